import { LAST_TURN, LAST_TURN_ADVANCED, LAST_TURN_AFTER_CESSION, type Position } from "@maria/rules/model";

/** The turn after which the game is over at the latest. */
export const lastTurn = ({ options, affairs }: Pick<Position, "options" | "affairs">): number => {
  if (options.variant === "advanced") return LAST_TURN_ADVANCED;
  return affairs?.cession ? LAST_TURN_AFTER_CESSION : LAST_TURN;
};
