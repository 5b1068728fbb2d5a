import { momentOf } from "@maria/rules/board";
import { FROZEN, MOVED, type PieceId, type Position, REENTERED } from "@maria/rules/model";

/** MOV-03, MOV-11, TRN-10: whether the piece's movement has ended in this movement phase. */
export const movementEnded = (position: Position, piece: PieceId): boolean =>
  momentOf(position).phase === "movement" &&
  ((position.spent[piece] ?? 0) & (MOVED | FROZEN | REENTERED)) !== 0;
