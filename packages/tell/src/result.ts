import { type Ending, NOBODY, type Result } from "@maria/rules/model";
import { FIGURES } from "./figures.ts";
import { powerName, seatName } from "./names.ts";
import type { Words } from "./words.ts";

/** Why a game has ended. */
export const endingText = ({ say }: Pick<Words, "say">, ending: Ending): string =>
  say(`ending.${ending}`, FIGURES);

/** Who has won and why; VIC-09: in the advanced game a power wins for its player. */
export const resultText = (words: Words, { winner, power, ending }: Result): string => {
  const reason = endingText(words, ending);
  if (winner === null) return words.say("event.gameTied", { ending: reason });
  const seat = seatName(words, winner);
  return power === NOBODY
    ? words.say("event.gameWon", { seat, ending: reason })
    : words.say("event.gameWonWith", { seat, power: powerName(words, power), ending: reason });
};
