const MILLISECONDS_A_DAY = 86_400_000;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A step that comes to all of so many places before it comes to one again, and is a long one. */
const strideIn = (count: number): number => {
  let stride = Math.max(1, Math.round(count * 0.38));
  while (divisor(stride, count) !== 1) stride++;
  return stride;
};

/** The puzzle of a day by the calendar of whoever looks: another kind each day, and none twice until all have been. */
export const puzzleOfDay = <Puzzle>(puzzles: readonly Puzzle[], day: Date): Puzzle | null => {
  if (puzzles.length === 0) return null;
  const number = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / MILLISECONDS_A_DAY);
  return puzzles[(number * strideIn(puzzles.length)) % puzzles.length] ?? null;
};
