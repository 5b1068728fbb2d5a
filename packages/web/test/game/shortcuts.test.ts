// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../../src/game/session.svelte.ts";
import { listenForShortcuts } from "../../src/game/shortcuts.ts";
import { overlayState } from "../../src/overlays/overlayState.svelte.ts";
import { OVERLAYS } from "../../src/overlays/overlays.ts";
import { panelState } from "../../src/panels/panelState.svelte.ts";
import { Story } from "../../src/story/story.svelte.ts";

interface Desk {
  isLive: boolean;
  view: { takeBack: number } | null;
  refusal: object | null;
  inspected: object | null;
  story: Story;
  offersOnBoard: { giveUp?: () => boolean }[];
  takenBack: number;
  takeBack: () => Promise<boolean>;
}
let desk: Desk;
let stop: () => void;
let frames: (() => void)[];

beforeEach(() => {
  document.body.innerHTML = "";
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
  desk = {
    isLive: true,
    view: { takeBack: 1 },
    refusal: null,
    inspected: null,
    story: new Story(),
    offersOnBoard: [],
    takenBack: 0,
    takeBack: async () => {
      desk.takenBack++;
      return true;
    },
  };
  panelState.show("hands");
  panelState.help = false;
  overlayState.clear();
  stop = listenForShortcuts(desk as unknown as Session);
});
afterEach(() => stop());

/** Presses a key; true if the page has kept it for itself. */
const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): boolean =>
  !target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
const add = (html: string): HTMLElement => {
  document.body.insertAdjacentHTML("beforeend", html);
  return document.body.lastElementChild as HTMLElement;
};
const letFramesPass = (count: number): void => {
  for (let frame = 0; frame < count; frame++) for (const callback of frames.splice(0)) callback();
};

test("u takes back where something can be taken back and nothing is still being shown", () => {
  expect(press("u")).toBe(true);
  expect(desk.takenBack).toBe(1);
  desk.isLive = false;
  press("u");
  desk.isLive = true;
  desk.view = { takeBack: 0 };
  press("u");
  desk.view = null;
  press("u");
  expect(desk.takenBack).toBe(1);
});

test("numbers lay overlays on the board and take them away", () => {
  const [first, second] = OVERLAYS;
  press("2");
  expect([overlayState.isOn(first), overlayState.isOn(second)]).toEqual([false, true]);
  press("2");
  expect(overlayState.isAnyOn).toBe(false);
});

test("d puts the focus on the button as soon as it is there, and gives up after a while", () => {
  press("d");
  letFramesPass(5);
  const done = add('<button data-action="done"></button>');
  letFramesPass(1);
  expect(document.activeElement).toBe(done);
  done.remove();
  press("d");
  letFramesPass(21);
  expect(frames).toHaveLength(0);
});

test("l and t open a panel, unless it lies open on the desk already", () => {
  press("t");
  expect([panelState.open, panelState.isDeciding]).toEqual(["textBoard", false]);
  const log = add('<div data-panel-open="log" tabindex="0"></div>');
  press("l");
  letFramesPass(1);
  expect(panelState.open).toBe("textBoard");
  expect(document.activeElement).toBe(log);
});

test("h opens the help", () => {
  expect(press("h")).toBe(true);
  expect(panelState.help).toBe(true);
});

test("Escape gives up one thing after the other, and is left to the browser too", () => {
  let begun = 1;
  desk.offersOnBoard = [{}, { giveUp: () => begun-- > 0 }];
  desk.refusal = {};
  desk.inspected = {};
  void desk.story.lay([{ outcomes: [] }], () => null);
  expect(press("Escape")).toBe(false);
  expect([desk.story.card, begun]).toEqual([null, 1]);
  expect(press("Escape")).toBe(false);
  expect([desk.refusal, desk.inspected]).toEqual([{}, {}]);
  press("Escape");
  expect([desk.refusal, desk.inspected]).toEqual([null, {}]);
  press("Escape");
  expect(desk.inspected).toBeNull();
});

test("keys are left alone with a modifier, in a field, under a dialog, or once answered", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(press("h", { [held]: true })).toBe(false);
  expect(press("h", {}, add("<input>"))).toBe(false);
  expect(press("x")).toBe(false);
  const dialog = add("<dialog open></dialog>");
  expect(press("h")).toBe(false);
  dialog.remove();
  const answering = add("<div></div>");
  answering.addEventListener("keydown", (event) => event.preventDefault());
  press("h", {}, answering);
  expect(panelState.help).toBe(false);
  stop();
  expect(press("h")).toBe(false);
});
