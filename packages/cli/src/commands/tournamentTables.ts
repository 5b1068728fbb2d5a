import type { Ending, GameOptions, Seat } from "@maria/rules/model";
import { endingText, type Language, seatName, variantName } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { columns, figures } from "../terminal/table.ts";
import type { Report, TestReport, Thought } from "../tournament/report.ts";
import type { Share } from "../tournament/shares.ts";

const percent = (language: Language, share: number): string =>
  `${(100 * share).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;

/** Whoever is better than the average is told so by a sign. */
const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

const shareCells = (language: Language, { games, share, low, high }: Share): string[] => [
  games.toLocaleString(language),
  percent(language, share),
  `${percent(language, low)} – ${percent(language, high)}`,
];

const testLine = ({ say, language }: Words, test: TestReport): string => {
  const number = (value: number): string => value.toLocaleString(language, { maximumFractionDigits: 2 });
  const { challenger, elo0, elo1, ratio, bound, verdict } = test;
  const facts = { challenger, ratio: number(ratio), bound: number(bound) };
  if (verdict === "undecided") return say("tournament.undecided", facts);
  return say("tournament.decided", { ...facts, elo: number(verdict === "elo1" ? elo1 : elo0) });
};

/** What a tournament has shown, for a person. */
export const tournamentTables = (
  words: Words,
  options: GameOptions,
  seed: number,
  pool: readonly string[],
  report: Report,
  thoughts: Readonly<Record<string, Thought>>,
): string[] => {
  const { say, language } = words;
  const number = (value: number, digits: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const strengths = pool.map((bot) => {
    const { elo = 0, within = 0 } = report.strengths[bot] ?? {};
    const { decisions = 0, mean = 0, longest = 0 } = thoughts[bot] ?? {};
    return [
      ...[`  ${bot}`, signed(elo), `± ${within}`],
      ...[number(decisions, 0), number(mean, 2), number(longest, 0)],
    ];
  });
  const roles = Object.entries(report.roles).map(([seat, { elo, within, wins }]) => [
    ...[`  ${seatName(words, seat as Seat)}`, signed(elo), `± ${within}`],
    ...shareCells(language, wins),
  ]);
  const pairings = report.pairings.map(({ one, others, ...share }) => [
    `  ${options.players === 3 ? say("tournament.againstTwo", { one, others }) : say("tournament.against", { one, others })}`,
    ...shareCells(language, share),
  ]);
  const endings = Object.entries(report.endings).map(([ending, count]) => [
    `  ${String(count).padStart(5)}`,
    endingText(words, ending as Ending),
  ]);
  const faults = report.faults.map(
    ({ bot, seat, message }) => `  ${say("tournament.fault", { bot, seat: seatName(words, seat), message })}`,
  );
  return [
    say("tournament.title", {
      n: report.games,
      rounds: report.rounds,
      variant: variantName(words, options),
      players: options.players,
      seed,
    }),
    "",
    ...figures([
      [
        say("tournament.strength"),
        ...["Elo", "95 %"],
        say("tournament.decisions"),
        say("tournament.milliseconds"),
        say("simulate.most"),
      ],
      ...strengths,
    ]),
    "",
    ...figures([
      [say("tournament.roles"), "Elo", "95 %", say("tournament.games"), say("tournament.won"), "95 %"],
      ...roles,
    ]),
    "",
    ...(pairings.length === 0
      ? []
      : [
          ...figures([
            [say("tournament.pairings"), say("tournament.games"), say("tournament.won"), "95 %"],
            ...pairings,
          ]),
          "",
        ]),
    say("simulate.endings"),
    ...columns(endings),
    say("tournament.turns", { turns: number(report.turns, 1) }),
    ...(report.test === null ? [] : ["", testLine(words, report.test)]),
    ...(faults.length === 0 ? [] : ["", say("tournament.faults", { n: faults.length }), ...faults]),
  ];
};
