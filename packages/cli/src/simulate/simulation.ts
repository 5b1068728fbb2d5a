import type { Bot, Budget } from "@maria/bots";
import type { Entry, GameRecord } from "@maria/rules";
import { RULES_VERSION } from "@maria/rules/authority";
import { brokenLaws } from "@maria/rules/laws";
import type { GameOptions, Pack, Result, Seat } from "@maria/rules/model";
import { playGame } from "@maria/table";
import { type Happened, note, nothingHappened } from "./events.ts";

export interface SimulatedGame {
  readonly record: GameRecord;
  readonly result: Result | null;
  readonly actions: number;
  readonly turns: number;
  readonly happened: Happened;
  /** Time spent on playing, without the checking of laws. */
  readonly milliseconds: number;
  /** What went wrong, if anything: a law of the game that did not hold, or an error of a bot or the engine. */
  readonly fault: string | null;
}

/** By positions, not by the clock: the same games again on any machine. */
const BUDGET: Budget = { milliseconds: 60_000, nodes: 2000 };

/** One whole game among bots; the conservation laws are checked after every action. */
export const simulateGame = async (
  pack: Pack,
  options: GameOptions,
  seed: string,
  bots: Readonly<Partial<Record<Seat, Bot>>>,
): Promise<SimulatedGame> => {
  const entries: Entry[] = [];
  let turns = 1;
  let result: Result | null = null;
  let fault: string | null = null;
  let checking = 0;
  const happened = nothingHappened();
  const begun = performance.now();
  try {
    await playGame(pack, options, seed, bots, {
      budget: BUDGET,
      onAction(state, { seat, action }, events) {
        const began = performance.now();
        entries.push({ seat, action });
        for (const event of events) note(happened, pack, event);
        turns = state.turn;
        result = state.result;
        const broken = brokenLaws(state);
        checking += performance.now() - began;
        if (broken.length > 0) throw new Error(broken.join("; "));
      },
    });
  } catch (error) {
    fault = (error as Error).message;
  }
  return {
    record: { rules: RULES_VERSION, pack: pack.id, options, seed, entries },
    result,
    actions: entries.length,
    turns,
    happened,
    milliseconds: performance.now() - begun - checking,
    fault,
  };
};
