import { affairsOf } from "../ground/affairs.ts";
import type { TrackName } from "../model/affairs.ts";
import { LONGEST_PROMISE, LONGEST_TREATY, MOST_TERMS } from "../model/numbers.ts";
import type { Seat } from "../model/options.ts";
import { AUSTRIA, POWERS, type Power, PRAGMATIC } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Position } from "../model/state.ts";
import type { Direction, Term } from "../model/treaties.ts";
import type { PoliticalCard } from "../pack/politics.ts";
import { packOf } from "../pack/registry.ts";
import { promisers } from "../treaties/agreement.ts";
import { refuseContract } from "../treaties/subsidies.ts";
import { bindingTerms, directionOf, type TermOf, treatyRefusal } from "../treaties/terms.ts";

/** Whether a number of turns can be agreed on at all. */
export const isDuration = (turns: number): boolean =>
  Number.isInteger(turns) && turns >= 1 && turns <= LONGEST_TREATY;

const isPower = (value: number): value is Power =>
  Number.isInteger(value) && value >= 0 && value < POWERS.length;

const CANNOT: Refusal = refuse("NEG-02", "cannotPromise");
/** NEG-08: the rules leave the power no such choice, and no agreement gives it one. */
const AGAINST_THE_RULES: Refusal = refuse("NEG-08", "cannotPromise");

/** ELE-10: Austria and the Pragmatic Army have no choice. */
const refuseVotePromise = (position: Position, { power, candidate }: TermOf<"vote">): Refusal | null => {
  if (affairsOf(position).election === "held") return CANNOT;
  return (power === AUSTRIA || power === PRAGMATIC) && candidate === "charles" ? AGAINST_THE_RULES : null;
};

/** POL-02, POL-18: only a card with the power's coat of arms, and one that is still to be had. */
const refuseCardPromise = (
  position: Position,
  term: TermOf<"selectCard" | "leaveCard" | "executeCard">,
): Refusal | null => {
  const { type, power, card } = term;
  const political = packOf(position).politics.cards[card];
  if (political === undefined || political.isElection) return CANNOT;
  if (affairsOf(position).spentCards.includes(card)) return CANNOT;
  if (type === "leaveCard") return null;
  if (!political.powers.includes(power)) return AGAINST_THE_RULES;
  return type === "selectCard" || mayShift(political, term.track, term.direction) ? null : AGAINST_THE_RULES;
};

/** PCE-02, PCE-03: whether the card has an arrow that leads this way. */
const mayShift = ({ shifts }: PoliticalCard, track: TrackName, direction: Direction): boolean =>
  shifts.some((shift) => shift.track === track && (shift.either || directionOf(shift.steps) === direction));

const refusePlaces = (places: readonly number[], known: readonly unknown[]): Refusal | null =>
  places.length > 0 && places.every((place) => known[place] !== undefined) ? null : CANNOT;

/** NEG-07 to NEG-09: what can be promised at all; whatever else the rules forbid has no term to say it with. */
const refuseTerm = (position: Position, parties: readonly Seat[], term: Term): Refusal | null => {
  const pack = packOf(position);
  const powers = promisers(term);
  if (!powers.every(isPower)) return CANNOT;
  if (!powers.every((power) => parties.includes(seatOf(position, power))))
    return refuse("NEG-04", "cannotPromise");
  // RUL-94: powers of one player may contract with each other, but nobody is bound by his word to himself.
  const [a, b] = parties;
  if (a === b && term.type !== "subsidy") return refuse("NEG-04", "cannotPromise");
  if ("other" in term && (!isPower(term.other) || powers[0] === term.other)) return CANNOT;
  switch (term.type) {
    case "subsidy":
      return refuseContract(position, term.giver, term.receiver);
    case "keepOut":
      return refusePlaces(term.cities, pack.cities);
    case "keepAway":
      return refusePlaces(term.fortresses, pack.fortresses);
    case "vote":
      return refuseVotePromise(position, term);
    case "selectCard":
    case "leaveCard":
    case "executeCard":
      return refuseCardPromise(position, term);
    // ANX-03: there is one peace in the game.
    case "offerPeace":
    case "acceptPeace":
      return affairsOf(position).annexed ? CANNOT : null;
    case "promise":
      return term.text.length > 0 && term.text.length <= LONGEST_PROMISE
        ? null
        : refuse("NEG-06", "cannotPromise");
    default:
      return null;
  }
};

/** SUB-05: two terms about one pair of powers, in either direction. */
const isSamePair = (a: TermOf<"subsidy">, b: TermOf<"subsidy">): boolean =>
  (a.giver === b.giver && a.receiver === b.receiver) || (a.giver === b.receiver && a.receiver === b.giver);

/** Whether one power could not keep both promises. */
const contradict = (position: Position, a: Term, b: Term): boolean => {
  if (a.type === "vote" && b.type === "vote") return a.power === b.power && a.candidate !== b.candidate;
  if (a.type === "executeCard" && b.type === "executeCard")
    return a.power === b.power && a.card === b.card && a.track === b.track && a.direction !== b.direction;
  if (a.type !== "selectCard" && a.type !== "leaveCard") return false;
  if ((b.type !== "selectCard" && b.type !== "leaveCard") || a.power !== b.power) return false;
  if (a.type !== b.type) return a.card === b.card;
  // POL-26: of two cards that lie open a power selects at most one.
  const bothOpen = [a.card, b.card].every((card) => affairsOf(position).openCards.includes(card));
  return a.type === "selectCard" && a.card !== b.card && bothOpen;
};

const anyTwo = (terms: readonly Term[], clash: (a: Term, b: Term) => boolean): boolean => {
  for (let first = 0; first < terms.length; first++)
    for (let second = first + 1; second < terms.length; second++)
      if (clash(terms[first] as Term, terms[second] as Term)) return true;
  return false;
};

/** NEG-04: what was promised must be kept, so nothing can be promised that would break it. */
const refuseContradictions = (position: Position, terms: readonly Term[]): Refusal | null => {
  for (const { term: bound, treaty } of bindingTerms(position))
    for (const term of terms) if (contradict(position, term, bound)) return treatyRefusal(treaty);
  if (anyTwo(terms, (a, b) => contradict(position, a, b))) return refuse("NEG-04", "cannotPromise");
  const twice = anyTwo(terms, (a, b) => a.type === "subsidy" && b.type === "subsidy" && isSamePair(a, b));
  return twice ? refuse("SUB-05", "contractImpossible") : null;
};

/** Why these terms cannot be agreed on between the parties as things stand. */
export const refuseTerms = (
  position: Position,
  parties: readonly Seat[],
  terms: readonly Term[],
): Refusal | null => {
  if (terms.length === 0 || terms.length > MOST_TERMS) return refuse("NEG-06", "cannotPromise");
  for (const term of terms) {
    const refusal = refuseTerm(position, parties, term);
    if (refusal) return refusal;
  }
  return refuseContradictions(position, terms);
};
