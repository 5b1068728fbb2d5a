import { cpus } from "node:os";
import { oneOf, readArguments } from "@maria/cli/commands/arguments";
import { packDataFrom } from "@maria/cli/commands/gameArguments";
import { print, printJson } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import { figures as figureTable } from "@maria/cli/terminal/table";
import { loadPack, type PackData } from "@maria/rules";
import type { Pack } from "@maria/rules/model";
import type { Language } from "@maria/tell";
import { measureAgainst } from "../bench/against.ts";
import { BASELINE_REFERENCE } from "../bench/baseline.ts";
import { type Effort, type Figure, measureAll } from "../bench/figures.ts";
import { builtIn, ownEngine } from "../bench/otherEngine.ts";
import { measurePage } from "../bench/page.ts";
import { openPageSite } from "../bench/pageSite.ts";
import { type Command, type Context, SUCCESS } from "../context.ts";
import { benchBots } from "./benchBots.ts";

const THOROUGH: Effort = { rounds: 7, milliseconds: 1000, games: 50 };
const QUICK: Effort = { rounds: 1, milliseconds: 20, games: 2 };
const FIGURES = 19;

const rounded = (value: number): number => Number(value.toPrecision(4));
const text = (language: Language, value: number): string =>
  rounded(value).toLocaleString(language, { maximumSignificantDigits: 4 });

/** What a rate with a budget should reach against the baseline: what it would be where nothing disturbs it. */
const ratioBudget = ({ budget, unit }: Figure): number | null =>
  budget === null || unit !== "perSecond" ? null : rounded(budget / BASELINE_REFERENCE);

const ratioText = (language: Language, figure: Figure): string => {
  if (figure.ratio === undefined) return "";
  const budget = ratioBudget(figure);
  const ratio = text(language, figure.ratio);
  return budget === null ? ratio : `${ratio} (≥ ${text(language, budget)})`;
};

const inJson = (figure: Figure): object => {
  const { value, best, baseline, ratio } = figure;
  const told = { ...figure, value: rounded(value), best: rounded(best) };
  if (baseline === undefined || ratio === undefined) return told;
  return { ...told, baseline: rounded(baseline), ratio: rounded(ratio), ratioBudget: ratioBudget(figure) };
};

const rows = ({ say, language }: Context, figures: readonly Figure[]): string[][] => [
  [say("bench.what"), say("bench.value"), say("bench.best"), "", say("bench.budget"), say("bench.ratio")],
  ...figures.map((figure) => {
    const { name, value, best, unit, budget, actions } = figure;
    return [
      actions === undefined
        ? say(`figure.${name}`)
        : say("bench.ofActions", { what: say(`figure.${name}`), n: actions }),
      text(language, value),
      text(language, best),
      say(`unit.${unit}`),
      budget === null ? "" : `${unit === "perSecond" ? "≥" : "≤"} ${text(language, budget)}`,
      ratioText(language, figure),
    ];
  }),
];

const PARTS = ["engine", "page", "bots"] as const;
type Part = (typeof PARTS)[number];

/** The figures of the page are left out where there is no browser, and where little time is given. */
async function* allFigures(
  pack: Pack,
  otherPack: PackData | null,
  isQuick: boolean,
  only: Exclude<Part, "bots"> | null,
  against: string | undefined,
): AsyncGenerator<Figure> {
  const effort = isQuick ? QUICK : THOROUGH;
  if (only === "engine" && against !== undefined) {
    yield* measureAgainst(ownEngine(pack), await builtIn(against), effort);
    return;
  }
  if (only !== "page") yield* measureAll(pack, effort);
  const site = isQuick || only === "engine" ? null : await openPageSite(otherPack);
  if (site === null) return;
  const other = against === undefined ? null : await openPageSite(otherPack, against);
  const sites = other === null ? [site] : [site, other];
  try {
    yield* measurePage(sites, pack, effort.rounds);
  } finally {
    for (const open of sites) await open.close();
  }
}

/** Measures the engine, the bots and the page on this machine; it reports and never fails on a time. */
export const bench: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, {
    json: "boolean",
    quick: "boolean",
    part: "string",
    against: "string",
    pack: "string",
  });
  const only = values.part === undefined ? null : oneOf(context, "--part", values.part, PARTS);
  const data = packDataFrom(context, values.pack);
  const pack = loadPack(data);
  const otherPack = values.pack === undefined ? null : data;
  if (only === "bots") {
    await benchBots(context, data, values.quick === true, values.json === true);
    return SUCCESS;
  }
  const progress = progressOn(io);
  const figures: Figure[] = [];
  for await (const figure of allFigures(pack, otherPack, values.quick === true, only, values.against)) {
    figures.push(figure);
    progress.show(figures.length / FIGURES, say(`figure.${figure.name}`));
  }
  progress.clear();
  const machine = { node: process.version, processor: cpus()[0]?.model ?? "", cores: cpus().length };
  if (values.json)
    printJson(io, { ...machine, baselineReference: BASELINE_REFERENCE, figures: figures.map(inJson) });
  else {
    for (const line of figureTable(rows(context, figures))) print(io, line);
    print(io, say("bench.machine", machine));
    if (only === "engine" && values.against !== undefined)
      print(io, say("bench.againstEngine", { folder: values.against }));
    else if (only !== "page")
      print(io, say("bench.baseline", { reference: text(context.language, BASELINE_REFERENCE) }));
    if (only !== "engine" && !figures.some(({ name }) => name === "pageScript"))
      print(io, say("bench.noPage"));
  }
  return SUCCESS;
};
