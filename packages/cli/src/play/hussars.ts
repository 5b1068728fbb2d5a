import {
  type Action,
  AUSTRIA,
  areHostile,
  boardOf,
  type Choice,
  type CityId,
  FREE,
  isOnBoard,
  type Position,
  supplyOf,
  UNSUPPLIED,
  type View,
} from "@maria/rules";
import { cityName, pieceName } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { choose, type Option } from "./asking.ts";
import type { Session } from "./session.ts";

interface Disturbance {
  readonly city: CityId;
  readonly points: number;
  readonly remark: string;
}

const SUGGESTIONS = 12;

/** What the enemies of Austria would have to pay with the hussar in this city, as the pieces stand now. */
const disturbanceIn = (words: Words, view: View, hussar: number, city: CityId): Disturbance => {
  const board = boardOf(view);
  const placed: Position = {
    ...view,
    hussars: view.hussars.map((place, index) => (index === hussar ? city : place)),
  };
  let points = 0;
  const remarks: string[] = [];
  for (const { id, power } of words.pack.generals) {
    const place = view.at[id];
    if (place === undefined || !isOnBoard(place) || !areHostile(view, power, AUSTRIA)) continue;
    const price = supplyOf(placed, words.pack, board, id);
    if (price === FREE || price === UNSUPPLIED) continue;
    points += price;
    remarks.push(words.say("hussar.pays", { general: pieceName(words, id), n: price }));
  }
  return { city, points, remark: remarks.join(", ") };
};

const optionFor = (words: Words, { city, remark }: Disturbance): Option<CityId> => {
  const name = cityName(words, city);
  return { label: remark === "" ? name : `${name} – ${remark}`, name, value: city };
};

/** DEC-20: the most troublesome cities first; any other legal city may be named. */
export const placeHussar = async (
  session: Session,
  view: View,
  { hussar, cities }: Extract<Choice, { type: "placeHussar" }>,
): Promise<Action> => {
  const { words } = session;
  const all = cities
    .map((city) => disturbanceIn(words, view, hussar, city))
    .sort((a, b) => b.points - a.points || cityName(words, a.city).localeCompare(cityName(words, b.city)));
  const worthwhile = all.filter(({ points }) => points > 0).slice(0, SUGGESTIONS);
  const best = (worthwhile.length > 0 ? worthwhile : all).map((entry) => optionFor(words, entry));
  const byName = all.map(({ city }) => ({ name: cityName(words, city), value: city }));
  const facts = { hussar: hussar + 1, n: cities.length };
  const title = words.say(worthwhile.length > 0 ? "hussar.where" : "hussar.whereQuiet", facts);
  const city = await choose(session, title, best, byName);
  return { type: "placeHussar", hussar, city };
};
