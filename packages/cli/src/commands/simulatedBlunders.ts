import { POWER_NAMES, type Power, type PowerName } from "@maria/rules/model";
import { powerName } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import type { Carefulness, Measured } from "../simulate/carefulness.ts";
import { figures } from "../terminal/table.ts";

const COUNTERS = [
  "trainsExposed",
  "lastCardToZero",
  "suicidalAttacks",
  "suicidalDefeats",
  "frenchMapChanges",
  "cardsPlaced",
] as const satisfies readonly (keyof Carefulness["perGame"])[];

/** How carefully the games were played, for a person. */
export const blunderTables = (words: Words, careful: Carefulness): string[] => {
  const { say, language } = words;
  const number = (value: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const row = (label: string, { mean, within }: Measured): string[] => [
    `  ${label}`,
    number(mean),
    `± ${number(within)}`,
  ];
  const hands = Object.entries(careful.unspent).map(([name, measured]) => {
    const power = powerName(words, POWER_NAMES.indexOf(name as PowerName) as Power);
    return row(say("blunders.unspent", { power }), measured);
  });
  return [
    "",
    say("blunders.title"),
    ...figures([
      ...COUNTERS.map((counter) => row(say(`blunders.${counter}`), careful.perGame[counter])),
      ...hands,
      row(say("blunders.endTurn"), careful.endTurn),
      row(say("blunders.finalScoring"), careful.finalScoring),
    ]),
  ];
};
