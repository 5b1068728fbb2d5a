export type Vector = readonly number[];
export type Matrix = readonly Vector[];

export const dot = (one: Vector, other: Vector): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

export const times = (matrix: Matrix, vector: Vector): number[] => matrix.map((row) => dot(row, vector));

export const transposed = (matrix: Matrix): number[][] =>
  (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? 0));

export const product = (one: Matrix, other: Matrix): number[][] => {
  const columns = transposed(other);
  return one.map((row) => columns.map((column) => dot(row, column)));
};

export const outer = (vector: Vector): number[][] => vector.map((one) => vector.map((other) => one * other));

export const sumOf = (one: Matrix, other: Matrix): number[][] =>
  one.map((row, at) => row.map((value, column) => value + (other[at]?.[column] ?? 0)));

export const zeros = (size: number): number[][] =>
  Array.from({ length: size }, () => new Array<number>(size).fill(0));

/** Gauss and Jordan with the largest pivot; for the few numbers of a tournament that is fast and exact enough. */
export const inverse = (matrix: Matrix): number[][] => {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let at = column + 1; at < size; at++)
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = at;
    const pivot = rows[best] ?? [];
    rows[best] = rows[column] ?? [];
    const scale = pivot[column] ?? 0;
    if (scale === 0) throw new RangeError("a singular matrix has no inverse");
    const scaled = pivot.map((value) => value / scale);
    rows[column] = scaled;
    for (let at = 0; at < size; at++) {
      const row = rows[at] ?? [];
      const factor = row[column] ?? 0;
      if (at === column || factor === 0) continue;
      rows[at] = row.map((value, index) => value - factor * (scaled[index] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
};
