/** The item of a list at an index that is in it: the caller has counted. */
export const itemAt = <Item>(list: ArrayLike<Item>, index: number): Item => {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
  return item;
};
