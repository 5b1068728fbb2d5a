import type { Attachment } from "svelte/attachments";
import type { BoardCamera } from "./camera.svelte.ts";

export interface GestureAnswers {
  /** A tap at a point of the window; answers whether it hit something. */
  readonly tap: (x: number, y: number, finger: boolean) => boolean;
  /** A finger has stayed at a point of the window for long: it asks what is there; answers whether something is. */
  readonly hold: (x: number, y: number) => boolean;
  /** The mouse points here; null when it has left. */
  readonly point: (at: { readonly x: number; readonly y: number } | null) => void;
}

interface Finger {
  x: number;
  y: number;
}

/** WebKit's own event; no standard knows it. */
interface GestureEvent extends MouseEvent {
  readonly scale?: number;
}
const GESTURES = ["gesturestart", "gesturechange", "gestureend"] as const;

const SLACK_MOUSE = 4;
const SLACK_FINGER = 9;
/** A finger that stays for so long asks; lifted before, it taps. */
const HOLD = 450;
const DOUBLE_TAP = 320;
const DOUBLE_TAP_REACH = 28;

/** Pan, pinch, wheel, a trackpad's gestures and taps. Only a touch that stays in its place is a tap. */
export const gestures =
  (camera: BoardCamera, answers: GestureAnswers): Attachment<HTMLElement> =>
  (element) => {
    const fingers = new Map<number, Finger>();
    let start: Finger | null = null;
    let dragging = false;
    let speed = { x: 0, y: 0, at: 0 };
    let lastMiss = { x: 0, y: 0, at: -Infinity };
    let pointing = 0;
    let holding: ReturnType<typeof setTimeout> | undefined;

    /** Where the board lies, kept while it is touched: asking again makes the browser lay out first what has been moved. */
    let kept: DOMRect | null = null;

    const local = (event: MouseEvent): Finger => {
      const { left, top } = kept ?? element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const middle = (): Finger & { spread: number } => {
      const [a = { x: 0, y: 0 }, b = a] = [...fingers.values()];
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) };
    };

    /** Whoever has been answered has not tapped. */
    const held = (at: Finger): void => {
      if (!dragging && answers.hold(at.x, at.y)) start = null;
    };

    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      camera.stop();
      kept = element.getBoundingClientRect();
      fingers.set(event.pointerId, local(event));
      start = fingers.size === 1 ? local(event) : null;
      dragging = fingers.size > 1;
      clearTimeout(holding);
      if (start !== null && event.pointerType !== "mouse") holding = setTimeout(held, HOLD, start);
      speed = { x: 0, y: 0, at: event.timeStamp };
    };

    const drag = (finger: Finger, at: Finger, event: PointerEvent): void => {
      const slack = event.pointerType === "mouse" ? SLACK_MOUSE : SLACK_FINGER;
      if (!dragging && (start === null || Math.hypot(at.x - start.x, at.y - start.y) <= slack)) return;
      if (!dragging) {
        dragging = true;
        clearTimeout(holding);
        element.setPointerCapture(event.pointerId);
        answers.point(null);
      }
      const passed = Math.max(1, event.timeStamp - speed.at);
      const weight = Math.min(1, passed / 40);
      speed = {
        x: speed.x * (1 - weight) + ((at.x - finger.x) / passed) * weight,
        y: speed.y * (1 - weight) + ((at.y - finger.y) / passed) * weight,
        at: event.timeStamp,
      };
      camera.pan(at.x - finger.x, at.y - finger.y);
    };

    const move = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      if (finger === undefined) {
        if (event.pointerType !== "mouse") return;
        cancelAnimationFrame(pointing);
        pointing = requestAnimationFrame(() => answers.point(local(event)));
        return;
      }
      const at = local(event);
      if (fingers.size === 1) drag(finger, at, event);
      if (fingers.size !== 2) {
        if (dragging) fingers.set(event.pointerId, at);
        return;
      }
      const before = middle();
      fingers.set(event.pointerId, at);
      const after = middle();
      camera.pan(after.x - before.x, after.y - before.y);
      if (before.spread > 0) camera.zoomAt(after.x, after.y, after.spread / before.spread);
    };

    const tapped = (at: Finger, event: PointerEvent): void => {
      if (answers.tap(at.x, at.y, event.pointerType !== "mouse")) {
        lastMiss = { x: 0, y: 0, at: -Infinity };
        return;
      }
      const again =
        event.timeStamp - lastMiss.at < DOUBLE_TAP &&
        Math.hypot(at.x - lastMiss.x, at.y - lastMiss.y) < DOUBLE_TAP_REACH;
      if (again) camera.zoomTo(at.x, at.y, 1.8);
      lastMiss = again ? { x: 0, y: 0, at: -Infinity } : { ...at, at: event.timeStamp };
    };

    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      clearTimeout(holding);
      if (fingers.size > 0) return;
      kept = null;
      if (!dragging && start !== null && event.type === "pointerup") tapped(start, event);
      else if (dragging && event.pointerType !== "mouse" && event.timeStamp - speed.at < 60)
        camera.glide(speed.x, speed.y);
      start = null;
      dragging = false;
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = local(event);
      const line = event.deltaMode === 1 ? 18 : 1;
      // A pinch on a trackpad comes as a wheel with the control key, in small steps.
      const pace = event.ctrlKey ? 0.011 : 0.0016;
      camera.zoomAt(x, y, Math.exp(-Math.max(-240, Math.min(240, event.deltaY * line)) * pace));
    };

    // Safari on a Mac tells a pinch on the trackpad so; of fingers on a screen the pointers tell it already.
    let scale = 1;
    const gesture = (event: Event): void => {
      event.preventDefault();
      const { scale: next = 1 } = event as GestureEvent;
      if (event.type === "gesturechange" && fingers.size === 0) {
        const { x, y } = local(event as GestureEvent);
        camera.zoomAt(x, y, next / scale);
      }
      scale = event.type === "gesturechange" ? next : 1;
    };

    const leave = (): void => {
      cancelAnimationFrame(pointing);
      answers.point(null);
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("wheel", wheel, { passive: false });
    for (const type of GESTURES) element.addEventListener(type, gesture, { passive: false });
    return () => {
      cancelAnimationFrame(pointing);
      clearTimeout(holding);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("wheel", wheel);
      for (const type of GESTURES) element.removeEventListener(type, gesture);
    };
  };
