import { writeFileSync } from "node:fs";
import { CAMPS, contendersOf } from "@maria/bots";
import { oneOf, readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { gameOptionsFrom, LARGEST_SEED, packFrom } from "@maria/cli/commands/gameArguments";
import { print } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import { chanceFrom } from "@maria/rules/search";
import { type Command, SUCCESS } from "../context.ts";
import { FORMS, formNames } from "../forms.ts";
import { fitted, lossOf, priorFor, WIDTH } from "../tune/fit.ts";
import { type Sample, samplesOf } from "../tune/samples.ts";

const MOST_GAMES = 100_000;
/** One game in so many is kept back to measure on. */
const KEPT_BACK = 7;
/** A game with a colonel counts so often: it alone shows what comes of his own mistakes. */
const COLONELS_COUNT = 3;
const STAGES = [3, 4, 5] as const;
const SHARED = { epochs: 12, hold: 1e-3 } as const;
const BY_STAGE = { epochs: 6, hold: 4e-3 } as const;

/** Numbers with two decimals say as much as the games do. */
const rows = (weights: Float64Array): number[][] =>
  Array.from({ length: weights.length / WIDTH }, (_, row) =>
    Array.from(weights.slice(row * WIDTH, (row + 1) * WIDTH), (weight) => Math.round(weight * 100) / 100),
  );

/** Plays games, fits the colonel's evaluation to who won them, and writes its weights. */
export const tune: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, {
    form: "string",
    games: "string",
    colonels: "string",
    seed: "string",
    out: "string",
  });
  const form = oneOf(context, "--form", values.form ?? "introductory", formNames);
  const games = wholeNumber(context, "--games", values.games ?? "1500", 1, MOST_GAMES);
  const colonels = wholeNumber(context, "--colonels", values.colonels ?? "300", 0, MOST_GAMES);
  const seed = wholeNumber(context, "--seed", values.seed ?? "1", 0, LARGEST_SEED - 2 * MOST_GAMES);
  const options = gameOptionsFrom(context, FORMS[form]);
  const pack = packFrom(context, undefined);
  const contenders = contendersOf(options).map((powers) => powers.map((power) => CAMPS.indexOf(power)));
  const progress = progressOn(io);
  const train: Sample[] = [];
  const kept: Sample[] = [];
  const all = games + colonels;
  for (let game = 0; game < all; game++) {
    const withColonel = game >= games;
    const samples = await samplesOf(pack, options, seed + game, withColonel);
    const into = game % KEPT_BACK === 0 ? kept : train;
    for (let times = 0; times < (withColonel && into === train ? COLONELS_COUNT : 1); times++)
      into.push(...samples);
    progress.show((game + 1) / all, say("tune.progress", { games: game + 1 }));
  }
  progress.clear();
  const dice = chanceFrom(seed);
  const prior = priorFor(contenders);
  const shared = fitted(train, prior, { contenders, dice, ...SHARED });
  const ofStage = (samples: readonly Sample[], stage: number) =>
    samples.filter((sample) => sample.stage === stage);
  const stages = STAGES.map((stage) =>
    fitted(ofStage(train, stage), shared, { contenders, dice, ...BY_STAGE }),
  );
  const losses = STAGES.map((stage, at) =>
    lossOf(stages[at] ?? shared, ofStage(kept, stage), contenders).toFixed(3),
  );
  print(
    io,
    say("tune.result", {
      count: train.length,
      before: lossOf(prior, kept, contenders).toFixed(3),
      after: losses.join(" "),
    }),
  );
  const model = {
    camps: contenders.flat(),
    stages: Object.fromEntries(STAGES.map((stage, at) => [stage, rows(stages[at] ?? shared)])),
  };
  if (values.out === undefined) print(io, JSON.stringify(model));
  else writeFileSync(values.out, `${JSON.stringify(model)}\n`);
  return SUCCESS;
};
