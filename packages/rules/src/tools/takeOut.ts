/**
 * Takes the number at this index out of the list, the others keep their order; `splice` would allocate a list of it. For
 * numbers alone, so that V8 sees lists of one elements kind here and the code stays monomorphic. Measured together with
 * `trialOf` and `hasRoomNextDoor`: see decision 0019.
 */
export const takeOut = <T extends number>(list: T[], index: number): T => {
  const taken = list[index] as T;
  const last = list.length - 1;
  for (let place = index; place < last; place++) list[place] = list[place + 1] as T;
  list.pop();
  return taken;
};
