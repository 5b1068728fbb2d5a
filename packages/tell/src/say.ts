export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts by their keys. English is the source of the keys and of the names in braces. */
export type Texts = Readonly<Record<string, string>>;

/** The same texts in another language: one that lacks a key, or has one too many, does not compile. */
export type Translation<English extends Texts> = { readonly [Key in keyof English]: string };

/** The names in braces in a text; "{n:troop|troops}" stands for one of two forms and names n. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}:${string}` ? Name : Inside) | NamesIn<Rest>
  : never;

type ParametersOf<English extends Texts> = {
  readonly [Key in keyof English]: [NamesIn<English[Key]>] extends [never]
    ? readonly []
    : readonly [{ readonly [Name in NamesIn<English[Key]>]: string | number }];
};

/** A method, not a property, because only methods of fewer and of more keys can be compared at all. */
interface Speaker<English extends Texts> {
  say<Key extends keyof English & string>(key: Key, ...parameters: ParametersOf<English>[Key]): string;
}

/**
 * Says a text in the language chosen; the compiler demands every value its English text names. One who says more
 * texts is accepted where fewer are needed: `says`, which no value has, lets the compiler see that none is lacking.
 */
export type SayOf<English extends Texts> = Speaker<English>["say"] & {
  readonly says?: ParametersOf<English>;
};

const PLACEHOLDER = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

/** A sentence, a line and a heading begin with a capital whatever name they begin with. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Speaks the language with these texts; name the English ones as the type: sayWith<typeof en>("de", de). */
export const sayWith = <English extends Texts>(
  language: Language,
  texts: Translation<English>,
): SayOf<English> => {
  const plurals = new Intl.PluralRules(language);
  return (key, ...parameters) => {
    const values: Readonly<Record<string, string | number>> = parameters[0] ?? {};
    const text = texts[key].replace(PLACEHOLDER, (_, name: string, one?: string, many?: string) => {
      const value = values[name] ?? "";
      if (one === undefined || many === undefined) return String(value);
      return plurals.select(Number(value)) === "one" ? one : many;
    });
    return key.startsWith("event.") ? capitalised(text) : text;
  };
};

/** "a; b; c" in the language: French parts the semicolon from what goes before it. */
export const seriesIn =
  (language: Language): ((items: readonly string[]) => string) =>
  (items) =>
    items.join(language === "fr" ? "\u00a0; " : "; ");

/** "a, b and c" in the language. */
export const listIn = (language: Language): ((items: readonly string[]) => string) => {
  const format = new Intl.ListFormat(language, { type: "conjunction" });
  return (items) => format.format(items);
};
