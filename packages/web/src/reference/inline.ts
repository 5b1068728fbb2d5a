/** A stretch of text: plain, emphasised, found by the search, or the number of a rule. */
export interface Stretch {
  readonly text: string;
  readonly rule: boolean;
  readonly emphasis: boolean;
  readonly strong: boolean;
  readonly found: boolean;
}

const RULE = /\b([A-Z]{3}-\d{2,})\b/;
const PARTS = /(\*\*[^*]+\*\*|(?<!\w)_[^_]+_(?!\w)|\b[A-Z]{3}-\d{2,}\b)/;

/** One letter for one letter, so that a place in the folded text is the same place in the text. */
const folded = (text: string): string =>
  [...text]
    .map((letter) => letter.normalize("NFD").charAt(0).toLowerCase())
    .map((letter) => (letter === "’" ? "'" : letter))
    .join("");

/** What somebody searches for, as words without accents and capitals. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** The German reference is spelt as its rulebook is: who types "muss" finds "muß", who types "Troß" finds "Trosse". */
const spellingsOf = (word: string): readonly string[] => [
  ...new Set([word, word.replaceAll("ss", "ß"), word.replaceAll("ß", "ss")]),
];

/** Whether the text has all the words. */
export const hasAll = (text: string, words: readonly string[]): boolean => {
  const found = folded(text);
  return words.every((word) => spellingsOf(word).some((spelling) => found.includes(spelling)));
};

/** Marks by letter where one of the words is found. */
const marksIn = (text: string, words: readonly string[]): boolean[] => {
  const letters = folded(text);
  const marks = Array<boolean>(letters.length).fill(false);
  for (const word of words.flatMap(spellingsOf))
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1))
      marks.fill(true, at, at + word.length);
  return marks;
};

const split = (part: Omit<Stretch, "found">, words: readonly string[]): Stretch[] => {
  const marks = marksIn(part.text, words);
  const stretches: Stretch[] = [];
  let from = 0;
  [...part.text].forEach((_, at) => {
    if (at > from && marks[at] !== marks[from]) {
      stretches.push({ ...part, text: [...part.text].slice(from, at).join(""), found: marks[from] ?? false });
      from = at;
    }
  });
  stretches.push({ ...part, text: [...part.text].slice(from).join(""), found: marks[from] ?? false });
  return stretches;
};

/** Reads `_emphasis_`, `**strong**` and rule numbers; numbers the reference does not have stay plain text. */
export const stretchesOf = (
  text: string,
  isKnown: (rule: string) => boolean,
  words: readonly string[] = [],
): Stretch[] =>
  text
    .split(PARTS)
    .filter((part) => part !== "")
    .flatMap((part): Stretch[] => {
      const plain = { rule: false, emphasis: false, strong: false };
      if (part.startsWith("**") && part.length > 4)
        return split({ ...plain, text: part.slice(2, -2), strong: true }, words);
      if (part.startsWith("_") && part.endsWith("_") && part.length > 2)
        return split({ ...plain, text: part.slice(1, -1), emphasis: true }, words);
      const rule = RULE.test(part) && part.length === 6 && isKnown(part);
      return split({ ...plain, text: part, rule }, words);
    });
