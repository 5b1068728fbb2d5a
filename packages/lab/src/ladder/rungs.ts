import { playAll } from "@maria/cli/tournament/crew";
import type { Outcome } from "@maria/cli/tournament/game";
import type { PlayerSettings } from "@maria/cli/tournament/player";
import { type Report, reportOn } from "@maria/cli/tournament/report";
import { fixturesOf, pairingSeatings } from "@maria/cli/tournament/seatings";
import type { Share } from "@maria/cli/tournament/shares";
import { type GameOptions, seatsOf } from "@maria/rules/model";

/** One bot against nobody but another, in every role in turn. */
export interface Rung extends Share {
  readonly one: string;
  readonly others: string;
}

/** The rungs in one form of the game. */
export interface Climb {
  readonly options: GameOptions;
  readonly rungs: readonly Rung[];
  readonly faults: Report["faults"];
}

/** Everybody against each of those before him, who are thought weaker. */
export const pairsOf = (bots: readonly string[]): (readonly [string, string])[] =>
  bots.flatMap((one, at) => bots.slice(0, at).map((others) => [one, others] as const));

/** Every pair plays as many games, or a few more to end a round, all with the same seeds. */
export const climb = async (
  bots: readonly string[],
  settings: PlayerSettings,
  games: number,
  threads: number,
  stopped: AbortSignal,
  onGame: () => void,
): Promise<Climb> => {
  const { options } = settings;
  const seats = seatsOf(options);
  const rungs: Rung[] = [];
  const faults: Report["faults"][number][] = [];
  for (const [one, others] of pairsOf(bots)) {
    const outcomes: Outcome[] = [];
    await playAll(
      settings,
      fixturesOf(pairingSeatings(one, others, seats), games),
      threads,
      stopped,
      (outcome) => {
        outcomes.push(outcome);
        onGame();
        return true;
      },
    );
    const report = reportOn([one, others], seats, null, outcomes);
    rungs.push(...report.pairings);
    faults.push(...report.faults);
  }
  return { options, rungs, faults };
};
