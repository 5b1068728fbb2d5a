/** The browser's database in memory, as far as saved games and kept packs use it. To be put in the place of `idb`. */

type Key = string | readonly [string, number];
type Range = { readonly lower: readonly [string, number]; readonly upper: readonly [string, number] };

const asText = (key: Key): string =>
  typeof key === "string" ? key : `${key[0]}\n${String(key[1]).padStart(16, "0")}`;
const asKey = (text: string): Key => {
  const [game, number] = text.split("\n");
  return number === undefined ? text : [game as string, Number(number)];
};
const within = (key: string, { lower, upper }: Range): boolean =>
  key >= asText(lower) && key <= asText(upper);

const storeOf = (rows: Map<string, unknown>, keyPath: string | undefined) => {
  const keyFor = (value: unknown, key?: Key): string =>
    asText(key ?? (value as Record<string, string>)[keyPath ?? ""] ?? "");
  const keysIn = (range?: Range): string[] =>
    [...rows.keys()].sort().filter((key) => range === undefined || within(key, range));
  return {
    async add(value: unknown, key?: Key) {
      if (rows.has(keyFor(value, key))) throw new Error("there is one already");
      rows.set(keyFor(value, key), structuredClone(value));
    },
    async put(value: unknown, key?: Key) {
      rows.set(keyFor(value, key), structuredClone(value));
    },
    get: async (key: Key) => structuredClone(rows.get(asText(key))),
    async delete(key: Key | Range) {
      if (typeof key === "object" && "lower" in key) for (const row of keysIn(key)) rows.delete(row);
      else rows.delete(asText(key));
    },
    count: async (key: Key) => (rows.has(asText(key)) ? 1 : 0),
    getAll: async (range?: Range) => keysIn(range).map((key) => structuredClone(rows.get(key))),
    getAllKeys: async (range?: Range) => keysIn(range).map(asKey),
  };
};

type Store = ReturnType<typeof storeOf>;

const opened = new Map<string, Map<string, Store>>();

/** Stands for `openDB`: whoever opens a database again finds what is in it. */
export const openDB = async (
  name: string,
  _version: number,
  {
    upgrade,
  }: {
    upgrade: (database: { createObjectStore: (name: string, options?: { keyPath: string }) => void }) => void;
  },
) => {
  const stores = opened.get(name) ?? new Map<string, Store>();
  if (!opened.has(name))
    upgrade({
      createObjectStore: (store, options) => stores.set(store, storeOf(new Map(), options?.keyPath)),
    });
  opened.set(name, stores);
  const storeNamed = (wanted: string): Store => {
    const store = stores.get(wanted);
    if (store === undefined) throw new Error(`no store ${wanted}`);
    return store;
  };
  return {
    get: (store: string, key: Key) => storeNamed(store).get(key),
    count: (store: string, key: Key) => storeNamed(store).count(key),
    getAllKeys: (store: string) => storeNamed(store).getAllKeys(),
    transaction: (names: string | readonly string[]) => ({
      objectStore: storeNamed,
      store: storeNamed(typeof names === "string" ? names : (names[0] ?? "")),
      done: Promise.resolve(),
    }),
  };
};

export const IDBKeyRange = { bound: (lower: Key, upper: Key): unknown => ({ lower, upper }) };
