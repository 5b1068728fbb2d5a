import type { board as english } from "../en/board.ts";

export const board = {
  "board.miniMap": "Les deux cartes ; le cadre montre la partie visible. Touchez un endroit pour y aller.",
} as const satisfies Record<keyof typeof english, string>;
