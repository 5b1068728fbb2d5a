import type { Counts } from "@maria/advice/victory";
import { POWERS, type Power } from "@maria/rules/model";

export interface RaceLine {
  readonly power: Power;
  /** Values where they change, by step. */
  readonly points: readonly { readonly step: number; readonly value: number }[];
}

/** One line for each power that ever raced; it ends where the power stops racing (RUL-99). */
export const raceLines = (steps: readonly { readonly counts: Counts }[]): RaceLine[] =>
  POWERS.flatMap((power): RaceLine[] => {
    const points: { step: number; value: number }[] = [];
    steps.forEach(({ counts }, step) => {
      const value = counts.get(power);
      if (value === undefined) return;
      const before = points[points.length - 1];
      const isLast = step === steps.length - 1 || !steps[step + 1]?.counts.has(power);
      if (before === undefined || before.value !== value || isLast) points.push({ step, value });
    });
    return points.length === 0 ? [] : [{ power, points }];
  });

/** Where the names at the ends of the lines stand, one below the other at so great a distance, none below the floor. */
export const namePlaces = (ends: readonly number[], distance: number, floor: number): number[] => {
  const fromBelow = ends
    .map((_, line) => line)
    .sort((a, b) => (ends[b] as number) - (ends[a] as number) || b - a);
  const places = [...ends];
  let lowest = floor;
  for (const line of fromBelow) {
    places[line] = Math.min(ends[line] as number, lowest);
    lowest = (places[line] as number) - distance;
  }
  return places;
};

/** Path data of a staircase: a value holds until it changes. */
export const stairs = (
  { points }: RaceLine,
  xOf: (step: number) => number,
  yOf: (value: number) => number,
): string =>
  points
    .map(({ step, value }, index) => {
      const x = xOf(step).toFixed(1);
      const y = yOf(value).toFixed(1);
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join("");
