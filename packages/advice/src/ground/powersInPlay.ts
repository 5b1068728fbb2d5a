import type { View } from "@maria/rules";
import { sees } from "@maria/rules/board";
import { NO_PART, type Pack, POWERS, type Power, type Seat } from "@maria/rules/model";

/** The powers with a general who takes part (INT-02, SGA-02, RUL-99), in the order of the stages. */
export const powersInPlay = (view: View, pack: Pack): Power[] =>
  POWERS.filter((power) => pack.armies[power]?.generals.some((general) => view.at[general] !== NO_PART));

/** The powers the seat runs first, then the others. */
export const ownFirst = (
  view: View,
  pack: Pack,
  seat: Seat | null,
): { readonly own: Power[]; readonly others: Power[] } => {
  const powers = powersInPlay(view, pack);
  return {
    own: powers.filter((power) => sees(view, seat, power)),
    others: powers.filter((power) => !sees(view, seat, power)),
  };
};
