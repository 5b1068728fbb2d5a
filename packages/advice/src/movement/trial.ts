import { play, type View } from "@maria/rules";
import {
  type CityId,
  type GameEvent,
  isRefusal,
  type MarchAction,
  type Place,
  type Position,
  type Seat,
  type State,
} from "@maria/rules/model";
import { chanceFrom, imagine, memoryFrom } from "@maria/rules/search";
import { endOf } from "./reach.ts";

/** What a march would bring about for everybody to see. */
export interface Trial {
  readonly march: MarchAction;
  readonly events: readonly GameEvent[];
  /** The board afterwards; a general who still needs consent stands in his stack already. */
  readonly after: Position;
}

/**
 * A state to try a march on. A march depends on public facts only, draws no card and ends no phase, so that one imagined
 * game will do for all.
 */
const imagined = (view: View): State => imagine(view, memoryFrom(view), chanceFrom(0));

const withPieceAt = (position: Position, piece: number, place: Place): Position => ({
  ...position,
  at: position.at.map((before, index) => (index === piece ? place : before)),
});

/** Lets the engine march on a copy of what is seen; null if the march is not allowed. */
export const tryMarch = (view: View, seat: Seat, march: MarchAction): Trial | null => {
  const played = play(imagined(view), seat, march);
  if (isRefusal(played)) return null;
  const end = endOf(march.path) as CityId;
  const waits = played.events.some(({ type }) => type === "stackProposed");
  return {
    march,
    events: played.events,
    after: waits ? withPieceAt(played.state, march.piece, end) : played.state,
  };
};
