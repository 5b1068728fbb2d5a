import type { board as english } from "../en/board.ts";

export const board = {
  "board.miniMap":
    "Beide Karten; der Rahmen zeigt den sichtbaren Teil. Tippe auf eine Stelle, um sie zu sehen.",
} as const satisfies Record<keyof typeof english, string>;
