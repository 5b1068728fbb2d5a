import { parseArgs } from "node:util";
import { badUsage, type Context } from "./context.ts";

/** The options a command knows; "strings" may be given several times, --help and --lang are known to all. */
export type OptionKinds = Readonly<Record<string, "string" | "strings" | "boolean">>;

type ValueOf<Kind> = Kind extends "strings" ? readonly string[] : Kind extends "string" ? string : boolean;
export interface Arguments<Kinds extends OptionKinds> {
  readonly values: { readonly [Name in keyof Kinds]?: ValueOf<Kinds[Name]> };
  readonly positionals: readonly string[];
}

const EVERYWHERE: OptionKinds = { help: "boolean", lang: "string" };

/** Reads the options of a command; whatever it does not know is bad usage. */
export const readArguments = <Kinds extends OptionKinds>(
  { say }: Context,
  args: readonly string[],
  kinds: Kinds,
  positionalNames: readonly string[] = [],
): Arguments<Kinds> => {
  const known: OptionKinds = { ...EVERYWHERE, ...kinds };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, kind]) => [
      name,
      kind === "boolean" ? { type: kind } : { type: "string" as const, multiple: kind === "strings" },
    ]),
  );
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const kind = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (kind === undefined) throw badUsage(say("error.unknownOption", { option: token.rawName }));
    const missing = token.value === undefined || token.value === "" || /^--?[a-z]/.test(token.value);
    if (kind !== "boolean" && missing)
      throw badUsage(say("error.optionNeedsValue", { option: token.rawName }));
    if (kind === "boolean" && token.value !== undefined)
      throw badUsage(say("error.optionTakesNoValue", { option: token.rawName }));
  }
  const surplus = positionals[positionalNames.length];
  if (surplus !== undefined) throw badUsage(say("error.unexpectedArgument", { argument: surplus }));
  const missing = positionalNames[positionals.length];
  if (missing !== undefined) throw badUsage(say("error.missingArgument", { argument: missing }));
  return { values: values as Arguments<Kinds>["values"], positionals };
};

/** One of a few words, in any case. */
export const oneOf = <Word extends string>(
  { say }: Context,
  option: string,
  value: string,
  words: readonly Word[],
): Word => {
  const found = words.find((word) => word.toLowerCase() === value.toLowerCase());
  if (found === undefined) throw badUsage(say("error.notOneOf", { option, value, words: words.join(", ") }));
  return found;
};

export const wholeNumber = (
  { say }: Context,
  option: string,
  value: string,
  least: number,
  most: number,
): number => {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most))
    throw badUsage(say("error.notAWholeNumber", { option, value, least, most }));
  return number;
};
