import { playAll } from "@maria/cli/tournament/crew";
import type { PlayerSettings } from "@maria/cli/tournament/player";
import { type Report, reportOn } from "@maria/cli/tournament/report";
import { fixturesOf, pairingSeatings } from "@maria/cli/tournament/seatings";
import type { Share } from "@maria/cli/tournament/shares";
import { type GameOptions, seatsOf } from "@maria/rules/model";
import type { FormName } from "../forms.ts";
import { type Attained, attained, goalOf } from "./goals.ts";
import type { Kept } from "./kept.ts";

/** One bot against nobody but another, in every role in turn. */
export interface Rung extends Share {
  readonly one: string;
  readonly others: string;
  /** What was to be won, and whether it was; null where nothing is aimed at. */
  readonly goal: { readonly share: number; readonly attained: Attained } | null;
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

/** What is to be played in one form: so many games a pair, on so many threads, those left out that have been kept. */
export interface Ascent {
  readonly form: FormName;
  readonly bots: readonly string[];
  readonly settings: PlayerSettings;
  readonly games: number;
  readonly threads: number;
  readonly kept: Kept;
  /** Asked after every game. */
  readonly hasTime: () => boolean;
}

/**
 * Every pair plays as many games, or a few more to end a round, all with the same seeds; fewer where it has shown before whether a
 * goal is reached.
 */
export const climb = async (
  { form, bots, settings, games, threads, kept, hasTime }: Ascent,
  stopped: AbortSignal,
  onGame: () => void,
): Promise<Climb> => {
  const { options } = settings;
  const seats = seatsOf(options);
  const rungs: Rung[] = [];
  const faults: Report["faults"][number][] = [];
  for (const [one, others] of pairsOf(bots)) {
    const share = goalOf(one, others, options.players);
    const stateNow = (): Attained =>
      share === null ? "open" : attained(share, one, kept.of(form, one, others));
    const known = new Set(kept.of(form, one, others).map(({ number }) => number));
    const left = fixturesOf(pairingSeatings(one, others, seats), games).filter(
      ({ number }) => !known.has(number),
    );
    if (left.length > 0 && hasTime() && stateNow() === "open")
      await playAll(
        settings,
        left.map((fixture, number) => ({ ...fixture, number })),
        threads,
        stopped,
        (outcome) => {
          const { number } = left[outcome.number] ?? outcome;
          kept.add({ form, one, others, outcome: { ...outcome, number } });
          onGame();
          return hasTime() && stateNow() === "open";
        },
      );
    const report = reportOn([one, others], seats, null, kept.of(form, one, others));
    const goal = share === null ? null : { share, attained: stateNow() };
    rungs.push(...report.pairings.map((pairing) => ({ ...pairing, goal })));
    faults.push(...report.faults);
  }
  return { options, rungs, faults };
};
