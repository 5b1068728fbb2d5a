import { relative } from "node:path";
import type { Place } from "@maria/server";
import { print } from "../terminal/io.ts";
import { readArguments } from "./arguments.ts";
import { type Command, type Context, failure, SUCCESS } from "./context.ts";
import { pathFrom } from "./gameArguments.ts";
import { DATA } from "./serve.ts";

type Work = (place: Place, path: string, options: { readonly mayReplace: boolean }) => Promise<number>;

/** What went wrong in words for people. */
const complaintOf = async (
  { say }: Context,
  error: unknown,
  path: string,
  wouldReplace: "backup.exists" | "restore.inUse",
): Promise<Error> => {
  const { BadBackup, WouldReplace } = await import("@maria/server");
  if (error instanceof WouldReplace) return failure(say(wouldReplace, { path }));
  if (error instanceof BadBackup) return failure(say(`restore.${error.reason}`, { path }));
  const message = error instanceof Error ? error.message : String(error);
  return failure(say("backup.failed", { path, message }));
};

const commandOf =
  (
    work: () => Promise<Work>,
    words: {
      readonly done: "backup.done" | "restore.done";
      readonly exists: "backup.exists" | "restore.inUse";
    },
  ): Command =>
  async (context, args) => {
    const { io, say } = context;
    const kinds = { data: "string", replace: "boolean" } as const;
    const { values, positionals } = readArguments(context, args, kinds, ["FILE"]);
    const path = pathFrom(context, positionals[0] as string);
    const shown = relative(io.directory, path) || path;
    const address = io.environment.DATABASE_URL;
    const place: Place =
      address === undefined ? { directory: pathFrom(context, values.data ?? DATA) } : { address };
    try {
      const rows = await (await work())(place, path, { mayReplace: values.replace === true });
      print(io, say(words.done, { path: shown, n: rows }));
      return SUCCESS;
    } catch (error) {
      throw await complaintOf(context, error, shown, words.exists);
    }
  };

/** Writes everything the server keeps into one file, while it runs. */
export const backup: Command = commandOf(async () => (await import("@maria/server")).backUp, {
  done: "backup.done",
  exists: "backup.exists",
});

/** Puts what a backup holds in the place of everything the server keeps, while it runs. */
export const restore: Command = commandOf(async () => (await import("@maria/server")).restore, {
  done: "restore.done",
  exists: "restore.inUse",
});
