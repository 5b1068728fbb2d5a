import { choices, newGame, play } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { isRefusal, pieceId } from "@maria/rules/model";
import { expect, test } from "vitest";
import { stacksOf, transferFor } from "../../src/panels/stacks.ts";
import { historical, optionsOf, randomGame } from "./position.ts";

const [first, second] = [pieceId(3), pieceId(4)];

test("STK-07, STK-08: both generals keep at least one troop and at most eight", () => {
  const troops = [0, 0, 0, 3, 6];
  const transfers = [
    { type: "transfer", from: first, to: second, most: 2 },
    { type: "transfer", from: second, to: first, most: 5 },
  ] as const;
  expect(stacksOf(transfers, troops)).toEqual([{ first, second, least: 1, most: 8 }]);
});

test("STK-13: a stack that can only give one way is still offered once", () => {
  const transfers = [{ type: "transfer", from: second, to: first, most: 4 }] as const;
  expect(stacksOf(transfers, [0, 0, 0, 1, 5])).toEqual([{ first, second, least: 1, most: 5 }]);
});

test("DEC-03: what is wanted becomes a transfer in the right direction, or none", () => {
  const stack = { first, second, least: 1, most: 8 };
  expect(transferFor(stack, 3, 5)).toEqual({ type: "transfer", from: second, to: first, troops: 2 });
  expect(transferFor(stack, 3, 1)).toEqual({ type: "transfer", from: first, to: second, troops: 2 });
  expect(transferFor(stack, 3, 3)).toBeNull();
});

test("STK-13: every share the sheet offers is accepted by the game", () => {
  let tried = 0;
  for (const { view, seat } of randomGame("introductory", 12, 150)) {
    const transfers = choices(view, seat).flatMap((choice) => (choice.type === "transfer" ? [choice] : []));
    for (const stack of stacksOf(transfers, view.troops))
      for (const wanted of [stack.least, stack.most]) {
        const action = transferFor(stack, view.troops[stack.first] ?? 0, wanted);
        if (action === null) continue;
        const offered = transfers.find(({ from, to }) => from === action.from && to === action.to);
        expect(offered?.most).toBeGreaterThanOrEqual(action.troops);
        tried++;
      }
  }
  expect(tried).toBeGreaterThan(0);
  // Before set-up is over there is nothing to share.
  const start = newGame(historical, optionsOf("introductory"), seedFromNumber(1));
  expect(isRefusal(play(start, "frederick", { type: "transfer", from: first, to: second, troops: 1 }))).toBe(
    true,
  );
});
