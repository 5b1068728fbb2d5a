/** Who plays among his like, and how many of the games that are asked for: the stronger a style, the slower it plays. */
export const STYLES = {
  racer: 1,
  turtle: 1,
  cadet: 1,
  colonel: 0.1,
  marshal: 0.02,
} as const;
export type Style = keyof typeof STYLES;
export const styleNames = Object.keys(STYLES) as readonly Style[];

/** What is told beside the game for three, and not aimed at, is played more seldom. */
const SHARE_OF_OTHERS = 0.5;
const FEWEST = 4;

/** So many games of a style in a form of the game, out of so many that are asked for. */
export const gamesOf = (asked: number, style: Style, isAimedAt: boolean): number =>
  Math.max(Math.min(FEWEST, asked), Math.round(asked * STYLES[style] * (isAimedAt ? 1 : SHARE_OF_OTHERS)));
