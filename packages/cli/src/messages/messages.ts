import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** English is the source of the keys: a language that lacks one, or has one too many, does not compile. */
export type MessageKey = keyof typeof en;
export type Messages = { readonly [Key in MessageKey]: string };

const MESSAGES: { readonly [Name in Language]: Messages } = { en, de, fr };

/** The names in braces in a text; "{n:troop|troops}" stands for one of two forms and names n. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}:${string}` ? Name : Inside) | NamesIn<Rest>
  : never;

type ParametersOf<Key extends MessageKey> = [NamesIn<(typeof en)[Key]>] extends [never]
  ? readonly []
  : readonly [{ readonly [Name in NamesIn<(typeof en)[Key]>]: string | number }];

/** Says a message in the language chosen; the compiler demands every value its English text names. */
export type Say = <Key extends MessageKey>(key: Key, ...parameters: ParametersOf<Key>) => string;

const PLACEHOLDER = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

/** A sentence begins with a capital whatever name it begins with. */
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const sayIn = (language: Language): Say => {
  const messages = MESSAGES[language];
  const plurals = new Intl.PluralRules(language);
  return (key, ...parameters) => {
    const values: Readonly<Record<string, string | number>> = parameters[0] ?? {};
    const text = messages[key].replace(PLACEHOLDER, (_, name: string, one?: string, many?: string) => {
      const value = values[name] ?? "";
      if (one === undefined || many === undefined) return String(value);
      return plurals.select(Number(value)) === "one" ? one : many;
    });
    return key.startsWith("event.") ? capitalised(text) : text;
  };
};

/** The language of the environment, as programs on a terminal find it; English if none of ours is wanted. */
export const languageOf = (environment: Readonly<Record<string, string | undefined>>): Language => {
  const wanted = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
  return LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language)) ?? "en";
};

/** "a, b and c" in the language. */
export const listIn = (language: Language): ((items: readonly string[]) => string) => {
  const format = new Intl.ListFormat(language, { type: "conjunction" });
  return (items) => format.format(items);
};
