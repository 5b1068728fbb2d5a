import { troopsAllowed } from "../ground/troopCeiling.ts";
import type { AssignTroopsAction } from "../model/actions.ts";
import { type Handler, notAsked } from "../model/agenda.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { GrantFrame } from "../model/frames.ts";
import { isOnBoard } from "../model/ids.ts";
import { MOST_TROOPS } from "../model/numbers.ts";
import type { Power } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import { proposeStack, pushProposals, refuseProposal } from "../troops/stackProposal.ts";
import {
  hasTroopPlace,
  placeTroops,
  refuseReentries,
  refuseSplit,
  troopPlacesOf,
} from "../troops/troopPlaces.ts";

/** PCE-07: a card gives a power troops; the power assigns them at once. Troops without room, or beyond the ceiling, are lost (RUL-77). */
export const beginGrant = (draft: Draft, power: Power, troops: number, events: EventSink): void => {
  if (troops === 0) return;
  events?.push({ type: "troopsGranted", power, troops });
  draft.agenda.push({ kind: "grant", power, troops, agreedStacks: [], refusedStacks: [] });
};

/** RUL-64, RUL-77: how many of the troops find a place with these generals re-entering. */
const assignable = (position: Position, frame: GrantFrame, reentering: number): number => {
  const pack = packOf(position);
  const { generals } = pack.armies[frame.power] as Army;
  let room = reentering * MOST_TROOPS;
  for (const general of generals) {
    const place = position.at[general];
    if (place !== undefined && isOnBoard(place)) room += MOST_TROOPS - (position.troops[general] as number);
  }
  return Math.min(frame.troops, room, troopsAllowed(position, pack, frame.power));
};

const assign = (draft: Draft, frame: GrantFrame, action: AssignTroopsAction, events: EventSink): void => {
  const { power } = frame;
  const { reentries, split } = action;
  const troops = split.reduce((sum, entry) => sum + entry.troops, 0);
  draft.disclosures++;
  events?.push({ type: "troopsAssigned", power, troops, reentries, split });
  placeTroops(draft, packOf(draft), power, reentries, split, events);
};

/** DEC-12 */
export const grantHandler: Handler<GrantFrame> = {
  waitsFor: (position, frame) => [seatOf(position, frame.power)],

  choices(position, seat, frame) {
    if (seat !== seatOf(position, frame.power)) return [];
    const { power, room, offBoard, vacancies, mostTroops } = troopPlacesOf(
      position,
      packOf(position),
      frame,
      frame.power,
    );
    const found: Choice[] = [
      { type: "assignTroops", power, room, offBoard, vacancies, mostTroops, troops: frame.troops },
    ];
    pushProposals(position, packOf(position), frame, power, found);
    return found;
  },

  refusal(position, seat, action, frame) {
    if (seat !== seatOf(position, frame.power)) return refuse("PCE-07", "notYourDecision");
    if (action.type === "proposeStack") return refuseProposal(position, seat, [frame.power], frame, action);
    if (action.type !== "assignTroops") return notAsked("PCE-07");
    const { reentries, split } = action;
    const pack = packOf(position);
    const troops = assignable(position, frame, reentries.length);
    return (
      refuseReentries(position, pack, frame, frame.power, reentries) ??
      refuseSplit(position, pack, frame.power, troops, reentries, split)
    );
  },

  apply(draft, _seat, action, frame, events) {
    if (action.type === "proposeStack") proposeStack(draft, action, events);
    if (action.type !== "assignTroops") return;
    draft.agenda.pop();
    assign(draft, frame, action, events);
  },

  resume(draft, frame) {
    const { power } = frame;
    if (hasTroopPlace(draft, packOf(draft), frame, power)) return false;
    draft.agenda.pop();
    return true;
  },
};
