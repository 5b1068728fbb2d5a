// Mutant schemata: one source that holds the original and all its mutants, of which one is switched on at run time. So a file
// is compiled and imported once, however many mutants are tried.

/** How the instrumented code asks whether the mutant is the active one; the asking is noted as a hit. */
const SWITCH = "__mutation.at";

/** The source with every mutant (each with its `id`) beside the text that it replaces. */
export const instrument = (source, mutants) => {
  const byRange = new Map();
  for (const mutant of mutants) {
    const range = `${mutant.start}:${mutant.end}`;
    byRange.set(range, [...(byRange.get(range) ?? []), mutant]);
  }
  // Outer ranges first: ranges are whole expressions, so that they lie inside one another or apart.
  const ranges = [...byRange.values()].sort(([a], [b]) => a.start - b.start || b.end - a.end);
  let next = 0;

  const written = (from, to) => {
    let text = "";
    let position = from;
    while (next < ranges.length && ranges[next][0].start < to) {
      const alternatives = ranges[next++];
      const [{ start, end }] = alternatives;
      text += source.slice(position, start);
      const original = written(start, end);
      const switches = alternatives.map(({ id, replacement }) => `${SWITCH}(${id}) ? (${replacement}) : `);
      text += `(${switches.join("")}(${original}))`;
      position = end;
    }
    return text + source.slice(position, to);
  };
  return written(0, source.length);
};
