import { relative } from "node:path";
import type { PackProblem } from "@maria/rules/authority";
import { readPack } from "../pack/readPack.ts";
import { print, printJson } from "../terminal/io.ts";
import { readArguments } from "./arguments.ts";
import { type Command, FAILURE, SUCCESS } from "./context.ts";
import { pathFrom } from "./gameArguments.ts";

/** Whether a directory holds a sound component pack, and if not, everything that is wrong; NID-09: notes are no faults. */
export const checkPackCommand: Command = async (context, args) => {
  const { io, say } = context;
  // The directory may be named as in every other command.
  const isOption = args.some((argument) => /^--pack(=|$)/.test(argument));
  const kinds = { json: "boolean", pack: "string" } as const;
  const { values, positionals } = readArguments(context, args, kinds, isOption ? [] : ["DIR"]);
  const path = pathFrom(context, (values.pack ?? positionals[0]) as string);
  const { problems, notes } = readPack(path);
  if (values.json) printJson(io, { pack: path, problems, notes });
  else {
    const line = ({ where, what, rule }: PackProblem): string =>
      `${where}: ${what}${rule ? ` (${rule})` : ""}`;
    for (const problem of problems) print(io, line(problem));
    const shown = relative(io.directory, path) || ".";
    print(
      io,
      problems.length === 0
        ? say("checkPack.sound", { path: shown })
        : say("checkPack.problems", { path: shown, n: problems.length }),
    );
    for (const note of notes) print(io, say("checkPack.note", { note: line(note) }));
  }
  return problems.length === 0 ? SUCCESS : FAILURE;
};
