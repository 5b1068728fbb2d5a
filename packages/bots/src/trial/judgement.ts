import type { View } from "@maria/rules";
import type { Action, Draft, Random, Seat } from "@maria/rules/model";
import { chanceFrom, draftOf, imagine, memoryFrom } from "@maria/rules/search";
import { leewayAt } from "../value/leeway.ts";
import { halved, type Trial } from "./halving.ts";
import { type PlayedOut, playOut } from "./playOut.ts";

/** A course the seat may take: what it begins with, and the chance to win if it does as far as the evaluation sees at once. */
export interface Course {
  readonly actions: readonly Action[];
  readonly worth: number | null;
}

/** How much of a judgement is what the evaluation says at once, and what it says after each of the next movements. */
export interface Weighing {
  readonly atOnce: number;
  readonly later: readonly number[];
}

/** How many actions may be played out, and whether there is time for more. */
export interface Effort {
  readonly nodes: number;
  readonly hasTime: () => boolean;
}

/** How much better another course must look than the first one. */
const WORTH_DIFFERING = 0.004;

const SEEDS = 0x7fffffff;

interface Sample {
  readonly draft: Draft;
  readonly random: Random;
}

/** Games as they may be, made when they are first asked for; each time a copy, with the same chance. */
const samplesOf = (view: View, random: Random): ((index: number) => Sample) => {
  const memory = memoryFrom(view);
  const made: { readonly draft: Draft; readonly seed: number }[] = [];
  return (index) => {
    while (made.length <= index) made.push({ draft: imagine(view, memory, random), seed: random(SEEDS) });
    const { draft, seed } = made[index] as (typeof made)[number];
    return { draft: draftOf(draft), random: chanceFrom(seed) };
  };
};

/** What is worth `worth` at once and so much later, by what each says. */
const weighed = ({ worth }: Course, { worths }: PlayedOut, { atOnce, later }: Weighing): number => {
  let sum = worth === null ? 0 : atOnce * worth;
  let weight = worth === null ? 0 : atOnce;
  later.forEach((share, look) => {
    sum += share * (worths[look] as number);
    weight += share;
  });
  return sum / weight;
};

/**
 * The best of several courses: each is carried out on samples of what is hidden, the same for all, and the others answer. The first
 * is what would be done without this, and is kept to unless another is clearly better.
 */
export const bestCourse = (
  view: View,
  seat: Seat,
  courses: readonly Course[],
  weighing: Weighing,
  { nodes, hasTime }: Effort,
  random: Random,
): Course => {
  const [usual] = courses;
  if (usual === undefined) throw new RangeError("nothing to choose from");
  if (courses.length === 1 || !hasTime()) return usual;
  const sampleAt = samplesOf(view, random);
  const trials = courses.map(
    (course): Trial =>
      (index) => {
        const sample = sampleAt(index);
        const played = playOut(sample.draft, seat, course.actions, weighing.later.length, sample.random);
        return { worth: weighed(course, played, weighing), nodes: played.actions };
      },
  );
  const ranked = halved(trials, nodes, hasTime);
  const [best] = ranked;
  const first = ranked.find(({ index }) => index === 0);
  if (best === undefined || first === undefined) return usual;
  return best.mean > first.mean + leewayAt(first.mean) * WORTH_DIFFERING
    ? (courses[best.index] ?? usual)
    : usual;
};
