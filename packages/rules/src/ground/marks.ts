import type { CityId } from "../model/ids.ts";
import type { Board } from "../pack/pack.ts";
import { oncePer } from "../tools/oncePer.ts";

/** Of one board: by city the number of the last question that marked it, and the number of the latest question. */
interface Sheet {
  readonly marked: Int32Array;
  latest: number;
}

/**
 * Cities marked for one question. All questions about a board share one array, a cache of memory: V8 keeps typed arrays of
 * more than 64 bytes outside its heap, and making one anew for each question costs some 5 % of random play. Marks of an older
 * question carry an older number and are thereby void; marking for a question after a newer one was asked throws.
 */
export interface Marks {
  readonly sheet: Sheet;
  readonly question: number;
}

const sheetOf = oncePer(({ size }: Board): Sheet => ({ marked: new Int32Array(size), latest: 0 }));

/** No city is marked yet. */
export const newQuestion = (board: Board): Marks => {
  const sheet = sheetOf(board);
  return { sheet, question: ++sheet.latest };
};

/** Marks a city; false if it was marked before. */
export const mark = ({ sheet, question }: Marks, city: CityId): boolean => {
  if (sheet.latest !== question) throw new Error("a newer question has been asked about this board");
  if (sheet.marked[city] === question) return false;
  sheet.marked[city] = question;
  return true;
};
