import { checkPack } from "./check/check.ts";
import type { PackData } from "./data.ts";
import type { Pack } from "./pack.ts";
import { loadCheckedPack } from "./registry.ts";

/**
 * Checks and compiles a component pack and makes it known under its fingerprint, so that states and records,
 * which are plain data and only name their pack, can be played on.
 *
 * Throws a RangeError that lists every problem when the data does not satisfy the rules. Loading the same data again gives the
 * pack that is known already. Takes some milliseconds: once per pack, not per game.
 */
export const loadPack = (data: PackData): Pack => {
  const problems = checkPack(data);
  if (problems.length > 0)
    throw new RangeError(problems.map((problem) => `${problem.where}: ${problem.what}`).join("\n"));
  return loadCheckedPack(data);
};
