// What came of the mutants, for developers to read.

const share = (part, whole) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(0)} %`);

const tally = (mutants, caught, groupOf) => {
  const groups = new Map();
  for (const mutant of mutants) {
    const name = groupOf(mutant);
    const group = groups.get(name) ?? { caught: 0, all: 0 };
    group.all++;
    if (caught.has(mutant.id)) group.caught++;
    groups.set(name, group);
  }
  return [...groups].map(
    ([name, { caught, all }]) => `${share(caught, all).padStart(5)}  ${caught}/${all}  ${name}`,
  );
};

const inOneLine = (text) => text.replace(/\s+/g, " ").trim();
const WIDTH = 160;
const shortened = (text) => (text.length > WIDTH ? `${text.slice(0, WIDTH)} …` : text);

/** Lines of text: survivors with their places, then the score by file and by package. */
export const reportOf = (mutants, { caught, unreached }) => {
  const survivors = mutants
    .filter(({ id }) => !caught.has(id))
    .flatMap(({ id, name, line, fault, original, replacement }) => [
      `${name}:${line}  ${fault}${unreached.has(id) ? "  (no test comes here)" : ""}`,
      `    - ${shortened(inOneLine(original))}`,
      `    + ${shortened(inOneLine(replacement))}`,
    ]);
  return [
    ...(survivors.length > 0 ? ["Survivors", ...survivors, ""] : []),
    "Caught, by file",
    ...tally(mutants, caught, ({ name }) => name),
    "",
    "Caught, by package",
    ...tally(mutants, caught, ({ name }) => name.split("/")[1]),
  ];
};
