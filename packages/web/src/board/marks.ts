import type { POWER_NAMES } from "@maria/rules/model";

export type PowerName = (typeof POWER_NAMES)[number];

/**
 * What the board is told to draw. Cities and pieces are plain numbers here (the ids of the pack): the board knows
 * pixels and gestures, nothing of the game.
 */
export interface PieceMark {
  readonly id: number;
  readonly kind: "general" | "train" | "hussar";
  readonly power: PowerName;
  readonly city: number;
  /** Read out by a screen reader and shown as a hint. */
  readonly label: string;
  /** A general's rank number. */
  readonly rank?: number;
  /** "5", "5?" or "?", as far as the reader may know; in a stack the strength of all, on the supreme commander. */
  readonly strength?: string;
  readonly faceDown?: boolean;
  /** In a stack the supreme commander lies on top. */
  readonly underneath?: boolean;
  /** The supreme commander of a stack: others lie underneath. */
  readonly onTop?: boolean;
  /** It has moved in this phase. */
  readonly spent?: boolean;
  /** It may be chosen now: it glows gently. */
  readonly active?: boolean;
  /** It may be asked about: keys reach it, though it does not glow. */
  readonly answers?: boolean;
  readonly selected?: boolean;
}

/** A marker that lies on a fortress. */
export interface FortressMark {
  readonly city: number;
  readonly kind: "victory" | "elector" | "question";
  readonly power: PowerName;
  readonly label: string;
}

/**
 * A city that stands out. "normal", "mainRoad" and "force" are the costs of a march; "choice" is any city that may be
 * chosen; "conquest", "danger" and "battle" are consequences shown before something is confirmed.
 */
export type CityMarkKind =
  | "normal"
  | "mainRoad"
  | "force"
  | "choice"
  | "selected"
  | "conquest"
  | "danger"
  | "battle"
  | "seen";

export interface CityMark {
  readonly city: number;
  readonly kind: CityMarkKind;
  /** The city reacts to a tap. */
  readonly active: boolean;
  readonly label: string;
}

/** A way drawn along the roads. */
export interface RouteMark {
  readonly path: readonly number[];
  /** "past" is a way that has been gone, "advised" one that somebody would go. */
  readonly kind: "march" | "force" | "retreat" | "supply" | "cutSupply" | "attack" | "past" | "advised";
  /** Whose colour a way has that has been gone. */
  readonly power?: PowerName;
}

/** A wash over cities, for an overlay: the board chooses colour and pattern by its kind. */
export interface WashMark {
  readonly city: number;
  readonly kind:
    | "protected"
    | "reach"
    | "forceReach"
    | "threatened"
    | "hussarReach"
    | "supplied"
    | "unsupplied";
  readonly power?: PowerName;
  /** Short text at the city, for instance a price. */
  readonly note?: string;
}

/** A piece that goes its way before it stands where its mark says. */
export interface Movement {
  readonly piece: number;
  /** All cities from the first to the last. */
  readonly path: readonly number[];
}
