import type { View } from "@maria/rules";
import {
  type CityId,
  DIRECTIONS,
  type FortressId,
  type Pack,
  POWERS,
  type PoliticalCardId,
  type Power,
  type Seat,
  seatOfPower,
  type Term,
} from "@maria/rules/model";

export type TermType = Term["type"];

/** Every kind of promise, in the order in which they are offered. */
export const TERM_TYPES = [
  "subsidy",
  "noCombat",
  "noConquest",
  "noTrainElimination",
  "noHussars",
  "keepOut",
  "keepAway",
  "vote",
  "selectCard",
  "leaveCard",
  "executeCard",
  "offerPeace",
  "acceptPeace",
  "promise",
] as const satisfies readonly TermType[];

/** One of the ways in which a Political Card lets a marker be shifted. */
export type Arrow = Pick<Extract<Term, { type: "executeCard" }>, "track" | "direction">;

/** A promise in the making: whatever its kind, what has been chosen so far is kept. */
export interface TermDraft {
  readonly type: TermType;
  readonly power: Power | null;
  readonly other: Power | null;
  readonly territories: readonly string[];
  readonly cities: readonly CityId[];
  readonly candidate: "charles" | "francis";
  readonly card: PoliticalCardId | null;
  readonly arrow: Arrow | null;
  readonly text: string;
}

export const NEW_TERM: TermDraft = {
  type: "noCombat",
  power: null,
  other: null,
  territories: [],
  cities: [],
  candidate: "charles",
  card: null,
  arrow: null,
  text: "",
};

/** The powers the parties run: only they can promise anything. */
export const powersOf = (view: View, seats: readonly Seat[]): Power[] =>
  POWERS.filter((power) => seats.includes(seatOfPower(view.options, power, view.saxony)));

export const citiesOf = (pack: Pack, territory: string): CityId[] =>
  pack.cities.flatMap((city) => (city.territory === territory ? [city.id] : []));

/** The cities of a term to keep out: whole territories and single cities, each once. */
const citiesIn = (pack: Pack, { territories, cities }: TermDraft): CityId[] => [
  ...new Set([...territories.flatMap((territory) => citiesOf(pack, territory)), ...cities]),
];

const fortressesIn = (pack: Pack, { cities }: TermDraft): FortressId[] =>
  cities.flatMap((city) => {
    const fortress = pack.fortressIn[city] ?? -1;
    return fortress === -1 ? [] : [fortress];
  });

/** The promise, once everything its kind needs has been chosen; whether it can be made is for the rules to say. */
export const termOf = (pack: Pack, draft: TermDraft): Term | null => {
  const { type, power, other, candidate, card, arrow } = draft;
  switch (type) {
    case "subsidy":
      return power === null || other === null ? null : { type, giver: power, receiver: other };
    case "noCombat":
    case "noConquest":
    case "noTrainElimination":
      return power === null || other === null ? null : { type, power, other };
    case "noHussars":
      return other === null ? null : { type, other };
    case "keepOut": {
      const cities = citiesIn(pack, draft);
      return power === null || cities.length === 0 ? null : { type, power, cities };
    }
    case "keepAway": {
      const fortresses = fortressesIn(pack, draft);
      return power === null || fortresses.length === 0 ? null : { type, power, fortresses };
    }
    case "vote":
      return power === null ? null : { type, power, candidate };
    case "selectCard":
    case "leaveCard":
      return power === null || card === null ? null : { type, power, card };
    case "executeCard":
      return power === null || card === null || arrow === null ? null : { type, power, card, ...arrow };
    case "offerPeace":
    case "acceptPeace":
      return { type };
    case "promise": {
      const text = draft.text.trim();
      return power === null || text === "" ? null : { type, power, text };
    }
  }
};

/** PCE-02, PCE-03: where the arrows of a card lead. */
export const arrowsOf = (pack: Pack, card: PoliticalCardId | null): Arrow[] =>
  (card === null ? [] : (pack.politics.cards[card]?.shifts ?? [])).flatMap(({ track, steps, either }) =>
    DIRECTIONS.filter((direction) => either || direction === (steps < 0 ? "left" : "right")).map(
      (direction) => ({ track, direction }),
    ),
  );

/** Political cards that can still be spoken about: those lying open first, then those still to come. */
export const cardsToTalkAbout = (view: View, pack: Pack): PoliticalCardId[] => {
  const openCards = view.affairs?.openCards ?? [];
  const spentCards = view.affairs?.spentCards ?? [];
  const coming = pack.politics.cards
    .filter(({ id, isElection }) => !isElection && !openCards.includes(id) && !spentCards.includes(id))
    .map(({ id }) => id);
  return [...openCards, ...coming];
};
