import { setImmediate } from "node:timers/promises";
import { print } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import type { GameOptions, Pack } from "@maria/rules/model";
import { type Context, SUCCESS } from "../context.ts";
import type { FoundFault } from "../fuzz/fuzzGame.ts";
import { optionsOfGame } from "../fuzz/games.ts";
import { attackGame, newTally, type Tally } from "../hostile/attackGame.ts";
import { attackRecords } from "../hostile/attackRecord.ts";

export interface HostileHunt {
  readonly pack: Pack;
  readonly games: readonly GameOptions[];
  readonly seed: number;
  /** How many hostile actions and records are tried in all. */
  readonly actions: number;
  readonly records: number;
}

/** In one game, so that all variants come up however few are tried. */
const ACTIONS_PER_GAME = 10_000;
const RECORDS_PER_GAME = 40;

/** The parts of the longest view, the longest ones first. */
const partsOf = (largest: Tally["largest"]): string =>
  Object.entries(largest ?? {})
    .map(([part, value]) => ({ part, length: Buffer.byteLength(JSON.stringify(value)) }))
    .sort((a, b) => b.length - a.length)
    .slice(0, 5)
    .map(({ part, length }) => `${part} ${length}`)
    .join(", ");

/** Attacks games and records with hostile input and stops at the first fault, which `report` tells. */
export const huntHostile = async (
  { io, say }: Context,
  { pack, games, seed, actions, records }: HostileHunt,
  report: (number: number, fault: FoundFault) => number,
): Promise<number> => {
  const tally = newTally();
  const progress = progressOn(io);
  const begun = performance.now();
  for (let number = seed; !io.stopped.aborted; number++) {
    const left = { actions: actions - tally.actions, records: records - tally.records };
    if (left.actions <= 0 && left.records <= 0) break;
    progress.show(
      (tally.actions + tally.records) / (actions + records),
      say("hostile.progress", { actions: tally.actions, records: tally.records }),
    );
    const options = optionsOfGame(games, number);
    const attack = { actions: Math.min(ACTIONS_PER_GAME, left.actions), isTalkative: true };
    const fault =
      attackGame(pack, options, number, attack, tally) ??
      attackRecords(pack, options, number, Math.min(RECORDS_PER_GAME, left.records), tally);
    if (fault) {
      progress.clear();
      return report(number, fault);
    }
    await setImmediate();
  }
  progress.clear();
  const { largest, largestView, ...facts } = tally;
  const seconds = Math.round((performance.now() - begun) / 1000);
  print(io, say("hostile.clean", { ...facts, seconds }));
  print(io, say("hostile.view", { n: largestView, parts: partsOf(largest) }));
  return SUCCESS;
};
