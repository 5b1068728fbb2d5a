import { isAnyNeutral } from "../ground/hostility.ts";
import { NO_PIECE, type Occupation, otherIn } from "../ground/occupation.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import type { Position } from "../model/state.ts";
import type { Board } from "../pack/pack.ts";
import type { MarchTreaties } from "../treaties/marchTreaties.ts";

/**
 * Whether nothing but pieces and the edge of the map can keep the power's generals, or trains, from entering a city on
 * a normal move; on the Flanders map, unless it is closed to them for the moment.
 */
export const isOpenCountry = (
  position: Position,
  semiActive: boolean,
  treaties: MarchTreaties | null,
): boolean => treaties === null && !semiActive && !isAnyNeutral(position);

/**
 * In open country an empty city next door will do, and mostly the first is empty: a short cut that saves `hasMarch` and the
 * survey it needs. Measured together with `takeOut` and `trialOf`: see decision 0019.
 */
export const hasRoomNextDoor = (board: Board, occupation: Occupation, city: CityId): boolean => {
  const { roadsFrom, roadTo } = board;
  const end = roadsFrom[city + 1] as number;
  for (let road = roadsFrom[city] as number; road < end; road++)
    if (isPlainEntry(board, occupation, city, roadTo[road] as CityId, NO_PIECE)) return true;
  return false;
};

/**
 * Into a city on the same map where nobody stands but perhaps the mover, who has left it: in open country nothing forbids
 * that to a normal move.
 */
export const isPlainEntry = (
  board: Board,
  occupation: Occupation,
  from: CityId,
  city: CityId,
  mover: PieceId,
): boolean =>
  otherIn(occupation, city, mover) === NO_PIECE && board.isFlanders[city] === board.isFlanders[from];
