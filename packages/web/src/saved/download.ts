/** A file name every system takes: letters, digits and dashes. */
export const fileNameOf = (name: string): string => {
  const plain = name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  return `${plain || "maria"}.json`;
};

/** Safari begins to read after the click has ended: until then the text must not be given up. */
const UNTIL_READ = 40_000;

/** Lets the browser keep the text as a file. */
export const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileNameOf(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), UNTIL_READ);
};
