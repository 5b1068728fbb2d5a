/** A key as it comes, with what must be known to judge it. */
export interface Pressed {
  readonly key: string;
  /** Control, Meta or Alt is held down: the key belongs to the browser. */
  readonly withModifier: boolean;
  /** The focus is in a field. */
  readonly isTyping: boolean;
  /** Somebody else has answered the key already, or a dialog is open. */
  readonly isBusy: boolean;
}

/** Overlays are counted from 0. */
export type Shortcut =
  | "takeBack"
  | "done"
  | "log"
  | "textBoard"
  | "help"
  | "role"
  | "counsel"
  | "giveUp"
  | { readonly overlay: number };

/** The keys with one meaning each, as the help shows them. */
export const KEYS = {
  u: "takeBack",
  d: "done",
  l: "log",
  t: "textBoard",
  h: "help",
  "?": "help",
  r: "role",
  m: "counsel",
  Escape: "giveUp",
} as const satisfies Record<string, Shortcut>;

/** The keys 1 to 7. */
export const OVERLAY_KEYS = ["1", "2", "3", "4", "5", "6", "7"] as const;

const isKnown = (key: string): key is keyof typeof KEYS => Object.hasOwn(KEYS, key);

/**
 * What a key means; nothing while somebody writes or a dialog is open. Keys that write a character can be switched off
 * (WCAG 2.1.4).
 */
export const shortcutOf = (
  { key, withModifier, isTyping, isBusy }: Pressed,
  areLettersOn = true,
): Shortcut | null => {
  if (withModifier || isTyping || isBusy || (key.length === 1 && !areLettersOn)) return null;
  const overlay = (OVERLAY_KEYS as readonly string[]).indexOf(key);
  if (overlay !== -1) return { overlay };
  const plain = key.length === 1 ? key.toLowerCase() : key;
  return isKnown(plain) ? KEYS[plain] : null;
};
