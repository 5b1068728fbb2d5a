import { newGame, pending, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import type { LogLine, Moment } from "@maria/table";
import { expect, test } from "vitest";
import { decidesAfresh } from "../../src/game/showing.ts";
import { historical, optionsOf } from "../panels/position.ts";

const state = newGame(historical, optionsOf("introductory"), seedFromNumber(1));
const before: Moment = {
  seen: 1,
  view: view(state, "maria"),
  pending: pending(state),
  lines: [],
  isWhole: false,
};
const line = (by: LogLine["by"]): LogLine =>
  ({ turn: 1, step: 0, by, entry: { type: "turnBegan", turn: 1 } }) as unknown as LogLine;

test("a seat goes on with what it had half chosen as long as nothing of this kind happens", () => {
  expect(decidesAfresh(before, before, "maria")).toBe(false);
  expect(decidesAfresh(before, { ...before, lines: [line("louis")] }, "maria")).toBe(false);
});

test.each<[string, Partial<Moment>]>([
  ["it has acted itself", { lines: [line("louis"), line("maria")] }],
  ["something was taken back", { isWhole: true }],
  ["another turn has begun", { view: { ...before.view, turn: 2 } }],
  ["another phase has begun", { view: { ...before.view, step: before.view.step + 1 } }],
  ["it is no longer asked", { pending: [] }],
])("a seat decides afresh if %s", (_name, changes) => {
  expect(decidesAfresh(before, { ...before, ...changes }, "maria")).toBe(true);
});

test("so does whoever has seen nothing before, or only looks on", () => {
  expect([decidesAfresh(null, before, "maria"), decidesAfresh(before, before, null)]).toEqual([true, true]);
});
