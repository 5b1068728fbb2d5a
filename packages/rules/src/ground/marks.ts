import type { Board } from "../pack/pack.ts";
import { oncePer } from "../tools/oncePer.ts";

/**
 * Cities marked for one question; marks of an older question carry an older number and are thereby void, so that one
 * array serves all. Measured: arrays made anew cost a quarter of random play, a third and more in the advanced game.
 */
export interface Marks {
  readonly mark: Int32Array;
  question: number;
}

const marksOn = oncePer(({ size }: Board): Marks => ({ mark: new Int32Array(size), question: 0 }));

/** No city is marked yet. The marks are good until the next question is asked. */
export const newQuestion = (board: Board): Marks => {
  const marks = marksOn(board);
  marks.question++;
  return marks;
};
