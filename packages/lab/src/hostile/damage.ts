import type { Random } from "@maria/rules/model";
import { junk, PROTOTYPE_NAMES, pick } from "./values.ts";

type Holder = Record<string, unknown>;
type Slot = { readonly holder: Holder; readonly key: string };

/** Every place in a plain value where something stands. */
const slotsOf = (value: unknown): Slot[] => {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...slotsOf(holder[key])]);
};

const objectsIn = (value: unknown): Holder[] => {
  if (typeof value !== "object" || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(objectsIn)];
};

type Damage = (value: Holder, random: Random) => unknown;

const inSlot =
  (change: (old: unknown, random: Random) => unknown): Damage =>
  (value, random) => {
    const slots = slotsOf(value);
    if (slots.length === 0) return value;
    const { holder, key } = pick(slots, random);
    holder[key] = change(holder[key], random);
    return value;
  };

const inObject =
  (change: (holder: Holder, random: Random) => unknown): Damage =>
  (value, random) => {
    change(pick(objectsIn(value), random), random);
    return value;
  };

/** One number more or less, another one of the game, another truth, a list a little longer, shorter or turned. */
const nudge = (old: unknown, random: Random): unknown => {
  if (typeof old === "number") return pick([old + 1, old - 1, random(12), random(500), -old], random);
  if (typeof old === "boolean") return !old;
  if (!Array.isArray(old)) return old;
  const list: unknown[] = old;
  const at = random(list.length + 1);
  return pick(
    [
      list.slice(1),
      list.slice(0, -1),
      [...list, ...list.slice(at, at + 1)],
      [...list, random(500)],
      list.toReversed(),
      [...list, ...list],
    ],
    random,
  );
};

const DAMAGES: readonly Damage[] = [
  inSlot(nudge),
  inSlot(nudge),
  inSlot(nudge),
  inSlot((_old, random) => junk(random)),
  inSlot((_old, random) => junk(random)),
  // Own properties by names that every object has from its prototype.
  inObject((holder, random) =>
    Object.defineProperty(holder, pick(PROTOTYPE_NAMES, random), {
      value: pick([1, "done", { type: "done" }], random),
      enumerable: true,
      configurable: true,
      writable: true,
    }),
  ),
  inObject((holder, random) => {
    delete holder[pick(Object.keys(holder), random) ?? ""];
  }),
  inObject((holder) => Object.defineProperty(holder, Symbol("hidden"), { value: 1, enumerable: true })),
  inObject((holder) => Object.defineProperty(holder, "hidden", { value: 1 })),
  inObject((holder, random) => {
    const key = pick(Object.keys(holder), random);
    if (key === undefined) return;
    Object.defineProperty(holder, key, {
      enumerable: true,
      get: () => {
        throw new Error("a getter was run");
      },
    });
  }),
  inObject((holder, random) => Object.setPrototypeOf(holder, pick([null, { force: true }, []], random))),
  (value) => Object.create(value),
  (value) => [value],
  (value) => JSON.stringify(value),
  (_value, random) => junk(random),
];

const overJson = (value: unknown, random: Random): unknown => {
  const text = JSON.stringify(value);
  if (typeof text !== "string") return value;
  if (!text.startsWith("{") || random(4) > 0) return JSON.parse(text);
  const name = JSON.stringify(pick(PROTOTYPE_NAMES, random));
  return JSON.parse(text.replace("{", text === "{}" ? `{${name}:{}` : `{${name}:{"type":"done"},`));
};

/** As it would arrive: in a file or over a network, from a worker or a database, or from within. */
const sent = (value: unknown, random: Random): unknown => {
  try {
    switch (random(3)) {
      case 0:
        return overJson(value, random);
      case 1:
        return structuredClone(value);
      default:
        return value;
    }
  } catch {
    // It cannot be sent that way, so it comes as it is.
    return value;
  }
};

/** A copy of a plain value, damaged in one place or in several, or in none. */
export const damaged = (plain: object, random: Random): unknown => {
  let value: unknown = structuredClone(plain);
  try {
    for (let wounds = pick([0, 1, 1, 1, 1, 2, 3], random); wounds > 0; wounds--) {
      if (typeof value !== "object" || value === null) break;
      value = pick(DAMAGES, random)(value as Holder, random);
    }
  } catch {
    // What is broken already may resist a further wound by its own getters and traps.
  }
  return sent(value, random);
};
