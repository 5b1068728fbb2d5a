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

/** Stands for `openDB`. */
export const openDB = async (
  _name: string,
  _version: number,
  {
    upgrade,
  }: {
    upgrade: (database: { createObjectStore: (name: string, options?: { keyPath: string }) => void }) => void;
  },
) => {
  const stores = new Map<string, Store>();
  upgrade({
    createObjectStore: (name, options) => stores.set(name, storeOf(new Map(), options?.keyPath)),
  });
  const storeNamed = (name: string): Store => {
    const store = stores.get(name);
    if (store === undefined) throw new Error(`no store ${name}`);
    return store;
  };
  return {
    get: (name: string, key: Key) => storeNamed(name).get(key),
    count: (name: string, key: Key) => storeNamed(name).count(key),
    getAll: (name: string, range?: Range) => storeNamed(name).getAll(range),
    transaction: (names: string | readonly string[]) => ({
      objectStore: storeNamed,
      store: storeNamed(typeof names === "string" ? names : (names[0] ?? "")),
      done: Promise.resolve(),
    }),
  };
};

export const IDBKeyRange = { bound: (lower: Key, upper: Key): unknown => ({ lower, upper }) };
