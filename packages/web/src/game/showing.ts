import type { Decision } from "@maria/rules";
import type { Seat } from "@maria/rules/model";
import type { Moment } from "@maria/table";

const askedFor = ({ pending }: Moment, seat: Seat): Decision["kind"] | null =>
  pending.find((decision) => decision.seat === seat)?.kind ?? null;

/**
 * Whether the seat goes on with the decision of the moment shown while others act beside it: all moments still to be
 * shown ask it the same. Then a march half planned stays on the table while the others' marches are drawn.
 */
export const goesOn = (shown: Moment, waiting: readonly Moment[], seat: Seat): boolean => {
  const kind = askedFor(shown, seat);
  return kind !== null && waiting.every((moment) => askedFor(moment, seat) === kind);
};

/**
 * Whether the seat decides afresh at the later moment: it has acted itself, something was taken back, or it is asked
 * something else. What was half chosen before must not be confirmed by mistake then.
 */
export const decidesAfresh = (earlier: Moment | null, later: Moment, seat: Seat | null): boolean =>
  earlier === null ||
  seat === null ||
  later.isWhole ||
  later.lines.some(({ by }) => by === seat) ||
  earlier.view.turn !== later.view.turn ||
  earlier.view.step !== later.view.step ||
  askedFor(earlier, seat) !== askedFor(later, seat);

/** Several moments shown as one: the last of them, with all that has happened since the first. */
export const asOne = (moments: readonly Moment[]): Moment | null => {
  const last = moments[moments.length - 1];
  if (last === undefined) return null;
  const whole = moments.findLastIndex(({ isWhole }) => isWhole);
  const told = whole < 0 ? moments : moments.slice(whole);
  return { ...last, lines: told.flatMap(({ lines }) => lines), isWhole: whole >= 0 };
};
