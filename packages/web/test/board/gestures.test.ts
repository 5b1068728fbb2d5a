// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardCamera } from "../../src/board/camera.svelte.ts";
import { gestures } from "../../src/board/gestures.ts";
import { keyboard } from "../../src/board/keyboard.ts";

/** What the camera was asked for, in order. */
let asked: (string | number)[][];
let taps: [number, number, boolean][];
let holds: [number, number][];
let points: unknown[];
let hits = false;
let element: HTMLElement;
let release: (() => void) | undefined;

const note =
  (name: string) =>
  (...values: (string | number)[]): void => {
    asked.push([name, ...values]);
  };
const camera = Object.fromEntries(
  ["pan", "zoomAt", "zoomTo", "zoomIn", "zoomOut", "fit", "glide"].map((name) => [name, note(name)]),
) as unknown as BoardCamera;
camera.stop = () => {};

beforeEach(() => {
  asked = [];
  taps = [];
  holds = [];
  points = [];
  hits = false;
  element = document.createElement("div");
  element.getBoundingClientRect = () => ({ left: 10, top: 20 }) as DOMRect;
  element.setPointerCapture = () => {};
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    callback();
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {});
  release = gestures(camera, {
    tap: (x, y, finger) => {
      taps.push([x, y, finger]);
      return hits;
    },
    hold: (x, y) => {
      holds.push([x, y]);
      return hits;
    },
    point: (at) => points.push(at),
  })(element) as () => void;
});

const send = (type: string, x: number, y: number, at: number, more: object = {}): void => {
  const event = new Event(type, { cancelable: true });
  const fields = { clientX: x + 10, clientY: y + 20, pointerId: 1, pointerType: "touch", button: 0, ...more };
  for (const [name, value] of Object.entries({ ...fields, timeStamp: at }))
    Object.defineProperty(event, name, { value });
  element.dispatchEvent(event);
};

describe("a finger", () => {
  test("that stays long asks what is there, and has not tapped when something was", () => {
    vi.useFakeTimers();
    hits = true;
    send("pointerdown", 100, 50, 0);
    vi.advanceTimersByTime(449);
    expect(holds).toEqual([]);
    vi.advanceTimersByTime(1);
    send("pointermove", 130, 50, 460);
    send("pointerup", 130, 50, 470);
    expect([holds, taps, asked]).toEqual([[[100, 50]], [], []]);
    // One that moves on, or is lifted, asks nothing; nor does a mouse.
    send("pointerdown", 100, 50, 500);
    send("pointermove", 160, 50, 510);
    vi.advanceTimersByTime(500);
    send("pointerup", 160, 50, 1100);
    send("pointerdown", 100, 50, 1200);
    send("pointerup", 100, 50, 1210);
    send("pointerdown", 100, 50, 1300, { pointerType: "mouse" });
    vi.advanceTimersByTime(500);
    expect(holds).toHaveLength(1);
    expect(taps).toEqual([[100, 50, true]]);
    vi.useRealTimers();
  });

  test("that stays in its place taps where it came down", () => {
    send("pointerdown", 100, 50, 0);
    send("pointermove", 106, 56, 20);
    send("pointerup", 106, 56, 40);
    expect(taps).toEqual([[100, 50, true]]);
    expect(asked).toEqual([]);
  });

  test("that moves farther pans and does not tap; lifted at once it lets the sheet glide", () => {
    send("pointerdown", 100, 50, 0);
    send("pointermove", 110, 50, 40);
    send("pointermove", 130, 40, 80);
    send("pointerup", 130, 40, 100);
    expect(taps).toEqual([]);
    expect(asked).toEqual([
      ["pan", 10, 0],
      ["pan", 20, -10],
      ["glide", 0.5, -0.25],
    ]);
  });

  test("held still before it is lifted leaves the sheet where it is", () => {
    send("pointerdown", 0, 0, 0);
    send("pointermove", 20, 0, 40);
    send("pointerup", 20, 0, 100);
    expect(asked).toEqual([["pan", 20, 0]]);
  });

  test("that is interrupted is no tap", () => {
    send("pointerdown", 100, 50, 0);
    send("pointercancel", 100, 50, 10);
    expect(taps).toEqual([]);
  });

  test("tapped twice in one place, and hitting nothing, zooms in", () => {
    const tap = (x: number, at: number): void => {
      send("pointerdown", x, 50, at);
      send("pointerup", x, 50, at);
    };
    tap(100, 1000);
    tap(110, 1300);
    expect(asked).toEqual([["zoomTo", 110, 50, 1.8]]);
    tap(110, 1400);
    expect(asked).toHaveLength(1);
    tap(110, 1800);
    expect(asked).toHaveLength(1);
    tap(139, 1900);
    expect(asked).toHaveLength(1);
    hits = true;
    tap(139, 2000);
    hits = false;
    tap(139, 2100);
    expect(asked).toHaveLength(1);
  });
});

test("two fingers pan with their middle and zoom by their spread, and never tap", () => {
  send("pointerdown", 100, 100, 0);
  send("pointerdown", 200, 100, 0, { pointerId: 2 });
  send("pointermove", 300, 100, 20, { pointerId: 2 });
  expect(asked).toEqual([
    ["pan", 50, 0],
    ["zoomAt", 200, 100, 2],
  ]);
  send("pointerup", 300, 100, 900, { pointerId: 2 });
  send("pointerup", 100, 100, 900);
  expect(taps).toEqual([]);
});

describe("a mouse", () => {
  const mouse = { pointerType: "mouse" };

  test("points while no button is down, and no longer once it drags or leaves", () => {
    send("pointermove", 5, 6, 0, mouse);
    expect(points).toEqual([{ x: 5, y: 6 }]);
    send("pointerdown", 5, 6, 10, mouse);
    send("pointermove", 9, 6, 20, mouse);
    expect(asked).toEqual([]);
    send("pointermove", 10, 6, 30, mouse);
    expect(asked).toEqual([["pan", 5, 0]]);
    expect(points.at(-1)).toBeNull();
    send("pointerup", 10, 6, 40, mouse);
    expect(asked).toHaveLength(1);
    send("pointermove", 1, 2, 50, mouse);
    send("pointerleave", 1, 2, 60, mouse);
    expect(points.slice(-2)).toEqual([{ x: 1, y: 2 }, null]);
  });

  test("taps with its first button only", () => {
    send("pointerdown", 5, 6, 0, { ...mouse, button: 2 });
    send("pointerup", 5, 6, 0, { ...mouse, button: 2 });
    expect(taps).toEqual([]);
    send("pointerdown", 5, 6, 0, mouse);
    send("pointerup", 5, 6, 0, mouse);
    expect(taps).toEqual([[5, 6, false]]);
  });

  test("pinches on a trackpad as Safari tells it, and not twice when fingers are on the screen", () => {
    send("gesturestart", 30, 40, 0, { scale: 1 });
    send("gesturechange", 30, 40, 10, { scale: 1.5 });
    send("gesturechange", 30, 40, 20, { scale: 3 });
    send("gestureend", 30, 40, 30, { scale: 3 });
    send("gesturechange", 30, 40, 40, { scale: 0.5 });
    expect(asked).toEqual([
      ["zoomAt", 30, 40, 1.5],
      ["zoomAt", 30, 40, 2],
      ["zoomAt", 30, 40, 0.5],
    ]);
    asked = [];
    send("pointerdown", 30, 40, 50);
    send("gesturechange", 30, 40, 60, { scale: 2 });
    expect(asked).toEqual([]);
  });

  test("zooms with its wheel around the pointer: towards oneself is away", () => {
    const wheel = (more: object): number => {
      send("wheel", 30, 40, 0, { deltaMode: 0, ctrlKey: false, ...more });
      expect(asked.at(-1)?.slice(0, 3)).toEqual(["zoomAt", 30, 40]);
      return Math.log(asked.at(-1)?.[3] as number);
    };
    expect(wheel({ deltaY: 100 })).toBeCloseTo(-0.16, 9);
    expect(wheel({ deltaY: -100 })).toBeCloseTo(0.16, 9);
    expect(wheel({ deltaY: 1000 })).toBeCloseTo(-0.384, 9);
    expect(wheel({ deltaY: -1000 })).toBeCloseTo(0.384, 9);
    expect(wheel({ deltaY: 10, ctrlKey: true })).toBeCloseTo(-0.11, 9);
    expect(wheel({ deltaY: 3, deltaMode: 1 })).toBeCloseTo(-0.0864, 9);
  });
});

test("let go, the board hears nothing any more", () => {
  release?.();
  send("pointerdown", 100, 50, 0);
  send("pointerup", 100, 50, 0);
  send("wheel", 0, 0, 0, { deltaY: 9 });
  send("pointerleave", 0, 0, 0);
  expect([taps, asked, points]).toEqual([[], [], []]);
});

test("keys pan against the arrow, zoom and show everything, and leave the browser its own", () => {
  const press = (key: string, more: object = {}): boolean =>
    element.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...more }));
  const stop = keyboard(camera)(element) as () => void;
  expect(element.tabIndex).toBe(0);
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "+", "=", "-", "0"])
    expect(press(key)).toBe(false);
  expect(asked).toEqual([
    ["pan", 90, 0],
    ["pan", -90, 0],
    ["pan", 0, 90],
    ["pan", 0, -90],
    ["zoomIn"],
    ["zoomIn"],
    ["zoomOut"],
    ["fit", "both"],
  ]);
  for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(press("+", { [held]: true })).toBe(true);
  expect(press("x")).toBe(true);
  stop();
  expect(press("+")).toBe(true);
  expect(asked).toHaveLength(8);
});
