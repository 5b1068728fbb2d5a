import { ITALIC, ROMAN, SMALL_CAPITALS } from "./advances.ts";

export type Letters = "roman" | "capitals" | "italic";

const tableOf = (advances: typeof ROMAN): ReadonlyMap<string, number> =>
  new Map(
    advances.flatMap(([width, characters]) =>
      [...characters].map((character) => [character, width] as const),
    ),
  );

const TABLES: Readonly<Record<Letters, ReadonlyMap<string, number>>> = {
  roman: tableOf(ROMAN),
  capitals: tableOf(SMALL_CAPITALS),
  italic: tableOf(ITALIC),
};

/** The widest letter stands for one that was not measured. */
const UNKNOWN = 1000;
/** Kerning moves letters by a hair; the table knows nothing of it. */
const SAFETY = 1.02;

/** Letters of one kind are spaced alike here and in the style sheet of the board, in parts of the font size. */
const SPACING: Readonly<Record<Letters, number>> = { roman: 0.01, capitals: 0.035, italic: 0.14 };

export const widthOf = (text: string, letters: Letters, size: number): number => {
  const table = TABLES[letters];
  const advance = [...text].reduce((sum, character) => sum + (table.get(character) ?? UNKNOWN), 0);
  return ((advance * SAFETY) / 1000 + text.length * SPACING[letters]) * size;
};

/** Above and below the base line, in parts of the font size. */
export const ASCENT = 0.7;
export const DESCENT = 0.24;
