import { packOf, powerOf } from "@maria/rules/board";
import type { Action, Choice, PieceId, Position } from "@maria/rules/model";
import { cheapestPayment } from "../cadet/payments.ts";
import { marchesOf } from "./marches.ts";
import type { Staff } from "./staff.ts";

/** Something a piece may do in the movement phase. */
export interface Move {
  /** The same for whatever comes to the same. */
  readonly key: string;
  readonly piece: PieceId;
  readonly action: Action;
}

type ReenterChoice = Extract<Choice, { type: "reenterTrain" }>;

/** TRN-01, TRN-02: with the cards that are missed least; to where it stands already only a spendthrift takes it. */
const reentriesOf = (
  { view }: Staff,
  position: Position,
  { train, cities, hand, price }: ReenterChoice,
): Move[] => {
  const payment = cheapestPayment(view, powerOf(packOf(view), train), hand, price);
  if (payment === null) return [];
  const elsewhere = cities.filter((city) => city !== position.at[train]);
  return elsewhere.map((city) => ({
    key: `${train} re-enters ${city}`,
    piece: train,
    action: { type: "reenterTrain", train, city, cards: payment.cards },
  }));
};

export const movesOf = (staff: Staff, position: Position, offered: readonly Choice[]): Move[] => {
  const moves: Move[] = [];
  for (const choice of offered)
    if (choice.type === "reenterTrain") moves.push(...reentriesOf(staff, position, choice));
    else if (choice.type === "march")
      for (const { key, action } of marchesOf(position, choice, staff.known))
        moves.push({ key, piece: choice.piece, action });
  return moves;
};
