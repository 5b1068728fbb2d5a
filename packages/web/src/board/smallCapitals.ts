/** A run of letters of one size. */
export interface Run {
  readonly text: string;
  readonly isSmall: boolean;
}

/**
 * Small letters as capitals of a smaller size. The font has no small capitals of its own, and browsers make theirs each
 * in another size (Chromium 0.7, Firefox 0.8 of the font size), while the map has room for one.
 */
export const smallCapitals = (text: string): Run[] => {
  const runs: { text: string; isSmall: boolean }[] = [];
  for (const letter of text) {
    const isSmall = letter !== letter.toUpperCase();
    const last = runs.at(-1);
    if (last?.isSmall === isSmall) last.text += letter.toUpperCase();
    else runs.push({ text: letter.toUpperCase(), isSmall });
  }
  return runs;
};
