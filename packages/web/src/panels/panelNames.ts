/** The panels around the board, in the order of their tabs. */
export const PANELS = [
  "hands",
  "armies",
  "victory",
  "politics",
  "treaties",
  "log",
  "talk",
  "orders",
  "overlays",
  "textBoard",
] as const;
export type PanelName = (typeof PANELS)[number];
