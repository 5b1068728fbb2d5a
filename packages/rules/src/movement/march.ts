import { leaveFortress } from "../conquest/conquest.ts";
import { pieceIn, takeCity } from "../ground/arrival.ts";
import { noteLeavingPrussia } from "../ground/leavingPrussia.ts";
import { NO_PIECE } from "../ground/occupation.ts";
import { cloudByStacking } from "../ground/sightings.ts";
import { formStack, isGeneral, leaveStack, powerOf } from "../ground/stacks.ts";
import type { MarchAction } from "../model/actions.ts";
import { replaceTop } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type { MarchProgress, MovementFrame } from "../model/frames.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import { seatOf } from "../model/seats.ts";
import { type Draft, FROZEN, MOVED } from "../model/state.ts";
import { type Board, isMainRoad, type Pack } from "../pack/pack.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { passTurnInFlanders } from "./dispute.ts";

/** MOV-10 to MOV-12: the march ends in a stack and so do both generals' moves. */
export const joinStack = (
  draft: Draft,
  pack: Pack,
  mover: PieceId,
  partner: PieceId,
  commander: PieceId | null,
  events: EventSink,
): void => {
  draft.spent[partner] = (draft.spent[partner] as number) | FROZEN;
  draft.spent[mover] = (draft.spent[mover] as number) | FROZEN;
  if (powerOf(pack, mover) === powerOf(pack, partner)) cloudByStacking(draft, mover, partner);
  formStack(draft, pack, draft.at[mover] as CityId, commander, events);
};

/** The march is told of before what happens on the way; a general leaves his stack with the first step. */
export const setOut = (
  draft: Draft,
  pack: Pack,
  piece: PieceId,
  path: readonly CityId[],
  force: boolean,
  events: EventSink,
): void => {
  events?.push({ type: "marched", piece, from: draft.at[piece] as CityId, path, force });
  if (isGeneral(pack, piece)) leaveStack(draft, pack, piece);
};

/** One step: leaving may conquer (CON-03, unless it is a force march, CON-08), then the piece arrives. */
export const step = (
  draft: Draft,
  pack: Pack,
  board: Board,
  piece: PieceId,
  city: CityId,
  there: PieceId,
  force: boolean,
  events: EventSink,
): void => {
  if (!force && isGeneral(pack, piece))
    leaveFortress(draft, pack, board, piece, draft.at[piece] as CityId, events);
  takeCity(draft, pack, piece, city, there, events);
  noteLeavingPrussia(draft, pack, piece, city, events);
};

const touchesFlanders = ({ isFlanders }: Board, from: CityId, path: readonly CityId[]): boolean => {
  if (isFlanders[from] === 1) return true;
  for (const city of path) if (isFlanders[city] === 1) return true;
  return false;
};

/**
 * Carries a checked march out, city by city; each fortress left on the way is conquered (CON-09). It stops where the game is won (INT-07), and before a general of
 * another player, who is asked first (MOV-26).
 */
export const carryOutMarch = (
  draft: Draft,
  seat: Seat,
  action: MarchAction,
  start: MarchProgress,
  events: EventSink,
): void => {
  const pack = packOf(draft);
  const board = boardOf(draft);
  const { piece, force, path } = action;
  const from = draft.at[piece] as CityId;
  let walked = 0;
  const marchedAt = events?.length ?? 0;
  let { taken, onMainRoad } = start;
  let partner: PieceId | null = null;
  let waitsBefore: CityId | null = null;
  for (const city of path) {
    const there = pieceIn(draft, city, piece);
    if (there !== NO_PIECE && isGeneral(pack, there)) {
      partner = there;
      if (seatOf(draft, powerOf(pack, there)) !== seat) {
        waitsBefore = city;
        break;
      }
    }
    onMainRoad = onMainRoad && isMainRoad(board, draft.at[piece] as CityId, city);
    taken++;
    if (walked === 0) setOut(draft, pack, piece, path, force, events);
    step(draft, pack, board, piece, city, there, force, events);
    walked++;
    if (draft.result !== null) break;
  }
  const way = walked === path.length ? path : path.slice(0, walked);
  if (walked > 0) {
    draft.spent[piece] = (draft.spent[piece] as number) | MOVED;
    // The march may have been cut short.
    if (way !== path && events) events[marchedAt] = { type: "marched", piece, from, path: way, force };
  }
  if (draft.result !== null) return;
  const commander = action.commander ?? null;
  const inFlanders = start.inFlanders || touchesFlanders(board, from, way);
  if (waitsBefore !== null && partner !== null) {
    const march = { piece, taken, onMainRoad, force, inFlanders };
    events?.push({ type: "stackProposed", piece, city: waitsBefore });
    draft.agenda.push({
      kind: "consent",
      seat: seatOf(draft, powerOf(pack, partner)),
      stack: { piece, city: waitsBefore, commander },
      march,
    });
    return;
  }
  if (partner !== null) joinStack(draft, pack, piece, partner, commander, events);
  finishMarch(draft, piece, inFlanders);
};

/** MOV-27: after a move in Flanders under dispute the other side moves there. */
export const finishMarch = (draft: Draft, piece: PieceId, inFlanders: boolean): void => {
  const frame = draft.agenda[draft.agenda.length - 1] as MovementFrame;
  if (inFlanders && frame.dispute !== null)
    replaceTop(draft, passTurnInFlanders(frame, powerOf(packOf(draft), piece)));
};
