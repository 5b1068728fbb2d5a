import { affairsOf, changeAffairs } from "../ground/affairs.ts";
import { majorFortressIsLost } from "../ground/control.ts";
import { drawCards } from "../ground/deck.ts";
import { updateThreeElectors } from "../ground/pools.ts";
import type { ExecuteAction } from "../model/actions.ts";
import type { PoliticalCardId, Shift, TrackName } from "../model/affairs.ts";
import { type Handler, notAsked } from "../model/agenda.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { ExecutionFrame } from "../model/frames.ts";
import { FRANCE, isMinor, NOBODY, type Power, SAXONY, SAXONY_PRUSSIAN_ALLY } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Instruction, PoliticalCard } from "../pack/politics.ts";
import { packOf } from "../pack/registry.ts";
import { austrianAllyBox, moveSaxonyMarker } from "../saxony/saxony.ts";
import { withNumber } from "../tools/withEntry.ts";
import { NO_TREATY } from "../treaties/marchTreaties.ts";
import { directionOf, shiftsPromised, treatyRefusal } from "../treaties/terms.ts";
import { callExpedition } from "./expedition.ts";
import { beginGrant } from "./grant.ts";

const cardOf = (position: Position, card: PoliticalCardId): PoliticalCard =>
  packOf(position).politics.cards[card] as PoliticalCard;

/**
 * CRD-19, CRD-25, RUL-78: the powers among which the executor chooses the receiver; null if there is no choice. Of two
 * major receivers the executor is the one, if he is among them.
 */
const openReceivers = (card: PoliticalCard, power: Power): readonly Power[] | null => {
  const receivers = card.instruction?.kind === "grant" ? card.instruction.receivers : null;
  if (receivers === null || receivers.length < 2) return null;
  return receivers.includes(power) && !receivers.some(isMinor) ? null : receivers;
};

const receiverOf = (card: PoliticalCard, power: Power, named: Power | undefined): Power => {
  const receivers = card.instruction?.kind === "grant" ? card.instruction.receivers : null;
  const [only, another] = receivers ?? [];
  return named ?? (only !== undefined && another === undefined ? only : power);
};

/** CRD-04, RUL-78 */
const isBarred = (position: Position, shift: PoliticalCard["shifts"][number]): boolean =>
  shift.forbiddenWhilePrussianAlly && position.saxony === SAXONY_PRUSSIAN_ALLY;

/** CRD-04, RUL-78: the tracks of the card whose markers may not be shifted with it as things stand. */
export const barredTracks = (position: Position, { shifts }: PoliticalCard): TrackName[] =>
  shifts.flatMap((shift) => (isBarred(position, shift) ? [shift.track] : []));

interface OpenShift {
  readonly track: TrackName;
  readonly steps: readonly number[];
  /** RUL-103: the treaty that promises it, and which way; NO_TREATY if none does. */
  readonly treaty: number;
}

/** PCE-02, PCE-03: the ways each arrow may be followed, those left that were promised. */
const shiftsOf = (position: Position, card: PoliticalCard, promised: readonly ShiftPromise[]): OpenShift[] =>
  card.shifts
    .filter((shift) => !isBarred(position, shift))
    .map(({ track, steps, either }) => {
      const ways = either ? [-Math.abs(steps), Math.abs(steps)] : [steps];
      const promise = promised.find(
        ({ term }) => term.track === track && ways.some((way) => directionOf(way) === term.direction),
      );
      if (promise === undefined) return { track, steps: ways, treaty: NO_TREATY };
      const kept = ways.filter((way) => directionOf(way) === promise.term.direction);
      return { track, steps: kept, treaty: promise.treaty };
    });

type ShiftPromise = ReturnType<typeof shiftsPromised>[number];
const NO_PROMISES: readonly ShiftPromise[] = [];

/** TWO-10: a player executes at most one card per turn. */
const mayExecute = (position: Position, power: Power): boolean =>
  position.options.players === 3 || !affairsOf(position).executed.includes(seatOf(position, power));

/** RUL-75: the executor decides at once; a card that can do nothing is simply discarded. */
export const beginExecution = (
  draft: Draft,
  power: Power,
  card: PoliticalCardId,
  events: EventSink,
): void => {
  const political = cardOf(draft, card);
  const canActAtAll = political.instruction !== null || shiftsOf(draft, political, NO_PROMISES).length > 0;
  if (canActAtAll && mayExecute(draft, power)) draft.agenda.push({ kind: "execution", power, card });
  else events?.push({ type: "politicalCardDiscarded", card });
};

const grant = (
  draft: Draft,
  instruction: Extract<Instruction, { kind: "grant" }>,
  receiver: Power,
  events: EventSink,
): void => {
  const pack = packOf(draft);
  if (instruction.fortressToFrance !== null && draft.markers[instruction.fortressToFrance] !== FRANCE) {
    draft.markers = withNumber(draft.markers, instruction.fortressToFrance, FRANCE);
    events?.push({ type: "electorTurned", fortress: instruction.fortressToFrance, to: FRANCE });
    updateThreeElectors(draft, pack, events);
  }
  // RUL-77: a minor power whose major fortress is lost gets no TCs from cards either.
  const cut = isMinor(receiver) && majorFortressIsLost(draft, pack, receiver);
  if (instruction.tacticalCards > 0 && !cut) drawCards(draft, receiver, instruction.tacticalCards, events);
  beginGrant(draft, receiver, instruction.troops, events);
};

/** RUL-75, RUL-78: instructions take effect at once. */
const follow = (draft: Draft, instruction: Instruction, receiver: Power, events: EventSink): void => {
  switch (instruction.kind) {
    case "incomeThisTurn": {
      const { power, change } = instruction;
      const { incomeChanges } = affairsOf(draft);
      const changed = withNumber(incomeChanges, power, (incomeChanges[power] as number) + change);
      affairsOf(draft).incomeChanges = changed;
      events?.push({ type: "incomeChanged", power, change });
      return;
    }
    case "grant":
      grant(draft, instruction, receiver, events);
      return;
    case "saxonyJoinsAustria":
      beginGrant(draft, SAXONY, instruction.troops, events);
      moveSaxonyMarker(draft, austrianAllyBox(packOf(draft)), events);
      return;
    case "jacobiteRebellion":
      changeAffairs(draft, { jacobites: true });
      events?.push({ type: "incomeChanged", power: instruction.power, change: instruction.income });
      callExpedition(draft, instruction.power);
      return;
  }
};

const isAmong = (shifts: readonly Shift[], allowed: ReturnType<typeof shiftsOf>): boolean =>
  shifts.every(
    ({ track, steps }, index) =>
      shifts.findIndex((other) => other.track === track) === index &&
      allowed.some((shift) => shift.track === track && shift.steps.includes(steps)),
  );

const execute = (draft: Draft, frame: ExecutionFrame, action: ExecuteAction, events: EventSink): void => {
  const { power } = frame;
  const card = cardOf(draft, frame.card);
  const receiver = receiverOf(card, power, action.receiver);
  const affairs = affairsOf(draft);
  affairs.executed = [...affairs.executed, seatOf(draft, power)];
  affairs.shifts = affairs.shifts.concat(action.shifts);
  events?.push({
    type: "politicalCardExecuted",
    power,
    card: frame.card,
    instruction: action.instruction,
    receiver: action.instruction && card.instruction?.kind === "grant" ? receiver : NOBODY,
    shifts: action.shifts,
    barred: barredTracks(draft, card),
  });
  if (action.instruction && card.instruction !== null) follow(draft, card.instruction, receiver, events);
};

const promisedShifts = (position: Position, frame: ExecutionFrame, card: PoliticalCard): OpenShift[] =>
  shiftsOf(position, card, shiftsPromised(position, frame.power, frame.card));

/** DEC-11, DEC-13 */
export const executionHandler: Handler<ExecutionFrame> = {
  waitsFor: (position, frame) => [seatOf(position, frame.power)],

  choices(position, seat, frame): Choice[] {
    if (seat !== seatOf(position, frame.power)) return [];
    const card = cardOf(position, frame.card);
    return [
      {
        type: "execute",
        card: frame.card,
        hasInstruction: card.instruction !== null,
        receivers: openReceivers(card, frame.power),
        shifts: promisedShifts(position, frame, card).map(({ track, steps, treaty }) => ({
          track,
          steps,
          isPromised: treaty !== NO_TREATY,
        })),
      },
    ];
  },

  refusal(position, seat, action, frame) {
    if (seat !== seatOf(position, frame.power)) return refuse("POL-23", "notYourDecision");
    if (action.type !== "execute") return notAsked("POL-23");
    const card = cardOf(position, frame.card);
    if (action.instruction && card.instruction === null) return refuse("PCE-01", "noInstruction");
    const receivers = action.instruction ? openReceivers(card, frame.power) : null;
    if (receivers === null && action.receiver !== undefined) return refuse("PCE-01", "receiverIsPrinted");
    if (receivers !== null && (action.receiver === undefined || !receivers.includes(action.receiver)))
      return refuse("PCE-01", "mustNameReceiver");
    const barred = barredTracks(position, card);
    if (action.shifts.some(({ track }) => barred.includes(track))) return refuse("CRD-04", "shiftForbidden");
    if (!isAmong(action.shifts, shiftsOf(position, card, NO_PROMISES)))
      return refuse("PCE-03", "shiftNotOnCard");
    const broken = promisedShifts(position, frame, card).find(
      ({ track, steps, treaty }) =>
        treaty !== NO_TREATY &&
        !action.shifts.some((shift) => shift.track === track && steps.includes(shift.steps)),
    );
    return broken === undefined ? null : treatyRefusal(broken.treaty);
  },

  apply(draft, _seat, action, frame, events) {
    if (action.type !== "execute") return;
    draft.agenda.pop();
    if (!action.instruction && action.shifts.length === 0)
      events?.push({ type: "politicalCardDiscarded", card: frame.card });
    else execute(draft, frame, action, events);
  },

  resume: () => false,
};
