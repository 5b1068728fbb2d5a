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
