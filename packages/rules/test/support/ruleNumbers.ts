/** A number of the rules that was written down a second time. */
export interface Found {
  readonly line: number;
  readonly text: string;
  /** The number's name in model/numbers.ts, or what gave it away. */
  readonly why: string;
}

/** What is looked for: the numbers by name, and the words by which a copy under another name is known. */
export interface Suspicion {
  readonly values: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
}

/**
 * Words by which the name of a number, or what it is held against, tells that the rules gave it: parts of names such as
 * MOST_TROOPS and turnsBetweenWinters, or a whole name such as MOST.
 */
const TELLING = new RegExp(
  [
    "troop|winter|march|protect|supply|hussar|reserve|influence|treaty|treaties|promise|offer|terms|goal|lastturn",
    "cession|neutral|majority|votes|battlebox|elector|expedition|subsid|putaside|allowance|generals|stack|mainroad",
    "facedown|ordinary|normal|^(most|longest|general|train|maximum)$",
  ].join("|"),
  "i",
);
const NUMBER = /(?<![\w.$#-])(\d+(?:_\d+)*)(?![\w.%$-]|\s*(?:px|ms|rem)\b)/g;

/** Names as words: PRUSSIAN_GOAL and prussianGoal are the same. */
const wordsOf = (name: string): string => name.replace(/_/g, "");

/** A line without comments, texts and regular expressions, which are not reckoned with. */
const codeOf = (line: string): string =>
  line
    .replace(/\/\*.*?\*\//g, "")
    .replace(/^\s*(\/?\*|\/\/).*$/, "")
    .replace(/\s\/\/ .*$/, "")
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""')
    .replace(/`[^`]*`/g, "``");

const DECLARATION =
  /\b(?:const|let|readonly|static)?\s*([A-Za-z_]\w*)\s*(?::\s*number\s*)?[:=]\s*(-?[\d_]+)\s*(?:as const)?[;,}\n]?\s*$/;
const INLINE_FIELD = /([A-Za-z_]\w*):\s*([\d_]+)(?=\s*[,}])/g;
const COMPARISON =
  /([A-Za-z_][\w.]*(?:\([^()]*\)|\[[^\]]*\])?)\s*(?:[<>]=?|[!=]==|[-+%*/])\s*([\d_]+)(?![\w.])/g;
const REVERSED = /(?<![\w.])([\d_]+)\s*(?:[<>]=?|[!=]==|-)\s*([A-Za-z_][\w.]*)/g;
const EITHER = /([^;]*)\?\s*([\d_]+)\s*:\s*([\d_]+)/g;
const BOUNDS = /Math\.(?:min|max)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

const isTelling = (name: string): boolean => TELLING.test(wordsOf(name));

/** The numbers of a line of code that a telling name makes suspicious. */
const suspectsIn = (code: string): { value: number; name: string }[] => {
  const found: { value: number; name: string }[] = [];
  const note = (name: string, text: string): void => {
    if (isTelling(name)) found.push({ value: Number(text.replaceAll("_", "")), name });
  };
  const declared = DECLARATION.exec(code);
  if (declared) note(declared[1] as string, declared[2] as string);
  for (const match of code.matchAll(INLINE_FIELD)) note(match[1] as string, match[2] as string);
  for (const match of code.matchAll(COMPARISON)) note(match[1] as string, match[2] as string);
  for (const match of code.matchAll(REVERSED)) note(match[2] as string, match[1] as string);
  for (const match of code.matchAll(EITHER))
    for (const text of [match[2], match[3]]) note(match[1] as string, text as string);
  for (const match of code.matchAll(BOUNDS))
    for (const number of (match[1] as string).matchAll(NUMBER)) note(match[1] as string, number[1] as string);
  // "every third turn": a remainder or a quotient of turns is a winter, whatever it is called.
  for (const match of code.matchAll(/\bturn\b[\w\s()-]*[%/]\s*(\d+)/g))
    found.push({ value: Number(match[1]), name: "turn" });
  if (/Math\.ceil\([^()]*\/ 2\)/.test(code)) found.push({ value: 2, name: "half, rounded up" });
  return found;
};

/** Numbers of the rules that a file defines or reckons with instead of importing them. */
export const ruleNumbersIn = (source: string, { values, names }: Suspicion): Found[] =>
  source.split("\n").flatMap((text, index): Found[] => {
    const code = codeOf(text);
    const redefined = /\b(?:const|let)\s+([A-Z][A-Z\d_]+)\b[^=]*=\s*-?[\d_]+\b/.exec(code);
    if (redefined && names.has(redefined[1] as string))
      return [{ line: index + 1, text: text.trim(), why: redefined[1] as string }];
    const hit = suspectsIn(code).find(({ value }) => value > 1 && values.has(value));
    return hit === undefined ? [] : [{ line: index + 1, text: text.trim(), why: hit.name }];
  });

/** From here on a figure in a text is a year. */
const A_YEAR = 1000;

/** Figures of the rules in the texts of a language file, told instead of given as a value. */
export const figuresInTexts = (source: string, { values }: Suspicion): Found[] =>
  source.split("\n").flatMap((text, index): Found[] => {
    const [told] = /"(?:[^"\\]|\\.)*",?$/.exec(text.trim()) ?? [];
    const plain = told?.replace(/\{[^}]*\}/g, "").replace(/[A-Z]{3}-\d+/g, "") ?? "";
    const figures = [...plain.matchAll(/(?<![\w.,:-])(\d+)(?![\w?:-]|[.,]\d)/g)].map(([figure]) =>
      Number(figure),
    );
    return figures.some((figure) => figure > 1 && figure < A_YEAR && values.has(figure))
      ? [{ line: index + 1, text: text.trim(), why: "a figure in a text" }]
      : [];
  });

/** The names and values that model/numbers.ts exports. */
export const suspicionOf = (numbers: Readonly<Record<string, unknown>>): Suspicion => ({
  names: new Set(Object.keys(numbers)),
  values: new Set(Object.values(numbers).filter((value) => typeof value === "number")),
});
