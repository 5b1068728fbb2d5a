import { type Output, runHere, type Setting } from "../../../cli/test/support/terminal.ts";
import { run } from "../../src/main.ts";

/** Runs a developers' tool in this process. */
export const lab = (command: string, setting?: Setting): Promise<Output> => runHere(run, command, setting);
