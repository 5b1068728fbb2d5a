import { packOf, powerOf } from "@maria/rules/board";
import {
  type Action,
  type Choice,
  isOnBoard,
  type PieceId,
  type Position,
  type Power,
} from "@maria/rules/model";
import { cheapestPayment } from "../cadet/payments.ts";
import { fieldOf } from "../value/field.ts";
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

/** SUP-05: a general abroad whom no train of the power feeds, nor will one that has still to march. */
const isAnybodyHungry = ({ known }: Staff, position: Position, power: Power): boolean =>
  fieldOf(position, known, true).men.some((man) => man.power === power && !man.isFed);

/**
 * TRN-01, TRN-02: with the cards that are missed least; to where it stands already only a spendthrift takes it, and one on the board
 * to anywhere only where somebody would starve.
 */
const reentriesOf = (staff: Staff, position: Position, choice: ReenterChoice): Move[] => {
  const { train, cities, hand, price } = choice;
  const { view } = staff;
  const power = powerOf(packOf(view), train);
  const place = position.at[train];
  if (place !== undefined && isOnBoard(place) && !isAnybodyHungry(staff, position, power)) return [];
  const payment = cheapestPayment(view, power, hand, price);
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
