import type { Attachment } from "svelte/attachments";
import type { BoardCamera } from "./camera.svelte.ts";

const STEP = 90;

/** Arrows pan, plus and minus zoom, zero shows everything. The board itself takes the focus for it. */
export const keyboard =
  (camera: BoardCamera): Attachment<HTMLElement> =>
  (element) => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => camera.pan(STEP, 0),
      ArrowRight: () => camera.pan(-STEP, 0),
      ArrowUp: () => camera.pan(0, STEP),
      ArrowDown: () => camera.pan(0, -STEP),
      "+": () => camera.zoomIn(),
      "=": () => camera.zoomIn(),
      "-": () => camera.zoomOut(),
      "0": () => camera.fit("both"),
    };
    const press = (event: KeyboardEvent): void => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    element.tabIndex = 0;
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  };
