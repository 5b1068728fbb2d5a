import type { PieceId } from "@maria/rules/model";
import { cardNames, cityName, pieceName, pieceNames, subject } from "../names.ts";
import type { Words } from "../words.ts";
import type { EventTellers } from "./eventTeller.ts";

export const shares = (
  words: Words,
  split: readonly { readonly general: PieceId; readonly troops: number }[],
): string =>
  words.list(
    split.map(({ general, troops }) =>
      words.say("part.share", { general: pieceName(words, general), troops }),
    ),
  );

/** Who has how many troops: allotment, transfers, recruiting, and generals who leave the board. */
export const troopTellers: EventTellers<"allotted" | "transferred" | "recruited" | "generalRemoved"> = {
  allotted(words, entry) {
    const power = subject(words, entry.power);
    if (!("troops" in entry)) return words.say("event.allottedSecretly", { power });
    const generals = words.pack.armies[entry.power]?.generals ?? [];
    const split = generals.map((general, index) => ({ general, troops: entry.troops[index] ?? 0 }));
    return words.say("event.allotted", { power, shares: shares(words, split) });
  },
  transferred: (words, { from, to, troops }) =>
    words.say("event.transferred", { from: pieceName(words, from), to: pieceName(words, to), n: troops }),
  recruited(words, entry) {
    const power = subject(words, entry.power);
    if (entry.troops === 0) return words.say("event.recruitedNobody", { power });
    const cards = cardNames(words, entry.cards);
    const sentences = [words.say("event.recruited", { power, n: entry.troops, cards })];
    for (const { general, city } of entry.reentries)
      sentences.push(
        words.say("event.reentered", { general: pieceName(words, general), city: cityName(words, city) }),
      );
    if ("split" in entry)
      sentences.push(words.say("event.recruitsGoTo", { shares: shares(words, entry.split) }));
    return sentences.join(" ");
  },
  generalRemoved: (words, { general, cause }) =>
    words.say(`event.generalRemoved.${cause}`, { general: pieceName(words, general) }),
};

export const generalsCovered = (words: Words, generals: readonly PieceId[]): string =>
  generals.length === 0 ? words.say("part.nobody") : pieceNames(words, generals);
