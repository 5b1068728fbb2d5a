import type { Affairs, ClosedCards } from "../model/affairs.ts";
import type { Draft } from "../model/state.ts";

/** Replaces part of the affairs. Does nothing in the introductory game, which has none. */
export const changeAffairs = (draft: Draft, change: Partial<Affairs>): void => {
  if (draft.affairs !== null) Object.assign(draft.affairs, change);
};

export const changeClosed = (draft: Draft, change: Partial<ClosedCards>): void => {
  if (draft.closed !== null) Object.assign(draft.closed, change);
};

/** The affairs of a variant that has them; those of a draft may be changed. */
export const affairsOf = <A extends Affairs>(position: { readonly affairs: A | null }): A => {
  if (position.affairs === null) throw new Error("the introductory game has no affairs of state");
  return position.affairs;
};

export const closedOf = <C extends ClosedCards>(draft: { readonly closed: C | null }): C => {
  if (draft.closed === null) throw new Error("the introductory game has no closed cards");
  return draft.closed;
};
