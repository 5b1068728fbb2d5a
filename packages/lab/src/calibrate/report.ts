import type { Bin } from "./reliability.ts";

/** What is told of one kind of game. */
export interface Section {
  readonly title: string;
  readonly command: string;
  readonly games: number;
  readonly count: number;
  /** Off on average, and Brier's measure: as learned, as calibrated. */
  readonly before: { readonly error: number; readonly surprise: number };
  readonly after: { readonly error: number; readonly surprise: number };
  /** Brier's measure for somebody who always tells each contender's share of victories. */
  readonly blind: number;
  readonly bins: readonly Bin[];
}

const HEAD = `# How often chances of winning come true

The chances along a finished game (\`packages/bots/src/value/winning.ts\`) are the evaluation's prospects, calibrated on games among
bots: cadets, racers, turtles and colonels, drawn for each seat. \`npm run calibrate\` plays them, fits the calibration (how far prospects
are stretched, and what each power is raised, both by the part of the game that is over) to one half of the games and measures it on the
other half, which it has not seen. Of every eleventh position the chance of each power is set beside what came.

In a table each row has the chances of one size: how many there were, what was told on average, how often it came true. A bar of
twenty cells would stand for certainty: \`█\` as often as told, \`▒\` what was told and did not come, \`░\` what came beyond what was told.
`;

const points = (share: number): string => (100 * share).toFixed(1);
const percent = (share: number): string => `${points(share)} %`;

const CELLS = 20;
const bar = ({ told, came }: Bin): string => {
  const low = Math.round(Math.min(told, came) * CELLS);
  const high = Math.round(Math.max(told, came) * CELLS);
  return "█".repeat(low) + (told > came ? "▒" : "░").repeat(high - low);
};

const rowOf = (bin: Bin): string =>
  `| ${Math.round(100 * bin.from)} to ${Math.round(100 * bin.to)} % | ${bin.count} | ${percent(bin.told)} | ${percent(bin.came)} | ${bar(bin)} |`;

const textOf = ({ title, command, games, count, before, after, blind, bins }: Section): string =>
  [
    `## ${title}`,
    "",
    `\`${command}\`: ${games} games kept back, ${count} chances. Off by **${points(after.error)} points** on average (as learned: ${points(before.error)}).`,
    `Mean squared distance from what came: ${after.surprise.toFixed(3)}; as learned ${before.surprise.toFixed(3)}; always telling each power's share of victories ${blind.toFixed(3)}.`,
    "",
    "| told | chances | on average | came true | |",
    "|---|---|---|---|---|",
    ...bins.map(rowOf),
    "",
  ].join("\n");

/** The report with this section in its place; the other kinds of game stay as they are. */
export const reportWith = (report: string, section: Section): string => {
  const parts = report.split(/^(?=## )/m).slice(1);
  const own = `## ${section.title}\n`;
  const at = parts.findIndex((part) => part.startsWith(own));
  const text = textOf(section);
  const all = at === -1 ? [...parts, text] : parts.with(at, text);
  return [HEAD, ...all.map((part) => part.trimEnd())].join("\n").concat("\n");
};
