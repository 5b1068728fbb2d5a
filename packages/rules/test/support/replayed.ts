import { type GameRecord, type ReplayStep, replay, type State } from "../../src/engine.ts";

/** The state a legal record leads to. */
export const replayed = (record: GameRecord, watch?: (step: ReplayStep) => void): State => {
  const outcome = replay(record, watch);
  if ("state" in outcome) return outcome.state;
  throw new Error(`the record cannot be played: ${JSON.stringify(outcome)}`);
};
