import {
  BOTS,
  type Bot,
  botChance,
  openlyKnown,
  outcomeFor,
  partOver,
  prospectsIn,
  STYLES,
} from "@maria/bots";
import { seedFromNumber } from "@maria/rules/authority";
import { type GameOptions, type Pack, type Random, type Seat, type State, seatsOf } from "@maria/rules/model";
import { playGame } from "@maria/table";

/** How a game stood at one moment, and how it came out. */
export interface Standing {
  readonly over: number;
  readonly prospects: readonly number[];
  readonly outcome: readonly number[];
}

/** Who plays: the quick ones often, the one who plans now and then, as he takes far longer. */
const QUICK: readonly Bot[] = [BOTS.cadet, STYLES.racer, STYLES.turtle];
const ONE_COLONEL_IN = 16;

const drawn = (dice: Random): Bot =>
  (dice(ONE_COLONEL_IN) === 0 ? BOTS.colonel : QUICK[dice(QUICK.length)]) ?? BOTS.cadet;

/** One position in so many actions is looked at: neighbours say the same. */
const EVERY = 11;

/** What the game with this number, among players drawn from the population, says about chances. */
export const standingsOf = async (pack: Pack, options: GameOptions, game: number): Promise<Standing[]> => {
  const dice = botChance(seedFromNumber(game), "population");
  const bots: Partial<Record<Seat, Bot>> = Object.fromEntries(
    seatsOf(options).map((seat) => [seat, drawn(dice)]),
  );
  const found: Omit<Standing, "outcome">[] = [];
  let actions = dice(EVERY);
  const look = (state: State): void => {
    if (state.result !== null || actions++ % EVERY > 0) return;
    found.push({ over: partOver(state), prospects: prospectsIn(state, openlyKnown(state)) });
  };
  const { state } = await playGame(pack, options, seedFromNumber(game), bots, { onAction: look });
  const { result } = state;
  if (result === null) return [];
  const outcome = outcomeFor(options, result);
  return found.map((standing) => ({ ...standing, outcome }));
};
