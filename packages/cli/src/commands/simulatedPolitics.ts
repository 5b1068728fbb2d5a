import { POWER_NAMES, type Power, type PowerName } from "@maria/rules/model";
import { politicalTitle, powerName } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import type { PoliticsSummary } from "../simulate/politics.ts";
import { figures, WIDTH, wrapped } from "../terminal/table.ts";

const inPercent = (share: number): string => `${Math.round(100 * share)} %`;

/** The facts about politics, for a person. */
export const politicsTables = (words: Words, summary: PoliticsSummary): string[] => {
  const { say, pack } = words;
  const winners = Object.entries(summary.powers).map(([name, count]) => [
    `  ${powerName(words, POWER_NAMES.indexOf(name as PowerName) as Power)}`,
    String(count),
  ]);
  const cards = pack.politics.cards
    .filter(({ isElection }) => !isElection)
    .map(({ id, key }) => {
      const { selected, executed } = summary.politicalCards[key] ?? { selected: 0, executed: 0 };
      return [`  ${politicalTitle(words, id)}`, String(selected), String(executed)];
    });
  const turns = Object.entries(summary.endedInTurn).map(([turn, games]) => `${turn}: ${games}`);
  return [
    "",
    say("simulate.powers"),
    ...figures(winners),
    ...wrapped(
      say("simulate.ended", {
        pool: inPercent(summary.endedByPool),
        scores: inPercent(summary.endedByFinalScoring),
        turns: turns.join(", "),
      }),
      WIDTH,
    ),
    "",
    say("simulate.cards"),
    ...figures(cards),
    ...wrapped(
      say("simulate.affairs", {
        annexed: summary.silesiaAnnexed,
        neutral: summary.saxony.neutral ?? 0,
        austrian: summary.saxony.austrianAlly ?? 0,
        prussian: summary.saxony.prussianAlly ?? 0,
        charles: summary.emperor.charles ?? 0,
        francis: summary.emperor.francis ?? 0,
        treaties: summary.treaties,
      }),
      WIDTH,
    ),
  ];
};
