import type { Reason } from "@maria/advice/counsel";
import { cityName, pieceName, seatName, signed, subject } from "../names.ts";
import { politicalTitle } from "../politics.ts";
import { capitalised } from "../say.ts";
import type { Words } from "../words.ts";
import type { CounselSay } from "./texts.ts";

/** One reason, as a sentence. */
export const reasonText = (words: Words, say: CounselSay, reason: Reason): string => {
  switch (reason.kind) {
    case "wins":
    case "winsNext":
      return say(`because.${reason.kind}`);
    case "stops":
      return say("because.stops", { power: subject(words, reason.power) });
    case "takes":
    case "claims":
    case "guards":
    case "threatens":
      return say(`because.${reason.kind}`, { city: cityName(words, reason.city) });
    case "takesTrain":
    case "savesTrain":
      return capitalised(say(`because.${reason.kind}`, { train: pieceName(words, reason.train) }));
    case "feeds":
    case "evades":
      return say(`because.${reason.kind}`, { general: pieceName(words, reason.general) });
    case "attacks":
      return say("because.attacks", {
        city: cityName(words, reason.city),
        own: reason.own,
        foe: reason.foe,
      });
    case "score":
      return say("because.score", { score: signed(reason.score) });
    case "loses":
      return say("because.loses", { n: reason.troops });
    case "charges":
      return say("because.charges", { n: reason.points });
    case "wants":
      return say("because.wants", { card: politicalTitle(words, reason.card) });
    case "treaty":
      return say("because.treaty", {
        seat: seatName(words, reason.other),
        own: signed(reason.own),
        theirs: signed(reason.theirs),
      });
    case "principle":
      return say(`principle.${reason.principle}`);
  }
};
