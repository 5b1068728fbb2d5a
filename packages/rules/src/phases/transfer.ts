import { seatOf } from "../flow/handler.ts";
import type { TransferAction } from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import { type CityId, isOnBoard, type PieceId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import { POWERS } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import { MOST_TROOPS, powerOf } from "./stacks.ts";

/** STK-13: stacked generals of one power may share their troops anew at any time, once set-up is over. */
const isPossibleNow = (position: Position): boolean =>
  position.result === null && position.agenda[0]?.kind !== "allotment";

/** Whether any two of the generals stand in one city. */
const anyStacked = (at: Position["at"], generals: readonly PieceId[]): boolean => {
  for (let first = 1; first < generals.length; first++) {
    const place = at[generals[first] as PieceId] as CityId;
    if (!isOnBoard(place)) continue;
    for (let second = 0; second < first; second++) if (at[generals[second] as PieceId] === place) return true;
  }
  return false;
};

/** DEC-03, DEC-32 */
export const pushTransfers = (position: Position, seat: Seat, into: Choice[]): void => {
  if (!isPossibleNow(position)) return;
  const pack = packOf(position);
  const { at, troops } = position;
  for (const power of POWERS) {
    const { generals } = pack.armies[power] as Army;
    if (seatOf(position, power) !== seat || !anyStacked(at, generals)) continue;
    for (const from of generals) {
      const place = at[from] as CityId;
      if (!isOnBoard(place)) continue;
      for (const to of generals) {
        if (at[to] !== place || to === from) continue;
        const most = Math.min((troops[from] as number) - 1, MOST_TROOPS - (troops[to] as number));
        if (most > 0) into.push({ type: "transfer", from, to, most });
      }
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
  events.push({ type: "transferred", from, to, troops });
};
