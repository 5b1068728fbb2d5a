import type { Random } from "@maria/rules/model";

/** Names every object has from its prototype, and some that only look like a field. */
export const PROTOTYPE_NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "toJSON",
  "then",
  "length",
  "refused",
  "type ",
  "",
] as const;

/** Of an empty list nothing comes, for there is no number below 0 to draw. */
export const pick = <T>(items: readonly T[], random: Random): T =>
  items[items.length === 0 ? 0 : random(items.length)] as T;

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { value };
  return value;
};

const holed = (): unknown[] => {
  const list: unknown[] = [1, 2, 3];
  delete list[1];
  return list;
};

const trapped = (): unknown =>
  new Proxy(
    {},
    {
      get: () => {
        throw new Error("a trap was sprung");
      },
      ownKeys: () => {
        throw new Error("a trap was sprung");
      },
    },
  );

/** Values that stand in no action, or only where they mean something. */
const JUNK: readonly (() => unknown)[] = [
  () => -0,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => Number.NEGATIVE_INFINITY,
  () => 0.5,
  () => -1,
  () => 1e9,
  () => 2 ** 53,
  () => 3n,
  () => "",
  () => "1",
  () => "maria",
  () => "constructor",
  () => "\u001b[2J",
  () => "\ud800",
  () => "x".repeat(20_000),
  () => null,
  () => undefined,
  () => true,
  () => [],
  () => ({}),
  () => holed(),
  () => new Array(50_000),
  () => new Array(2_000).fill(1),
  () => Object.assign([1], { more: 1 }),
  () => deep(400),
  () => Object.create(null),
  () => Object.create({ type: "done" }),
  () => new Date(0),
  () => new Map([["type", "done"]]),
  () => new Set([1]),
  () => new Uint8Array(3),
  () => new Number(1),
  () => new String("maria"),
  () => /x/,
  () => () => 1,
  () => Symbol("x"),
  () => trapped(),
];

export const junk = (random: Random): unknown => pick(JUNK, random)();
