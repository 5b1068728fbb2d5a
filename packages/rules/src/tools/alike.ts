/**
 * Lists of so many entries that are all alike. `map` makes, in V8's eyes, now a list with holes, now one without, and a list that may
 * also hold something else than small integers is slower for good: so they are grown one by one, by a function for each kind of entry.
 */

/** So many times the same number. */
export const numbersAlike = <N extends number>(count: number, each: N): N[] => {
  const list: N[] = [];
  for (let index = 0; index < count; index++) list.push(each);
  return list;
};

/** So many times no. */
export const manyTimesNo = (count: number): boolean[] => {
  const list: boolean[] = [];
  for (let index = 0; index < count; index++) list.push(false);
  return list;
};

/** So many empty lists. */
export const emptyLists = <T>(count: number): T[][] => {
  const list: T[][] = [];
  for (let index = 0; index < count; index++) list.push([]);
  return list;
};
