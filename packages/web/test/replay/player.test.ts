import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { History } from "../../src/replay/history.ts";
import { ReplayPlayer } from "../../src/replay/player.svelte.ts";
import { city, general } from "../panels/position.ts";

const march = {
  type: "marched",
  piece: general("prussia", 1),
  from: city("glogau"),
  path: [city("breslau")],
  force: false,
};
const steps = [0, 1, 2, 3, 4].map((index) => ({
  lines: index === 2 ? [march] : [],
  moment: { turn: 1 + Math.floor(index / 2), stage: 1, phase: "movement" },
  turn: 1 + Math.floor(index / 2),
}));
const history = { steps, viewAt: (step: number) => ({ shown: step }) } as unknown as History;

let player: ReplayPlayer;
beforeEach(() => {
  vi.useFakeTimers();
  player = new ReplayPlayer(history);
});
afterEach(() => vi.useRealTimers());

test("travels within the game only, and shows the step it has come to", () => {
  expect(player.last).toBe(4);
  player.travel(3);
  expect([player.at, player.step, player.view]).toEqual([3, steps[3], { shown: 3 }]);
  player.travel(99);
  expect(player.at).toBe(4);
  player.travel(-5);
  expect(player.at).toBe(0);
});

test("a way is drawn only if it leads on from the step before", () => {
  player.travel(2);
  expect(player.movement).toEqual([]);
  player.travel(1);
  player.forward("action");
  expect(player.at).toBe(2);
  expect(player.movement).toEqual([{ piece: march.piece, path: [march.from, ...march.path] }]);
  player.moved();
  expect(player.movement).toEqual([]);
  player.back("action");
  expect([player.at, player.movement]).toEqual([1, []]);
});

test("plays by itself at its speed until the end, and from the beginning again", () => {
  player.toggle();
  vi.advanceTimersByTime(799);
  expect(player.at).toBe(0);
  vi.advanceTimersByTime(1);
  expect(player.at).toBe(1);
  player.setSpeed(300);
  vi.advanceTimersByTime(300);
  expect(player.at).toBe(2);
  player.toggle();
  vi.advanceTimersByTime(3000);
  expect([player.at, player.isPlaying]).toEqual([2, false]);
  player.setSpeed(1600);
  vi.advanceTimersByTime(3200);
  expect(player.at).toBe(2);
  player.toggle();
  vi.advanceTimersByTime(3200);
  expect([player.at, player.isPlaying]).toEqual([4, false]);
  player.toggle();
  expect([player.at, player.isPlaying]).toEqual([0, true]);
  player.pause();
});
