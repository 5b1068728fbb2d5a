/**
 * Takes the number at this index out of the list, the others keep their order; `splice` would make a list of it. For
 * numbers alone: code that has moved other things about makes the machine keep lists of numbers as lists of anything.
 */
export const takeOut = <T extends number>(list: T[], index: number): T => {
  const taken = list[index] as T;
  const last = list.length - 1;
  for (let place = index; place < last; place++) list[place] = list[place + 1] as T;
  list.pop();
  return taken;
};
