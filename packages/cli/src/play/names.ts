/** Letters without accents and case, so that "muenchen", "munchen" and "München" all mean the same. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[\u0300-\u036f.'’-]/g, "")
    .replace(/\s+/g, " ")
    .trim();

const spelledOut = (name: string): string =>
  plain(name.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"));

/** Finds the one entry that is named, or that alone begins as the answer does. */
export const nameFinder =
  <Entry extends { readonly name: string }>(entries: readonly Entry[]) =>
  (answer: string): Entry | null => {
    const wanted = plain(answer);
    if (wanted === "") return null;
    const spellings = entries.map((entry) => ({ entry, names: [plain(entry.name), spelledOut(entry.name)] }));
    const exact = spellings.find(({ names }) => names.includes(wanted));
    if (exact) return exact.entry;
    const beginning = spellings.filter(({ names }) => names.some((name) => name.startsWith(wanted)));
    const [only] = beginning;
    return beginning.length === 1 && only ? only.entry : null;
  };
