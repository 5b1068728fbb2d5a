import type { Affairs, ClosedCards } from "../model/affairs.ts";
import type { Draft } from "../model/state.ts";

/** Field by field, like `draftOf`: ten times as fast as spreading so many fields, and it happens all the time. */
const copyOfAffairs = (affairs: Affairs): Affairs => ({
  pools: affairs.pools,
  battleBoxes: affairs.battleBoxes,
  threeElectors: affairs.threeElectors,
  emperor: affairs.emperor,
  italy: affairs.italy,
  silesiaBox: affairs.silesiaBox,
  setAside: affairs.setAside,
  annexed: affairs.annexed,
  prussiaNeutralUntil: affairs.prussiaNeutralUntil,
  secondTrainWaits: affairs.secondTrainWaits,
  reduced: affairs.reduced,
  tracks: affairs.tracks,
  openCards: affairs.openCards,
  spentCards: affairs.spentCards,
  election: affairs.election,
  lastWinner: affairs.lastWinner,
  trump: affairs.trump,
  conserved: affairs.conserved,
  hasPlaced: affairs.hasPlaced,
  shifts: affairs.shifts,
  executed: affairs.executed,
  contracts: affairs.contracts,
  drawn: affairs.drawn,
  incomeChanges: affairs.incomeChanges,
  jacobites: affairs.jacobites,
  putAside: affairs.putAside,
  cession: affairs.cession,
  agreements: affairs.agreements,
  offersMade: affairs.offersMade,
});

const copyOfClosed = (closed: ClosedCards): ClosedCards => ({
  politicalDeck: closed.politicalDeck,
  placed: closed.placed,
  faceDown: closed.faceDown,
  putAside: closed.putAside,
  winterScores: closed.winterScores,
});

type Renewed<T> = { -readonly [Field in keyof T]: T[Field] };

/** Puts a copy in place of the affairs, for the caller to change at once, before anybody else can hold it. */
export const renewAffairs = (draft: Draft): Renewed<Affairs> => {
  const copy = copyOfAffairs(affairsOf(draft));
  draft.affairs = copy;
  return copy;
};

export const renewClosed = (draft: Draft): Renewed<ClosedCards> => {
  const copy = copyOfClosed(closedOf(draft));
  draft.closed = copy;
  return copy;
};

/** Replaces part of the affairs. Does nothing in the introductory game, which has none. */
export const changeAffairs = (draft: Draft, change: Partial<Affairs>): void => {
  if (draft.affairs !== null) draft.affairs = Object.assign(copyOfAffairs(draft.affairs), change);
};

export const changeClosed = (draft: Draft, change: Partial<ClosedCards>): void => {
  if (draft.closed !== null) draft.closed = Object.assign(copyOfClosed(draft.closed), change);
};

/** A list by power with one entry changed. */
export const withEntry = <T>(list: readonly T[], index: number, entry: T): T[] => {
  const copy = list.slice();
  copy[index] = entry;
  return copy;
};

/** The same for numbers: lists of them stay lists of numbers to the machine if nothing else ever comes by here. */
export const withNumber = <T extends number>(list: readonly T[], index: number, entry: T): T[] => {
  const copy = list.slice();
  copy[index] = entry;
  return copy;
};

/** The affairs of a variant that has them. */
export const affairsOf = (position: { readonly affairs: Affairs | null }): Affairs => {
  if (position.affairs === null) throw new Error("the introductory game has no affairs of state");
  return position.affairs;
};

export const closedOf = (draft: { readonly closed: ClosedCards | null }): ClosedCards => {
  if (draft.closed === null) throw new Error("the introductory game has no closed cards");
  return draft.closed;
};
