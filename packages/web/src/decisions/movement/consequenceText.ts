import type { Consequence } from "@maria/advice/movement";
import type { View } from "@maria/rules";
import { cityName, cityWithSuit, pieceName, pieceNames, powerName, strengthText } from "@maria/tell";
import type { language } from "../../language/language.svelte.ts";

type PageWords = (typeof language)["words"];

/** How a consequence is to be taken: a gain, a fight to come, something to beware of, or merely good to know. */
export type Tone = "gain" | "fight" | "warning" | "note";

const TONES: { readonly [Kind in Consequence["kind"]]: Tone } = {
  conquers: "gain",
  questionMark: "gain",
  eliminates: "gain",
  drivesOff: "note",
  stack: "note",
  needsConsent: "note",
  endsGame: "gain",
  markersReturn: "note",
  attacks: "fight",
  outOfSupply: "warning",
  supplyPrice: "warning",
  cutsOff: "gain",
  strands: "warning",
  exposes: "warning",
  uncovers: "note",
};

export const toneOf = ({ kind }: Consequence): Tone => TONES[kind];

export const consequenceText = (words: PageWords, view: View, consequence: Consequence): string => {
  const { say } = words;
  const citiesText = (cities: readonly Parameters<typeof cityName>[1][]): string =>
    words.list(cities.map((city) => cityName(words, city)));
  switch (consequence.kind) {
    case "conquers":
      return say("war.conquers", { city: cityName(words, consequence.city) });
    case "questionMark":
      return say("war.questionMark", { city: cityName(words, consequence.city) });
    case "eliminates":
      return say("war.eliminates", { train: pieceName(words, consequence.train) });
    case "drivesOff":
      return say("war.drivesOff", { hussar: consequence.hussar + 1 });
    case "stack":
      return say("war.formsStack", { commander: pieceName(words, consequence.commander) });
    case "needsConsent":
      return say("war.needsConsent");
    case "endsGame":
      return say("war.endsGame");
    case "markersReturn":
      return say("war.markersReturn", {
        n: consequence.markers,
        power: powerName(words, consequence.power),
      });
    case "attacks":
      return say("war.attacks", {
        generals: pieceNames(words, consequence.generals),
        strength: strengthText(words, view, consequence.generals),
        city: cityWithSuit(words, consequence.city),
      });
    case "outOfSupply":
      return say("war.outOfSupply");
    case "supplyPrice":
      return say("war.supplyPrice", { n: consequence.price });
    case "cutsOff":
      return say("war.cutsOff", { generals: pieceNames(words, consequence.generals) });
    case "strands":
      return say("war.strands", { generals: pieceNames(words, consequence.generals) });
    case "exposes":
      return say("war.exposes", { cities: citiesText(consequence.cities) });
    case "uncovers":
      return say("war.uncovers", { cities: citiesText(consequence.cities) });
  }
};
