import { type Calibration, calibrated } from "@maria/bots";
import type { Standing } from "./standings.ts";

const STEPS = 400;
const RATE = 0.03;
/** Adam: how long gradients and their squares are remembered. */
const MOMENTUM = 0.9;
const MEMORY = 0.999;
/** How strongly the numbers are held to those that change nothing. */
const HOLD = 1e-3;

/** The stretch and what is added to it by the end of the game, then the same of each contender's raise. */
const calibrationFrom = (numbers: readonly number[]): Calibration => {
  const [stretch = 1, added = 0, ...raises] = numbers;
  const raise = Array.from(
    { length: raises.length / 2 },
    (_, at) => [raises[2 * at] ?? 0, raises[2 * at + 1] ?? 0] as const,
  );
  return { stretch: [stretch, added], raise };
};

/** The calibration under which the outcomes surprise least. */
export const calibrationFor = (standings: readonly Standing[]): Calibration => {
  const contenders = standings[0]?.prospects.length ?? 0;
  const neutral = [1, 0, ...new Array<number>(2 * contenders).fill(0)];
  const numbers = neutral.slice();
  const momentum = numbers.map(() => 0);
  const squares = numbers.map(() => 0);
  for (let step = 1; step <= STEPS; step++) {
    const calibration = calibrationFrom(numbers);
    const gradient = numbers.map(() => 0);
    const add = (at: number, by: number): void => {
      gradient[at] = (gradient[at] ?? 0) + by / standings.length;
    };
    for (const { prospects, over, outcome } of standings)
      calibrated(prospects, over, calibration).forEach((chance, at) => {
        const error = chance - (outcome[at] ?? 0);
        const prospect = prospects[at] ?? 0;
        add(0, error * prospect);
        add(1, error * prospect * over);
        add(2 + 2 * at, error);
        add(3 + 2 * at, error * over);
      });
    numbers.forEach((number, at) => {
      const slope = (gradient[at] ?? 0) + HOLD * (number - (neutral[at] ?? 0));
      const mean = MOMENTUM * (momentum[at] ?? 0) + (1 - MOMENTUM) * slope;
      const square = MEMORY * (squares[at] ?? 0) + (1 - MEMORY) * slope * slope;
      momentum[at] = mean;
      squares[at] = square;
      const size = Math.sqrt(square / (1 - MEMORY ** step)) + 1e-8;
      numbers[at] = number - (RATE * (mean / (1 - MOMENTUM ** step))) / size;
    });
  }
  return calibrationFrom(numbers.map((number) => Math.round(number * 1000) / 1000));
};
