/** A file name every system takes: letters, digits and dashes. */
export const fileNameOf = (name: string, ending = "json"): string => {
  const plain = name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  return `${plain || "maria"}.${ending}`;
};

/** Safari begins to read after the click has ended: until then the text must not be given up. */
const UNTIL_READ = 40_000;

/** Lets the browser keep something as a file. */
export const downloadBlob = (name: string, ending: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileNameOf(name, ending);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), UNTIL_READ);
};

/** Lets the browser keep the text of a game as a file. */
export const download = (name: string, text: string): void =>
  downloadBlob(name, "json", new Blob([text], { type: "application/json" }));
