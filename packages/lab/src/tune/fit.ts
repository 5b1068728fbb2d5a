import { CAMP_FEATURES } from "@maria/bots";
import type { Random } from "@maria/rules/model";
import { PRIOR } from "./prior.ts";
import type { Sample } from "./samples.ts";

const SPAN = CAMP_FEATURES.length;
/** The features of a camp, a constant, the turn. */
export const WIDTH = SPAN + 2;

const BATCH = 256;
const RATE = 0.02;
const LAST_RATE = 0.0005;
/** Adam: how long gradients and their squares are remembered. */
const MOMENTUM = 0.9;
const MEMORY = 0.999;
/** Constants and turns are free, or nearly. */
const FREE = 1e-4;
/** A weight stays between these multiples of the one put down by hand. */
const SMALLEST = 0.3;
const GREATEST = 4;

export interface Fitting {
  readonly camps: readonly number[];
  readonly epochs: number;
  /** How strongly weights are held to those they begin with. */
  readonly hold: number;
  readonly dice: Random;
}

export const priorFor = (camps: readonly number[]): Float64Array => {
  const weights = new Float64Array(camps.length * WIDTH);
  camps.forEach((_, row) => {
    CAMP_FEATURES.forEach((name, at) => {
      weights[row * WIDTH + at] = PRIOR[name];
    });
  });
  return weights;
};

const inputOf = ({ features }: Sample, camp: number, at: number): number =>
  at < SPAN ? (features[camp * SPAN + at] as number) : at === SPAN ? 1 : (features.at(-1) as number);

/** Every camp's chance by these weights. */
const chancesBy = (weights: Float64Array, sample: Sample, camps: readonly number[]): number[] => {
  const prospects = camps.map((camp, row) => {
    let sum = 0;
    for (let at = 0; at < WIDTH; at++)
      sum += (weights[row * WIDTH + at] as number) * inputOf(sample, camp, at);
    return sum;
  });
  const most = Math.max(...prospects);
  const shares = prospects.map((prospect) => Math.exp(prospect - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
};

/** The mean surprise at who won, in nats. */
export const lossOf = (
  weights: Float64Array,
  samples: readonly Sample[],
  camps: readonly number[],
): number => {
  let loss = 0;
  for (const sample of samples)
    loss -= Math.log(chancesBy(weights, sample, camps)[camps.indexOf(sample.winner)] ?? 1);
  return loss / Math.max(1, samples.length);
};

const shuffled = <Item>(items: readonly Item[], dice: Random): Item[] => {
  const order = items.slice();
  for (let at = order.length - 1; at > 0; at--) {
    const other = dice(at + 1);
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
};

const withinBounds = (weight: number, prior: number): number => {
  if (prior === 0) return weight;
  const [low, high] = prior > 0 ? [SMALLEST * prior, GREATEST * prior] : [GREATEST * prior, SMALLEST * prior];
  return Math.min(high, Math.max(low, weight));
};

/** A softmax over the camps, fitted by Adam from these weights and held to them. */
export const fitted = (samples: readonly Sample[], begin: Float64Array, fitting: Fitting): Float64Array => {
  const { camps, epochs, hold, dice } = fitting;
  const weights = begin.slice();
  const bounds = priorFor(camps);
  const momentum = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = RATE * (1 - epoch / epochs) + LAST_RATE;
    const order = shuffled(samples, dice);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const gradient = new Float64Array(weights.length);
      for (const sample of batch)
        chancesBy(weights, sample, camps).forEach((chance, row) => {
          const camp = camps[row] as number;
          const error = (chance - (camp === sample.winner ? 1 : 0)) / batch.length;
          for (let at = 0; at < WIDTH; at++) {
            const index = row * WIDTH + at;
            gradient[index] = (gradient[index] as number) + error * inputOf(sample, camp, at);
          }
        });
      steps++;
      for (let index = 0; index < weights.length; index++) {
        const weight = weights[index] as number;
        const pull = (index % WIDTH < SPAN ? hold : FREE) * (weight - (begin[index] as number));
        const slope = (gradient[index] as number) + pull;
        const mean = MOMENTUM * (momentum[index] as number) + (1 - MOMENTUM) * slope;
        const square = MEMORY * (squares[index] as number) + (1 - MEMORY) * slope * slope;
        momentum[index] = mean;
        squares[index] = square;
        const step = mean / (1 - MOMENTUM ** steps) / (Math.sqrt(square / (1 - MEMORY ** steps)) + 1e-8);
        weights[index] = withinBounds(weight - rate * step, bounds[index] as number);
      }
    }
  }
  return weights;
};
