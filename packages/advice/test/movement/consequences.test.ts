import { choices, play, view } from "@maria/rules";
import { conquestOutcome } from "@maria/rules/board";
import {
  BAVARIA,
  type FortressId,
  FRANCE,
  FRENCH_GOAL,
  isRefusal,
  type MarchAction,
  type Position,
  type State,
} from "@maria/rules/model";
import { randomAction } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { consequencesOf, marchOf, marchReach, tryMarch, waysTo } from "../../src/movement/index.ts";
import {
  ADVANCED,
  city,
  INTRODUCTORY,
  marchChoiceOf,
  movementOf,
  pack,
  piece,
  randomFrom,
  randomGame,
} from "../support/table.ts";

describe("a march tried on what one seat sees", () => {
  test("brings about exactly what the march itself does, over whole games", () => {
    const random = randomFrom(3);
    let compared = 0;
    for (const options of [INTRODUCTORY, ADVANCED])
      for (const { state, seat } of randomGame(options, 11)) {
        const marches = choices(state, seat).filter(({ type }) => type === "march");
        if (marches.length === 0) continue;
        for (let tries = 0; tries < 3; tries++) {
          const march = randomAction(marches, random) as MarchAction;
          const played = play(state, seat, march);
          const trial = tryMarch(view(state, seat), seat, march);
          if (isRefusal(played) || trial === null) throw new Error("a march that was offered is refused");
          expect(trial.events).toEqual(played.events);
          const waits = played.events.some(({ type }) => type === "stackProposed");
          if (!waits) expect(trial.after.at).toEqual(played.state.at);
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(300);
  });
});

const kindsOf = (state: State, march: MarchAction): string[] => {
  const seen = view(state, "frederick");
  const trial = tryMarch(seen, "frederick", march);
  return trial === null ? [] : consequencesOf(pack, seen, trial).map(({ kind }) => kind);
};

/** A Prussian general who marches along these cities. */
const march = (...keys: readonly string[]): MarchAction => ({
  type: "march",
  piece: piece("prussia1"),
  path: keys.map(city),
  force: false,
});

describe("what is told before a march is confirmed", () => {
  const roads = pack.wholeBoard.neighbours;
  const keyOf = (index: number): string => pack.cities[index]?.key ?? "";
  /** An Austrian fortress with two neighbours that are no fortresses. */
  const fortress = pack.coreAustrian
    .map((found) => pack.fortresses[found])
    .find((found) => {
      const around = found === undefined ? [] : (roads[found] ?? []);
      return around.filter((next) => pack.fortressIn[next] === -1).length >= 2;
    });
  if (fortress === undefined) throw new Error("no such fortress");
  const [here, there] = (roads[fortress] ?? []).filter((next) => pack.fortressIn[next] === -1).map(keyOf) as [
    string,
    string,
  ];
  const target = keyOf(fortress);

  test("CON-03 a fortress left behind is conquered, and out of supply there is said", () => {
    const kinds = kindsOf(movementOf("frederick", { prussia1: here }), march(target, there));
    expect(kinds).toContain("conquers");
    expect(kinds).toContain("outOfSupply");
  });

  test("RCQ-01 a protected one gets a question mark, and CMB-01 the protector next door is attacked", () => {
    const kinds = kindsOf(movementOf("frederick", { prussia1: here, austria1: there }), march(target, here));
    expect(kinds).toContain("questionMark");
    expect(kindsOf(movementOf("frederick", { prussia1: here, austria1: there }), march(target))).toContain(
      "attacks",
    );
  });

  test("MOV-13, HUS-08 an enemy train is eliminated and a hussar driven off", () => {
    const state = movementOf("frederick", { prussia1: here, austriaT1: target });
    expect(kindsOf(state, march(target))).toContain("eliminates");
    const ridden = { ...movementOf("frederick", { prussia1: here }), hussars: [city(target), city(there)] };
    expect(kindsOf(ridden, march(target))).toContain("drivesOff");
  });

  test("CON-05 own fortresses left without protection are named, those in an enemy's reach as exposed", () => {
    const left = { prussia1: "berlin", prussia2: "crossen" };
    const away: MarchAction = { ...march(), path: [] };
    const flight = (state: State): string[] => {
      const choice = marchChoiceOf(state, "frederick", "prussia1");
      const ways = [...marchReach(choice, true).values()].flatMap(({ force }) => force ?? []);
      const [farthest] = ways.sort((a, b) => b.path.length - a.path.length);
      return kindsOf(state, farthest ? marchOf(choice.piece, farthest, null) : away);
    };
    expect(flight(movementOf("frederick", left))).toContain("uncovers");
    expect(flight(movementOf("frederick", left))).not.toContain("exposes");
    expect(flight(movementOf("frederick", { prussia1: "berlin", austria1: "beeskow" }))).toContain("exposes");
  });

  test("MOV-05 ways to one city that differ in what happens are told apart, the shortest first", () => {
    const state = movementOf("frederick", { prussia1: here });
    const seen = view(state, "frederick");
    const choice = marchChoiceOf(state, "frederick", "prussia1");
    const ways = waysTo(pack, seen, "frederick", choice.piece, marchReach(choice, true), city(there));
    const normal = ways.filter(({ force }) => !force);
    expect(normal.some(({ trial }) => trial.events.some(({ type }) => type === "conquered"))).toBe(true);
    const lengths = normal.map(({ path }) => path.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });
});

describe("a march that is cut short", () => {
  /** France lacks one fortress of its goal, and its general stands before Eger, which nobody protects. */
  const nearlyWon = (): State => {
    const state = movementOf("louis", { france1: "wunsiedel" });
    const eger = pack.fortressIn[city("eger")];
    const held = pack.coreAustrian.filter((fortress) => fortress !== eger).slice(0, FRENCH_GOAL - 1);
    return {
      ...state,
      markers: state.markers.map((marker, fortress) =>
        held.some((other) => other === fortress) ? FRANCE : marker,
      ),
    };
  };
  const onward: MarchAction = {
    type: "march",
    piece: piece("france1"),
    path: ["eger", "plan", "eger"].map(city),
    force: false,
  };

  test("INT-07 it ends with the game where the last fortress falls, and nothing beyond is told", () => {
    const seen = view(nearlyWon(), "louis");
    const trial = tryMarch(seen, "louis", onward);
    if (trial === null) throw new Error("the march is not allowed");
    expect(trial.events[0]).toMatchObject({ type: "marched", path: [city("eger"), city("plan")] });
    expect(trial.after.at[piece("france1")]).toBe(city("plan"));
    expect(consequencesOf(pack, seen, trial)).toEqual([
      { kind: "conquers", city: city("eger") },
      { kind: "endsGame" },
    ]);
  });
});

describe("FRO-05 French objectives that were reduced", () => {
  /** Three French markers lie aside, and Bavaria's general stands on an Austrian fortress. */
  const reduced = (power: "bavaria1" | "france1"): State => {
    const state = movementOf("louis", { [power]: "eger" }, ADVANCED);
    const setAside = state.affairs?.setAside.map((markers, other) => (other === FRANCE ? 3 : markers)) ?? [];
    return { ...state, affairs: state.affairs && { ...state.affairs, setAside } };
  };

  test.each(["bavaria1", "france1"] as const)(
    "a conquest by %s on the Bohemia map brings them back",
    (name) => {
      const seen = view(reduced(name), "louis");
      const trial = tryMarch(seen, "louis", {
        type: "march",
        piece: piece(name),
        path: [city("wunsiedel")],
        force: false,
      });
      if (trial === null) throw new Error("the march is not allowed");
      const [first, second] = consequencesOf(pack, seen, trial);
      expect([first, second]).toEqual([
        { kind: "conquers", city: city("eger") },
        { kind: "markersReturn", power: FRANCE, markers: 3 },
      ]);
      const by = name === "bavaria1" ? BAVARIA : FRANCE;
      const fortress = pack.fortressIn[city("eger")] as FortressId;
      // One marker is placed, three come back: the preview and the march agree.
      expect(conquestOutcome(seen, pack, by, fortress).pools[FRANCE]).toBe(2);
      const pool = (position: Position): number => position.affairs?.pools[FRANCE] ?? 0;
      expect(pool(trial.after) - pool(seen)).toBe(2);
    },
  );
});
