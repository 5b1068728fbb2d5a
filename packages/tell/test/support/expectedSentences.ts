import { expect, test } from "vitest";
import { type Language, sayWith } from "../../src/index.ts";

type Texts = Readonly<Record<string, string>>;

/** What every text with several values says of the same fixed values, by key, in every language. */
export type Sentences = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

/** Values that tell themselves apart: no two of a sentence are alike, and each fits what its name stands for. */
const WORDS: Readonly<Record<string, string>> = {
  action: "march",
  address: "http://localhost:1741",
  agreement: "Treaty of Breslau",
  aim: "Linz",
  answer: "x",
  argument: "FILE",
  attacker: "Khevenhüller",
  attackers: "Khevenhüller & Batthyány",
  best: "Traun marches to Linz.",
  bot: "The colonel",
  bots: "cadet",
  box: "Italy",
  by: "Seydlitz",
  candidate: "Charles Albert",
  card: "♥7",
  cards: "♥7 ♣3",
  challenger: "racer",
  change: "+1",
  changes: "+2, −1",
  cities: "Mainz, Trier",
  city: "Praha",
  command: "serve",
  commander: "Schwerin",
  contracts: "France → Bavaria",
  date: "16 December 1740",
  decks: "1, 2",
  defender: "Schmettau",
  defenders: "Schmettau & Keith",
  deputy: "Leopold",
  detail: "a card too many",
  did: "Maria Theresa is done.",
  duration: "for 2 turns",
  effects: "Italy 1 to the left",
  ending: "an empty pool",
  events: "retreated",
  fault: "no end",
  fights: "Praha – Brünn",
  found: "c0ffee",
  from: "Breslau",
  general: "Traun",
  generals: "Traun, Lobkowitz",
  gifts: "2 troops",
  giver: "Louis XV",
  goals: "9 fortresses",
  hussars: "hussar 2",
  kind: "law",
  label: "Traun’s troops",
  level: "cadet",
  meaning: "expedition corps",
  message: "no such file",
  name: "Daun",
  node: "v20",
  note: "city 7",
  of: "[Saxony]",
  one: "Bavaria",
  option: "--seed",
  other: "Austria",
  others: "Prussia, Saxony",
  own: "Maria",
  pace: "live",
  pack: " --pack DIR",
  partner: "Frederick",
  parts: "hand",
  path: "Glatz – Neisse",
  piece: "Belle-Isle",
  pieces: "Belle-Isle, Broglie",
  place: "Olmütz ♦",
  places: "Silesia",
  pools: "France 11",
  power: "France",
  powers: "France & Bavaria",
  processor: "abacus",
  proposal: "3 2 1",
  proposer: "George II",
  ranking: "France 9, Prussia 4",
  reason: "Too far.",
  receiver: "Elector",
  reference: "1a2b3c",
  rule: "MOV-07",
  rules: "0.1.0",
  seal: "5ea1",
  seat: "Maria Theresa",
  seats: "Maria, Louis",
  shares: "Traun 3, Daun 2",
  shift: "1 to the right",
  shifts: "Russia 1 to the left",
  status: "neutral",
  suit: "♠ spades",
  target: "Brünn ♣",
  terms: "no combat",
  territory: "Bohemia",
  text: "peace",
  title: "Naples",
  to: "Liegnitz",
  track: "Italy track",
  train: "the supply train",
  value: "abc",
  variant: "advanced game",
  via: " via Glatz",
  votes: "Mainz: Charles",
  what: "subsidy",
  where: "line 3",
  who: "Frederick",
  why: "Too late.",
  words: "a, b, c",
  year: "1744",
  years: "1744, 1745",
};

/** Names that stand for numbers, each with another. */
const NUMBERS: readonly string[] = [
  ...["n", "m", "g", "a", "f", "p", "turn", "last", "first", "least", "most", "low", "high", "left", "right"],
  ...["before", "after", "count", "total", "ceiling", "price", "worth", "points", "markers", "setAside"],
  ...["returned", "charles", "francis", "rank", "hussar", "troops", "strength", "score", "scores", "pool"],
  ...[
    "turns",
    "term",
    "deck",
    "opened",
    "influence",
    "goal",
    "position",
    "line",
    "column",
    "entries",
    "until",
  ],
  ...["battles", "conquests", "france", "frenchGoal", "prussia", "prussianGoal", "austria", "austrianGoal"],
  ...["pragmatic", "pragmaticGoal", "french", "flanders", "flandersGoal", "prussian", "austrian", "neutral"],
  ...["annexed", "treaties", "number", "wanted", "games", "records", "actions", "seconds", "seed", "players"],
  ...["port", "cores", "accepted", "acceptedRecords", "parsed", "parsedRecords", "attackerScore"],
  ...["defenderScore", "all", "generalMarch", "generalOnMainRoad", "trainMarch", "trainOnMainRoad"],
  ...["rounds", "elo", "ratio", "bound"],
];

const FIRST_NUMBER = 2;
const fixedValue = (name: string): string | number => {
  const word = WORDS[name];
  if (word !== undefined) return word;
  const place = NUMBERS.indexOf(name);
  if (place === -1) throw new Error(`there is no fixed value for {${name}}`);
  return FIRST_NUMBER + place;
};

const namesIn = (text: string, form: RegExp): string[] => [
  ...new Set([...text.matchAll(form)].map(([, name]) => name as string)),
];
const ANY = /\{(\w+)(?::[^}]*)?\}/g;
const PLURAL = /\{(\w+):[^}]*\}/g;

/** What the texts of a language say: those with two values or more, and those with forms for one and for many. */
export const sentencesIn = (language: Language, texts: Texts): Record<string, string> => {
  const say = sayWith<Texts>(language, texts) as (key: string, values: object) => string;
  const said: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    const names = namesIn(text, ANY);
    const counted = namesIn(text, PLURAL);
    if (names.length < 2 && counted.length === 0) continue;
    const values = Object.fromEntries(names.map((name) => [name, fixedValue(name)]));
    said[key] = say(key, values);
    // Both forms are seen: the numbers that choose one are 1 as well.
    if (counted.length > 0)
      said[`${key} (1)`] = say(key, { ...values, ...Object.fromEntries(counted.map((name) => [name, 1])) });
  }
  return said;
};

/** Compares what is said with what is expected, so that values that change places are noticed in every language. */
export const testSentences = (
  expected: Sentences,
  texts: Readonly<Record<Language, Texts>>,
  isOwn: (key: string) => boolean = () => true,
): void => {
  test.each<Language>(["en", "de", "fr"])(
    "every %s text with several values says each in its place",
    (language) => {
      const written = Object.entries(expected)
        .map(([key, sentences]) => [key, sentences[language]])
        .filter(([, sentence]) => sentence !== undefined);
      const own = Object.fromEntries(Object.entries(texts[language]).filter(([key]) => isOwn(key)));
      expect(sentencesIn(language, own)).toEqual(Object.fromEntries(written));
    },
  );
};
