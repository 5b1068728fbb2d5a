// Finds the titles of tests in TypeScript source without a compiler: a small lexer, so that nothing inside
// comments, bodies or other strings is taken for a title.

const TOKEN =
  /(?<space>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')|(?<word>[\w$]+)|(?<other>[\s\S])/y;
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** After one of these a slash begins a regular expression; after anything else it divides. */
const BEFORE_REGEX = new Set([..."([{,;=:!&|?+-*%<>~^", "}", "return", "typeof", "case", "in", "of"]);

/** The end of the template that begins at `start`, with its substitutions. */
const endOfTemplate = (source, start) => {
  let at = start + 1;
  while (at < source.length && source[at] !== "`") {
    if (source[at] === "\\") at += 2;
    else if (source.startsWith("${", at)) {
      let depth = 1;
      at += 2;
      while (at < source.length && depth > 0) {
        if (source[at] === "`") at = endOfTemplate(source, at) - 1;
        else if (source[at] === "{") depth++;
        else if (source[at] === "}") depth--;
        at++;
      }
    } else at++;
  }
  return at + 1;
};

const tokensOf = (source) => {
  const tokens = [];
  let at = 0;
  while (at < source.length) {
    if (source[at] === "`") {
      const end = endOfTemplate(source, at);
      tokens.push({ kind: "string", text: source.slice(at + 1, end - 1) });
      at = end;
      continue;
    }
    TOKEN.lastIndex = at;
    const { groups } = TOKEN.exec(source);
    if (groups.other === "/" && BEFORE_REGEX.has(tokens.at(-1)?.text ?? "(")) {
      REGEX.lastIndex = at;
      const regex = REGEX.exec(source)?.[0];
      if (regex) {
        tokens.push({ kind: "regex", text: regex });
        at += regex.length;
        continue;
      }
    }
    if (groups.string) tokens.push({ kind: "string", text: groups.string.slice(1, -1) });
    else if (groups.word) tokens.push({ kind: "word", text: groups.word });
    else if (groups.other) tokens.push({ kind: "sign", text: groups.other });
    at = TOKEN.lastIndex;
  }
  return tokens;
};

const isSign = (token, text) => token?.kind === "sign" && token.text === text;

/** The place after the bracket that closes the one at `open`. */
const afterBrackets = (tokens, open) => {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at].kind !== "sign") continue;
    if ("([{".includes(tokens[at].text)) depth++;
    if (")]}".includes(tokens[at].text) && --depth === 0) return at + 1;
  }
  return tokens.length;
};

const CALLS = new Set(["test", "it", "describe"]);
/** test.each(rows)(title, …): the title is in the second pair of brackets. */
const WITH_ROWS = new Set(["each", "for", "prop", "skipIf", "runIf"]);
/** What does not run proves nothing. */
const NOT_RUN = new Set(["skip", "todo", "fixme"]);

/** Reads one call of test, it or describe; gives the title in it, if any, and where to go on reading. */
const readCall = (tokens, start) => {
  let at = start + 1;
  const modifiers = [];
  while (isSign(tokens[at], ".") && tokens[at + 1]?.kind === "word") {
    modifiers.push(tokens[at + 1].text);
    at += 2;
  }
  if (modifiers.some((modifier) => WITH_ROWS.has(modifier)))
    at = tokens[at]?.kind === "string" ? at + 1 : afterBrackets(tokens, at);
  if (!isSign(tokens[at], "(")) return { next: start + 1 };
  if (modifiers.some((modifier) => NOT_RUN.has(modifier))) return { next: afterBrackets(tokens, at) };
  if (modifiers.includes("step")) return { next: at + 1 };
  const parts = [];
  for (at++; tokens[at]?.kind === "string"; at += 2) {
    parts.push(tokens[at].text);
    if (!isSign(tokens[at + 1], "+")) break;
  }
  return parts.length > 0 ? { title: parts.join(""), next: at } : { next: at };
};

/** The titles of all tests and groups of tests in a source text; those that are skipped do not count. */
export const testTitles = (source) => {
  const tokens = tokensOf(source);
  const titles = [];
  let at = 0;
  while (at < tokens.length) {
    const isCall = tokens[at].kind === "word" && CALLS.has(tokens[at].text) && !isSign(tokens[at - 1], ".");
    if (!isCall) {
      at++;
      continue;
    }
    const { title, next } = readCall(tokens, at);
    if (title !== undefined) titles.push(title);
    at = next;
  }
  return titles;
};
