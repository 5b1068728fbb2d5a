import { occupy } from "../ground/occupation.ts";
import { powerOf } from "../ground/stacks.ts";
import { type CityId, isOnBoard, type PieceId } from "../model/ids.ts";
import { SUPPLY_RANGE } from "../model/numbers.ts";
import type { Position } from "../model/state.ts";
import type { Board, Pack } from "../pack/pack.ts";
import {
  FREE,
  isAtHome,
  isAtHomeInTheNetherlands,
  isOpen,
  supplyOf,
  type Tracer,
  trainsInRange,
  UNSUPPLIED,
} from "./supplyPath.ts";

/** How a general is supplied, for people who want to see it. */
export interface SupplyRoute {
  /** FREE, UNSUPPLIED or a price in points, as `supplyOf` gives it. */
  readonly supply: number;
  readonly atHome: boolean;
  /** SUP-05: a shortest path from the general to the train, both cities included; empty at home and without supply. */
  readonly path: readonly CityId[];
}

/** A shortest way to a train through cities that are open. */
const wayToTrain = (tracer: Tracer, avoidHussars: boolean): readonly CityId[] => {
  const { board, from, trains } = tracer;
  const cameFrom = new Map<CityId, CityId | null>([[from, null]]);
  let front: CityId[] = [from];
  for (let length = 1; length <= SUPPLY_RANGE && front.length > 0; length++) {
    const further: CityId[] = [];
    for (const city of front)
      for (const next of board.neighbours[city] as readonly CityId[]) {
        if (cameFrom.has(next) || !isOpen(tracer, next, avoidHussars)) continue;
        cameFrom.set(next, city);
        if (!trains.includes(next)) further.push(next);
        else {
          const way: CityId[] = [];
          for (let at: CityId | null = next; at !== null; at = cameFrom.get(at) ?? null) way.unshift(at);
          return way;
        }
      }
    front = further;
  }
  return [];
};

/**
 * SUP-03, SUP-05, RUL-20: the supply of one general with the path it takes: one free of charge where there is one. For showing;
 * `supplyOf` tells the price alone, and faster.
 */
export const supplyRouteOf = (
  position: Position,
  pack: Pack,
  board: Board,
  general: PieceId,
): SupplyRoute => {
  const supply = supplyOf(position, pack, board, general);
  const from = position.at[general];
  if (from === undefined || !isOnBoard(from)) return { supply, atHome: false, path: [] };
  const power = powerOf(pack, general);
  const atHome =
    isAtHome(position, pack, power, from) || isAtHomeInTheNetherlands(position, pack, general, from);
  if (atHome || supply === UNSUPPLIED) return { supply, atHome, path: [] };
  const trains = trainsInRange(position, pack, board, general, from);
  const tracer: Tracer = {
    position,
    pack,
    board,
    power,
    from,
    trains,
    occupation: occupy(position, board),
  };
  const cheap = supply === FREE ? wayToTrain(tracer, true) : [];
  return { supply, atHome, path: cheap.length > 0 ? cheap : wayToTrain(tracer, false) };
};
