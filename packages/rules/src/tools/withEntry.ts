/** The list with one entry changed, for lists that are replaced and never changed. */
export const withEntry = <T>(list: readonly T[], index: number, entry: T): T[] => {
  const copy = list.slice();
  copy[index] = entry;
  return copy;
};
