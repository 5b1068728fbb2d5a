/**
 * Reads data that may be anything: every misfit is reported and stepped over, so that one mistake in a pack
 * neither hides another nor stops the check.
 */

export type Report = (where: string, what: string, rule?: string) => void;

export interface Entry {
  readonly where: string;
  readonly value: unknown;
  readonly report: Report;
}

/** An id together with the place where it was written. */
export interface Named {
  readonly where: string;
  readonly name: string;
}

const shown = (value: unknown): string => {
  if (typeof value === "string") return `"${value}"`;
  if (Array.isArray(value)) return "a list";
  if (value !== null && typeof value === "object") return "an object";
  return typeof value === "function" ? "a function" : String(value);
};

const misfit = ({ where, value, report }: Entry, wanted: string, rule?: string): undefined => {
  const found = value === undefined ? "it is missing" : `it is ${shown(value)}`;
  report(where, `this must be ${wanted}, but ${found}`, rule);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const property = (name: string): string => (/^[\w-]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`);

const child = (parent: Entry, step: string, value: unknown): Entry => ({
  where: parent.where.endsWith(".json") ? `${parent.where} ${step.replace(/^\./, "")}` : parent.where + step,
  value,
  report: parent.report,
});

/** The fields of an object, one by one; undefined if it is no object. */
export const fieldsOf = (entry: Entry): ((name: string) => Entry) | undefined => {
  const { value } = entry;
  if (!isObject(value)) return misfit(entry, "an object");
  return (name) => child(entry, property(name), Object.hasOwn(value, name) ? value[name] : undefined);
};

/** All the fields of an object whose keys are ids. */
export const entriesOf = (entry: Entry): readonly (readonly [string, Entry])[] => {
  if (!isObject(entry.value)) misfit(entry, "an object");
  else return Object.entries(entry.value).map(([name, value]) => [name, child(entry, property(name), value)]);
  return [];
};

/** The items of a list; undefined if it is none. */
export const listOf = (entry: Entry): readonly Entry[] | undefined => {
  if (!Array.isArray(entry.value)) return misfit(entry, "a list");
  return Array.from(entry.value as unknown[], (value, index) => child(entry, `[${index}]`, value));
};

export const textOf = (entry: Entry): string | undefined =>
  typeof entry.value === "string" && entry.value !== "" ? entry.value : misfit(entry, "a text");

export const numberOf = (entry: Entry): number | undefined =>
  typeof entry.value === "number" && Number.isFinite(entry.value) ? entry.value : misfit(entry, "a number");

export const wholeNumberOf = (entry: Entry): number | undefined =>
  Number.isSafeInteger(entry.value) ? (entry.value as number) : misfit(entry, "a whole number");

export const flagOf = (entry: Entry): boolean => {
  if (entry.value !== undefined && typeof entry.value !== "boolean") misfit(entry, "true or false");
  return entry.value === true;
};

/** One of a few given words. */
export const oneOf = <Word extends string>(
  entry: Entry,
  words: readonly Word[],
  rule?: string,
): Word | undefined =>
  words.find((word) => word === entry.value) ??
  misfit(entry, words.length === 1 ? `"${words[0]}"` : `one of ${words.join(", ")}`, rule);

/** A list of ids; whatever in it is no text is reported and left out. */
export const namesIn = (entry: Entry): readonly Named[] =>
  (listOf(entry) ?? []).flatMap((item) => {
    const name = textOf(item);
    return name === undefined ? [] : [{ where: item.where, name }];
  });

/** Reports each id that was already there; returns the first of each. */
export const withoutRepeats = (all: readonly Named[], report: Report, rule?: string): readonly Named[] => {
  const first = new Map<string, Named>();
  for (const named of all)
    if (first.has(named.name)) report(named.where, `"${named.name}" is named twice`, rule);
    else first.set(named.name, named);
  return [...first.values()];
};
