// @vitest-environment happy-dom
import { type GameRecord, pending, replay, view } from "@maria/rules";
import type { State } from "@maria/rules/model";
import { beforeEach, expect, test } from "vitest";
import recorded from "../../rules/test/fixtures/frederick-twelve-fortresses.record.json" with {
  type: "json",
};
import { type Counsel, counselsFor, placesOfCounsel } from "../src/guide/counsel.ts";
import { guide, guidedGame, MOST_AT_ONCE, noteSaid, setSilent, stillToSay } from "../src/guide/guiding.ts";
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

test("whoever lacks two fortresses or fewer is named before anything else", () => {
  const state = stateAfter(record.entries.length - 1);
  const [asked] = pending(state);
  if (asked === undefined) throw new Error("nobody is asked");
  expect(counselsFor(view(state, asked.seat), historical, asked.seat)[0]?.kind).toBe("nearlyWon");
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

test("the companion stays with his game, silent or not, and nonsense in the browser is nobody", () => {
  expect(guidedGame("g")).toBeNull();
  guide("g");
  setSilent("g", true);
  expect(guidedGame("g")).toEqual({ id: "g", isSilent: true, said: {} });
  localStorage.setItem("maria-guided", '[{"id":3},null,"x"]');
  expect(guidedGame("g")).toBeNull();
  localStorage.setItem("maria-guided", "{");
  expect(guidedGame("g")).toBeNull();
});
