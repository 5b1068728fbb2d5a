// @vitest-environment happy-dom

import type { Scene } from "@maria/engraver/scene";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BoardCamera } from "../../src/board/camera.svelte.ts";

/** A sheet of 2000 by 1000 whose corner is at 100, 50; Bohemia is its right half. */
const scene = {
  bounds: { x: 100, y: 50, width: 2000, height: 1000 },
  maps: {
    flanders: { frame: { x: 100, y: 50, width: 1000, height: 1000 } },
    bohemia: { frame: { x: 1100, y: 50, width: 1000, height: 1000 } },
  },
} as unknown as Scene;
const PLACES = [
  { x: 600, y: 550 },
  { x: 1600, y: 300 },
  { x: 1650, y: 350 },
];
const MIDDLE = { x: 1100, y: 550 };

let still = true;
beforeEach(() => {
  still = true;
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame", "cancelAnimationFrame"],
  });
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = (width = 1000, height = 500): BoardCamera => {
  const camera = new BoardCamera(scene, PLACES);
  camera.resize(width, height);
  return camera;
};
const middleOf = (camera: BoardCamera) => camera.boardAt(camera.width / 2, camera.height / 2);

describe("the board in its window", () => {
  test("the whole sheet is seen first", () => {
    const camera = opened();
    expect(camera.sight).toEqual({ zoom: 0.5, x: 0, y: 0 });
    expect(camera.drawnZoom).toBe(0.5);
    expect(camera.seen).toEqual({ x: 100, y: 50, width: 2000, height: 1000 });
    expect(camera.boardAt(500, 250)).toEqual(MIDDLE);
  });

  test("a higher window shows the sheet in its middle", () => {
    expect(opened(1000, 900).sight).toEqual({ zoom: 0.5, x: 0, y: 200 });
  });

  test("what was in the middle stays there when the window changes", () => {
    const camera = opened();
    camera.zoomAt(500, 250, 3);
    camera.pan(-100, 60);
    const before = middleOf(camera);
    camera.resize(800, 700);
    expect(middleOf(camera).x).toBeCloseTo(before.x, 0);
    expect(middleOf(camera).y).toBeCloseTo(before.y, 0);
    expect(camera.sight.zoom).toBe(1.5);
  });

  test("a window without a size is waited for, and the last wish comes true in it", () => {
    const camera = new BoardCamera(scene, PLACES);
    camera.fit("flanders");
    camera.showCity(1);
    camera.resize(0, 500);
    expect(camera.sight.zoom).toBe(0.3);
    camera.resize(200, 100);
    expect(middleOf(camera).x).toBeCloseTo(1600, -1);
    expect(middleOf(camera).y).toBeCloseTo(300, -1);
    const { sight } = camera;
    camera.resize(200, 100);
    expect(camera.sight).toEqual(sight);
  });

  test("the same size again changes nothing", () => {
    const camera = opened();
    camera.pan(13.4, 0);
    camera.resize(1000, 500);
    expect(camera.sight.x).toBe(13.4);
  });
});

describe("panning and zooming", () => {
  test("the sheet follows the hand", () => {
    const camera = opened();
    camera.pan(30, -20);
    camera.pan(5, 5);
    expect(camera.sight).toEqual({ zoom: 0.5, x: 35, y: -15 });
  });

  test("some of the sheet always stays in the window", () => {
    const camera = opened();
    camera.pan(5000, 5000);
    expect(camera.sight).toEqual({ zoom: 0.5, x: 500, y: 250 });
    camera.pan(-9000, -9000);
    expect(camera.sight).toEqual({ zoom: 0.5, x: -500, y: -250 });
  });

  test("the place under the point stays under it", () => {
    const camera = opened();
    const before = camera.boardAt(300, 100);
    camera.zoomAt(300, 100, 2);
    expect(camera.sight.zoom).toBe(1);
    expect(camera.boardAt(300, 100).x).toBeCloseTo(before.x, 6);
    expect(camera.boardAt(300, 100).y).toBeCloseTo(before.y, 6);
  });

  test("not closer than is of use, not farther than the whole sheet and a little", () => {
    const camera = opened();
    camera.zoomAt(500, 250, 100);
    expect(camera.sight.zoom).toBe(2.4);
    camera.zoomAt(500, 250, 0.001);
    expect(camera.sight.zoom).toBeCloseTo(0.5 * 0.85, 9);
  });

  test("the buttons zoom around the middle, in and out alike", () => {
    const camera = opened();
    camera.zoomIn();
    expect(camera.sight.zoom).toBeCloseTo(0.75, 9);
    expect(middleOf(camera)).toEqual(MIDDLE);
    camera.zoomIn();
    camera.zoomOut();
    expect(camera.sight.zoom).toBeCloseTo(0.75, 9);
    expect(middleOf(camera).x).toBeCloseTo(MIDDLE.x, 6);
    expect(middleOf(camera).y).toBeCloseTo(MIDDLE.y, 6);
    camera.zoomTo(500, 250, 2);
    expect(camera.sight.zoom).toBeCloseTo(1.5, 9);
    expect(middleOf(camera).x).toBeCloseTo(MIDDLE.x, 0);
  });

  test("a wheel spun back quickly draws the board once, when it rests; a slow hand sees it drawn on its way", () => {
    const camera = opened();
    camera.zoomAt(500, 250, 4);
    vi.advanceTimersByTime(160);
    const drawn = new Set<number>();
    for (let notch = 0; notch < 15; notch++) {
      camera.zoomAt(500, 250, 0.85);
      drawn.add(camera.drawnZoom);
      vi.advanceTimersByTime(20);
    }
    expect([...drawn]).toEqual([2]);
    vi.advanceTimersByTime(160);
    expect(camera.drawnZoom).toBe(camera.sight.zoom);
  });

  test("pieces are drawn anew when the hand rests, or before when it is slow and the picture has shrunk much", () => {
    const camera = opened();
    camera.zoomAt(500, 250, 2);
    expect(camera.drawnZoom).toBe(0.5);
    vi.advanceTimersByTime(159);
    expect(camera.drawnZoom).toBe(0.5);
    camera.pan(0.4, 0);
    vi.advanceTimersByTime(159);
    expect(camera.drawnZoom).toBe(0.5);
    vi.advanceTimersByTime(1);
    expect(camera.drawnZoom).toBe(1);
    expect(Number.isInteger(camera.sight.x)).toBe(true);
    camera.zoomAt(500, 250, 0.61);
    expect(camera.drawnZoom).toBe(1);
    camera.zoomAt(500, 250, 0.95);
    expect(camera.drawnZoom).toBe(1);
    for (let passed = 0; passed < 400; passed += 100) {
      vi.advanceTimersByTime(100);
      camera.pan(1, 0);
    }
    expect(camera.drawnZoom).toBeCloseTo(0.61 * 0.95, 9);
  });

  test("a sheet moved by somebody else is followed, our own rounding is not", () => {
    const camera = opened();
    camera.follow(1, -1);
    expect(camera.sight).toEqual({ zoom: 0.5, x: 0, y: 0 });
    camera.follow(2, 0);
    expect(camera.sight.x).toBe(2);
    camera.follow(2, 9);
    expect(camera.sight.y).toBe(9);
  });
});

describe("what is asked to be seen", () => {
  test("one map with a margin, or both", () => {
    const camera = opened();
    camera.fit("bohemia");
    expect(camera.sight.zoom).toBeCloseTo(500 / 1068, 9);
    // The sheet is smaller than the window then, and lies in its middle.
    expect(middleOf(camera).x).toBeCloseTo(1100, -1);
    camera.fit("both");
    expect(camera.sight).toEqual({ zoom: 0.5, x: 0, y: 0 });
  });

  test("maps that would be a narrow band are not opened both at once", () => {
    const wide = opened();
    wide.open(false);
    expect(middleOf(wide).x).toBeCloseTo(1100, 0);
    wide.open(true);
    expect(wide.sight.zoom).toBeCloseTo(500 / 1068, 9);
    const narrow = opened(400, 900);
    narrow.open(false);
    // The sheet ends where Bohemia does: nothing empty is seen beyond it.
    expect(narrow.seen.x + narrow.seen.width).toBeCloseTo(2100, 0);
  });

  test("a city near enough to read, and no farther away than before", () => {
    const camera = opened(300, 150);
    camera.showCity(0);
    expect(camera.sight.zoom).toBe(0.48);
    expect(middleOf(camera).x).toBeCloseTo(600, -1);
    camera.zoomAt(150, 75, 3);
    const { zoom } = camera.sight;
    camera.showCity(1);
    expect(camera.sight.zoom).toBe(zoom);
    camera.showCity(99);
    expect(middleOf(camera).x).toBeCloseTo(1600, -1);
  });

  test("cities that are seen from too far are brought near where they have to be read", () => {
    const camera = opened(400, 200);
    camera.showCities([1, 2]);
    expect(camera.sight.zoom).toBe(0.2);
    camera.showCities([1, 2], "readable");
    expect(camera.sight.zoom).toBe(0.48);
    expect(middleOf(camera).x).toBeCloseTo(1625, -1);
    camera.zoomTo(200, 100, 2);
    const near = camera.sight;
    camera.showCities([1, 2], "readable");
    expect(camera.sight).toEqual(near);
  });

  test("whoever looks from where all cities are named is left there", () => {
    const camera = opened(700, 350);
    camera.showCities([1, 2], "readable");
    expect(camera.sight).toEqual({ zoom: 0.35, x: 0, y: 0 });
  });

  test("a flight that is under way and will show the cities goes on", () => {
    still = false;
    const camera = opened(200, 200);
    camera.fit("bohemia");
    camera.showCities([1, 2]);
    vi.advanceTimersByTime(1000);
    expect(camera.sight.zoom).toBeCloseTo(200 / 1068, 9);
    expect(camera.seen.x + camera.seen.width).toBeCloseTo(2100, -1);
  });

  test("what was asked for before there was a window is done in its order", () => {
    const camera = new BoardCamera(scene, PLACES);
    camera.fit("flanders");
    camera.showCities([1, 2]);
    camera.resize(200, 200);
    expect(middleOf(camera).x).toBeCloseTo(1625, -1);
  });

  test("cities are shown only as far as needed", () => {
    const camera = opened();
    camera.showCities([0, 1]);
    expect(camera.sight).toEqual({ zoom: 0.5, x: 0, y: 0 });
    camera.showCities([]);
    expect(camera.sight).toEqual({ zoom: 0.5, x: 0, y: 0 });
    camera.zoomAt(0, 0, 4);
    camera.showCities([1, 2]);
    expect(middleOf(camera).x).toBeCloseTo(1625, -1);
    expect(middleOf(camera).y).toBeCloseTo(325, -1);
    expect(camera.sight.zoom).toBeCloseTo(500 / 290, 6);
    camera.showCities([0, 1]);
    expect(camera.sight.zoom).toBeCloseTo(1000 / 1240, 6);
    expect(middleOf(camera).x).toBeCloseTo(1100, -1);
  });

  test("a city under the edge of the window counts as unseen", () => {
    const camera = opened();
    camera.pan(-250 - 210, 0);
    const { x } = camera.sight;
    camera.showCities([0]);
    expect(camera.sight.x).not.toBe(x);
  });

  test("the eye is led where something happens, and back to where it was before the first visit", () => {
    const camera = opened();
    camera.zoomAt(0, 0, 4);
    const before = camera.sight;
    camera.visit([1, 2]);
    expect(camera.sight).not.toEqual(before);
    camera.visit([0]);
    camera.comeBack();
    expect(camera.sight).toEqual(before);
    camera.centre({ x: 900, y: 500 });
    const elsewhere = camera.sight;
    camera.comeBack();
    expect(camera.sight).toEqual(elsewhere);
  });

  test("the way back leads to the same place in a window that has changed meanwhile", () => {
    const camera = opened();
    camera.zoomAt(0, 0, 4);
    const before = middleOf(camera);
    const { zoom } = camera.sight;
    camera.visit([1, 2]);
    camera.resize(700, 800);
    camera.resize(1000, 300);
    camera.comeBack();
    expect(camera.sight.zoom).toBe(zoom);
    expect(middleOf(camera).x).toBeCloseTo(before.x, 0);
    expect(middleOf(camera).y).toBeCloseTo(before.y, 0);
  });

  test("whoever has moved the sheet meanwhile is left where he looks", () => {
    const moves: ((camera: BoardCamera) => void)[] = [
      (camera) => camera.pan(-30, 10),
      (camera) => camera.zoomAt(5, 5, 1.2),
      (camera) => camera.zoomIn(),
      (camera) => camera.zoomOut(),
      (camera) => camera.zoomTo(5, 5, 1.2),
      (camera) => camera.fit("flanders"),
      (camera) => camera.centre(MIDDLE),
      (camera) => camera.follow(camera.sight.x - 40, camera.sight.y),
    ];
    for (const move of moves) {
      const camera = opened();
      camera.zoomAt(0, 0, 4);
      camera.visit([1, 2]);
      move(camera);
      const looked = camera.sight;
      camera.comeBack();
      expect(camera.sight).toEqual(looked);
    }
  });

  test("what lies over the window's lower part hides nothing that is to be seen", () => {
    const camera = opened();
    camera.covered = 300;
    camera.visit([0]);
    const { y } = PLACES[0] ?? MIDDLE;
    const { zoom, x: left, y: top } = camera.sight;
    expect((y - scene.bounds.y) * zoom + top).toBeCloseTo(100, 0);
    expect(left).toBe(0);
  });

  test("the mini-map brings a place to the middle", () => {
    const camera = opened();
    camera.centre({ x: 900, y: 500 });
    expect(middleOf(camera)).toEqual({ x: 900, y: 500 });
  });
});

describe("flights", () => {
  beforeEach(() => {
    still = false;
  });

  test("end where they should, and pass between", () => {
    const camera = opened(200, 100);
    camera.showCity(1);
    vi.advanceTimersByTime(200);
    const underway = camera.sight;
    expect(underway.x).toBeLessThan(0);
    vi.advanceTimersByTime(600);
    expect(middleOf(camera).x).toBeCloseTo(1600, -1);
    expect(middleOf(camera).y).toBeCloseTo(300, -1);
    expect(underway.x).toBeGreaterThan(camera.sight.x);
  });

  test("zoom and corner move together", () => {
    const camera = opened();
    const still = camera.boardAt(500, 250);
    camera.zoomIn();
    vi.advanceTimersByTime(100);
    expect(camera.sight.zoom).toBeGreaterThan(0.5);
    expect(camera.sight.zoom).toBeLessThan(0.75);
    expect(camera.boardAt(500, 250).x).toBeCloseTo(still.x, 6);
    vi.advanceTimersByTime(800);
    expect(camera.sight.zoom).toBeCloseTo(0.75, 9);
  });

  test("are stopped by a hand, and go on to their goal when the window changes", () => {
    const camera = opened(200, 100);
    camera.showCity(1);
    vi.advanceTimersByTime(100);
    camera.resize(180, 120);
    vi.advanceTimersByTime(900);
    expect(middleOf(camera).x).toBeCloseTo(1600, -1);
    camera.showCity(0);
    vi.advanceTimersByTime(60);
    camera.pan(0, 0);
    const { x } = camera.sight;
    vi.advanceTimersByTime(900);
    expect(camera.sight.x).toBeCloseTo(x, 0);
  });

  test("the sheet glides on and comes to rest, unless stillness is wanted", () => {
    const camera = opened();
    camera.glide(1, -0.5);
    vi.advanceTimersByTime(100);
    const early = camera.sight.x;
    expect(early).toBeGreaterThan(40);
    expect(early).toBeLessThan(100);
    expect(camera.sight.y).toBeCloseTo(-early / 2, 6);
    vi.advanceTimersByTime(5000);
    const late = camera.sight.x;
    expect(late).toBeGreaterThan(200);
    expect(late).toBeLessThan(330);
    vi.advanceTimersByTime(1000);
    expect(camera.sight.x).toBe(late);
    still = true;
    camera.glide(1, 1);
    vi.advanceTimersByTime(100);
    expect(camera.sight.x).toBe(late);
  });
});
