/** Takes the entry at this index out of the list, the others keep their order; `splice` would make a list of it. */
export const takeOut = <T>(list: T[], index: number): T => {
  const taken = list[index] as T;
  const last = list.length - 1;
  for (let place = index; place < last; place++) list[place] = list[place + 1] as T;
  list.pop();
  return taken;
};
