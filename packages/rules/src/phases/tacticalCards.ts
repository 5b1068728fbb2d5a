import { type Handler, notAsked, seatOf } from "../flow/handler.ts";
import { activePowers, momentOf } from "../flow/sequence.ts";
import type { EventSink } from "../model/events.ts";
import type { SubsidyFrame } from "../model/frames.ts";
import { BAVARIA, FRANCE, isMinor, type Power } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import { majorFortressIsLost } from "./control.ts";
import { drawCards } from "./deck.ts";

/** TAC-03: the subsidy to Bavaria is compulsory up to this turn. */
const COMPULSORY_SUBSIDY_TURNS = 3;
/** TAC-06 */
const INTRODUCTORY_FRENCH_REDUCTION = 2;

/** TAC-02, TAC-05, TAC-06: what a power draws in its stage when no subsidy passes. */
export const incomeOf = (position: Position, power: Power): number => {
  const pack = packOf(position);
  if (isMinor(power) && majorFortressIsLost(position, pack, power)) return 0;
  const { income } = pack.armies[power] as Army;
  const reduced = power === FRANCE && position.options.variant === "introductory";
  return reduced ? income - INTRODUCTORY_FRENCH_REDUCTION : income;
};

/** TAC-05, RUL-15: a Bavaria that cannot receive leaves France its full income. */
const bavariaCanReceive = (position: Position): boolean =>
  !majorFortressIsLost(position, packOf(position), BAVARIA);

/** SUB-08, HID-21: one card of the income goes to the receiver unseen by the giver. */
const paySubsidy = (draft: Draft, from: Power, to: Power, events: EventSink): void => {
  const drawn: EventSink = [];
  const [card] = drawCards(draft, to, 1, drawn);
  for (const event of drawn) if (event.type === "deckOpened") events.push(event);
  if (card !== undefined) events.push({ type: "subsidyPaid", from, to, card });
};

const drawIncome = (draft: Draft, subsidy: boolean, events: EventSink): void => {
  for (const power of activePowers(draft)) {
    const income = incomeOf(draft, power);
    if (power === FRANCE && subsidy && income > 0) {
      drawCards(draft, FRANCE, income - 1, events);
      paySubsidy(draft, FRANCE, BAVARIA, events);
    } else drawCards(draft, power, income, events);
  }
};

export const enterTacticalCards = (draft: Draft, events: EventSink): void => {
  const { stage } = momentOf(draft);
  if (stage === 0) return;
  events.push({ type: "stageBegan", stage, powers: activePowers(draft) });
  const concernsBavaria = stage === 3 && bavariaCanReceive(draft);
  if (concernsBavaria && draft.turn > COMPULSORY_SUBSIDY_TURNS) draft.agenda.push({ kind: "subsidy" });
  else drawIncome(draft, concernsBavaria, events);
};

/** DEC-21 */
export const subsidyHandler: Handler<SubsidyFrame> = {
  waitsFor: (position) => [seatOf(position, FRANCE)],

  choices: (position, seat) => (seat === seatOf(position, FRANCE) ? [{ type: "subsidy" }] : []),

  refusal(position, seat, action) {
    if (seat !== seatOf(position, FRANCE)) return refuse("TAC-04", "notYourDecision");
    return action.type === "subsidy" ? null : notAsked("TAC-04");
  },

  apply(draft, _seat, action, _frame, events) {
    if (action.type !== "subsidy") return;
    draft.agenda.pop();
    if (!action.pay) events.push({ type: "subsidyRefused", from: FRANCE, to: BAVARIA });
    drawIncome(draft, action.pay, events);
  },

  resume: () => false,
};
