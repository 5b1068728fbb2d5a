/**
 * A word as it is compared: without capitals and accents, ß as ss, and "ae", "oe", "ue" as the letter they are typed for.
 * Both sides are folded alike, so that words which have these letters of their own still meet.
 */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/([aou])e/g, "$1");

const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many letters have to be changed, left out, put in or swapped with their neighbour; more than `most` counts as that and one. */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = last;
    last = next;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
};

/** A longer word may be misspelt more. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Endings differ more than beginnings: two forms of a word have so many first letters in common, and so few others. */
const STEM = 5;
const ENDING = 3;

const haveOneStem = (a: string, b: string): boolean => {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same >= STEM && a.length - same <= ENDING && b.length - same <= ENDING;
};

/** How well a word of the text answers a word that is looked for: 1 is the word itself, 0 is none of it. */
export const likeness = (wanted: string, word: string): number => {
  if (wanted === word) return 1;
  if (wanted.length >= 3 && word.startsWith(wanted)) return 0.8;
  if (wanted.length >= 4 && word.includes(wanted)) return 0.6;
  const slips = slipsIn(wanted);
  const distance = slips === 0 ? 1 : editDistance(wanted, word, slips);
  if (distance <= slips) return 0.55 - 0.1 * distance;
  if (haveOneStem(wanted, word)) return 0.4;
  // A compound: what it is made of may be found.
  return word.length >= STEM && wanted.includes(word) ? 0.3 : 0;
};

/** What people call things that the rulebook calls otherwise, by the words of the rulebook. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Something that can be found. */
export interface Findable<Of> {
  readonly of: Of;
  /** Its name, which counts more than what is written of it. */
  readonly title: string;
  readonly text: string;
  /** What else people call it. */
  readonly words?: string;
}

const SAME = 0.7;
const TITLE = 3;
const WORDS = 2;
/** What answers less than this share of what the best one does, is left out. */
const ENOUGH = 0.55;

const best = (wanted: string, others: readonly string[], words: readonly string[]): number =>
  Math.max(
    0,
    ...words.map((word) => likeness(wanted, word)),
    ...others.flatMap((other) => words.map((word) => SAME * likeness(other, word))),
  );

/** The words a question turns on: those that every question is put together from are left out, unless there are no others. */
const sought = (query: string, fillers: string): readonly string[] => {
  const asked = wordsIn(query);
  const filling = new Set(wordsIn(fillers));
  const telling = asked.filter((word) => !filling.has(word));
  return telling.length > 0 ? telling : asked;
};

/**
 * What answers the words, the best first. A word that few answer tells more than one that many do; one that nothing at all
 * answers is passed over, so that people may ask as they talk.
 */
export const ranked = <Of>(
  query: string,
  all: readonly Findable<Of>[],
  synonyms: Synonyms,
  fillers = "",
): Of[] => {
  const wanted = sought(query, fillers);
  const meanings = new Map(
    Object.entries(synonyms).map(([word, others]) => [folded(word), others.map(folded)]),
  );
  const answers = all.map(({ of, title, text, words = "" }) => {
    const inTitle = wordsIn(title);
    const inWords = wordsIn(words);
    const inText = wordsIn(text);
    return {
      of,
      answered: wanted.map((word) => {
        const others = meanings.get(word) ?? [];
        return Math.max(
          TITLE * best(word, others, inTitle),
          WORDS * best(word, [], inWords),
          best(word, others, inText),
        );
      }),
    };
  });
  const weights = wanted.map((_, at) => {
    const those = answers.filter(({ answered }) => (answered[at] ?? 0) > 0).length;
    return those === 0 ? 0 : Math.log(1 + all.length / those);
  });
  const scored = answers
    .map(({ of, answered }) => ({
      of,
      score: answered.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0),
    }))
    .sort((a, b) => b.score - a.score);
  const least = ENOUGH * (scored[0]?.score ?? 0);
  return scored.filter(({ score }) => score > 0 && score >= least).map(({ of }) => of);
};
