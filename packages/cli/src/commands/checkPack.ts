import { relative } from "node:path";
import { readPack } from "../pack/readPack.ts";
import { print, printJson } from "../terminal/io.ts";
import { readArguments } from "./arguments.ts";
import { type Command, FAILURE, SUCCESS } from "./context.ts";
import { pathFrom } from "./gameArguments.ts";

/** Whether a directory holds a sound component pack, and if not, everything that is wrong. */
export const checkPackCommand: Command = async (context, args) => {
  const { io, say } = context;
  const { values, positionals } = readArguments(context, args, { json: "boolean" }, ["DIR"]);
  const path = pathFrom(context, positionals[0] as string);
  const { problems } = readPack(path);
  if (values.json) printJson(io, { pack: path, problems });
  else {
    for (const { where, what, rule } of problems) print(io, `${where}: ${what}${rule ? ` (${rule})` : ""}`);
    const shown = relative(io.directory, path) || ".";
    print(
      io,
      problems.length === 0
        ? say("checkPack.sound", { path: shown })
        : say("checkPack.problems", { path: shown, n: problems.length }),
    );
  }
  return problems.length === 0 ? SUCCESS : FAILURE;
};
