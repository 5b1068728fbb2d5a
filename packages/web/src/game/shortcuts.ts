import { overlayState } from "../overlays/overlayState.svelte.ts";
import { OVERLAYS } from "../overlays/overlays.ts";
import { panelState } from "../panels/panelState.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";
import { type Pressed, shortcutOf } from "./keys.ts";
import type { Session } from "./session.svelte.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

/** Waits some frames until what was asked for is on the page. */
const focusSoon = (selector: string, frames = 20): void => {
  requestAnimationFrame(() => {
    const wanted = document.querySelector<HTMLElement>(selector);
    if (wanted !== null) wanted.focus();
    else if (frames > 0) focusSoon(selector, frames - 1);
  });
};

/** Gives up what has been begun on the board, or else closes what lies over it. */
const giveUp = (session: Session): void => {
  if (session.story.card !== null) {
    session.story.next();
    return;
  }
  if (session.offersOnBoard.some((offer) => offer.giveUp?.() === true)) return;
  if (session.refusal !== null) session.refusal = null;
  else session.inspected = null;
};

/** Obeys the keys described in the help, until the function returned is called. */
export const listenForShortcuts = (session: Session): (() => void) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const pressed: Pressed = {
      key: event.key,
      withModifier: event.ctrlKey || event.metaKey || event.altKey,
      isTyping: isTyping(event.target),
      isBusy: event.defaultPrevented || isDialogOpen(),
    };
    const shortcut = shortcutOf(pressed, settings.letterKeys);
    if (shortcut === null) return;
    if (typeof shortcut === "object") {
      const name = OVERLAYS[shortcut.overlay];
      if (name !== undefined) overlayState.toggle(name);
    } else if (shortcut === "takeBack") {
      if (session.isLive && (session.view?.takeBack ?? 0) > 0) void session.takeBack();
    } else if (shortcut === "done") focusSoon('[data-action="done"]');
    else if (shortcut === "log" || shortcut === "textBoard") {
      const place = `[data-panel-open="${shortcut}"]`;
      // On a wide window the log lies open on the desk.
      if (document.querySelector(place) === null) panelState.show(shortcut);
      focusSoon(place);
    } else if (shortcut === "help") panelState.help = true;
    else if (shortcut === "role") panelState.role = true;
    else if (shortcut === "counsel") {
      // Where no hint is given there is no button for one.
      if (document.querySelector('[data-action="counsel"]') !== null) panelState.counsel = true;
    } else giveUp(session);
    if (shortcut !== "giveUp") event.preventDefault();
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
};
