import { wordsIn } from "@maria/cli/messages/words";
import type { Pack } from "@maria/rules/model";
import { variantName } from "@maria/tell";
import type { Context } from "../context.ts";
import type { Climb, Rung } from "./rungs.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const goalText = ({ say }: Context, { goal }: Rung): string =>
  goal === null ? "" : say(`ladder.${goal.attained}`, { share: `${Math.round(100 * goal.share)} %` });

const rowOf = (context: Context, rung: Rung): string => {
  const { one, others, games, share, low, high } = rung;
  const cells = [one, others, games, percent(share), `${percent(low)} to ${percent(high)}`];
  return `| ${[...cells, goalText(context, rung)].join(" | ")} |`;
};

/** The ladder as a page of the documentation; `command` is what made it. */
export const ladderPage = (
  context: Context,
  pack: Pack,
  command: string,
  climbs: readonly Climb[],
): string => {
  const { say, language } = context;
  const words = wordsIn(language, pack);
  const parts = climbs.flatMap(({ options, rungs }) => [
    `## ${say("ladder.form", { variant: variantName(words, options), players: options.players })}`,
    "",
    `| ${say(options.players === 3 ? "ladder.oneAgainstTwo" : "ladder.oneAgainst")} |`,
    "|---|---|---|---|---|---|",
    ...rungs.map((rung) => rowOf(context, rung)),
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
