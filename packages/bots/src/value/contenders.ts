import {
  AUSTRIA,
  FRANCE,
  type GameOptions,
  type Power,
  PRUSSIA,
  type Result,
  SAXONY_NEUTRAL,
  type Seat,
  seatOfPower,
} from "@maria/rules/model";
import { CAMPS } from "./camps.ts";

/** Powers that win a game together: one alone, or the pair that has to reach its goals together (TWO-03). */
export type Contender = readonly Power[];

const ALONE: readonly Contender[] = CAMPS.map((power) => [power]);
const FOR_THREE: readonly Contender[] = [[FRANCE], [PRUSSIA], [AUSTRIA]];
const FOR_TWO: readonly Contender[] = [[FRANCE, PRUSSIA], [AUSTRIA]];

/** VIC-01, INT-08 to INT-10, TWO-03: who can win a game, in the order in which chances are told. */
export const contendersOf = ({ variant, players }: GameOptions): readonly Contender[] => {
  if (variant === "advanced") return ALONE;
  return players === 2 ? FOR_TWO : FOR_THREE;
};

/** No major power changes sides with Saxony. */
export const isRunBy = (options: GameOptions, seat: Seat, contender: Contender): boolean =>
  contender.some((power) => seatOfPower(options, power, SAXONY_NEUTRAL) === seat);

/** By contender: 1 for the winner (VIC-09: it is a power that wins), an equal share for each after a tie (TWO-05). */
export const outcomeFor = (options: GameOptions, { winner, power }: Result): readonly number[] => {
  const contenders = contendersOf(options);
  if (winner === null) return contenders.map(() => 1 / contenders.length);
  return contenders.map((contender) => {
    const hasWon =
      options.variant === "advanced"
        ? contender.some((own) => own === power)
        : isRunBy(options, winner, contender);
    return hasWon ? 1 : 0;
  });
};
