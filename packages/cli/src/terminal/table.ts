/** Lays cells out in columns; the last column is not padded. */
export const columns = (rows: readonly (readonly string[])[], gap = "  "): string[] => {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    });
  return rows.map((row) =>
    row
      .map((cell, index) => (index === row.length - 1 ? cell : cell.padEnd(widths[index] ?? 0)))
      .join(gap)
      .trimEnd(),
  );
};

/** Numbers to the right: every cell but those of the first column. */
export const figures = (rows: readonly (readonly string[])[], gap = "  "): string[] => {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    });
  return rows.map((row) =>
    row
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return index === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(gap)
      .trimEnd(),
  );
};

/** Lines longer than this are hard to read. */
export const WIDTH = 100;

/** Breaks a text into lines of at most `width`, each after the first indented; blanks at its beginning stay. */
export const wrapped = (text: string, width: number, indent = ""): string[] => {
  const lines: string[] = [];
  const [leading = ""] = /^ */.exec(text) ?? [];
  let line = leading;
  let isEmpty = true;
  for (const word of text.slice(leading.length).split(" ")) {
    const longer = isEmpty ? line + word : `${line} ${word}`;
    if (longer.length > width && !isEmpty) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
    isEmpty = false;
  }
  lines.push(line);
  return lines;
};
