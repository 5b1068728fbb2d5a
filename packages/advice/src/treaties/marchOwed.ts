import { refusalOf, type View } from "@maria/rules";
import { packOf } from "@maria/rules/board";
import {
  type Agreement,
  isOnBoard,
  MOVED,
  type PieceId,
  type Place,
  powersOfSeat,
  type Seat,
} from "@maria/rules/model";

/** What ends a movement: all of it, or that in Flanders under a dispute. */
export type Ending = "done" | "passFlanders";

/** A treaty that does not let a movement end yet. */
export interface MarchOwed {
  readonly treaty: Agreement;
  /** Who has to march; nobody where the one who has to waits for another piece to make way. */
  readonly generals: readonly PieceId[];
}

const treatyKeeping = (view: View, seat: Seat, type: Ending): number | undefined =>
  refusalOf(view, seat, { type })?.treaty;

/** RUL-101: whether this treaty would let nothing end even if everybody else had marched. */
const owesMarch = (view: View, seat: Seat, type: Ending, treaty: number, general: PieceId): boolean => {
  const spent = view.spent.map((before, piece) => (piece === general ? before : MOVED));
  return treatyKeeping({ ...view, spent }, seat, type) === treaty;
};

/** RUL-101: which treaty does not let the seat end its movement yet, and who has to march; null if none forbids it. */
export const marchOwed = (view: View, seat: Seat, type: Ending = "done"): MarchOwed | null => {
  const keeping = treatyKeeping(view, seat, type);
  const treaty = view.affairs?.agreements.find(({ id }) => id === keeping);
  if (treaty === undefined) return null;
  const { armies } = packOf(view);
  const generals = powersOfSeat(view.options, seat, view.saxony)
    .flatMap((power) => armies[power]?.generals ?? [])
    .filter(
      (general) => isOnBoard(view.at[general] as Place) && owesMarch(view, seat, type, treaty.id, general),
    );
  return { treaty, generals };
};
