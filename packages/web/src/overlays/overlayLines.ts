import { type CityId, POWER_NAMES, type Power, type PowerName } from "@maria/rules/model";
import { cityName, powerName } from "@maria/tell";
import type { WashMark } from "../board/marks.ts";
import type { language } from "../language/language.svelte.ts";

type PageWords = typeof language.words;

const nameOf = (words: PageWords, power: PowerName | undefined): string =>
  power === undefined ? "" : powerName(words, POWER_NAMES.indexOf(power) as Power);

/** What a wash of the board says, in words. */
const lineOf = (words: PageWords, { city: id, kind, power: name, note }: WashMark): string => {
  const { say } = words;
  const city = cityName(words, id as CityId);
  const power = nameOf(words, name);
  switch (kind) {
    case "supplied":
      return note === undefined
        ? say("everybody.supplied", { city, power })
        : say("everybody.suppliedFor", { city, power, n: Number(note) });
    case "unsupplied":
      return say("everybody.unsupplied", { city, power });
    case "protected":
      return say("everybody.protected", { city, power, n: Number(note) });
    case "threatened":
      return say(note === "!" ? "everybody.wouldFall" : "everybody.isSafe", { city, power });
    case "reach":
    case "forceReach":
    case "hussarReach":
      return city;
  }
};

/** An overlay as a list, by the names of the cities. */
export const overlayLines = (words: PageWords, washes: readonly WashMark[]): string[] =>
  washes.map((wash) => lineOf(words, wash)).sort((a, b) => a.localeCompare(b, words.language));
