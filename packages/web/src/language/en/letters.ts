/** A letter for each power, on shields and wherever there is room for no more. */
export const politics = {
  "politics.letter.france": "F",
  "politics.letter.bavaria": "B",
  "politics.letter.prussia": "P",
  "politics.letter.saxony": "S",
  "politics.letter.austria": "A",
  "politics.letter.pragmatic": "PA",
} as const;
