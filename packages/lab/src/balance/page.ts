import { type Words, wordsIn } from "@maria/cli/messages/words";
import type { Share } from "@maria/cli/tournament/shares";
import type { Ending, GameOptions, Pack, PowerName, Seat } from "@maria/rules/model";
import { endingText, politicalTitle, seatName, variantName } from "@maria/tell";
import type { Context } from "../context.ts";
import type { Facts } from "./facts.ts";
import { targetsFor } from "./targets.ts";

/** One form of the game, in every style. */
export interface FormFacts {
  readonly options: GameOptions;
  readonly styles: readonly { readonly style: string; readonly facts: Facts }[];
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const ranged = ({ share, low, high }: Share): string =>
  `${percent(share)} (${Math.round(100 * low)} to ${Math.round(100 * high)})`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(" | ")} |`,
  `|${head.map(() => "---").join("|")}|`,
  ...rows.map((row) => `| ${row.join(" | ")} |`),
  "",
];

const targetLines = ({ options, styles }: FormFacts): string[] => {
  const targets = styles.map(({ facts }) => targetsFor(options, facts));
  const [first = []] = targets;
  if (first.length === 0) return [];
  const rows = first.map(({ name, wanted }, at) => [
    name,
    wanted,
    ...targets.map((each) => {
      const target = each[at];
      return target === undefined ? "" : `${target.found}: **${target.verdict}**`;
    }),
  ]);
  return table(["target", "wanted", ...styles.map(({ style }) => style)], rows);
};

const cardLines = (pack: Pack, words: Words, { styles }: FormFacts): string[] => {
  const cards = pack.politics.cards.filter(({ key }) =>
    styles.some(({ facts }) => facts.cards.some((card) => card.key === key)),
  );
  if (cards.length === 0) return [];
  const rows = cards.map(({ key, id }) => [
    politicalTitle(words, id),
    ...styles.map(({ facts }) => {
      const card = facts.cards.find((each) => each.key === key);
      return card === undefined || card.opened === 0
        ? "–"
        : `${card.opened}: ${percent(card.executed.share)}`;
    }),
  ]);
  return [
    "Political Cards: games that opened the card, and the share of them that executed it.",
    "",
    ...table(["card", ...styles.map(({ style }) => style)], rows),
  ];
};

const sectionOf = (context: Context, pack: Pack, form: FormFacts): string[] => {
  const { options, styles } = form;
  const words = wordsIn(context.language, pack);
  const seats = Object.keys(styles[0]?.facts.roles ?? {}) as Seat[];
  const powers = Object.keys(styles[0]?.facts.powers ?? {}) as PowerName[];
  const endings = [...new Set(styles.flatMap(({ facts }) => Object.keys(facts.endings)))] as Ending[];
  const isAdvanced = options.variant === "advanced";
  const head = [
    "style",
    "games",
    ...seats.map((seat) => seatName(words, seat)),
    ...powers.map((power) => words.say(`power.${power}`)),
  ];
  const rows = styles.map(({ style, facts }) => [
    style,
    String(facts.games),
    ...[...Object.values(facts.roles), ...Object.values(facts.powers)].map(ranged),
  ]);
  const course = styles.map(({ style, facts }) => [
    style,
    String(facts.endTurn),
    ranged(facts.early),
    facts.battles.toFixed(1),
    facts.treaties.toFixed(1),
    ...(isAdvanced
      ? [facts.finalScoring, facts.annexed, facts.saxonyNeutral, facts.saxonyAustrian].map(ranged)
      : []),
  ]);
  const courseHead = [
    ...["style", "median end turn", "over before turn 6", "battles a game", "treaties a game"],
    ...(isAdvanced
      ? ["final scoring", "Silesia annexed", "Saxony ever neutral", "Saxony ever Austria’s ally"]
      : []),
  ];
  return [
    `## ${variantName(words, options)}, ${options.players} players`,
    "",
    ...targetLines(form),
    "Victories, with the range that holds the true share in 95 of 100 cases:",
    "",
    ...table(head, rows),
    ...table(courseHead, course),
    ...table(
      ["ending", ...styles.map(({ style }) => style)],
      endings.map((ending) => [
        endingText(words, ending),
        ...styles.map(({ facts }) => percent((facts.endings[ending] ?? 0) / Math.max(1, facts.games))),
      ]),
    ),
    ...cardLines(pack, words, form),
  ];
};

const HEAD = (command: string): string => `# Balance

Made by \`${command}\`. Every seat is played in the same style, so that what differs is the role; each game has a seed of its own. A target
is **met** or **not met** if all of the interval lies inside or outside of what is wanted, and **open** otherwise: more games
would tell.
`;

/** What is wanted of the game beside what came of it, as a page of the documentation; `command` is what made it. */
export const balancePage = (
  context: Context,
  pack: Pack,
  command: string,
  forms: readonly FormFacts[],
): string => [HEAD(command), ...forms.flatMap((form) => sectionOf(context, pack, form))].join("\n");
