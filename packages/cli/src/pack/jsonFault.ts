/** Where a text stops being JSON, and what should have stood there. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly expected: string;
}

const BLANKS = /[ \t\n\r]*/y;
const TOKEN =
  /[{}[\],:]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

const EXPECTED = {
  value: "a value",
  valueOrEnd: 'a value or "]"',
  key: "a field name in double quotes",
  keyOrEnd: 'a field name in double quotes or "}"',
  colon: '":"',
  commaInList: '"," or "]"',
  commaInObject: '"," or "}"',
  nothing: "nothing more",
} as const;
type Expecting = keyof typeof EXPECTED;

/** What may follow a token where `expecting` is due; undefined if the token may not stand there. */
const after = (token: string, expecting: Expecting, open: string[]): Expecting | undefined => {
  const closed = (): Expecting =>
    open.length === 0 ? "nothing" : open[open.length - 1] === "[" ? "commaInList" : "commaInObject";
  const close = (): Expecting => {
    open.pop();
    return closed();
  };
  switch (expecting) {
    case "value":
    case "valueOrEnd":
      if (token === "]" && expecting === "valueOrEnd") return close();
      if (token === "[" || token === "{") {
        open.push(token);
        return token === "[" ? "valueOrEnd" : "keyOrEnd";
      }
      return "]},:".includes(token) ? undefined : closed();
    case "key":
    case "keyOrEnd":
      if (token === "}" && expecting === "keyOrEnd") return close();
      return token.startsWith('"') ? "colon" : undefined;
    case "colon":
      return token === ":" ? "value" : undefined;
    case "commaInList":
      return token === "," ? "value" : token === "]" ? close() : undefined;
    case "commaInObject":
      return token === "," ? "key" : token === "}" ? close() : undefined;
    case "nothing":
      return undefined;
  }
};

const matchAt = (pattern: RegExp, text: string, position: number): string | undefined => {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0];
};

/** The first fault in a text, or undefined if it is JSON; engines word their own reports too differently to show. */
export const jsonFault = (text: string): JsonFault | undefined => {
  const open: string[] = [];
  let expecting: Expecting = "value";
  let position = 0;
  for (;;) {
    position += matchAt(BLANKS, text, position)?.length ?? 0;
    if (position === text.length && expecting === "nothing") return undefined;
    const token = matchAt(TOKEN, text, position);
    const next: Expecting | undefined = token === undefined ? undefined : after(token, expecting, open);
    if (token === undefined || next === undefined) {
      const lines = text.slice(0, position).split("\n");
      return {
        line: lines.length,
        column: (lines[lines.length - 1]?.length ?? 0) + 1,
        expected: EXPECTED[expecting],
      };
    }
    position += token.length;
    expecting = next;
  }
};
