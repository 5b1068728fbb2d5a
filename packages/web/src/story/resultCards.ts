import type { Outcome, OutcomeKind } from "@maria/advice/story";

/** What is laid before people at once: a large outcome, or the small ones that one action has brought about. */
export interface ResultCard {
  readonly outcomes: readonly Outcome[];
}

/** They lie together on one card. */
const SMALL: ReadonlySet<OutcomeKind> = new Set(["conquest", "train", "supply", "treaty"]);

/** The cards for what has happened, in its order. */
export const resultCards = (outcomes: readonly Outcome[]): ResultCard[] => {
  const cards: { outcomes: Outcome[] }[] = [];
  for (const outcome of outcomes) {
    const last = cards[cards.length - 1];
    if (last?.outcomes.every(({ kind }) => SMALL.has(kind)) && SMALL.has(outcome.kind))
      last.outcomes.push(outcome);
    else cards.push({ outcomes: [outcome] });
  }
  return cards;
};

/** Reading times in milliseconds at the steady pace. */
const GLANCE = 2500;
const PER_ENTRY = 1100;
/** What a winter brings is told in so many lines when it comes. */
const COMING = 3;
const LONGEST = 14_000;
const STEADY = 300;

/**
 * How long a card lies before it goes by itself, at a pace of so many milliseconds for a city; null at none: then it
 * lies until somebody has seen it.
 */
export const readingTime = ({ outcomes }: ResultCard, pace: number): number | null => {
  if (pace === 0) return null;
  const lines = outcomes.reduce(
    (sum, { entries, isSettled }) => sum + (isSettled ? entries.length : COMING),
    0,
  );
  return (Math.min(LONGEST, GLANCE + PER_ENTRY * lines) * pace) / STEADY;
};
