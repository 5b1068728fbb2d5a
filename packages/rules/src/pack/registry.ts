import type { GameOptions } from "../model/options.ts";
import { compilePack } from "./compile.ts";
import type { PackData } from "./data.ts";
import type { Board, Pack } from "./pack.ts";

const packs = new Map<string, Pack>();

/** `loadPack` without the check, for data it has passed before: a page ships with its pack, and somebody waits for it. */
export const loadCheckedPack = (data: PackData): Pack => registerPack(compilePack(data));

/** Makes a compiled pack known without asking whether it is a complete game: for boards drawn up for one example. */
export const registerPack = (pack: Pack): Pack => {
  const known = packs.get(pack.id);
  if (known) return known;
  packs.set(pack.id, pack);
  return pack;
};

/** Whether states and records with this pack can be played here. */
export const isLoaded = (packId: string): boolean => packs.has(packId);

interface Played {
  readonly pack: string;
  readonly options: GameOptions;
}

/**
 * A cache of the last answer, valid for the very position it was given for: neither its pack nor its options ever change.
 * Measured: some 13 % of random play in the advanced game, nothing in the introductory.
 */
let lastAsked: Played | null = null;
let lastPack: Pack | undefined;
let lastBoard: Board | undefined;

const lookUp = (position: Played): void => {
  const pack = lastPack?.id === position.pack ? lastPack : packs.get(position.pack);
  if (!pack) throw new RangeError(`the component pack ${position.pack} of this game has not been loaded`);
  lastPack = pack;
  lastBoard = position.options.variant === "introductory" ? pack.bohemiaOnly : pack.wholeBoard;
  lastAsked = position;
};

/** The pack a state, view or record was made with. Throws a RangeError if it has not been loaded here. */
export const packOf = (position: Played): Pack => {
  if (position !== lastAsked) lookUp(position);
  return lastPack as Pack;
};

/** INT-01: the maps in use: in the introductory game the Bohemia map only. Throws like `packOf`. */
export const boardOf = (position: Played): Board => {
  if (position !== lastAsked) lookUp(position);
  return lastBoard as Board;
};
