import { randomFillSync } from "node:crypto";
import { mkdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Bot } from "@maria/bots";
import { loadPack, type PackData } from "@maria/rules";
import { isSeed, seedFromNumber } from "@maria/rules/authority";
import { type GameOptions, type Pack, type Seat, seatsOf, VARIANTS } from "@maria/rules/model";
import { freshSeed } from "@maria/table";
import { readPack } from "../pack/readPack.ts";
import { type AnyBotName, EVERY_BOT } from "../simulate/everyBot.ts";
import { oneOf, wholeNumber } from "./arguments.ts";
import { badUsage, type Context, failure } from "./context.ts";

/** The same number of steps from packages/cli/src/commands and from packages/cli/dist/commands. */
const HISTORICAL = fileURLToPath(new URL("../../../../packs/historical/", import.meta.url));

export const LARGEST_SEED = 0xffff_ffff;

/** Reads a component pack, or names everything that is wrong with it. */
export const packDataFrom = ({ io, say }: Context, directory: string | undefined): PackData => {
  const path = directory === undefined ? HISTORICAL : resolve(io.directory, directory);
  const { data, problems } = readPack(path);
  if (data) return data;
  const shown = relative(io.directory, path) || ".";
  const lines = problems.map(({ where, what }) => `  ${where}: ${what}`);
  throw failure([say("error.badPack", { path: shown }), ...lines].join("\n"));
};

/** A pack, and the data it was made from. */
export interface LoadedPack {
  readonly pack: Pack;
  readonly data: PackData;
}

export const loadedPackFrom = (context: Context, directory: string | undefined): LoadedPack => {
  const data = packDataFrom(context, directory);
  return { pack: loadPack(data), data };
};

export const packFrom = (context: Context, directory: string | undefined): Pack =>
  loadedPackFrom(context, directory).pack;

/** The options of a game as they are given on the command line. */
export interface GivenOptions {
  readonly variant?: string | undefined;
  readonly players?: string | undefined;
  readonly "political-option"?: boolean | undefined;
  readonly "troop-ceiling"?: boolean | undefined;
}

/** DEC-01; GEN-08: the political option belongs to the advanced game; RUL-96: the gambit is for three. */
export const gameOptionsFrom = (
  context: Context,
  {
    variant = "introductory",
    players = "3",
    "political-option": politicalOption = false,
    "troop-ceiling": troopCeiling = false,
  }: GivenOptions,
): GameOptions => {
  const chosen = oneOf(context, "--variant", variant, VARIANTS);
  const count = wholeNumber(context, "--players", players, 2, 3);
  if (politicalOption && chosen !== "advanced") throw badUsage(context.say("error.optionIsForAdvanced"));
  if (chosen === "silesia-gambit" && count === 2) throw badUsage(context.say("error.gambitIsForThree"));
  return { variant: chosen, players: count === 2 ? 2 : 3, politicalOption, troopCeiling };
};

export const seatFrom = (context: Context, options: GameOptions, value: string): Seat =>
  oneOf(context, "--seat", value, seatsOf(options));

/** "cadet" for every seat, or "maria=cadet,louis=random" seat by seat; seats not named get the default. */
export const botsFrom = <Name extends AnyBotName>(
  context: Context,
  options: GameOptions,
  value: string,
  names: readonly Name[],
  fallback: Name,
): Record<string, Name> => {
  const seats = seatsOf(options);
  if (!value.includes("=")) {
    const bot = oneOf(context, "--bots", value, names);
    return Object.fromEntries(seats.map((seat) => [seat, bot]));
  }
  const bots: Record<string, Name> = Object.fromEntries(seats.map((seat) => [seat, fallback]));
  for (const part of value.split(",")) {
    const [seat = "", bot = ""] = part.split("=");
    bots[oneOf(context, "--bots", seat.trim(), seats)] = oneOf(context, "--bots", bot.trim(), names);
  }
  return bots;
};

export const botsBySeat = (names: Readonly<Record<string, AnyBotName>>): Partial<Record<Seat, Bot>> =>
  Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, EVERY_BOT[name]]));

/** A seed as 64 hexadecimal digits or as a small number; without one, a fresh one nobody can predict. */
export const seedFrom = (context: Context, value: string | undefined): string => {
  if (value === undefined) return freshSeed((bytes) => randomFillSync(bytes));
  const lower = value.toLowerCase();
  if (isSeed(lower)) return lower;
  return seedFromNumber(wholeNumber(context, "--seed", value, 0, LARGEST_SEED));
};

export const pathFrom = ({ io }: Context, path: string): string => resolve(io.directory, path);

/** The directory for files to come; it is made if need be. */
export const directoryFrom = (context: Context, directory: string): string => {
  const path = pathFrom(context, directory);
  try {
    mkdirSync(path, { recursive: true });
    return path;
  } catch (error) {
    throw failure(context.say("error.cannotWrite", { path, message: (error as Error).message }));
  }
};
