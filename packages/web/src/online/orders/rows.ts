/** The row one place sooner. */
export const sooner = <Row>(rows: readonly Row[], index: number): readonly Row[] => {
  const row = rows.slice(index, index + 1);
  return index === 0 ? rows : rows.toSpliced(index, 1).toSpliced(index - 1, 0, ...row);
};

export const without = <Row>(rows: readonly Row[], index: number): readonly Row[] => rows.toSpliced(index, 1);
