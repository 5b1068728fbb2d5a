// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { BoardCamera } from "../../src/board/camera.svelte.ts";
import { gestures } from "../../src/board/gestures.ts";

test("a board that is left listens to nothing any more", () => {
  const asked: string[] = [];
  const note = (name: string) => () => void asked.push(name);
  const names = ["pan", "zoomAt", "zoomTo", "glide", "stop"];
  const camera = Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as BoardCamera;
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    callback();
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {});
  const element = document.createElement("div");
  element.setPointerCapture = () => {};
  const answers = {
    tap: () => {
      asked.push("tap");
      return false;
    },
    point: () => void asked.push("point"),
    hold: () => {
      asked.push("hold");
      return false;
    },
  };
  const heard = new Set<string>();
  const add = element.addEventListener.bind(element);
  const remove = element.removeEventListener.bind(element);
  element.addEventListener = ((type: string, listener: EventListener, options?: object) => {
    heard.add(type);
    add(type, listener, options);
  }) as typeof element.addEventListener;
  element.removeEventListener = ((type: string, listener: EventListener) => {
    heard.delete(type);
    remove(type, listener);
  }) as typeof element.removeEventListener;
  const release = gestures(camera, answers)(element) as () => void;
  expect([...heard]).toEqual(
    expect.arrayContaining(["pointerdown", "pointermove", "pointercancel", "wheel"]),
  );
  release();
  expect([...heard]).toEqual([]);
  asked.length = 0;
  for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel", "wheel"])
    element.dispatchEvent(new Event(type));
  expect(asked).toEqual([]);
});
