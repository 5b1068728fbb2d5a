import type { GameRecord } from "@maria/rules";
import { RULES_VERSION } from "@maria/rules/authority";
import type { GameOptions } from "@maria/rules/model";
import { checkGameFile, type Import, type Person, parseGameFile } from "@maria/table";
import type { Kysely } from "kysely";
import { ensurePack, packText } from "../storage/packs.ts";
import type { Schema } from "../storage/schema.ts";
import { type Refused, refused } from "./changing.ts";
import { makeGame } from "./gathering.ts";

/** No game has been so long. */
const MOST_ENTRIES = 20_000;

/**
 * The record in a file, if it can be played on here: every entry is legal, the game is not over, and it is played with a pack that
 * this server has. A stranger's pack is not taken in: it would stay in memory for ever.
 */
const recordIn = async (
  db: Kysely<Schema>,
  text: string,
  options: GameOptions,
): Promise<GameRecord | Refused> => {
  const file = parseGameFile(text, "");
  if ("fault" in file) return refused("noGame");
  const { record } = file;
  if (record.entries.length > MOST_ENTRIES) return refused("tooLarge");
  if (JSON.stringify(record.options) !== JSON.stringify(options)) return refused("noGame");
  if ((await packText(db, record.pack)) === undefined) return refused("noSuchPack");
  await ensurePack(db, record.pack);
  const checked = checkGameFile({ ...file, pack: null }, RULES_VERSION);
  if ("fault" in checked || checked.halt !== null) return refused("noGame");
  return checked.progress.result === null ? record : refused("isOver");
};

/** Takes in a game that was begun on somebody's device; others may take seats in it before it goes on. */
export const importGame = async (
  db: Kysely<Schema>,
  person: Person,
  { game, file }: Import,
): Promise<{ readonly id: string } | Refused> => {
  const record = await recordIn(db, file, game.options);
  return "refused" in record ? record : makeGame(db, person, game, record.pack, record);
};
