import type { PoliticalCardId } from "../model/affairs.ts";
import type { Power } from "../model/powers.ts";
import type { Refusal } from "../model/rule.ts";
import type { Position } from "../model/state.ts";
import type { Agreement, Direction, Term } from "../model/treaties.ts";
import { forLatest } from "../tools/oncePer.ts";

export type TermOf<Type extends Term["type"]> = Extract<Term, { type: Type }>;

/** A term that binds, with the treaty it stands in. */
export interface Bound<T extends Term = Term> {
  readonly treaty: number;
  readonly index: number;
  readonly term: T;
}

const NO_AGREEMENTS: readonly Agreement[] = [];

const NO_TERMS: readonly Bound[] = [];

const isSame = (a: Bound, b: Bound | undefined): boolean =>
  a.term === b?.term && a.treaty === b.treaty && a.index === b.index;

/**
 * The terms that bind, by list of agreements: such a list is replaced when anything in it changes. An offer binds nobody
 * and leaves the terms what they were, with all that follows from them.
 */
const boundBy = forLatest((agreements: readonly Agreement[], before: readonly Bound[] | null) => {
  const bound: Bound[] = [];
  for (const { id, terms, lapsed, status } of agreements) {
    if (status !== "inForce") continue;
    for (const [index, term] of terms.entries())
      if (!lapsed.includes(index)) bound.push({ treaty: id, index, term });
  }
  const isUnchanged = bound.length === before?.length && bound.every((one, at) => isSame(one, before[at]));
  return isUnchanged ? before : bound;
});

/** Every term that binds now, those left out whose power has changed hands. */
export const bindingTerms = (position: Position): readonly Bound[] => {
  const agreements = position.affairs?.agreements ?? NO_AGREEMENTS;
  return agreements.length === 0 ? NO_TERMS : boundBy(agreements);
};

const NONE_OF_TYPE: readonly never[] = [];

/** Those of the terms that are of one kind. */
export const ofType = <Type extends Term["type"]>(
  terms: readonly Bound[],
  type: Type,
): readonly Bound<TermOf<Type>>[] =>
  terms.length === 0
    ? NONE_OF_TYPE
    : terms.filter((bound): bound is Bound<TermOf<Type>> => bound.term.type === type);

/** The terms of one kind that bind now. */
export const termsOf = <Type extends Term["type"]>(
  position: Position,
  type: Type,
): readonly Bound<TermOf<Type>>[] => ofType(bindingTerms(position), type);

/** The refusal of a choice that this treaty has taken away. */
export const treatyRefusal = (treaty: number): Refusal => ({
  refused: true,
  rule: "NEG-04",
  reason: "treatyForbids",
  treaty,
});

/** The term that forbids the power to select a card. */
export const cardForbidden = (
  position: Position,
  power: Power,
  card: PoliticalCardId,
): Bound<TermOf<"leaveCard">> | undefined =>
  termsOf(position, "leaveCard").find(({ term }) => term.power === power && term.card === card);

/** RUL-103: the power's promises to select cards that lie open; one promised to be left is not selected. */
export const cardsToSelect = (position: Position, power: Power): readonly Bound<TermOf<"selectCard">>[] => {
  const promised = termsOf(position, "selectCard");
  if (promised.length === 0) return NONE_OF_TYPE;
  const open = position.affairs?.openCards ?? [];
  return promised.filter(
    ({ term }) =>
      term.power === power &&
      open.includes(term.card) &&
      cardForbidden(position, power, term.card) === undefined,
  );
};

/** TRK-01: positive steps lead to the right. */
export const directionOf = (steps: number): Direction => (steps > 0 ? "right" : "left");

/** RUL-103: the power's promises about what it does with a card. */
export const shiftsPromised = (
  position: Position,
  power: Power,
  card: PoliticalCardId,
): Bound<TermOf<"executeCard">>[] =>
  termsOf(position, "executeCard").filter(({ term }) => term.power === power && term.card === card);

/** RUL-103: the promise to offer the peace, or to accept it. */
export const peacePromised = (
  position: Position,
  type: "offerPeace" | "acceptPeace",
): Bound<TermOf<"offerPeace" | "acceptPeace">> | undefined => termsOf(position, type)[0];

const votePromised = (
  position: Position,
  powers: readonly Power[],
  candidate: "charles" | "francis",
): Bound<TermOf<"vote">>[] =>
  termsOf(position, "vote").filter(({ term }) => term.candidate === candidate && powers.includes(term.power));

/** How many of these votes, named by the powers that hold them, may go to Charles. */
export const voteBounds = (position: Position, powers: readonly Power[]): { least: number; most: number } => {
  const votesFor = (candidate: "charles" | "francis"): number => {
    const promised = votePromised(position, powers, candidate).map(({ term }) => term.power);
    return powers.filter((power) => promised.includes(power)).length;
  };
  return { least: votesFor("charles"), most: powers.length - votesFor("francis") };
};

export const refuseVotes = (
  position: Position,
  powers: readonly Power[],
  charles: number,
): Refusal | null => {
  const { least, most } = voteBounds(position, powers);
  if (charles >= least && charles <= most) return null;
  const [broken] = votePromised(position, powers, charles < least ? "charles" : "francis");
  return broken === undefined ? null : treatyRefusal(broken.treaty);
};

/** The promises of two powers not to fight each other; each holds both ways. */
export const trucesBetween = (position: Position, a: Power, b: Power): Bound<TermOf<"noCombat">>[] =>
  termsOf(position, "noCombat").filter(
    ({ term }) => (term.power === a && term.other === b) || (term.power === b && term.other === a),
  );
