import type { EventSink } from "../model/events.ts";
import { type CityId, isOnBoard, OFF_BOARD, type PieceId } from "../model/ids.ts";
import { MOST_TROOPS } from "../model/numbers.ts";
import type { Power } from "../model/powers.ts";
import type { Draft, Position } from "../model/state.ts";
import type { General, Pack } from "../pack/pack.ts";
import { withEntry } from "../tools/withEntry.ts";
import { placePiece } from "./occupation.ts";

export const generalOf = (pack: Pack, piece: PieceId): General => pack.generals[piece] as General;
export const isGeneral = (pack: Pack, piece: PieceId): boolean => piece < pack.generals.length;
/** The power a piece belongs to; the piece must be one of the pack's. */
export const powerOf = (pack: Pack, piece: PieceId): Power => pack.powers[piece] as Power;

/** STK-05, STK-06: whether `a` commands a stack of the two. */
export const outranks = (position: Position, pack: Pack, a: PieceId, b: PieceId): boolean => {
  const rankA = generalOf(pack, a).rank;
  const rankB = generalOf(pack, b).rank;
  return rankA === rankB ? !position.deputies[a] : rankA < rankB;
};

/** The generals in a city, none to two, of whatever powers; the supreme commander first (STK-05, STK-06). */
export const generalsIn = (position: Position, pack: Pack, city: CityId): PieceId[] => {
  const { at } = position;
  const generals = pack.generals.length;
  const found: PieceId[] = [];
  for (let general = 0; general < generals; general++)
    if (at[general] === city) found.push(general as PieceId);
  const [a, b] = found;
  return a !== undefined && b !== undefined && !outranks(position, pack, a, b) ? [b, a] : found;
};

/** The general who shares this one's city, if any. */
export const partnerOf = (position: Position, pack: Pack, general: PieceId): PieceId | null => {
  const place = position.at[general];
  if (place === undefined || !isOnBoard(place)) return null;
  const generals = pack.generals.length;
  for (let other = 0; other < generals; other++)
    if (other !== general && position.at[other] === place) return other as PieceId;
  return null;
};

export const troopsOf = (position: Position, generals: readonly PieceId[]): number => {
  let sum = 0;
  for (const general of generals) sum += position.troops[general] as number;
  return sum;
};

/** SUP-10, SUP-11: face-down while out of supply. */
export const turnOver = (draft: Draft, general: PieceId, faceDown: boolean): void => {
  if (draft.faceDown[general] !== faceDown) draft.faceDown = withEntry(draft.faceDown, general, faceDown);
};

const setDeputy = (draft: Draft, general: PieceId, isDeputy: boolean): void => {
  if (draft.deputies[general] !== isDeputy) draft.deputies = withEntry(draft.deputies, general, isDeputy);
};

/** STK-06: a choice of command lasts as long as the stack. */
export const leaveStack = (draft: Draft, pack: Pack, general: PieceId): void => {
  const { at } = draft;
  const place = at[general] as CityId;
  setDeputy(draft, general, false);
  if (!isOnBoard(place)) return;
  const generals = pack.generals.length;
  for (let other = 0; other < generals; other++)
    if (at[other] === place) setDeputy(draft, other as PieceId, false);
};

/** Records who commands a stack just formed; `commander` is named for equal ranks only. */
export const formStack = (
  draft: Draft,
  pack: Pack,
  city: CityId,
  commander: PieceId | null,
  events: EventSink,
): void => {
  const [a, b] = generalsIn(draft, pack, city);
  if (a === undefined || b === undefined) return;
  if (commander !== null) setDeputy(draft, commander === a ? b : a, true);
  const first = outranks(draft, pack, a, b) ? a : b;
  events?.push({ type: "stackFormed", city, commander: first, deputy: first === a ? b : a });
};

/** STK-16: he leaves the board but is not lost (STK-19). */
export const removeGeneral = (
  draft: Draft,
  pack: Pack,
  general: PieceId,
  cause: "supply" | "combat" | "noRetreat",
  events: EventSink,
): void => {
  leaveStack(draft, pack, general);
  placePiece(draft, general, OFF_BOARD);
  draft.troops[general] = 0;
  turnOver(draft, general, false);
  events?.push({ type: "generalRemoved", general, cause });
};

/**
 * Takes troops from the generals of one power in one city, supreme commander first in the list. The deputy gives
 * first, down to one troop (STK-17); a last single troop stays with the commander (STK-18). The owner may transfer
 * at once if he wants another split (STK-13).
 */
export const loseTroops = (
  draft: Draft,
  pack: Pack,
  generals: readonly PieceId[],
  loss: number,
  cause: "supply" | "combat",
  events: EventSink,
): void => {
  const [commander, deputy] = generals;
  if (commander === undefined) return;
  const left = Math.max(0, troopsOf(draft, generals) - loss);
  if (deputy !== undefined) {
    const deputyKeeps = left >= 2 ? Math.max(1, (draft.troops[deputy] as number) - loss) : 0;
    const commanderKeeps = Math.min(left - deputyKeeps, MOST_TROOPS);
    draft.troops[deputy] = left - commanderKeeps;
    draft.troops[commander] = commanderKeeps;
    if (left < 2) removeGeneral(draft, pack, deputy, cause, events);
  } else draft.troops[commander] = left;
  if (left < 1) removeGeneral(draft, pack, commander, cause, events);
};

/** STK-06: the two generals between whom command would have to be chosen, if their ranks are equal. */
export const commandersOf = (pack: Pack, mover: PieceId, there: PieceId): readonly PieceId[] | null =>
  generalOf(pack, mover).rank === generalOf(pack, there).rank ? [mover, there] : null;
