import { existsSync } from "node:fs";
import type { GameRecord, Pack, Seat } from "@maria/rules";
import { refusalText, seatName } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { type RecordFault, readRecord } from "../record/readRecord.ts";
import { type Rebuilt, rebuild } from "../record/rebuild.ts";
import { type Context, failure } from "./context.ts";
import { pathFrom } from "./gameArguments.ts";

const faultText = ({ say }: Context, path: string, fault: RecordFault): string => {
  switch (fault.fault) {
    case "unreadable":
      return say("error.cannotRead", { path, message: fault.message });
    case "notJson":
      return say("error.notJson", { path, line: fault.line, column: fault.column });
    case "shape":
      return say("error.notARecord", { path, where: fault.where });
    case "unknownField":
      return say("error.unknownField", { path });
    case "rules":
      return say("error.otherRules", { path, rules: fault.rules });
  }
};

/** The record in a file, or a sentence about what is wrong with the file. */
export const recordFrom = (context: Context, file: string): GameRecord => {
  const path = pathFrom(context, file);
  if (!existsSync(path)) throw failure(context.say("error.noSuchFile", { path: file }));
  const record = readRecord(path);
  if ("fault" in record) throw failure(faultText(context, file, record));
  return record;
};

/** A record names its pack; only that very pack will do. */
const demandPack = ({ say }: Pick<Context, "say">, record: GameRecord, pack: Pack): void => {
  if (record.pack !== pack.id) throw failure(say("error.otherPack", { wanted: record.pack, found: pack.id }));
};

/** Plays back the first `until` entries of a record, or names the entry that is not allowed. */
export const rebuiltFrom = (
  { say }: Context,
  words: Words,
  record: GameRecord,
  until: number,
  seat: Seat | null,
): Rebuilt => {
  demandPack({ say }, record, words.pack);
  const rebuilt = rebuild(words, record, until, seat);
  if ("state" in rebuilt) return rebuilt;
  if ("foreign" in rebuilt) throw new RangeError("a record is read before it is played back");
  const { number, entry, refusal } = rebuilt;
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
