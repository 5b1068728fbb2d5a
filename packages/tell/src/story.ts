import type { Deed, Outcome } from "@maria/advice/story";
import type { LogEntry } from "@maria/rules";
import type { CityId } from "@maria/rules/model";
import { cityName, pieceName, pieceNames, powerName, signed } from "./names.ts";
import { sentencesOf } from "./sentence.ts";
import type { Words } from "./words.ts";

type AgreementStatus = Extract<LogEntry, { type: "agreementChanged" }>["agreement"]["status"];

const treatyTitle = ({ say }: Words, status: AgreementStatus | undefined): string => {
  if (status === "offered") return say("outcome.treaty.offered");
  return status === "inForce" ? say("outcome.treaty.inForce") : say("outcome.treaty.over");
};

/** What has happened, as the head of a card. */
export const outcomeTitle = (words: Words, outcome: Outcome): string => {
  const { say } = words;
  const [first] = outcome.entries;
  switch (outcome.kind) {
    case "battle":
      return say("outcome.battle", { city: cityName(words, outcome.battle.defender.city) });
    case "conquest":
      return say("outcome.conquest", {
        n: outcome.entries.filter(({ type }) => type === "conquered").length,
      });
    case "winter":
      return say("outcome.winter", { turn: first?.type === "winterBegan" ? first.turn : 0 });
    case "treaty":
      return treatyTitle(words, first?.type === "agreementChanged" ? first.agreement.status : undefined);
    case "train":
    case "supply":
    case "execution":
    case "election":
    case "peace":
      return say(`outcome.${outcome.kind}`);
  }
};

/** Everything that has happened, sentence by sentence; of a battle what its cards do not show. */
export const outcomeLines = (words: Words, { kind, entries }: Outcome): string[] => {
  const end = entries.findIndex(({ type }) => type === "battleEnded");
  const told = kind === "battle" ? (end < 0 ? [] : entries.slice(end)) : entries;
  return sentencesOf(
    words,
    told.filter(({ type }) => type !== "winterBegan"),
  );
};

/** "Combat at Mollwitz: Prussia wins, 3 troops lost." */
const battleLine = (words: Words, { battle }: Extract<Outcome, { kind: "battle" }>): string => {
  const { attacker, defender, end } = battle;
  const city = cityName(words, defender.city);
  if (end === null) return words.say("outcome.battleUnderWay", { city, score: signed(battle.score) });
  if (end.winner === null) return words.say("outcome.battleTied", { city });
  const { power } = end.winner === "attacker" ? attacker : defender;
  return words.say("outcome.battleWon", { city, power: powerName(words, power), n: end.loss });
};

/** A deed in a short list. */
export const deedText = (words: Words, deed: Deed): string => {
  switch (deed.kind) {
    case "way":
      return words.say(`deed.${deed.how}`, {
        pieces: pieceNames(words, deed.pieces),
        from: cityName(words, deed.path[0] as CityId),
        to: cityName(words, deed.path.at(-1) as CityId),
      });
    case "hussar":
      return words.say("deed.hussar", { n: deed.hussar + 1, city: cityName(words, deed.city) });
    case "arrival":
      return words.say("deed.arrival", {
        piece: pieceName(words, deed.piece),
        city: cityName(words, deed.city),
      });
    case "outcome": {
      const { outcome } = deed;
      if (outcome.kind === "battle") return battleLine(words, outcome);
      return outcome.kind === "winter"
        ? outcomeTitle(words, outcome)
        : outcomeLines(words, outcome).join(" ");
    }
  }
};
