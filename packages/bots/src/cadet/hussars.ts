import {
  type Action,
  AUSTRIA,
  areHostile,
  boardOf,
  type Choice,
  type CityId,
  distance,
  FREE,
  homeOf,
  isOnBoard,
  type PieceId,
  type Place,
  type Power,
  packOf,
  supplyOf,
  UNSUPPLIED,
  type View,
} from "@maria/rules";

type HussarChoice = Extract<Choice, { type: "placeHussar" }>;

/** SUP-06 */
const SUPPLY_RANGE = 6;
/** How many cities on enemy supply paths are looked at closely. */
const CANDIDATES = 7;
/** What a card in an unseen hand is worth as money, on average. */
const AVERAGE_CARD = 6;
/** SUP-19: a power that cannot pay loses its whole hand and its generals' supply. */
const RUINED = 12;

/** An enemy general abroad, and the train that feeds him. */
interface Client {
  readonly general: PieceId;
  readonly power: Power;
  readonly city: CityId;
  readonly train: CityId;
  readonly roads: number;
}

const clientsOf = (view: View): Client[] => {
  const pack = packOf(view);
  const board = boardOf(view);
  const clients: Client[] = [];
  for (const { id, power } of pack.generals) {
    const city = view.at[id];
    if (city === undefined || !isOnBoard(city) || !areHostile(view, power, AUSTRIA)) continue;
    if (homeOf(view, pack, city) === power) continue;
    for (const train of pack.armies[power]?.trains ?? []) {
      const place = view.at[train];
      if (place === undefined || !isOnBoard(place)) continue;
      const roads = distance(board, city, place);
      if (roads <= SUPPLY_RANGE) clients.push({ general: id, power, city, train: place, roads });
    }
  }
  return clients;
};

/** SUP-14 to SUP-19: what the hussars in these places would cost the enemies. */
const damage = (view: View, clients: readonly Client[], hussars: readonly Place[]): number => {
  const pack = packOf(view);
  const board = boardOf(view);
  const position = { ...view, hussars };
  const prices = new Map<Power, number>();
  for (const general of new Set(clients.map((client) => client.general))) {
    const price = supplyOf(position, pack, board, general);
    if (price === FREE || price === UNSUPPLIED) continue;
    const power = pack.generals[general]?.power as Power;
    prices.set(power, (prices.get(power) ?? 0) + price);
  }
  let sum = 0;
  for (const [power, price] of prices) {
    const cards = (view.handBacks[power] ?? []).reduce((total, count) => total + count, 0);
    const income = pack.armies[power]?.income ?? 0;
    sum += price + (price > (cards + income) * AVERAGE_CARD ? RUINED : 0);
  }
  return sum;
};

/** The cities that lie on most of the shortest supply paths. */
const candidatesAmong = (view: View, clients: readonly Client[], cities: readonly CityId[]): CityId[] => {
  const board = boardOf(view);
  const scored = cities.map((city) => {
    let score = 0;
    for (const { city: from, train, roads } of clients) {
      const detour = distance(board, from, city) + distance(board, city, train) - roads;
      if (detour === 0) score += roads;
      else if (detour === 1) score += roads / 3;
    }
    return { city, score };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.city - b.city)
    .slice(0, CANDIDATES)
    .map(({ city }) => city);
};

const withHussar = (places: readonly Place[], hussar: number, city: Place): Place[] =>
  places.map((place, index) => (index === hussar ? city : place));

/** NEG-04: where a promise lets a hussar not stay, it goes anywhere it may. */
const leaveThem = (offered: readonly Choice[], open: readonly HussarChoice[]): Action => {
  const [first] = open;
  const [city] = first?.cities ?? [];
  if (first === undefined || city === undefined || offered.some(({ type }) => type === "done"))
    return { type: "done" };
  return { type: "placeHussar", hussar: first.hussar, city };
};

/** HUS-02 to HUS-06: where the next hussar costs the enemies most, the other one thought of as well. */
export const placeHussars = (view: View, offered: readonly Choice[]): Action => {
  const open = offered.filter((choice): choice is HussarChoice => choice.type === "placeHussar");
  const clients = clientsOf(view);
  const stay = leaveThem(offered, open);
  if (clients.length === 0 || open.length === 0) return stay;
  const candidates = open.map((choice) => candidatesAmong(view, clients, choice.cities));
  let best = stay;
  let most = damage(view, clients, view.hussars);
  open.forEach((choice, index) => {
    const other = open[1 - index];
    const others: readonly Place[] =
      other === undefined ? [] : [...(candidates[1 - index] as readonly CityId[])];
    for (const city of candidates[index] as readonly CityId[]) {
      const placed = withHussar(view.hussars, choice.hussar, city);
      const options = [placed];
      if (other !== undefined)
        for (const second of others)
          if (second > city) options.push(withHussar(placed, other.hussar, second));
      for (const hussars of options) {
        const total = damage(view, clients, hussars);
        if (total <= most) continue;
        most = total;
        best = { type: "placeHussar", hussar: choice.hussar, city };
      }
    }
  });
  return best;
};
