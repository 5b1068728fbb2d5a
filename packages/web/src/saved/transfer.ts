import type { GameRecord } from "@maria/rules";
import { RULES_VERSION } from "@maria/rules/authority";
import { checkGameFile, type GameFile, type GameFileFault, parseGameFile, writeGameFile } from "@maria/table";
import { keepPack } from "../pack/kept.ts";
import { keep, packNamed, UnknownPack, wholePack } from "../pack/packs.ts";
import { createGame, entriesFrom, noteSuggested, savedGame, startOf } from "./games.ts";
import type { SavedGame } from "./savedGame.ts";

/** Why a file cannot be taken in; each has a sentence in every language. */
export class ImportError extends Error {
  readonly fault: GameFileFault["fault"];
  constructor(fault: GameFileFault) {
    super(JSON.stringify(fault));
    this.fault = fault.fault;
  }
}

export const exportGame = async (id: string): Promise<string> => {
  const game = await savedGame(id);
  const entries = (await entriesFrom(id, 1)) as GameRecord["entries"];
  const pack = await wholePack(await packNamed(game.pack));
  // Only so that it is not suggested soon after: the file is there all the same.
  await noteSuggested(id, game.progress.turn).catch(() => {});
  return writeGameFile({
    name: game.name,
    players: game.players,
    record: { ...startOf(game), entries },
    ...(game.commitment === undefined ? {} : { commitment: game.commitment }),
    pack,
  });
};

/** Loads and keeps the pack of a game if it is known here; otherwise the one in the file has to do. */
const keepKnown = async (id: string): Promise<boolean> => {
  try {
    await keep(await packNamed(id));
    return true;
  } catch (error) {
    if (error instanceof UnknownPack) return false;
    throw error;
  }
};

/** The pack in the file has been found sound by now. */
const keepOwn = async ({ record, pack }: GameFile): Promise<void> => {
  if (pack !== null) await keepPack(record.pack, async () => pack);
};

/** Takes in an exported game, or a bare record as simulations write it. */
export const importGame = async (text: string, name: string): Promise<SavedGame> => {
  const file = parseGameFile(text, name);
  if ("fault" in file) throw new ImportError(file);
  const isKept = await keepKnown(file.record.pack);
  const checked = checkGameFile(file, RULES_VERSION);
  if ("fault" in checked) throw new ImportError(checked);
  if (!isKept) await keepOwn(file);
  const { entries, ...start } = file.record;
  return createGame(file.name, file.players, start, entries, checked.progress, file.commitment);
};
