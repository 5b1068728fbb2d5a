import type { Share } from "@maria/cli/tournament/shares";
import type { GameOptions } from "@maria/rules/model";
import type { Facts } from "./facts.ts";

/** Met or not by the figure; open where the interval holds both. */
export type Verdict = "met" | "not met" | "open";

/** What a balanced game looks like among good players, and how far one style is from it. */
export interface Target {
  readonly name: string;
  readonly wanted: string;
  readonly found: string;
  readonly verdict: Verdict;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const ROLE: Bounds = { least: 0.25, most: 0.42 };
const POWER: Bounds = { least: 0.15, most: 0.35 };
const END_TURN: Bounds = { least: 8, most: 11 };
const EARLY: Bounds = { least: 0, most: 0.1 };
const FINAL_SCORING: Bounds = { least: 0.15, most: 0.4 };
const ANNEXED: Bounds = { least: 0.4, most: 0.8 };
const CARD: Bounds = { least: 0.1, most: 1 };
/** A card that was opened less often says nothing yet. */
const FEWEST_OPENED = 5;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const wantedText = ({ least, most }: Bounds): string => {
  if (least === 0) return `at most ${percent(most)}`;
  return most === 1 ? `at least ${percent(least)}` : `${Math.round(100 * least)} to ${percent(most)}`;
};

const within = ({ least, most }: Bounds, value: number): boolean => least <= value && value <= most;

const verdictOn = (bounds: Bounds, { low, high }: Share): Verdict => {
  if (within(bounds, low) && within(bounds, high)) return "met";
  return high < bounds.least || low > bounds.most ? "not met" : "open";
};

const shareTarget = (name: string, bounds: Bounds, share: Share): Target => ({
  name,
  wanted: wantedText(bounds),
  found: `${percent(share.share)} (${Math.round(100 * share.low)} to ${Math.round(100 * share.high)})`,
  verdict: verdictOn(bounds, share),
});

const worst = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes("not met")) return "not met";
  return verdicts.includes("open") ? "open" : "met";
};

const cardTarget = ({ cards }: Facts): Target => {
  const seen = cards.filter(({ opened }) => opened >= FEWEST_OPENED);
  const rare = seen.filter(({ executed }) => executed.share < CARD.least);
  const names = rare.map(({ key, executed }) => `${key} ${percent(executed.share)}`).join(", ");
  const unseen = cards.length - seen.length;
  const verdicts = seen.map(({ executed }) => verdictOn(CARD, executed));
  const found = [
    names === "" ? "all" : `below: ${names}`,
    ...(unseen > 0 ? [`${unseen} hardly opened`] : []),
  ];
  return {
    name: "each political card executed in games that open it",
    wanted: wantedText(CARD),
    found: found.join("; "),
    verdict: worst(unseen > 0 ? [...verdicts, "open"] : verdicts),
  };
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The targets of this form of the game; the two-player games and the Gambit have none. */
export const targetsFor = (options: GameOptions, facts: Facts): readonly Target[] => {
  if (options.players !== 3) return [];
  if (options.variant === "introductory")
    return Object.entries(facts.roles).map(([seat, share]) =>
      shareTarget(`${capital(seat)} wins`, ROLE, share),
    );
  if (options.variant !== "advanced") return [];
  return [
    ...Object.entries(facts.powers).map(([power, share]) =>
      shareTarget(`${capital(power)} wins`, POWER, share),
    ),
    {
      name: "median end turn",
      wanted: `${END_TURN.least} to ${END_TURN.most}`,
      found: String(facts.endTurn),
      verdict: within(END_TURN, facts.endTurn) ? "met" : "not met",
    },
    shareTarget("over before turn 6", EARLY, facts.early),
    shareTarget("final scoring", FINAL_SCORING, facts.finalScoring),
    shareTarget("Silesia annexed", ANNEXED, facts.annexed),
    cardTarget(facts),
  ];
};
