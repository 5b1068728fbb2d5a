import { cityName, pieceName, pieceNames, powerName, type Words } from "@maria/tell";
import type { LessonSay } from "../lessons/lessonWords.svelte.ts";
import { RULE_VALUES } from "../lessons/values.ts";
import type { Counsel } from "./counsel.ts";

const MOST_CITIES = 3;

/** What the companion says, in words. */
export const counselText = (words: Words, say: LessonSay, counsel: Counsel): string => {
  const citiesOf = (cities: Extract<Counsel, { kind: "threatened" }>["cities"]): string =>
    words.list(cities.slice(0, MOST_CITIES).map((city) => cityName(words, city)));
  switch (counsel.kind) {
    case "look":
      return counsel.at === "movement" || counsel.at === "winter"
        ? say(`guide.look.${counsel.at}`, RULE_VALUES)
        : say(`guide.look.${counsel.at}`);
    case "threatened":
    case "forced":
      return say(`guide.${counsel.kind}`, { cities: citiesOf(counsel.cities) });
    case "starving":
    case "disturbed":
      return say(`guide.${counsel.kind}`, {
        generals: pieceNames(words, counsel.generals),
        n: counsel.generals.length,
      });
    case "open":
      return say("guide.open", {
        general: pieceName(words, counsel.general),
        cities: citiesOf(counsel.cities),
        n: counsel.cities.length,
      });
    case "nearlyWon":
      return say(counsel.isOwn ? "guide.nearlyWon.own" : "guide.nearlyWon.other", {
        power: powerName(words, counsel.power),
        n: counsel.left,
      });
    case "winterComes":
      return say("guide.winterComes");
    case "lastTurn":
      return say(counsel.isHers ? "guide.lastTurn.hers" : "guide.lastTurn.others");
  }
};
