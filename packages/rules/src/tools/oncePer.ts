/**
 * Something worked out once for each of a few things that never change, such as boards. Nearly all questions are about
 * the same thing as the question before, so that one's answer is kept at hand: the search in the map costs as much as
 * many an answer.
 */
export const oncePer = <Thing extends object, Made>(
  make: (thing: Thing) => Made,
): ((thing: Thing) => Made) => {
  const made = new WeakMap<Thing, Made>();
  let last: { readonly thing: Thing; readonly made: Made } | null = null;
  return (thing) => {
    if (last !== null && last.thing === thing) return last.made;
    let found = made.get(thing);
    if (found === undefined) {
      found = make(thing);
      made.set(thing, found);
    }
    last = { thing, made: found };
    return found;
  };
};

/**
 * The same for things that are replaced all the time, such as lists of treaties: only the answer about the latest of
 * them is kept, so that there is nothing to search and nothing to clear away. `before` is the answer about the thing
 * before, to be given again if it still holds.
 */
export const forLatest = <Thing extends object, Made>(
  make: (thing: Thing, before: Made | null) => Made,
): ((thing: Thing) => Made) => {
  let latest: Thing | null = null;
  let made: Made | null = null;
  return (thing) => {
    if (latest === thing) return made as Made;
    const found = make(thing, made);
    latest = thing;
    made = found;
    return found;
  };
};
