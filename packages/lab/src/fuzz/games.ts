import { type GameOptions, VARIANTS } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";

const isGame = ({ variant, players, politicalOption }: GameOptions): boolean =>
  !(variant === "silesia-gambit" && players === 2) && !(politicalOption && variant !== "advanced");

/** DEC-01: every game there is. */
const ALL_GAMES: readonly GameOptions[] = VARIANTS.flatMap((variant) =>
  ([3, 2] as const).flatMap((players) =>
    [false, true].flatMap((politicalOption) =>
      [false, true].map((troopCeiling) => ({ variant, players, politicalOption, troopCeiling })),
    ),
  ),
).filter(isGame);

/** The games that fit what was said about them. */
export const gamesWith = (wanted: {
  readonly variant?: string | undefined;
  readonly players?: string | undefined;
  readonly "political-option"?: boolean | undefined;
  readonly "troop-ceiling"?: boolean | undefined;
}): GameOptions[] =>
  ALL_GAMES.filter(
    ({ variant, players, politicalOption, troopCeiling }) =>
      (wanted.variant === undefined || wanted.variant.toLowerCase() === variant) &&
      (wanted.players === undefined || wanted.players === String(players)) &&
      (wanted["political-option"] !== true || politicalOption) &&
      (wanted["troop-ceiling"] !== true || troopCeiling),
  );

/** One of the games, found by the number of the game alone. */
export const optionsOfGame = (games: readonly GameOptions[], number: number): GameOptions =>
  games[chanceFrom(number ^ 0x2545f491)(games.length)] as GameOptions;

/** "advanced 2 option ceiling" */
export const gameKey = ({ variant, players, politicalOption, troopCeiling }: GameOptions): string =>
  `${variant} ${players}${politicalOption ? " option" : ""}${troopCeiling ? " ceiling" : ""}`;
