import {
  type Action,
  boardOf,
  type CardId,
  type CityId,
  isOnBoard,
  OFF_BOARD,
  type PieceId,
  type PowerName,
  type RecruitAction,
  type Reentry,
  type State,
  worthOf,
} from "../../src/engine.ts";
import { packOf } from "../../src/pack/registry.ts";
import { canonical } from "./canonical.ts";
import { card, city, piece, power } from "./position.ts";

/** A recruiting declaration in names: who pays with what, who comes back where, who gets the troops. */
export const recruitOf = (
  state: State,
  name: PowerName,
  declared: {
    readonly troops?: number;
    readonly cards?: readonly string[];
    readonly split?: Readonly<Record<string, number>>;
    readonly reentries?: readonly (readonly [string, string] | readonly [string, string, string])[];
  } = {},
): RecruitAction => {
  const pack = packOf(state);
  const split = Object.entries(declared.split ?? {});
  return {
    type: "recruit",
    power: power(name),
    troops: declared.troops ?? split.reduce((sum, [, count]) => sum + count, 0),
    reentries: (declared.reentries ?? []).map(([general, key, commander]): Reentry => {
      const reentry = { general: piece(pack, general), city: city(pack, key) };
      return commander === undefined ? reentry : { ...reentry, commander: piece(pack, commander) };
    }),
    cards: (declared.cards ?? []).map(card),
    split: split.map(([general, troops]) => ({ general: piece(pack, general), troops })),
  };
};

export const canonicalSet = (actions: Iterable<Action>): string[] => [...actions].map(canonical).sort();

/** RUL-14: every subset of the hand that covers the price and no card of which could stay. */
const payments = (hand: readonly CardId[], price: number): CardId[][] => {
  const found: CardId[][] = [];
  for (let set = 0; set < 1 << hand.length; set++) {
    const cards = hand.filter((_, index) => set & (1 << index));
    const sum = cards.reduce((total, one) => total + worthOf(one), 0);
    if (sum >= price && cards.every((one) => sum - worthOf(one) < price)) found.push(cards);
  }
  return found;
};

/** Every combination of one item out of each list. */
const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]]);

/**
 * DEC-41 to DEC-43 worked out by trying everything: each general on the board may get 0 to 8 troops, each general
 * named in `sites` may stay out or enter one of his cities, and what breaks WTR-02, WTR-03, WTR-08 or WTR-13 is
 * struck out. Only for cities that no general stands in.
 */
export const everyRecruitment = (
  state: State,
  name: PowerName,
  sites: Readonly<Record<string, readonly string[]>>,
): RecruitAction[] => {
  const pack = packOf(state);
  const generals = pack.generals.filter((general) => general.power === power(name)).map(({ id }) => id);
  const outside = Object.entries(sites).map(([general, cities]) => ({
    general: piece(pack, general),
    cities: cities.map((key) => city(pack, key)),
  }));
  const found: RecruitAction[] = [];
  const entries = product<CityId | null>(outside.map(({ cities }) => [null, ...cities]));
  const gifts = product<number>(generals.map(() => [0, 1, 2, 3, 4, 5, 6, 7, 8]));
  for (const places of entries) {
    const reentries = places.flatMap((place, index) =>
      place === null ? [] : [{ general: (outside[index] as { general: PieceId }).general, city: place }],
    );
    if (reentries.some(({ city: at }) => reentries.filter((other) => other.city === at).length > 2)) continue;
    for (const gift of gifts) {
      const isLegal = generals.every((general, index) => {
        const troops = gift[index] as number;
        if (isOnBoard(state.at[general] as CityId)) return (state.troops[general] as number) + troops <= 8;
        return reentries.some((reentry) => reentry.general === general) ? troops >= 1 : troops === 0;
      });
      if (!isLegal) continue;
      const troops = gift.reduce((sum, count) => sum + count, 0);
      const split = generals.flatMap((general, index) =>
        (gift[index] as number) > 0 ? [{ general, troops: gift[index] as number }] : [],
      );
      for (const cards of payments(state.hands[power(name)] as readonly CardId[], troops * 4))
        found.push({ type: "recruit", power: power(name), troops, reentries, cards, split });
    }
  }
  return found;
};

/** The keys of the cities where a general off the board is offered to come back. */
export const citiesOffered = (
  state: State,
  offer:
    | { readonly offBoard: readonly { general: PieceId; sites: readonly { city: CityId }[] }[] }
    | undefined,
  general: string,
): string[] => {
  const pack = packOf(state);
  const entry = offer?.offBoard.find((one) => one.general === piece(pack, general));
  return (entry?.sites ?? []).map(({ city: at }) => pack.cities[at]?.key ?? "").sort();
};

export const isOff = (state: State, general: string): boolean =>
  state.at[piece(packOf(state), general)] === OFF_BOARD;

/** Cities the variant uses, by key; for tests that try every one of them. */
export const citiesInUse = (state: State): string[] =>
  boardOf(state).cities.map((id) => packOf(state).cities[id]?.key ?? "");
