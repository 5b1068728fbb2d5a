import type { Blunders } from "./blunders.ts";
import type { SimulatedGame } from "./simulation.ts";

/** A mean over games, and how far the true one may be from it in 95 of 100 cases. */
export interface Measured {
  readonly mean: number;
  readonly within: number;
}

/** How carefully many games were played. */
export interface Carefulness {
  readonly perGame: Readonly<Record<Exclude<keyof Blunders, "unspent">, Measured>>;
  readonly unspent: Readonly<Record<string, Measured>>;
  readonly endTurn: Measured;
  /** The share of games that went to their last scoring. */
  readonly finalScoring: Measured;
}

/** The normal distribution leaves five in a hundred beyond so many standard errors. */
const STANDARD_ERRORS = 1.96;

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

export const measure = (numbers: readonly number[]): Measured => {
  const count = Math.max(1, numbers.length);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / count;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  const error = count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count);
  return { mean: rounded(mean), within: rounded(STANDARD_ERRORS * error) };
};

/** A game and what was noticed in it. */
type Played = Pick<SimulatedGame, "result" | "turns"> & { readonly blunders: Blunders };

export const summariseBlunders = (games: readonly Played[]): Carefulness => {
  const perGame = (pick: (blunders: Blunders) => number): Measured =>
    measure(games.map(({ blunders }) => pick(blunders)));
  const [first] = games;
  return {
    perGame: {
      trainsExposed: perGame((each) => each.trainsExposed),
      lastCardToZero: perGame((each) => each.lastCardToZero),
      suicidalAttacks: perGame((each) => each.suicidalAttacks),
      suicidalDefeats: perGame((each) => each.suicidalDefeats),
      frenchMapChanges: perGame((each) => each.frenchMapChanges),
      cardsPlaced: perGame((each) => each.cardsPlaced),
    },
    unspent: Object.fromEntries(
      Object.keys(first?.blunders.unspent ?? {}).map((power) => [
        power,
        perGame(({ unspent }) => unspent[power] ?? 0),
      ]),
    ),
    endTurn: measure(games.map(({ turns }) => turns)),
    finalScoring: measure(games.map(({ result }) => (result?.ending === "finalScoring" ? 1 : 0))),
  };
};
