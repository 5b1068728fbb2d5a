import { BOTS, type Bot, featuresOf, knownOf, outcomeFor, STYLES } from "@maria/bots";
import { view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { momentOf } from "@maria/rules/board";
import { type GameOptions, type Pack, type Random, type Seat, type State, seatsOf } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { playGame } from "@maria/table";

/** The end of somebody's movement, and how the game came out: by contender, 1 for the winner. */
export interface Sample {
  readonly game: number;
  readonly stage: number;
  readonly outcome: readonly number[];
  readonly features: Float64Array;
}

/** How often a player marches anywhere, or ends his movement at once: without mistakes nobody learns what they cost. */
const ASTRAY = [0, 0, 0.04, 0.1, 0.2] as const;
const IDLE = [0, 0, 0, 0.05, 0.12] as const;
const CERTAIN = 10_000;

const careless = (bot: Bot, dice: Random): Bot => {
  const astray = (ASTRAY[dice(ASTRAY.length)] ?? 0) * CERTAIN;
  const idle = (IDLE[dice(IDLE.length)] ?? 0) * CERTAIN;
  return (seen, offered, budget, random) => {
    const marches = offered.filter(({ type }) => type === "march");
    const die = marches.length > 0 ? dice(CERTAIN) : CERTAIN;
    if (die < astray) return randomAction(marches, random);
    if (die < astray + idle && offered.some(({ type }) => type === "done")) return { type: "done" };
    return bot(seen, offered, budget, random);
  };
};

/** Whoever plays by rules of thumb, in every style: among cadets alone nobody learns what a racer or a turtle does to a plan. */
const BY_RULES_OF_THUMB: readonly Bot[] = [STYLES.racer, STYLES.turtle, BOTS.cadet];
const EVERYBODY: readonly Bot[] = [...BY_RULES_OF_THUMB, BOTS.colonel];

const drawn = (bots: readonly Bot[], dice: Random): Bot => bots[dice(bots.length)] ?? BOTS.cadet;

/** The samples of the game with this number among careless players of all styles; with a colonel, others may be colonels too. */
export const samplesOf = async (
  pack: Pack,
  options: GameOptions,
  game: number,
  withColonel: boolean,
): Promise<Sample[]> => {
  const dice = chanceFrom(game);
  const seats = seatsOf(options);
  const colonel = withColonel ? dice(seats.length) : -1;
  const others = withColonel ? EVERYBODY : BY_RULES_OF_THUMB;
  const bots: Partial<Record<Seat, Bot>> = Object.fromEntries(
    seats.map((seat, index) => [
      seat,
      careless(index === colonel ? BOTS.colonel : drawn(others, dice), dice),
    ]),
  );
  const ends: Omit<Sample, "outcome">[] = [];
  let before: State | null = null;
  const { state } = await playGame(pack, options, seedFromNumber(game), bots, {
    onAction(after, { seat, action }) {
      const moment = before === null ? null : momentOf(before);
      if (before !== null && moment?.phase === "movement" && action.type === "done")
        ends.push({ game, stage: moment.stage, features: featuresOf(before, knownOf(view(before, seat))) });
      before = after;
    },
  });
  const { result } = state;
  if (result === null) return [];
  const outcome = outcomeFor(options, result);
  return ends.map((end) => ({ ...end, outcome }));
};
