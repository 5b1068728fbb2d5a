import type { EventSink } from "../model/events.ts";
import { type CityId, OFF_BOARD, type PieceId } from "../model/ids.ts";
import type { Draft } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { boardOf } from "../pack/registry.ts";
import { removeHussar } from "./hussarsOnBoard.ts";
import { NO_PIECE, occupy, otherIn, placePiece } from "./occupation.ts";
import { isGeneral } from "./stacks.ts";

/** The piece that stands in a city a marcher is about to enter: a train to eliminate or a general to join. */
export const pieceIn = (draft: Draft, city: CityId, mover: PieceId): PieceId =>
  otherIn(occupy(draft, boardOf(draft)), city, mover);

/** MOV-13, HUS-08: an enemy train that stands there (`there`, if any piece does) and a hussar leave the board. */
export const takeCity = (
  draft: Draft,
  pack: Pack,
  piece: PieceId,
  city: CityId,
  there: PieceId,
  events: EventSink,
): void => {
  if (there !== NO_PIECE && !isGeneral(pack, there)) {
    placePiece(draft, there, OFF_BOARD);
    events?.push({ type: "trainEliminated", train: there, city, by: piece });
  }
  placePiece(draft, piece, city);
  removeHussar(draft, city, events);
};

/** What arriving in a city, in whatever way, does to a hussar or an enemy train there. */
export const arrive = (draft: Draft, pack: Pack, piece: PieceId, city: CityId, events: EventSink): void =>
  takeCity(draft, pack, piece, city, pieceIn(draft, city, piece), events);
