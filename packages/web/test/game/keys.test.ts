import { expect, test } from "vitest";
import { type Pressed, shortcutOf } from "../../src/game/keys.ts";
import { OVERLAYS } from "../../src/overlays/overlays.ts";

const press = (key: string, more: Partial<Pressed> = {}) =>
  shortcutOf({ key, withModifier: false, isTyping: false, isBusy: false, ...more });

test("each key has its meaning, capital or not", () => {
  expect(["u", "D", "l", "t", "h", "?", "r", "Escape"].map((key) => press(key))).toEqual([
    "takeBack",
    "done",
    "log",
    "textBoard",
    "help",
    "help",
    "role",
    "giveUp",
  ]);
  expect(["x", "toString", "Tab"].map((key) => press(key))).toEqual([null, null, null]);
});

test("the figures stand for the overlays, and there is one for each", () => {
  expect(press("1")).toEqual({ overlay: 0 });
  expect(press(String(OVERLAYS.length))).toEqual({ overlay: OVERLAYS.length - 1 });
  expect(press(String(OVERLAYS.length + 1))).toBeNull();
});

test("keys that write a character can be switched off, the others cannot", () => {
  const off = (key: string) =>
    shortcutOf({ key, withModifier: false, isTyping: false, isBusy: false }, false);
  expect(["u", "D", "?", "1"].map(off)).toEqual([null, null, null, null]);
  expect(off("Escape")).toBe("giveUp");
});

test("no key does anything while somebody writes, in a dialog, or with a key of the browser's", () => {
  expect(press("u", { isTyping: true })).toBeNull();
  expect(press("1", { isBusy: true })).toBeNull();
  expect(press("l", { withModifier: true })).toBeNull();
});
