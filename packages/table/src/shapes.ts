import { botNames } from "@maria/bots";
import { codec, seatShape } from "@maria/rules/authority";
import type { Player, Players } from "./players.ts";
import type { Reader } from "./table.ts";

/** Codecs for what messages are made of. */

const LARGEST = 1_000_000_000;
/** A view is four objects deep; nobody follows a message much further. */
const DEEPEST = 12;
const LONGEST_LIST = 100_000;

export const count = codec.whole<number>(0, LARGEST);
export const seat = seatShape;
export const yes: codec.Codec<true> = (value) => (value === true ? true : codec.MALFORMED);
export const reader: codec.Codec<Reader> = codec.orNull(seat);

/** One of several shapes: the first that fits. */
export const either =
  <T>(...codecs: readonly codec.Codec<T>[]): codec.Codec<T> =>
  (value) => {
    for (const one of codecs) {
      const built = one(value);
      if (built !== codec.MALFORMED) return built;
    }
    return codec.MALFORMED;
  };

const plainObject =
  (depth: number): codec.Codec<unknown> =>
  (value) => {
    if (!codec.isPlain(value)) return codec.MALFORMED;
    const built: Record<string, unknown> = {};
    for (const key of Reflect.ownKeys(value)) {
      const given =
        typeof key === "string" && key !== "__proto__" ? codec.ownValue(value, key) : codec.MALFORMED;
      const part = given === codec.MALFORMED ? codec.MALFORMED : plainData(depth)(given);
      if (part === codec.MALFORMED) return codec.MALFORMED;
      built[key as string] = part;
    }
    return built;
  };

const plainData =
  (depth: number): codec.Codec<unknown> =>
  (value) => {
    if (value === null || typeof value === "boolean" || typeof value === "string") return value;
    if (typeof value === "number") return Number.isFinite(value) ? value : codec.MALFORMED;
    if (depth === 0) return codec.MALFORMED;
    return Array.isArray(value)
      ? codec.list(plainData(depth - 1), LONGEST_LIST)(value)
      : plainObject(depth - 1)(value);
  };

/**
 * An object of plain data built anew, whatever its fields: own ones only, and not too deep. For what comes from the
 * authority of a game, which alone knows what it means.
 */
export const dataOf = <T>(): codec.Codec<T> => plainObject(DEEPEST) as codec.Codec<T>;

export const player: codec.Codec<Player> = either<Player>(
  codec.object<Extract<Player, { kind: "person" }>>({ kind: codec.oneOf(["person"]) }),
  codec.object<Extract<Player, { kind: "bot" }>>({
    kind: codec.oneOf(["bot"]),
    level: codec.oneOf(botNames),
  }),
);

export const players: codec.Codec<Players> = codec.object<Players>({
  maria: codec.optional(player),
  frederick: codec.optional(player),
  louis: codec.optional(player),
  playerA: codec.optional(player),
  playerB: codec.optional(player),
});

/** The parser of a shape: builds what it is given anew, or gives null if it has not the shape. Never throws. */
export const parsing =
  <T>(shape: codec.Codec<T>) =>
  (value: unknown): T | null => {
    const parsed = codec.read(shape, value);
    return parsed === codec.MALFORMED ? null : parsed;
  };
