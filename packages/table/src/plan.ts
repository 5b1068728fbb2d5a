import type { BotName } from "@maria/bots";
import { RULES_VERSION } from "@maria/rules/authority";
import {
  type GameOptions,
  POWERS,
  type Power,
  PRAGMATIC,
  SAXONY_PRUSSIAN_ALLY,
  type Seat,
  seatOfPower,
  seatsOf,
  type Variant,
} from "@maria/rules/model";
import type { GameStart } from "./playBack.ts";
import type { Player, Players } from "./players.ts";

/** What a form offers for a seat. */
export const PLAYER_KINDS = ["person", "marshal", "colonel", "cadet", "random"] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

const BOT_OF: { readonly [Kind in Exclude<PlayerKind, "person">]: BotName } = {
  marshal: "marshal",
  colonel: "colonel",
  cadet: "cadet",
  random: "random",
};

export const playerOf = (kind: PlayerKind): Player =>
  kind === "person" ? { kind: "person" } : { kind: "bot", level: BOT_OF[kind] };

/** Fills bytes with chance that nobody can predict: `crypto.getRandomValues`, or what Node has for it. */
export type Chance = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/** HID-28: a seed as the rules want it, 256 bits that nobody can predict. */
export const freshSeed = (chance: Chance): string =>
  [...chance(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Evenly from 0 to limit − 1: bytes beyond the last full round of `limit` are drawn anew. */
const drawn = (chance: Chance, limit: number): number => {
  for (;;) {
    const [byte = 0] = chance(new Uint8Array(1));
    if (byte < 256 - (256 % limit)) return byte % limit;
  }
};

/** SET-01: roles by lot; every order is equally likely. */
export const byLot = <Item>(items: readonly Item[], chance: Chance): Item[] => {
  const left = [...items];
  return items.map(() => left.splice(drawn(chance, left.length), 1)[0] as Item);
};

/** What a new game begins with; the pack is named by its fingerprint, and the game keeps it for ever. */
export const newGameStart = (pack: string, options: GameOptions, seed: string): GameStart => ({
  rules: RULES_VERSION,
  pack,
  options,
  seed,
});

/** GEN-08: the option belongs to the advanced game; SGA-01, RUL-96: the Silesia Gambit has no form for two. */
export const optionsOf = (
  variant: Variant,
  players: 2 | 3,
  { politicalOption = false, troopCeiling = false }: Partial<GameOptions> = {},
): GameOptions => ({
  variant,
  players: variant === "silesia-gambit" ? 3 : players,
  politicalOption: variant === "advanced" && politicalOption,
  troopCeiling,
});

/** The powers a seat runs when the game begins; INT-06: without the Pragmatic Army in the introductory game. */
export const powersOfSeat = (options: GameOptions, seat: Seat): Power[] =>
  POWERS.filter(
    (power) =>
      seatOfPower(options, power, SAXONY_PRUSSIAN_ALLY) === seat &&
      !(power === PRAGMATIC && options.variant === "introductory"),
  );

export const seatedAt = (options: GameOptions, kinds: readonly PlayerKind[]): Players =>
  Object.fromEntries(seatsOf(options).map((seat, index) => [seat, playerOf(kinds[index] ?? "cadet")]));
