// @vitest-environment happy-dom
import { drawScene } from "@maria/engraver";
import type { Scene } from "@maria/engraver/scene";
import { choices, play, replay } from "@maria/rules";
import {
  boardOf,
  distance,
  generalsIn,
  isEnemyFortress,
  isMainRoad,
  isWinterDue,
  protectorsOf,
  prussianCount,
  supplyRouteOf,
} from "@maria/rules/board";
import {
  FORCE_MARCH,
  type FortressId,
  GENERAL_MARCH,
  GENERAL_ON_MAIN_ROAD,
  isOnBoard,
  isRefusal,
  PROTECTION_RANGE,
  PRUSSIA,
  PRUSSIAN_GOAL,
  SAXONY,
  SAXONY_PRUSSIAN_ALLY,
  SILESIAN_FORTRESSES,
  type State,
  SUPPLY_RANGE,
  UNKNOWN,
} from "@maria/rules/model";
import { type Lesson, type LessonStep, recordAt } from "@maria/table";
import { sayWith } from "@maria/tell";
import { afterEach, describe, expect, test } from "vitest";
import { faultsOf } from "../../tell/test/support/houseStyle.ts";
import { type Chapter, parseChapter } from "../reference/parse.ts";
import { citiesOf } from "../src/game/boardTexts.ts";
import { language } from "../src/language/language.svelte.ts";
import { pictures as german } from "../src/language/pictures/de.ts";
import { pictures as english } from "../src/language/pictures/en.ts";
import { pictures as french } from "../src/language/pictures/fr.ts";
import { LESSON_IDS } from "../src/lessons/catalogue.ts";
import { loadLesson } from "../src/lessons/loadLesson.ts";
import Plate from "../src/plate/Plate.svelte";
import { partAround, wholeBoard } from "../src/plate/part.ts";
import { captionOf, drawnPicture } from "../src/reference/picture.ts";
import { type Drawn, PICTURES, type PictureId, silesianCities } from "../src/reference/pictures.ts";
import { historical } from "./support/historical.ts";
import { closeAll, mounted } from "./support/mounted.ts";

afterEach(closeAll);

const CHAPTERS = import.meta.glob<string>("../../../docs/rules/reference/en/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const lessons = new Map<string, Lesson>();
for (const id of LESSON_IDS) lessons.set(id, await loadLesson(id));
const lessonNamed = (id: string): Lesson => {
  const lesson = lessons.get(id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return lesson;
};
const scene: Scene = drawScene(historical.data);

interface Shown {
  readonly lesson: Lesson;
  readonly step: LessonStep;
  readonly state: State;
  readonly drawn: Drawn;
}

const namedIn = ({ step }: Shown, name: string): number => {
  const value = step.values[name];
  if (value === undefined) throw new Error(`${name} is not named`);
  if ("piece" in value) return value.piece;
  if ("city" in value) return value.city;
  return "number" in value ? value.number : -1;
};
const routeOf = ({ drawn }: Shown): readonly number[] => drawn.routes?.[0]?.path ?? [];
const playedIn = ({ step, state, lesson }: Shown) => {
  if (step.task.kind !== "act") throw new Error("nothing is done");
  const played = play(state, lesson.seat, step.task.action);
  if (isRefusal(played)) throw new Error(played.rule);
  return played;
};
const begun = replay(recordAt(lessonNamed("pieces"), 0));
if (!("state" in begun)) throw new Error("no game");
const historicalBoard = boardOf(begun.state);

const roads = (path: readonly number[]): boolean[] =>
  path.slice(1).map((city, index) => isMainRoad(historicalBoard, path[index] as never, city as never));
/** What each caption claims, asked of the rules. */
const HOLDS: { readonly [Id in PictureId]: (shown: Shown) => void } = {
  piece: (shown) => {
    expect(shown.state.at[namedIn(shown, "other")]).toBe(shown.drawn.seen?.[0]);
    expect(namedIn(shown, "oneRank")).toBeLessThan(namedIn(shown, "otherRank"));
    const near = historical.trains.filter(({ id }) =>
      shown.drawn.around.some((city) => {
        const place = shown.state.at[id];
        return place !== undefined && isOnBoard(place) && distance(historicalBoard, city, place) <= 4;
      }),
    );
    expect(near.length).toBeGreaterThan(0);
  },
  mainRoad: (shown) => {
    expect(roads(routeOf(shown))).toEqual(Array(GENERAL_ON_MAIN_ROAD).fill(true));
    expect(routeOf(shown).at(-1)).toBe(namedIn(shown, "fastCity"));
    expect(routeOf(shown)[0]).toBe(shown.state.at[namedIn(shown, "fast")]);
  },
  start: ({ state }) => {
    expect([state.turn, state.options.variant]).toEqual([1, "introductory"]);
    expect(state.spent.every((spent) => spent === 0)).toBe(true);
  },
  stack: (shown) => {
    const city = namedIn(shown, "city");
    expect(generalsIn(shown.state, historical, city as never)).toEqual([
      namedIn(shown, "one"),
      namedIn(shown, "other"),
    ]);
  },
  hussar: (shown) => {
    const { state } = shown;
    const general = namedIn(shown, "general");
    expect(state.hussars).toContain(namedIn(shown, "city"));
    expect(shown.drawn.seen).toContain(namedIn(shown, "city"));
    expect(supplyRouteOf(state, historical, boardOf(state), general as never).supply).toBe(
      namedIn(shown, "n"),
    );
    expect(supplyRouteOf(state, historical, boardOf(state), general as never).path).toEqual(routeOf(shown));
  },
  supply: (shown) => {
    const { state } = shown;
    const route = supplyRouteOf(state, historical, boardOf(state), namedIn(shown, "general") as never);
    expect(route.path).toEqual(routeOf(shown));
    expect([route.supply, route.atHome, route.path.length - 1]).toEqual([0, false, namedIn(shown, "n")]);
    expect(route.path.length - 1).toBeLessThanOrEqual(SUPPLY_RANGE);
  },
  march: (shown) => {
    expect(playedIn(shown).events[0]).toMatchObject({
      type: "marched",
      piece: namedIn(shown, "general"),
      force: false,
    });
    expect(routeOf(shown).length - 1).toBeLessThanOrEqual(GENERAL_MARCH);
    expect(roads(routeOf(shown))).toContain(false);
    expect(routeOf(shown).at(-1)).toBe(namedIn(shown, "city"));
  },
  forceMarch: (shown) => {
    expect(playedIn(shown).events[0]).toMatchObject({
      type: "marched",
      piece: namedIn(shown, "general"),
      force: true,
    });
    expect(routeOf(shown).length - 1).toBe(namedIn(shown, "n"));
    expect(namedIn(shown, "n")).toBeLessThanOrEqual(FORCE_MARCH);
  },
  trainMarch: (shown) => {
    const [marched] = playedIn(shown).events;
    expect(historical.trains.map(({ id }) => id)).toContain(marched?.type === "marched" ? marched.piece : -1);
    expect(routeOf(shown).at(-1)).toBe(namedIn(shown, "end"));
  },
  conquest: (shown) => {
    const open = namedIn(shown, "open");
    expect(routeOf(shown).slice(1, -1)).toContain(open);
    const conquered = playedIn(shown).events.flatMap((event) =>
      event.type === "conquered" ? [historical.fortresses[event.fortress]] : [],
    );
    expect(conquered).toEqual([open]);
  },
  protection: (shown) => {
    const { state } = shown;
    const guarded = namedIn(shown, "guarded");
    const fortress = historical.fortressIn[guarded] as FortressId;
    expect(isEnemyFortress(state, historical, PRUSSIA, guarded as never)).toBe(true);
    expect(protectorsOf(state, historical, boardOf(state), fortress)).toContain(namedIn(shown, "protector"));
    const stands = state.at[namedIn(shown, "protector")];
    if (stands === undefined || !isOnBoard(stands)) throw new Error("he stands nowhere");
    expect(distance(boardOf(state), guarded as never, stands)).toBe(namedIn(shown, "n"));
    expect(namedIn(shown, "n")).toBeLessThanOrEqual(PROTECTION_RANGE);
  },
  combat: (shown) => {
    const battle = shown.state.agenda.at(-1);
    if (battle?.kind !== "battle") throw new Error("nobody fights");
    expect(boardOf(shown.state).neighbours[battle.attacker.city]).toContain(battle.defender.city);
    for (const side of [battle.attacker, battle.defender])
      expect(historical.cities[side.city]?.suit).toBe(side.suit);
    expect(shown.step.values.suit).toEqual({ suit: battle[battle.toPlay].suit });
  },
  retreat: (shown) => {
    expect(routeOf(shown)).toEqual([namedIn(shown, "from"), ...routeOf(shown).slice(1)]);
    expect(routeOf(shown).length - 1).toBe(namedIn(shown, "n"));
    expect(playedIn(shown).events[0]).toMatchObject({ type: "retreated", path: routeOf(shown).slice(1) });
    expect(routeOf(shown).at(-1)).toBe(namedIn(shown, "city"));
  },
  winter: (shown) => {
    expect(isWinterDue(shown.state.turn)).toBe(true);
    expect(shown.state.turn).toBe(namedIn(shown, "turn"));
    expect(playedIn(shown).events[0]).toMatchObject({ type: "recruited", troops: namedIn(shown, "n") });
    expect(shown.drawn.seen?.length).toBeGreaterThan(0);
  },
  victory: (shown) => {
    expect(prussianCount(shown.state, historical)).toBe(namedIn(shown, "n"));
    expect(namedIn(shown, "n")).toBe(PRUSSIAN_GOAL - 1);
    expect(playedIn(shown).state.result?.winner).toBe("frederick");
    expect(routeOf(shown)).toContain(namedIn(shown, "city"));
  },
  tracks: ({ state, drawn }) => {
    expect(drawn.tracks).toEqual(["saxony", "russia", "italy"]);
    expect(state.affairs?.tracks.italy).not.toBe(historical.politics.tracks.italy.star);
  },
  silesia: ({ state, drawn, lesson }) => {
    expect(drawn.seen).toHaveLength(SILESIAN_FORTRESSES);
    for (const fortress of historical.silesian) expect(state.markers[fortress]).toBe(PRUSSIA);
    expect(
      choices(state, lesson.seat).some(
        (choice) => choice.type === "offerPeace" && choice.offers.includes(true),
      ),
    ).toBe(true);
  },
  saxony: ({ state, drawn }) => {
    const saxons = historical.generals.filter(({ power }) => power === SAXONY);
    expect(drawn.seen).toEqual(saxons.map(({ id }) => state.at[id]));
    expect(saxons).toHaveLength(1);
    expect(historical.cities[drawn.seen?.[0] ?? -1]?.territory).toBe("saxony");
    expect(state.saxony).toBe(SAXONY_PRUSSIAN_ALLY);
  },
  ceded: ({ drawn }) => {
    expect(drawn.seen).toEqual(silesianCities(historical));
    for (const city of drawn.seen ?? []) expect(historical.cities[city]?.territory).toBe("silesia");
  },
  hidden: ({ lesson, step, state }) => {
    expect(lesson.seat).toBe("frederick");
    const picture = PICTURES.find(({ id }) => id === "hidden");
    if (picture === undefined) throw new Error("no picture");
    const { view } = drawnPicture(lesson, picture);
    for (const { id, power } of historical.generals) {
      const place = state.at[id];
      if (place === undefined || !isOnBoard(place)) continue;
      expect(view.troops[id] === UNKNOWN, String(id)).toBe(power !== PRUSSIA && power !== SAXONY);
    }
    expect(step.name).toBe("suits");
  },
};

describe.each(PICTURES.map((picture) => [picture.id, picture] as const))(
  "the picture “%s”",
  (id, picture) => {
    const lesson = lessonNamed(picture.lesson);
    const { view, drawn, step } = drawnPicture(lesson, picture);
    const replayed = replay(recordAt(lesson, picture.step));
    if (!("state" in replayed)) throw new Error("no game");
    const { state } = replayed;

    test("shows what its caption says", () => {
      HOLDS[id]({ lesson, step, state, drawn });
    });

    test("is drawn by the board, with all it points out in sight, and without a bitmap", async () => {
      if (drawn.tracks !== undefined) return expect(drawn.around).toEqual([]);
      const cities = citiesOf(historical);
      const part =
        drawn.around.length === 0 ? wholeBoard(scene) : partAround(scene, cities, drawn.around, 420, 1.6);
      for (const city of [
        ...drawn.around,
        ...(drawn.seen ?? []),
        ...(drawn.routes?.flatMap(({ path }) => path) ?? []),
      ]) {
        const { x, y } = cities[city] ?? { x: -1, y: -1 };
        expect(
          x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height,
          String(city),
        ).toBe(true);
      }
      const place = await mounted(Plate, {
        scene,
        view,
        part,
        width: 680,
        label: "picture",
        routes: drawn.routes ?? [],
        seen: drawn.seen ?? [],
      });
      expect(place.querySelector("svg")).not.toBeNull();
      expect(place.querySelector("image, img, canvas")).toBeNull();
      expect(place.querySelectorAll(".pieces > *, .piece, [data-piece]").length).toBeGreaterThan(0);
    });

    test("has a caption in every language with all its values", async () => {
      for (const [name, texts] of Object.entries({ en: english, de: german, fr: french })) {
        await language.choose(name as "en" | "de" | "fr");
        language.speakOf(historical);
        const caption = captionOf(language.words, sayWith<typeof english>("en", texts), id, step);
        expect(caption, name).not.toMatch(/[{}]|undefined| {2}/);
        for (const [, found] of english[`picture.${id}`].matchAll(/\{(\w+)\}/g))
          expect(texts[`picture.${id}`], `${name} ${found}`).toContain(`{${found}}`);
        expect(faultsOf(name as "en" | "de" | "fr", texts[`picture.${id}`])).toEqual([]);
      }
    });
  },
);

test("every chapter that a picture helps has one, and each stands at a clause there is", () => {
  const clausesOf = ({ sections }: Chapter): string[] =>
    sections.flatMap(({ clauses }) => clauses.map(({ id }) => id));
  const chapters = Object.values(CHAPTERS).map(parseChapter);
  const withPicture = chapters.filter((chapter) =>
    PICTURES.some(({ clause }) => clausesOf(chapter).includes(clause)),
  );
  // Politics, votes and victory are read off cards and pools; rulings, decisions and examples speak of clauses.
  const without = chapters
    .filter((chapter) => !withPicture.includes(chapter))
    .map(({ sections }) => sections[0]?.clauses[0]?.id.slice(0, 3));
  expect(without).toEqual(["ADV", "VIC", "RUL", "DEC", "EXA"]);
  const all = chapters.flatMap(clausesOf);
  for (const { clause } of PICTURES) expect(all).toContain(clause);
});
