import type { View } from "@maria/rules";
import type { Agreement, CityId, Pack, Term } from "@maria/rules/model";
import { durationText } from "./duration.ts";
import { cityName, fortressName, ofPower, seatName, subject } from "./names.ts";
import { politicalTitle, trackName } from "./politics.ts";
import type { Words } from "./words.ts";

const SHOWN = 4;

const citiesOf = (pack: Pack, territory: string): CityId[] =>
  pack.cities.flatMap((city) => (city.territory === territory ? [city.id] : []));

/** Whole territories by their names, other cities by theirs. */
const placesText = (words: Words, cities: readonly CityId[]): string => {
  const { pack, language } = words;
  const territories = Object.entries(pack.data.board.territories).filter(([key]) => {
    const all = citiesOf(pack, key);
    return all.length > 0 && all.every((city) => cities.includes(city));
  });
  const named = new Set(territories.flatMap(([key]) => citiesOf(pack, key)));
  const others = cities.filter((city) => !named.has(city)).map((city) => cityName(words, city));
  const more = others.length > SHOWN ? [`… (${others.length})`] : [];
  return words.list([
    ...territories.map(([, { name }]) => name[language]),
    ...others.slice(0, SHOWN),
    ...more,
  ]);
};

/** One promise, as a clause of a sentence. */
export const termText = (words: Words, term: Term): string => {
  const { say } = words;
  switch (term.type) {
    case "subsidy":
      return say("term.subsidy", {
        giver: subject(words, term.giver),
        receiver: subject(words, term.receiver),
      });
    case "noCombat":
      return say("term.noCombat", { power: subject(words, term.power), other: subject(words, term.other) });
    case "noConquest":
      return say("term.noConquest", { power: subject(words, term.power), of: ofPower(words, term.other) });
    case "noTrainElimination":
      return say("term.noTrainElimination", {
        power: subject(words, term.power),
        of: ofPower(words, term.other),
      });
    case "noHussars":
      return say("term.noHussars", { other: subject(words, term.other) });
    case "keepOut":
      return say("term.keepOut", { of: ofPower(words, term.power), places: placesText(words, term.cities) });
    case "keepAway":
      return say("term.keepAway", {
        of: ofPower(words, term.power),
        places: words.list(term.fortresses.map((fortress) => fortressName(words, fortress))),
      });
    case "vote":
      return say("term.vote", {
        power: subject(words, term.power),
        candidate: say(`candidate.${term.candidate}`),
      });
    case "selectCard":
      return say("term.selectCard", {
        power: subject(words, term.power),
        card: politicalTitle(words, term.card),
      });
    case "leaveCard":
      return say("term.leaveCard", {
        power: subject(words, term.power),
        card: politicalTitle(words, term.card),
      });
    case "executeCard":
      return say(`term.execute.${term.direction}`, {
        power: subject(words, term.power),
        card: politicalTitle(words, term.card),
        track: trackName(words, term.track),
      });
    case "offerPeace":
    case "acceptPeace":
      return say(`term.${term.type}`);
    case "promise":
      return say("term.promise", { power: subject(words, term.power), text: term.text });
  }
};

export const termsText = (words: Words, terms: readonly Term[]): string =>
  words.series(terms.map((term) => termText(words, term)));

/** The terms of an agreement by their numbers, by which the log speaks of them; a single one needs none. */
export const clausesText = (words: Words, { terms, lapsed }: Pick<Agreement, "terms" | "lapsed">): string =>
  words.series(
    terms.map((each, index) => {
      const term = termText(words, each);
      const clause = lapsed.includes(index) ? words.say("term.lapsed", { term }) : term;
      return terms.length === 1 ? clause : `(${index + 1}) ${clause}`;
    }),
  );

/** An offer or a treaty on one line. */
export const agreementText = (words: Words, view: View, agreement: Agreement): string => {
  const { id, proposer, partner, status, endAsked } = agreement;
  const line = words.say(status === "offered" ? "agreement.offered" : "agreement.inForce", {
    n: id,
    proposer: seatName(words, proposer),
    partner: seatName(words, partner),
    duration: durationText(words, agreement, view),
    terms: clausesText(words, agreement),
  });
  if (endAsked === null) return line;
  return words.say("agreement.endAsked", { agreement: line, seat: seatName(words, endAsked) });
};

/** The offers and treaties on the table, one line each. */
export const agreementLines = (words: Words, view: View): string[] =>
  (view.affairs?.agreements ?? []).map((agreement) => agreementText(words, view, agreement));
