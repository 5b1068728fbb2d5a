import { oneOf } from "@maria/cli/commands/arguments";
import type { GivenOptions } from "@maria/cli/commands/gameArguments";
import type { Context } from "./context.ts";

/** The forms of the game that bots are measured in, as they are given on the command line. */
export const FORMS = {
  introductory: { variant: "introductory", players: "3" },
  advanced: { variant: "advanced", players: "3" },
  gambit: { variant: "silesia-gambit", players: "3" },
  two: { variant: "introductory", players: "2" },
  "advanced-two": { variant: "advanced", players: "2" },
} as const satisfies Record<string, GivenOptions>;
export type FormName = keyof typeof FORMS;
export const formNames = Object.keys(FORMS) as readonly FormName[];

/** Names of a known kind, separated by commas. */
export const listFrom = <Name extends string>(
  context: Context,
  option: string,
  value: string,
  known: readonly Name[],
): Name[] => value.split(",").map((name) => oneOf(context, option, name.trim(), known));
