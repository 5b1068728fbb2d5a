import { view } from "@maria/rules";
import { activePowers } from "@maria/rules/board";
import {
  type Frame,
  isOnBoard,
  OFF_BOARD,
  POWERS,
  type Power,
  type State,
  seatOfPower,
} from "@maria/rules/model";
import { expect, test } from "vitest";
import { supplyLosses } from "../../src/supply/index.ts";
import { ADVANCED, after, INTRODUCTORY, movementOf, pack, piece, randomGame } from "../support/table.ts";

/** The position as it would be if hussars charged every general of the power and its hand were empty. */
const withoutMeans = (state: State, power: Power): State => {
  const charges = (pack.armies[power]?.generals ?? []).flatMap((general) => {
    const place = state.at[general];
    return place !== undefined && isOnBoard(place) ? [{ general, price: 3 }] : [];
  });
  const frame: Frame = { kind: "supply", paying: [power], charges, unsupplied: [] };
  const hands = POWERS.map((other) => (other === power ? [] : (state.hands[other] ?? [])));
  return { ...state, hands, agenda: [...state.agenda, frame] };
};

test("SUP-09, SUP-10, RUL-23 what is foretold of those who go without is what happens to them", () => {
  let stayed = 0;
  let removed = 0;
  let stacked = 0;
  const games = [3, 4].flatMap((seed) => [INTRODUCTORY, ADVANCED].map((options) => ({ options, seed })));
  for (const { options, seed } of games)
    for (const { state } of randomGame(options, seed)) {
      if (state.agenda.at(-1)?.kind !== "movement") continue;
      for (const power of activePowers(state)) {
        const seat = seatOfPower(state.options, power, state.saxony);
        const before = withoutMeans(state, power);
        const frame = before.agenda.at(-1);
        if (frame?.kind !== "supply" || frame.charges.length === 0) continue;
        const generals = frame.charges.map(({ general }) => general);
        const foretold = supplyLosses(view(before, seat), pack, generals);
        const next = after(before, seat, { type: "coverSupply", power, generals: [] });
        expect(foretold.map(({ general }) => general)).toEqual(generals);
        for (const { general, isRemoved } of foretold) {
          expect(next.at[general] === OFF_BOARD).toBe(isRemoved);
          if (isRemoved) removed++;
          else {
            stayed++;
            expect(next.faceDown[general]).toBe(true);
          }
          if (generals.some((other) => other !== general && state.at[other] === state.at[general])) stacked++;
        }
      }
    }
  expect(stayed).toBeGreaterThan(20);
  expect(removed).toBeGreaterThan(20);
  expect(stacked).toBeGreaterThan(20);
});

test("SUP-09 a general off the board loses nothing", () => {
  const base = movementOf("frederick", { prussia1: "berlin" });
  expect(supplyLosses(view(base, "frederick"), pack, [piece("prussia2")])).toEqual([]);
});

test("SUP-09, SUP-10 a general face-up loses one troop, one face-down two", () => {
  const base = movementOf("frederick", { prussia1: "berlin", prussia2: "potsdam" });
  const [first, second] = [piece("prussia1"), piece("prussia2")];
  const troops = base.troops.map((before, general) => (general === first || general === second ? 2 : before));
  const faceDown = base.faceDown.map((before, general) => (general === second ? true : before));
  expect(supplyLosses(view({ ...base, troops, faceDown }, "frederick"), pack, [first, second])).toEqual([
    { general: first, loss: 1, isRemoved: false },
    { general: second, loss: 2, isRemoved: true },
  ]);
});
