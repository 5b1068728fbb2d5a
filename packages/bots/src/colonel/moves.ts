import { distance, packOf, powerOf } from "@maria/rules/board";
import {
  type Action,
  type Choice,
  type CityId,
  GENERAL_MARCH,
  isOnBoard,
  type PieceId,
  type Position,
  type Power,
  SUPPLY_RANGE,
} from "@maria/rules/model";
import { cheapestPayment } from "../cadet/payments.ts";
import { type Field, fieldOf } from "../value/field.ts";
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

/** SUP-05: whether a general who starves, and whom no train that has still to march feeds, could be fed from there. */
const feedsSomebody = ({ men, board }: Field, power: Power, city: CityId): boolean =>
  men.some(
    (man) =>
      man.power === power && !man.isFed && distance(board, man.city, city) <= SUPPLY_RANGE + GENERAL_MARCH,
  );

/**
 * TRN-01, TRN-02: with the cards that are missed least; to where it stands already only a spendthrift takes it, and one on the board
 * only where it feeds somebody who would starve.
 */
const reentriesOf = (staff: Staff, position: Position, choice: ReenterChoice): Move[] => {
  const { train, cities, hand, price } = choice;
  const { view } = staff;
  const power = powerOf(packOf(view), train);
  const place = position.at[train];
  const payment = cheapestPayment(view, power, hand, price);
  if (payment === null) return [];
  const field = place !== undefined && isOnBoard(place) ? fieldOf(position, staff.known, true) : null;
  const elsewhere = cities.filter(
    (city) => city !== place && (field === null || feedsSomebody(field, power, city)),
  );
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
