import { type GameRecord, logFor, type Replayed, replay } from "@maria/rules";
import { RULES_VERSION } from "@maria/rules/authority";
import type { Seat, State } from "@maria/rules/model";
import { sentencesOf } from "@maria/tell";
import type { Words } from "../messages/words.ts";

export interface Rebuilt {
  readonly state: State;
  /** What the seat may read of the way there. */
  readonly sentences: readonly string[];
}

/** Plays back the first `until` entries of a record, or says why they cannot be played. */
export const rebuild = (
  words: Words,
  record: GameRecord,
  until: number,
  seat: Seat | null,
): Rebuilt | Exclude<Replayed, { state: State }> => {
  const told: { readonly number: number; readonly sentences: readonly string[] }[] = [];
  const replayed = replay(
    { ...record, rules: RULES_VERSION, entries: record.entries.slice(0, until) },
    (step) => {
      if (step.type === "takenBack") while ((told.at(-1)?.number ?? 0) >= step.removed) told.pop();
      if (step.type === "played")
        told.push({
          number: step.number,
          sentences: sentencesOf(words, logFor(step.state, step.events, seat)),
        });
    },
  );
  if (!("state" in replayed)) return replayed;
  return { state: replayed.state, sentences: told.flatMap(({ sentences }) => sentences) };
};
