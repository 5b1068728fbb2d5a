import { cpus } from "node:os";
import type { Language } from "@maria/tell";
import { type Effort, type Figure, measureAll } from "../bench/figures.ts";
import { print, printJson } from "../terminal/io.ts";
import { progressOn } from "../terminal/progress.ts";
import { figures as figureTable } from "../terminal/table.ts";
import { readArguments } from "./arguments.ts";
import { type Command, type Context, SUCCESS } from "./context.ts";
import { packFrom } from "./gameArguments.ts";

const THOROUGH: Effort = { rounds: 7, milliseconds: 1000, games: 50 };
const QUICK: Effort = { rounds: 1, milliseconds: 20, games: 2 };
const FIGURES = 12;

const rounded = (value: number): number => Number(value.toPrecision(4));
const text = (language: Language, value: number): string =>
  rounded(value).toLocaleString(language, { maximumSignificantDigits: 4 });

const rows = ({ say, language }: Context, figures: readonly Figure[]): string[][] => [
  [say("bench.what"), say("bench.value"), say("bench.best"), "", say("bench.budget")],
  ...figures.map(({ name, value, best, unit, budget, actions }) => [
    actions === undefined
      ? say(`figure.${name}`)
      : say("bench.ofActions", { what: say(`figure.${name}`), n: actions }),
    text(language, value),
    text(language, best),
    say(`unit.${unit}`),
    budget === null ? "" : `${unit === "perSecond" ? "≥" : "≤"} ${text(language, budget)}`,
  ]),
];

/** Measures the engine and the bots on this machine; it reports and never fails on a time. */
export const bench: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, { json: "boolean", quick: "boolean", pack: "string" });
  const pack = packFrom(context, values.pack);
  const progress = progressOn(io);
  const figures: Figure[] = [];
  for await (const figure of measureAll(pack, values.quick ? QUICK : THOROUGH)) {
    figures.push(figure);
    progress.show(figures.length / FIGURES, say(`figure.${figure.name}`));
  }
  progress.clear();
  const machine = { node: process.version, processor: cpus()[0]?.model ?? "", cores: cpus().length };
  if (values.json)
    printJson(io, {
      ...machine,
      figures: figures.map((figure) => ({
        ...figure,
        value: rounded(figure.value),
        best: rounded(figure.best),
      })),
    });
  else {
    for (const line of figureTable(rows(context, figures))) print(io, line);
    print(io, say("bench.machine", machine));
  }
  return SUCCESS;
};
