import { seatOf } from "../flow/handler.ts";
import type { TransferAction } from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import { type CityId, isOnBoard } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import type { Draft, Position } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import { MOST_TROOPS, partnerOf, powerOf } from "./stacks.ts";

/** STK-13: stacked generals of one power may share their troops anew at any time, once set-up is over. */
const isPossibleNow = (position: Position): boolean =>
  position.result === null && position.agenda[0]?.kind !== "allotment";

/** DEC-03, DEC-32 */
export const transferChoices = (position: Position, seat: Seat): Choice[] => {
  if (!isPossibleNow(position)) return [];
  const pack = packOf(position);
  const choices: Choice[] = [];
  for (const { id: from, power } of pack.generals) {
    if (seatOf(position, power) !== seat) continue;
    const to = partnerOf(position, pack, from);
    if (to === null || powerOf(pack, to) !== power) continue;
    const most = Math.min(
      (position.troops[from] as number) - 1,
      MOST_TROOPS - (position.troops[to] as number),
    );
    if (most > 0) choices.push({ type: "transfer", from, to, most });
  }
  return choices;
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
