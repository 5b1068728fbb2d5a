import { affairsOf, changeAffairs, changeClosed, closedOf } from "../ground/affairs.ts";
import { discardCards } from "../ground/deck.ts";
import { placePiece } from "../ground/occupation.ts";
import { forgetGeneral } from "../ground/sightings.ts";
import { isGeneral, leaveStack, turnOver } from "../ground/stacks.ts";
import { type Handler, notAsked } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type { CessionFrame } from "../model/frames.ts";
import { type CardId, fortressId, NO_PART } from "../model/ids.ts";
import { CESSION_TURN, FRENCH_GOAL, PRUSSIAN_GOAL } from "../model/numbers.ts";
import { AUSTRIA, FRANCE, NOBODY, PRUSSIA, SAXONY } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import { withNumber } from "../tools/withEntry.ts";
import { checkVictory, frenchCount, prussianCount } from "../victory/victory.ts";

export const mayCede = (position: Position): boolean =>
  position.options.variant === "silesia-gambit" &&
  position.turn === CESSION_TURN &&
  affairsOf(position).cession === null;

/** SGA-18, SGA-19, HID-27: Prussia and Saxony leave the game, their hands are discarded for all to see. */
const removePower = (draft: Draft, power: typeof PRUSSIA | typeof SAXONY, events: EventSink): void => {
  const pack = packOf(draft);
  for (const { id } of pack.pieces.filter((piece) => piece.power === power)) {
    if (isGeneral(pack, id)) {
      leaveStack(draft, pack, id);
      forgetGeneral(draft, id);
      draft.troops[id] = 0;
      turnOver(draft, id, false);
    }
    placePiece(draft, id, NO_PART);
  }
  const cards = (draft.hands[power] as CardId[]).slice();
  discardCards(draft, power, cards);
  events?.push({ type: "handDiscarded", power, cards });
};

/** SGA-23: France takes up what it has put aside. */
const takePutAside = (draft: Draft, events: EventSink): void => {
  const cards = closedOf(draft).putAside;
  for (const card of cards) draft.hands[FRANCE]?.push(card);
  changeClosed(draft, { putAside: [] });
  changeAffairs(draft, { putAside: 0 });
  events?.push({ type: "putAsideTaken", power: FRANCE, cards });
};

/** SGA-14 to SGA-24, RUL-99 */
const cede = (draft: Draft, events: EventSink): void => {
  const pack = packOf(draft);
  const cession = {
    prussiaLacked: PRUSSIAN_GOAL - prussianCount(draft, pack),
    franceLacked: FRENCH_GOAL - frenchCount(draft, pack),
    austriaHeld: pack.silesian.filter((fortress) => draft.markers[fortress] === AUSTRIA).length,
  };
  for (const power of [PRUSSIA, SAXONY] as const) removePower(draft, power, events);
  pack.fortresses.forEach((city, index) => {
    const isSilesian = pack.cities[city]?.territory === "silesia";
    const home = pack.cities[city]?.home;
    if (draft.markers[index] === PRUSSIA || isSilesian || home === PRUSSIA || home === SAXONY)
      draft.markers = withNumber(draft.markers, fortressId(index), NOBODY);
  });
  changeAffairs(draft, { cession });
  draft.disclosures++;
  takePutAside(draft, events);
  events?.push({ type: "silesiaCeded", cession });
  checkVictory(draft, events);
};

/** DEC-40 */
export const cessionHandler: Handler<CessionFrame> = {
  waitsFor: (position) => [seatOf(position, AUSTRIA)],
  choices: (position, seat) => (seat === seatOf(position, AUSTRIA) ? [{ type: "cede" }] : []),
  refusal(position, seat, action) {
    if (seat !== seatOf(position, AUSTRIA)) return refuse("SGA-13", "notYourDecision");
    return action.type === "cede" ? null : notAsked("SGA-13");
  },
  apply(draft, _seat, action, _frame, events) {
    if (action.type !== "cede") return;
    draft.agenda.pop();
    if (action.cede) cede(draft, events);
    else events?.push({ type: "silesiaKept" });
  },
  resume: () => false,
};
