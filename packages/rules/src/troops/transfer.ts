import { NO_PIECE } from "../ground/occupation.ts";
import { powerOf } from "../ground/stacks.ts";
import type { TransferAction } from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import { type CityId, isOnBoard, type PieceId } from "../model/ids.ts";
import { MOST_TROOPS } from "../model/numbers.ts";
import type { Seat } from "../model/options.ts";
import type { Power } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { powersOfSeat, seatOf } from "../model/seats.ts";
import { type Draft, isInSetUp, type Position } from "../model/state.ts";
import type { Army } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";

/** STK-13: stacked generals of one power may share their troops anew at any time, once set-up is over. */
const isPossibleNow = (position: Position): boolean => position.result === null && !isInSetUp(position);

/** STK-15: the one of these generals, all of one power, who shares the general's city (STK-02). */
const partnerAmong = ({ at }: Position, generals: readonly PieceId[], general: PieceId): PieceId => {
  const place = at[general] as CityId;
  if (!isOnBoard(place)) return NO_PIECE;
  for (let index = 0; index < generals.length; index++) {
    const other = generals[index] as PieceId;
    if (at[other] === place && other !== general) return other;
  }
  return NO_PIECE;
};

/** Mostly none of them share a city; each is compared with those after him only. */
const anyStacked = ({ at }: Position, generals: readonly PieceId[]): boolean => {
  for (let index = 0; index < generals.length; index++) {
    const place = at[generals[index] as PieceId] as CityId;
    if (!isOnBoard(place)) continue;
    for (let other = index + 1; other < generals.length; other++)
      if (at[generals[other] as PieceId] === place) return true;
  }
  return false;
};

/** DEC-03, DEC-32 */
export const pushTransfers = (position: Position, seat: Seat, into: Choice[]): void => {
  if (!isPossibleNow(position)) return;
  const pack = packOf(position);
  const { troops } = position;
  const powers = powersOfSeat(position.options, seat, position.saxony);
  for (let index = 0; index < powers.length; index++) {
    const { generals } = pack.armies[powers[index] as Power] as Army;
    if (!anyStacked(position, generals)) continue;
    for (let each = 0; each < generals.length; each++) {
      const from = generals[each] as PieceId;
      const to = partnerAmong(position, generals, from);
      if (to === NO_PIECE) continue;
      const most = Math.min((troops[from] as number) - 1, MOST_TROOPS - (troops[to] as number));
      if (most > 0) into.push({ type: "transfer", from, to, most });
    }
  }
};

export const refuseTransfer = (position: Position, seat: Seat, action: TransferAction): Refusal | null => {
  const { from, to, troops } = action;
  if (!isPossibleNow(position)) return refuse("STK-13", "notAskedNow");
  const pack = packOf(position);
  if (
    pack.generals[from] === undefined ||
    pack.generals[to] === undefined ||
    !Number.isInteger(troops) ||
    troops < 1
  )
    return refuse("STK-13", "malformedAction");
  if (seatOf(position, powerOf(pack, from)) !== seat) return refuse("STK-13", "notYourPiece");
  if (powerOf(pack, from) !== powerOf(pack, to)) return refuse("STK-15", "onlyWithinOwnStack");
  const stacked =
    isOnBoard(position.at[from] as CityId) && position.at[from] === position.at[to] && from !== to;
  if (!stacked) return refuse("STK-14", "onlyWithinOwnStack");
  if ((position.troops[from] as number) - troops < 1) return refuse("STK-07", "keepsAtLeastOneTroop");
  if ((position.troops[to] as number) + troops > MOST_TROOPS)
    return refuse("STK-08", "generalHoldsAtMostEight");
  return null;
};

export const transfer = (draft: Draft, action: TransferAction, events: EventSink): void => {
  const { from, to, troops } = action;
  draft.troops[from] = (draft.troops[from] as number) - troops;
  draft.troops[to] = (draft.troops[to] as number) + troops;
  events?.push({ type: "transferred", from, to, troops });
};
