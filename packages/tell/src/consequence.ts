import type { Consequence } from "@maria/advice/movement";
import type { View } from "@maria/rules";
import { cityName, cityWithSuit, pieceName, pieceNames, powerName } from "./names.ts";
import { strengthText } from "./troops.ts";
import type { Words } from "./words.ts";

/** What a march would bring about, in a few words. */
export const consequenceText = (words: Words, view: View, consequence: Consequence): string => {
  const { say } = words;
  const citiesText = (cities: readonly Parameters<typeof cityName>[1][]): string =>
    words.list(cities.map((city) => cityName(words, city)));
  switch (consequence.kind) {
    case "conquers":
      return say("consequence.conquers", { city: cityName(words, consequence.city) });
    case "questionMark":
      return say("consequence.questionMark", { city: cityName(words, consequence.city) });
    case "eliminates":
      return say("consequence.eliminates", { train: pieceName(words, consequence.train) });
    case "drivesOff":
      return say("consequence.drivesOff", { hussar: consequence.hussar + 1 });
    case "stack":
      return say("consequence.stack", { commander: pieceName(words, consequence.commander) });
    case "needsConsent":
      return say("consequence.needsConsent");
    case "endsGame":
      return say("consequence.endsGame");
    case "markersReturn":
      return say("consequence.markersReturn", {
        n: consequence.markers,
        power: powerName(words, consequence.power),
      });
    case "attacks":
      return say("consequence.attacks", {
        generals: pieceNames(words, consequence.generals),
        strength: strengthText(words, view, consequence.generals),
        city: cityWithSuit(words, consequence.city),
      });
    case "outOfSupply":
      return say("consequence.outOfSupply");
    case "supplyPrice":
      return say("consequence.supplyPrice", { n: consequence.price });
    case "cutsOff":
      return say("consequence.cutsOff", { generals: pieceNames(words, consequence.generals) });
    case "strands":
      return say("consequence.strands", { generals: pieceNames(words, consequence.generals) });
    case "exposes":
      return say("consequence.exposes", { cities: citiesText(consequence.cities) });
    case "uncovers":
      return say("consequence.uncovers", { cities: citiesText(consequence.cities) });
  }
};
