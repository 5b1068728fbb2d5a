import { type CityId, isOnBoard, type PieceId, type Position } from "@maria/rules/model";

/** The city a piece stands in, or null when it is not on the board. */
export const cityOf = (position: Position, piece: PieceId): CityId | null => {
  const place = position.at[piece];
  return place !== undefined && isOnBoard(place) ? place : null;
};
