import type { SavedGame } from "./savedGame.ts";

/** A turn takes a quarter of an hour or more: nobody should lose more than some of them with the browser's data. */
const TURNS = 3;

/** Whether it is time to suggest that the game be saved as a file. Games from before this was noted began in turn 1. */
export const isDue = ({ progress, suggested = 1 }: SavedGame, turn: number): boolean =>
  progress.result === null && turn >= suggested + TURNS;
