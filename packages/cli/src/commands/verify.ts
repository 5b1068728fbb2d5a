import { relative } from "node:path";
import { pending, replay } from "@maria/rules";
import { RULES_VERSION } from "@maria/rules/authority";
import type { GameFile } from "@maria/table";
import { refusalText, seatName } from "@maria/tell";
import { type Words, wordsIn } from "../messages/words.ts";
import { print, printJson } from "../terminal/io.ts";
import { readArguments } from "./arguments.ts";
import { badUsage, type Command, type Context, FAILURE, SUCCESS } from "./context.ts";
import { pathFrom } from "./gameArguments.ts";
import { gameFrom, packOfGame } from "./recordArguments.ts";

/** What was found out about one promise: whether it holds, a sentence about it, and the same for programs. */
interface Finding {
  readonly holds: boolean;
  readonly sentences: readonly string[];
  readonly facts: object;
}

/** The seal as people copy it from the page. */
const sealFrom = ({ say }: Context, value: string | undefined): string | null => {
  if (value === undefined) return null;
  const seal = value.trim().toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(seal)) throw badUsage(say("verify.badSeal", { value }));
  return seal;
};

/** HID-28: the seed that was drawn at the start is the one the game was played with. */
const sealFound = ({ say }: Context, game: GameFile, found: string, shown: string | null): Finding => {
  const inFile = game.commitment ?? null;
  const facts = { ofSeed: found, inFile, shown };
  const finding = (holds: boolean, ...sentences: readonly string[]): Finding => ({ holds, sentences, facts });
  if (inFile === null && shown === null) return finding(false, say("verify.seal.none"));
  if (inFile !== null && inFile !== found)
    return finding(false, say("verify.seal.wrong", { found, seal: inFile }));
  if (shown !== null && shown !== found)
    return finding(false, say("verify.seal.other", { found, seal: shown }));
  return finding(
    true,
    say("verify.seal.holds", { seal: found }),
    say(shown === null ? "verify.seal.compare" : "verify.seal.shown"),
  );
};

/** Whether the rules allow every entry, and whether the game is over then. */
const recordFound = (words: Words, { record }: GameFile): Finding => {
  const { say } = words;
  const { rules, entries } = record;
  const replayed = replay({ ...record, rules: RULES_VERSION });
  if ("foreign" in replayed) throw new RangeError("the pack of a record is loaded before it is played back");
  if ("number" in replayed) {
    const { number, entry, refusal } = replayed;
    const values = {
      number,
      seat: seatName(words, entry.seat),
      action: entry.action.type,
      rule: refusal.rule,
      reason: refusalText(words, refusal),
    };
    return {
      holds: false,
      sentences: [
        rules === RULES_VERSION
          ? say("error.illegalEntry", values)
          : say("verify.record.otherRules", { ...values, rules }),
      ],
      facts: { rules, entries: entries.length, illegal: { number, rule: refusal.rule } },
    };
  }
  const { state } = replayed;
  const isOver = state.result !== null;
  const seats = words.list(pending(state).map(({ seat }) => seatName(words, seat)));
  return {
    holds: isOver,
    sentences: [
      say("verify.record.holds", { rules: RULES_VERSION, n: entries.length }),
      isOver ? say("verify.end.over") : say("verify.end.open", { seats }),
    ],
    facts: { rules, entries: entries.length, illegal: null, isOver },
  };
};

/** Checks what a server promised at the start of a game against the file of the finished one. */
export const verify: Command = async (context, args) => {
  const { io, say, language } = context;
  const kinds = { seal: "string", pack: "string", json: "boolean" } as const;
  const { values, positionals } = readArguments(context, args, kinds, ["FILE"]);
  const [file = ""] = positionals;
  const shown = sealFrom(context, values.seal);
  const game = gameFrom(context, file);
  const words = wordsIn(language, packOfGame(context, game, values.pack).pack);
  const { commitmentTo } = await import("@maria/server");
  const seal = sealFound(context, game, commitmentTo(game.record.seed), shown);
  const record = recordFound(words, game);
  const holds = seal.holds && record.holds;
  if (values.json)
    printJson(io, {
      holds,
      seal: { holds: seal.holds, ...seal.facts },
      record: { holds: record.holds, ...record.facts },
    });
  else {
    for (const sentence of [...seal.sentences, ...record.sentences]) print(io, sentence);
    const path = relative(io.directory, pathFrom(context, file)) || file;
    print(io, say(holds ? "verify.holds" : "verify.fails", { path }));
  }
  return holds ? SUCCESS : FAILURE;
};
