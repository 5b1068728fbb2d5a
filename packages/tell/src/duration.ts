import { firstTurnOf, lastTurnOf } from "@maria/rules/board";
import { type Agreement, LAST_TURN_ADVANCED, type Position, type Term } from "@maria/rules/model";
import type { Words } from "./words.ts";

const untilText = ({ say }: Words, until: number): string =>
  until > LAST_TURN_ADVANCED ? say("duration.toTheEnd") : say("duration.until", { turn: until });

const fromNowText = (words: Words, now: number, until: number): string => {
  const { say } = words;
  if (until > LAST_TURN_ADVANCED) return untilText(words, until);
  const more = until - now;
  if (more === 0) return say("duration.thisTurn", { turn: until });
  if (more === 1) return say("duration.andNext", { turn: until });
  return say("duration.andMore", { n: more, turn: until });
};

/** RUL-102: one TC in each turn from the first to the last; none after the game's last turn. */
const withSubsidies = ({ say }: Words, duration: string, first: number, until: number): string => {
  const last = Math.min(until, LAST_TURN_ADVANCED);
  const n = last - first + 1;
  if (n < 1) return say("duration.noSubsidy", { duration });
  return n === 1
    ? say("duration.subsidyOnce", { duration, turn: first })
    : say("duration.subsidies", { duration, n, first, last });
};

const isSubsidy = ({ type }: Term): boolean => type === "subsidy";

/** RUL-102: how long an offer would last if it were accepted now. */
export const offerDuration = (
  words: Words,
  position: Position,
  terms: readonly Term[],
  turns: number,
): string => {
  const until = lastTurnOf(position, terms, turns);
  const duration = fromNowText(words, position.turn, until);
  return terms.some(isSubsidy)
    ? withSubsidies(words, duration, firstTurnOf(position, terms), until)
    : duration;
};

/** The log tells of an offer without a look at the table, so it can only say for how many turns it is. */
const offeredTurns = ({ say }: Words, terms: readonly Term[], turns: number): string => {
  const duration = say("duration.turns", { n: turns });
  return terms.some(isSubsidy) ? say("duration.subsidiesLater", { duration, n: turns }) : duration;
};

/** Whether subsidies of a treaty still fall due: its contracts may have ended before the rest of it (RUL-94). */
const paysSubsidies = ({ id, terms, lapsed }: Agreement, position: Position | null): boolean =>
  position === null
    ? terms.some((term, index) => isSubsidy(term) && !lapsed.includes(index))
    : (position.affairs?.contracts.some(({ agreement }) => agreement === id) ?? false);

/**
 * RUL-102: how long an agreement lasts, in one sentence for both parties wherever they read it: an offer as things
 * stand, a treaty until its last turn. Without a position, as in the log, an offer tells its number of turns.
 */
export const durationText = (words: Words, agreement: Agreement, position: Position | null): string => {
  const { status, terms, turns, until } = agreement;
  if (status === "offered")
    return position === null
      ? offeredTurns(words, terms, turns)
      : offerDuration(words, position, terms, turns);
  const duration = untilText(words, until);
  return paysSubsidies(agreement, position)
    ? withSubsidies(words, duration, until - turns + 1, until)
    : duration;
};
