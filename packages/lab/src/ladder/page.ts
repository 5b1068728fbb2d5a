import { wordsIn } from "@maria/cli/messages/words";
import type { Pack } from "@maria/rules/model";
import { variantName } from "@maria/tell";
import type { Context } from "../context.ts";
import type { Climb, Rung } from "./rungs.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const rowOf = ({ one, others, games, share, low, high }: Rung): string =>
  `| ${one} | ${others} | ${games} | ${percent(share)} | ${percent(low)} to ${percent(high)} |`;

/** The ladder as a page of the documentation; `command` is what made it. */
export const ladderPage = (
  { say, language }: Context,
  pack: Pack,
  command: string,
  climbs: readonly Climb[],
): string => {
  const words = wordsIn(language, pack);
  const parts = climbs.flatMap(({ options, rungs }) => [
    `## ${say("ladder.form", { variant: variantName(words, options), players: options.players })}`,
    "",
    `| ${say(options.players === 3 ? "ladder.oneAgainstTwo" : "ladder.oneAgainst")} |`,
    "|---|---|---|---|---|",
    ...rungs.map(rowOf),
    "",
  ]);
  return [
    `# ${say("ladder.title")}`,
    "",
    say("ladder.made", { command }),
    "",
    say("ladder.explained"),
    "",
    ...parts,
  ].join("\n");
};
