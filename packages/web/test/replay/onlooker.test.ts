import { expect, test } from "vitest";
import type { History, ReplayStep } from "../../src/replay/history.ts";
import { Onlooker } from "../../src/replay/onlooker.svelte.ts";
import { ReplayPlayer } from "../../src/replay/player.svelte.ts";
import { city } from "../panels/position.ts";
import { historical } from "../support/historical.ts";

const step = (by: ReplayStep["by"], turn: number, ...types: string[]): ReplayStep =>
  ({ by, turn, phase: turn * 10, lines: types.map((type) => ({ type })) }) as unknown as ReplayStep;
const steps = [step(null, 0), step("louis", 1, "turnBegan", "seatDone"), step("maria", 2, "seatDone")];
const watching = (reader: History["reader"]) => {
  const history = { reader, steps, viewAt: (at: number) => ({ shown: at }) } as unknown as History;
  const player = new ReplayPlayer(history);
  return { player, onlooker: new Onlooker(player, historical) };
};

test("an onlooker sees the step shown, and reads what has happened up to it", () => {
  const { player, onlooker } = watching("everybody");
  expect([onlooker.view, onlooker.lines]).toEqual([{ shown: 0 }, []]);
  player.travel(2);
  expect(onlooker.view).toEqual({ shown: 2 });
  expect(onlooker.lines).toEqual([
    { turn: 1, step: 10, by: "louis", entry: { type: "turnBegan" } },
    { turn: 1, step: 10, by: "louis", entry: { type: "seatDone" } },
    { turn: 2, step: 20, by: "maria", entry: { type: "seatDone" } },
  ]);
  player.travel(1);
  expect(onlooker.lines).toHaveLength(2);
});

test("he has the eyes of the seat whose game it is, and nobody's when all is open", () => {
  expect(watching("louis").onlooker.seat).toBe("louis");
  expect(watching(null).onlooker.seat).toBeNull();
  expect(watching("everybody").onlooker.seat).toBeNull();
});

test("the board is asked for the same cities twice if he asks twice, and for none if there are none", () => {
  const { onlooker } = watching(null);
  onlooker.focus([]);
  expect(onlooker.focusRequest).toBeNull();
  onlooker.focus([city("breslau")]);
  const first = onlooker.focusRequest;
  onlooker.focus([city("breslau")]);
  expect(onlooker.focusRequest).toEqual(first);
  expect(onlooker.focusRequest).not.toBe(first);
});
