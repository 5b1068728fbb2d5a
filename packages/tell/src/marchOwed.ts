import {
  isOnBoard,
  MOVED,
  type PieceId,
  type Place,
  powersOfSeat,
  refusalOf,
  type Seat,
  type View,
} from "@maria/rules";
import { pieceNames } from "./names.ts";
import { clausesText } from "./terms.ts";
import type { Words } from "./words.ts";

/** What ends a movement: all of it, or that in Flanders under a dispute. */
type Ending = "done" | "passFlanders";

/** The treaty that does not let the seat end its movement yet, if one does. */
const treatyKeeping = (view: View, seat: Seat, type: Ending): number | undefined =>
  refusalOf(view, seat, { type })?.treaty;

/** RUL-101: whether this treaty would let nothing end even if everybody else had marched. */
const owesMarch = (view: View, seat: Seat, type: Ending, treaty: number, general: PieceId): boolean => {
  const spent = view.spent.map((before, piece) => (piece === general ? before : MOVED));
  return treatyKeeping({ ...view, spent }, seat, type) === treaty;
};

/** RUL-101: why a treaty does not let the seat end its movement yet, and who has to march; null if none forbids it. */
export const marchOwedText = (words: Words, view: View, seat: Seat, type: Ending = "done"): string | null => {
  const keeping = treatyKeeping(view, seat, type);
  const treaty = view.affairs?.agreements.find(({ id }) => id === keeping);
  if (treaty === undefined) return null;
  const { id: n } = treaty;
  const facts = { n, terms: clausesText(words, treaty) };
  const generals = powersOfSeat(view.options, seat, view.saxony)
    .flatMap((power) => words.pack.armies[power]?.generals ?? [])
    .filter((general) => isOnBoard(view.at[general] as Place) && owesMarch(view, seat, type, n, general));
  // Where nobody is found, the one who has to march waits for another piece to make way.
  return generals.length === 0
    ? words.say("agreement.wayOwed", facts)
    : words.say("agreement.marchOwed", {
        ...facts,
        count: generals.length,
        generals: pieceNames(words, generals),
      });
};
