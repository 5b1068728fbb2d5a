import { existsSync } from "node:fs";
import type { GameRecord } from "@maria/rules";
import { RULES_VERSION } from "@maria/rules/authority";
import { packOf } from "@maria/rules/board";
import type { Seat } from "@maria/rules/model";
import { type GameFile, loadOwnPack } from "@maria/table";
import { refusalText, seatName } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { type FileFault, readGame } from "../record/readGame.ts";
import { type Rebuilt, rebuild } from "../record/rebuild.ts";
import { type Context, failure } from "./context.ts";
import { type LoadedPack, loadedPackFrom, pathFrom } from "./gameArguments.ts";

const faultText = ({ say }: Context, path: string, fault: FileFault): string => {
  switch (fault.fault) {
    case "unreadable":
      return say("error.cannotRead", { path, message: fault.message });
    case "notJson":
      return say("error.notJson", { path, line: fault.line, column: fault.column });
    case "shape":
      return say("error.notARecord", { path, where: fault.where });
    case "unknownField":
      return say("error.unknownField", { path });
  }
};

/** The game in a file, or a sentence about what is wrong with the file. */
export const gameFrom = (context: Context, file: string): GameFile => {
  const path = pathFrom(context, file);
  if (!existsSync(path)) throw failure(context.say("error.noSuchFile", { path: file }));
  const game = readGame(path);
  if ("fault" in game) throw failure(faultText(context, file, game));
  return game;
};

/** The pack a game began with: its own if it has brought it, or else the one named. Only that very pack will do. */
export const packOfGame = (context: Context, game: GameFile, directory: string | undefined): LoadedPack => {
  const { record } = game;
  if (game.pack !== null && loadOwnPack(game)) return { pack: packOf(record), data: game.pack };
  const named = loadedPackFrom(context, directory);
  if (record.pack !== named.pack.id)
    throw failure(context.say("error.otherPack", { wanted: record.pack, found: named.pack.id }));
  return named;
};

/**
 * Plays back the first `until` entries of a record, or names the entry that is not allowed. A record of other rules is
 * played back up to there, with a sentence that says so.
 */
export const rebuiltFrom = (
  { say }: Context,
  words: Words,
  record: GameRecord,
  until: number,
  seat: Seat | null,
): Rebuilt & { readonly until: number; readonly cut: string | null } => {
  const rebuilt = rebuild(words, record, until, seat);
  if ("state" in rebuilt) return { ...rebuilt, until, cut: null };
  if ("foreign" in rebuilt) throw new RangeError("the pack of a record is loaded before it is played back");
  const { number, entry, refusal } = rebuilt;
  if (record.rules !== RULES_VERSION) {
    const before = rebuild(words, record, number - 1, seat);
    if (!("state" in before)) throw new RangeError("what was legal is not any more");
    return {
      ...before,
      until: number - 1,
      cut: say("error.otherRules", { rules: record.rules, number }),
    };
  }
  throw failure(
    say("error.illegalEntry", {
      number,
      seat: seatName(words, entry.seat),
      action: entry.action.type,
      rule: refusal.rule,
      reason: refusalText(words, refusal),
    }),
  );
};
