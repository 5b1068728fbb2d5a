import { type Disturbance, disturbanceIn } from "@maria/advice/hussars";
import type { View } from "@maria/rules";
import type { Action, Choice, CityId } from "@maria/rules/model";
import { cityName, pieceName } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { choose, type Option } from "./asking.ts";
import type { Session } from "./session.ts";

const SUGGESTIONS = 12;

const optionFor = (words: Words, { city, charged }: Disturbance): Option<CityId> => {
  const name = cityName(words, city);
  const remarks = charged.map(({ general, price }) =>
    words.say("hussar.pays", { general: pieceName(words, general), n: price }),
  );
  return { label: remarks.length === 0 ? name : `${name} – ${remarks.join(", ")}`, name, value: city };
};

/** DEC-20: the most troublesome cities first; any other legal city may be named. */
export const placeHussar = async (
  session: Session,
  view: View,
  { hussar, cities }: Extract<Choice, { type: "placeHussar" }>,
): Promise<Action> => {
  const { words } = session;
  const all = cities
    .map((city) => disturbanceIn(view, words.pack, hussar, city))
    .sort((a, b) => b.points - a.points || cityName(words, a.city).localeCompare(cityName(words, b.city)));
  const worthwhile = all.filter(({ points }) => points > 0).slice(0, SUGGESTIONS);
  const best = (worthwhile.length > 0 ? worthwhile : all).map((entry) => optionFor(words, entry));
  const byName = all.map(({ city }) => ({ name: cityName(words, city), value: city }));
  const facts = { hussar: hussar + 1, n: cities.length };
  const title = words.say(worthwhile.length > 0 ? "hussar.where" : "hussar.whereQuiet", facts);
  const city = await choose(session, title, best, byName);
  return { type: "placeHussar", hussar, city };
};
