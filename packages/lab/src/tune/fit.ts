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
  /** By contender: the camps that win together (TWO-03). What their prospects are adds up. */
  readonly contenders: readonly (readonly number[])[];
  readonly epochs: number;
  /** How strongly weights are held to those they begin with. */
  readonly hold: number;
  readonly dice: Random;
}

/** A row for every camp, in the order of the contenders. */
export const priorFor = (contenders: Fitting["contenders"]): Float64Array => {
  const rows = contenders.flat().length;
  const weights = new Float64Array(rows * WIDTH);
  for (let row = 0; row < rows; row++)
    CAMP_FEATURES.forEach((name, at) => {
      weights[row * WIDTH + at] = PRIOR[name];
    });
  return weights;
};

const inputOf = ({ features }: Sample, camp: number, at: number): number =>
  at < SPAN ? (features[camp * SPAN + at] as number) : at === SPAN ? 1 : (features.at(-1) as number);

/** Every contender's chance by these weights. */
const chancesBy = (weights: Float64Array, sample: Sample, contenders: Fitting["contenders"]): number[] => {
  let row = 0;
  const prospects = contenders.map((camps) => {
    let sum = 0;
    for (const camp of camps) {
      for (let at = 0; at < WIDTH; at++)
        sum += (weights[row * WIDTH + at] as number) * inputOf(sample, camp, at);
      row++;
    }
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
  contenders: Fitting["contenders"],
): number => {
  let loss = 0;
  for (const sample of samples)
    chancesBy(weights, sample, contenders).forEach((chance, contender) => {
      const share = sample.outcome[contender] as number;
      if (share > 0) loss -= share * Math.log(chance);
    });
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

/** A softmax over the contenders, fitted by Adam from these weights and held to them. */
export const fitted = (samples: readonly Sample[], begin: Float64Array, fitting: Fitting): Float64Array => {
  const { contenders, epochs, hold, dice } = fitting;
  const weights = begin.slice();
  const bounds = priorFor(contenders);
  const momentum = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = RATE * (1 - epoch / epochs) + LAST_RATE;
    const order = shuffled(samples, dice);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const gradient = new Float64Array(weights.length);
      for (const sample of batch) {
        let row = 0;
        chancesBy(weights, sample, contenders).forEach((chance, contender) => {
          const error = (chance - (sample.outcome[contender] as number)) / batch.length;
          for (const camp of contenders[contender] as readonly number[]) {
            for (let at = 0; at < WIDTH; at++) {
              const index = row * WIDTH + at;
              gradient[index] = (gradient[index] as number) + error * inputOf(sample, camp, at);
            }
            row++;
          }
        });
      }
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
