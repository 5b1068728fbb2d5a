// @vitest-environment happy-dom
import { type GameRecord, pending, replay, view } from "@maria/rules";
import { replaySteps } from "@maria/rules/authority";
import {
  type CityId,
  cityId,
  FRANCE,
  LAST_TURN,
  pieceId,
  type State,
  TURNS_BETWEEN_WINTERS,
} from "@maria/rules/model";
import { beforeEach, expect, test } from "vitest";
import recorded from "../../rules/test/fixtures/frederick-twelve-fortresses.record.json" with {
  type: "json",
};
import { type Counsel, counselsFor, placesOfCounsel } from "../src/guide/counsel.ts";
import {
  guide,
  guidedGame,
  hasBeenGuided,
  MOST_AT_ONCE,
  noteSaid,
  setSilent,
  stillToSay,
  toldNow,
} from "../src/guide/guiding.ts";
import { historical } from "./support/historical.ts";

const record = recorded.record as unknown as GameRecord;
const stateAfter = (entries: number): State => {
  const replayed = replay({ ...record, entries: record.entries.slice(0, entries) });
  if (!("state" in replayed)) throw new Error("the record is not allowed");
  return replayed.state;
};

/** What is said to everybody who has to decide, here and there in a whole game. */
const heard: readonly (readonly Counsel[])[] = Array.from({ length: 24 }, (_, part) =>
  stateAfter(Math.floor((part * (record.entries.length - 1)) / 24)),
).flatMap((state) => pending(state).map(({ seat }) => counselsFor(view(state, seat), historical, seat)));

beforeEach(() => localStorage.clear());

test("something is said of most decisions, and each fact names whom it is about", () => {
  expect(heard.filter((counsels) => counsels.length > 0).length).toBeGreaterThan(heard.length / 2);
  const kinds = new Set(heard.flat().map(({ kind }) => kind));
  for (const kind of ["look", "open", "threatened"] as const) expect(kinds).toContain(kind);
  const state = stateAfter(record.entries.length - 1);
  const [asked] = pending(state);
  if (asked === undefined) throw new Error("nobody is asked");
  const seen = view(state, asked.seat);
  for (const counsel of counselsFor(seen, historical, asked.seat))
    if ("cities" in counsel) expect(placesOfCounsel(seen, counsel)).toEqual(counsel.cities);
});

test("INT-08, INT-09 only fortresses that count for a goal are called threatened or open", () => {
  const territoryOf = (city: CityId): string => historical.cities[city]?.territory ?? "";
  const named = new Set<string>();
  for (const { state } of replaySteps(record))
    for (const { seat } of pending(state)) {
      const seen = view(state, seat);
      for (const counsel of counselsFor(seen, historical, seat))
        if (counsel.kind === "threatened" || counsel.kind === "open")
          for (const city of counsel.cities) named.add(territoryOf(city));
    }
  expect([...named].sort()).toEqual(["austria", "silesia"]);
});

test("whoever lacks two fortresses or fewer is named before anything else", () => {
  const state = stateAfter(record.entries.length - 1);
  const [asked] = pending(state);
  if (asked === undefined) throw new Error("nobody is asked");
  expect(counselsFor(view(state, asked.seat), historical, asked.seat)[0]?.kind).toBe("nearlyWon");
});

test("INT-10 in the last turn its end is spoken of, and no winter", () => {
  const ends = record.entries.length - 1;
  const state = { ...stateAfter(ends), turn: LAST_TURN };
  const [asked] = pending(state);
  if (asked === undefined) throw new Error("nobody is asked");
  const kinds = counselsFor(view(state, asked.seat), historical, asked.seat).map(({ kind }) => kind);
  expect(kinds).toContain("lastTurn");
  expect(kinds).not.toContain("winterComes");
  const before = { ...state, turn: LAST_TURN - TURNS_BETWEEN_WINTERS };
  const earlier = counselsFor(view(before, asked.seat), historical, asked.seat).map(({ kind }) => kind);
  expect(earlier).toContain("winterComes");
  expect(earlier).not.toContain("lastTurn");
});

test("each kind of advice is given a few times, a few at once, and then no more", () => {
  guide("g");
  const counsels = heard.find((all) => all.length > 1) ?? [];
  let times = 0;
  for (; times < 20; times++) {
    const told = stillToSay(counsels, guidedGame("g")?.said ?? {});
    if (told.length === 0) break;
    expect(told.length).toBeLessThanOrEqual(MOST_AT_ONCE);
    noteSaid("g", told);
  }
  expect(times).toBeGreaterThan(1);
  expect(times).toBeLessThan(12);
});

const LOOK: Counsel = { kind: "look", at: "movement" };
const OPEN = (...cities: number[]): Counsel => ({
  kind: "open",
  cities: cities.map(cityId),
  general: pieceId(1),
});
const WINTER: Counsel = { kind: "winterComes" };
const WON: Counsel = { kind: "nearlyWon", power: FRANCE, left: 1, isOwn: false };

test("a new kind of decision is explained before its facts, but not before a game that is about to end", () => {
  expect(stillToSay([OPEN(3), LOOK], {})).toEqual([LOOK, OPEN(3)]);
  expect(stillToSay([WON, OPEN(3), LOOK], {})).toEqual([WON, LOOK]);
  expect(stillToSay([OPEN(3), WINTER, LOOK], { "look.movement": 1 })).toEqual([OPEN(3), WINTER]);
});

test("while the same decision lasts, what was said follows the pieces: what holds no more goes, what comes up is said", () => {
  const told = [LOOK, OPEN(3, 4)];
  expect(toldNow(told, [OPEN(4), LOOK], {})).toEqual({ told: [LOOK, OPEN(4)], fresh: [] });
  expect(toldNow(told, [LOOK, WINTER], {})).toEqual({ told: [LOOK, WINTER], fresh: [WINTER] });
  expect(toldNow(told, [LOOK, OPEN(3, 4), WINTER], {}).fresh).toEqual([]);
  expect(toldNow([], [WINTER], { winterComes: 9 })).toEqual({ told: [], fresh: [] });
});

test("the companion stays with his game, silent or not, and nonsense in the browser is nobody", () => {
  expect(guidedGame("g")).toBeNull();
  expect(hasBeenGuided()).toBe(false);
  guide("g");
  expect(hasBeenGuided()).toBe(true);
  setSilent("g", true);
  expect(guidedGame("g")).toEqual({ id: "g", isSilent: true, said: {} });
  localStorage.setItem("maria-guided", '[{"id":3},null,"x"]');
  expect(guidedGame("g")).toBeNull();
  localStorage.setItem("maria-guided", "{");
  expect(guidedGame("g")).toBeNull();
});
