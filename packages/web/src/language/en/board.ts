/** The board: what its signs mean. */
export const board = {
  "board.miniMap": "Both maps; the frame shows what is seen. Tap a place to go there.",
} as const;
