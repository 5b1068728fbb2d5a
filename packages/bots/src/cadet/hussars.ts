import { chargedAmong } from "@maria/advice/hussars";
import type { View } from "@maria/rules";
import { areHostile, boardOf, distance, homeOf, packOf, powerOf } from "@maria/rules/board";
import {
  type Action,
  AUSTRIA,
  type Choice,
  type CityId,
  isOnBoard,
  type PieceId,
  type Place,
  type Power,
  SUPPLY_RANGE,
} from "@maria/rules/model";
import { cardsHeld } from "./knowledge.ts";
import { AVERAGE_CARD, RUINED } from "./weights.ts";

type HussarChoice = Extract<Choice, { type: "placeHussar" }>;

/** How many cities on enemy supply paths are looked at closely. */
const CANDIDATES = 7;

/** An enemy general abroad and a train that may feed him. */
interface Convoy {
  readonly general: PieceId;
  readonly city: CityId;
  readonly train: CityId;
  readonly roads: number;
}

const convoysOf = (view: View): Convoy[] => {
  const pack = packOf(view);
  const board = boardOf(view);
  const convoys: Convoy[] = [];
  for (const { id, power } of pack.generals) {
    const city = view.at[id];
    if (city === undefined || !isOnBoard(city) || !areHostile(view, power, AUSTRIA)) continue;
    if (homeOf(view, pack, city) === power) continue;
    for (const piece of pack.armies[power]?.trains ?? []) {
      const train = view.at[piece];
      if (train === undefined || !isOnBoard(train)) continue;
      const roads = distance(board, city, train);
      if (roads <= SUPPLY_RANGE) convoys.push({ general: id, city, train, roads });
    }
  }
  return convoys;
};

/** SUP-14 to SUP-19: what the hussars in these places would cost the enemies, in points. */
const damageBy = (view: View, generals: ReadonlySet<PieceId>, hussars: readonly Place[]): number => {
  const pack = packOf(view);
  const prices = new Map<Power, number>();
  for (const { general, price } of chargedAmong({ ...view, hussars }, pack, generals)) {
    const power = powerOf(pack, general);
    prices.set(power, (prices.get(power) ?? 0) + price);
  }
  let damage = 0;
  for (const [power, price] of prices) {
    const purse = (cardsHeld(view, power) + (pack.armies[power]?.income ?? 0)) * AVERAGE_CARD;
    damage += price + (price > purse ? RUINED : 0);
  }
  return damage;
};

/** The cities that lie on most supply paths, shortest ones first. */
const candidatesAmong = (view: View, convoys: readonly Convoy[], cities: readonly CityId[]): CityId[] => {
  const board = boardOf(view);
  const scored: { city: CityId; score: number }[] = [];
  for (const city of cities) {
    let score = 0;
    for (const convoy of convoys) {
      const detour = distance(board, convoy.city, city) + distance(board, city, convoy.train) - convoy.roads;
      if (detour === 0) score += convoy.roads;
      else if (detour === 1) score += convoy.roads / 3;
    }
    if (score > 0) scored.push({ city, score });
  }
  scored.sort((a, b) => b.score - a.score || a.city - b.city);
  return scored.slice(0, CANDIDATES).map(({ city }) => city);
};

/** NEG-04: where a promise lets a hussar not stay, it goes anywhere it may. */
const leaveThem = (offered: readonly Choice[], [first]: readonly HussarChoice[]): Action => {
  const [city] = first?.cities ?? [];
  if (first === undefined || city === undefined || offered.some(({ type }) => type === "done"))
    return { type: "done" };
  return { type: "placeHussar", hussar: first.hussar, city };
};

/** HUS-02 to HUS-06: where the next hussar costs the enemies most, with the best place of the other in mind. */
export const placeHussars = (view: View, offered: readonly Choice[]): Action => {
  const open = offered.filter((choice): choice is HussarChoice => choice.type === "placeHussar");
  const convoys = convoysOf(view);
  const generals = new Set(convoys.map(({ general }) => general));
  let best = leaveThem(offered, open);
  if (convoys.length === 0) return best;
  const candidates = open.map(({ hussar, cities }) => ({
    hussar,
    cities: candidatesAmong(view, convoys, cities),
  }));
  let most = damageBy(view, generals, view.hussars);
  const [first, second] = candidates;
  const tryOut = (hussars: readonly Place[], action: Action): void => {
    const damage = damageBy(view, generals, hussars);
    if (damage <= most) return;
    most = damage;
    best = action;
  };
  const withHussar = (places: readonly Place[], hussar: number, city: Place): Place[] =>
    places.map((place, index) => (index === hussar ? city : place));
  for (const { hussar, cities } of candidates)
    for (const city of cities)
      tryOut(withHussar(view.hussars, hussar, city), { type: "placeHussar", hussar, city });
  if (first === undefined || second === undefined) return best;
  for (const city of first.cities)
    for (const other of second.cities)
      if (city !== other)
        tryOut(withHussar(withHussar(view.hussars, first.hussar, city), second.hussar, other), {
          type: "placeHussar",
          hussar: first.hussar,
          city,
        });
  return best;
};
