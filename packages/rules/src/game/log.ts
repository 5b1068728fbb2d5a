import { powerOf } from "../ground/stacks.ts";
import { deckOf } from "../model/cards.ts";
import type { GameEvent } from "../model/events.ts";
import type { CardId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import type { Power } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import { sees } from "./view.ts";

/** What a seat reads in place of an event with a secret part. */
export type HiddenEvent =
  | { readonly type: "allotted"; readonly power: Power }
  | { readonly type: "cardsDrawn"; readonly power: Power; readonly decks: readonly number[] }
  | { readonly type: "subsidyPaid"; readonly from: Power; readonly to: Power; readonly deck: number }
  | Omit<Extract<GameEvent, { type: "recruited" }>, "split">
  | {
      readonly type: "cardsTakenBack" | "cardsTurnedDown" | "putAsideTaken";
      readonly power: Power;
      readonly decks: readonly number[];
    }
  | { readonly type: "cardPlaced"; readonly power: Power; readonly placed: boolean }
  | { readonly type: "winterScored" }
  | Omit<Extract<GameEvent, { type: "troopsAssigned" }>, "split">;

/** An event as somebody may read it. */
export type LogEntry = GameEvent | HiddenEvent;

const decksOf = (cards: readonly CardId[]): number[] => cards.map(deckOf);

/**
 * The event as the seat (null: a spectator) may read it, or null if it may not even know that it happened.
 * `position` is the game after the action.
 */
export const logEntry = (position: Position, event: GameEvent, seat: Seat | null): LogEntry | null => {
  switch (event.type) {
    case "transferred":
      return sees(position, seat, powerOf(packOf(position), event.from)) ? event : null;
    case "allotted":
      return sees(position, seat, event.power) ? event : { type: "allotted", power: event.power };
    case "cardsDrawn":
      if (sees(position, seat, event.power)) return event;
      return { type: "cardsDrawn", power: event.power, decks: decksOf(event.cards) };
    case "subsidyPaid":
      if (sees(position, seat, event.to)) return event;
      return { type: "subsidyPaid", from: event.from, to: event.to, deck: deckOf(event.card) };
    case "cardsTakenBack":
    case "cardsTurnedDown":
    case "putAsideTaken":
      if (sees(position, seat, event.power)) return event;
      return { type: event.type, power: event.power, decks: decksOf(event.cards) };
    case "cardPlaced":
      if (sees(position, seat, event.power)) return event;
      return { type: "cardPlaced", power: event.power, placed: event.card !== null };
    case "winterScored":
      return position.result === null ? { type: "winterScored" } : event;
    case "troopsAssigned":
    case "recruited": {
      if (sees(position, seat, event.power)) return event;
      const { split: _secret, ...open } = event;
      return open;
    }
    default:
      return event;
  }
};

/** What the seat (null: a spectator) may read of an action's events, in order; `position` is the game after the action. */
export const logFor = (position: Position, events: readonly GameEvent[], seat: Seat | null): LogEntry[] =>
  events.flatMap((event) => logEntry(position, event, seat) ?? []);
