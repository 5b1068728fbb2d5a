import { type LogEntry, logFor } from "@maria/rules";
import type { State } from "@maria/rules/model";
import { battleIn, hungry, type Judged, type PuzzleKind, sidesOf, type Task } from "@maria/table";
import { cardNames, pieceNames, sentencesOf, type Words } from "@maria/tell";
import type { PuzzleSay } from "./texts.ts";

/** The clauses a kind of puzzle is about. */
export const CLAUSES_OF: Readonly<Record<PuzzleKind, readonly string[]>> = {
  victory: ["INT-07", "INT-08", "INT-09"],
  conquest: ["CON-03", "CON-05"],
  battle: ["CMB-14", "CMB-17", "CMB-19"],
  army: ["CMB-19", "RTR-11"],
  retreat: ["RTR-04", "SUP-06"],
  supply: ["SUP-05", "SUP-06"],
  payment: ["SUP-18", "TAC-18"],
  hussars: ["HUS-04", "SUP-15"],
};

/** What is asked. */
export const taskText = (words: Words, say: PuzzleSay, task: Task, state: State): string => {
  const { kind, worth, marches, seat } = task;
  switch (kind) {
    case "victory":
      return marches === 1 ? say("puzzles.task.victory") : say("puzzles.task.victories", { n: marches });
    case "supply":
      return say("puzzles.task.supply", { general: pieceNames(words, hungry(state, seat)) });
    case "conquest":
    case "army":
    case "hussars":
      return say(`puzzles.task.${kind}`, { n: worth });
    default:
      return say(`puzzles.task.${kind}`);
  }
};

/** In a battle both hands lie open: only so an answer can be proven the best. */
export const openHand = (words: Words, say: PuzzleSay, { kind, seat }: Task, state: State): string | null => {
  const battle = kind === "battle" || kind === "army" ? battleIn(state) : null;
  if (battle === null) return null;
  const hand = state.hands[sidesOf(state, seat, battle).other.power] ?? [];
  return hand.length === 0 ? say("puzzles.noHand") : say("puzzles.hand", { cards: cardNames(words, hand) });
};

/** Why an answer is not the one. */
export const wrongText = (say: PuzzleSay, { kind, worth: best }: Task, { worth }: Judged): string => {
  // What is lacking or paid counts below zero, for the more the better.
  const values = { n: Math.abs(worth), last: Math.abs(best) };
  switch (kind) {
    case "conquest":
    case "army":
    case "payment":
    case "hussars":
      return say(`puzzles.wrong.${kind}`, values);
    case "supply":
      return say("puzzles.wrong.supply", { n: values.n });
    default:
      return say(`puzzles.wrong.${kind}`);
  }
};

const MOST_SENTENCES = 12;

/** What happens after an answer, as the log of its seat would tell it. */
export const courseTold = (
  words: Words,
  { seat }: Task,
  { state, events }: Pick<Judged, "state" | "events">,
): string[] => {
  const entries: readonly LogEntry[] = logFor(state, events, seat);
  return sentencesOf(words, entries).slice(0, MOST_SENTENCES);
};
