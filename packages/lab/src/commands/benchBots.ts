import { cpus } from "node:os";
import { print, printJson } from "@maria/cli/terminal/io";
import { figures as figureTable } from "@maria/cli/terminal/table";
import type { PackData } from "@maria/rules";
import { ADVANCED, INTRODUCTORY } from "../bench/games.ts";
import { openPageSite } from "../bench/pageSite.ts";
import { type ThinkingPlan, type Thoughts, thinkingTimes } from "../bench/thinking.ts";
import { thinkingInWorker } from "../bench/thinkingInWorker.ts";
import type { Context } from "../context.ts";

/** What a decision may take on average and at worst, in milliseconds. */
const BUDGETS: Readonly<Partial<Record<Thoughts["bot"], readonly [number | null, number | null]>>> = {
  cadet: [2, null],
  colonel: [50, 300],
  marshal: [null, 1100],
};

/** A marshal thinks a second. */
const SECOND = 1000;

const plansFor = (pack: PackData, isQuick: boolean): readonly ThinkingPlan[] =>
  [INTRODUCTORY, ADVANCED].map((options) => ({
    ...{ pack, options, milliseconds: isQuick ? 20 : SECOND, games: 1 },
    every: isQuick ? { cadet: 1, colonel: 30, marshal: 40 } : { cadet: 1, colonel: 2, marshal: 12 },
  }));

interface Row extends Thoughts {
  readonly variant: string;
  readonly where: "node" | "worker";
}

/** How long each bot thinks about a decision, in Node and in a Web Worker of a page; and whether the page stays smooth meanwhile. */
export const benchBots = async (
  { io, say, language }: Context,
  pack: PackData,
  isQuick: boolean,
  isJson: boolean,
): Promise<void> => {
  const rows: Row[] = [];
  let longestFrame: number | null = null;
  const site = isQuick ? null : await openPageSite(null);
  try {
    for (const plan of plansFor(pack, isQuick)) {
      const { variant } = plan.options;
      for (const thoughts of thinkingTimes(plan)) rows.push({ ...thoughts, variant, where: "node" });
      if (site === null) continue;
      const inWorker = await thinkingInWorker(site, plan);
      for (const thoughts of inWorker.thoughts) rows.push({ ...thoughts, variant, where: "worker" });
      longestFrame = Math.max(longestFrame ?? 0, inWorker.longestFrame);
    }
  } finally {
    await site?.close();
  }
  if (isJson) {
    printJson(io, { node: process.version, processor: cpus()[0]?.model ?? "", thoughts: rows, longestFrame });
    return;
  }
  const number = (value: number): string => value.toLocaleString(language, { maximumSignificantDigits: 3 });
  const within = (value: number, budget: number | null | undefined): string =>
    budget === null || budget === undefined ? number(value) : `${number(value)} (≤ ${number(budget)})`;
  const lines = figureTable([
    ["", "", "", say("bench.decisions"), say("bench.mean"), say("bench.longest")],
    ...rows.map(({ variant, where, bot, decisions, mean, longest }) => [
      variant,
      say(`bench.${where}`),
      bot,
      String(decisions),
      within(mean, BUDGETS[bot]?.[0]),
      within(longest, BUDGETS[bot]?.[1]),
    ]),
  ]);
  for (const line of lines) print(io, line);
  print(
    io,
    longestFrame === null ? say("bench.noWorker") : say("bench.longestFrame", { n: number(longestFrame) }),
  );
};
