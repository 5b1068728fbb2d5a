import { effectOf, isKept, judgementOn, LEAST_SHARE, RESPONSES, type Response } from "./effects.ts";
import { LEVERS } from "./levers.ts";
import type { ScreenedStyle } from "./screen.ts";

const points = (value: number, { isTurn }: Response): string =>
  isTurn === true ? value.toFixed(2) : (100 * value).toFixed(1);
const signed = (value: number, response: Response): string =>
  `${value >= 0 ? "+" : "−"}${points(Math.abs(value), response)}`;

const gamesIn = ({ cells }: ScreenedStyle): number => cells.reduce((sum, { games }) => sum + games.length, 0);

const styleLines = (screened: ScreenedStyle): string[] => {
  const { style, cells } = screened;
  const rows = RESPONSES.map((response) => {
    const effects = LEVERS.map((_, lever) => effectOf(cells, lever, response.of));
    const shown = effects.map(({ change, within }) => {
      const text = `${signed(change, response)} ± ${points(within, response)}`;
      return Math.abs(change) > within ? `**${text}**` : text;
    });
    const base = cells.find(({ setting }) => !setting.includes(true))?.games ?? [];
    const mean = base.reduce((sum, game) => sum + response.of(game), 0) / Math.max(1, base.length);
    return `| ${response.name} | ${points(mean, response)} | ${shown.join(" | ")} |`;
  });
  return [
    `## ${style}, ${gamesIn(screened)} games`,
    "",
    `| mean | pack as it is | ${LEVERS.map(({ name }) => name).join(" | ")} |`,
    `|---|---|${LEVERS.map(() => "---").join("|")}|`,
    ...rows,
    "",
  ];
};

const verdictLines = (styles: readonly ScreenedStyle[]): string[] => [
  "## What follows",
  "",
  `| lever | ${styles.map(({ style }) => style).join(" | ")} | |`,
  `|---|${styles.map(() => "---|").join("")}---|`,
  ...LEVERS.map(({ name }, lever) => {
    const judgements = styles.map(({ cells }) => judgementOn(cells, lever));
    const shown = judgements.map(({ nearer, farther, lowest }) =>
      [
        ...(nearer.length > 0 ? [`nearer: ${nearer.join(", ")}`] : []),
        ...(farther.length > 0 ? [`farther: ${farther.join(", ")}`] : []),
        `lowest ${lowest.power} ${Math.round(100 * lowest.share)} %`,
      ].join("; "),
    );
    return `| ${name} | ${shown.join(" | ")} | ${isKept(judgements) ? "**keep**" : "leave"} |`;
  }),
  "",
];

/** What each reconstructed part does to the targets, as a page of the documentation; `command` is what made it. */
export const screenPage = (command: string, styles: readonly ScreenedStyle[]): string =>
  [
    "# The reconstructed parts of the pack, screened",
    "",
    `Made by \`${command}\`: advanced game, three players, everybody in the same style.`,
    "",
    "Each of these changes is tried in half of the games, in all company (half of a full factorial of five levers: 16 packs, the same seeds",
    "in each), so that every game tells about every lever:",
    "",
    ...LEVERS.map(({ name, what }) => `- **${name}**: ${what}.`),
    "",
    "A cell is what a lever adds to a share in points, or to the end turn in turns, on average over all settings of the others, with the range",
    "that holds the true change in 95 of 100 cases; bold where it does not hold zero. One bold cell in twenty is chance.",
    `A lever is kept if under every style something comes nearer to its target, nothing goes farther away, and every power wins at least ${100 * LEAST_SHARE} %.`,
    "",
    ...styles.flatMap(styleLines),
    ...verdictLines(styles),
  ].join("\n");
