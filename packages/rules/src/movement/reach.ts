import { isEnemyFortress } from "../ground/control.ts";
import { occupy } from "../ground/occupation.ts";
import { isGeneral, powerOf } from "../ground/stacks.ts";
import type { MovementFrame } from "../model/frames.ts";
import { type CityId, type FortressId, isOnBoard, type PieceId } from "../model/ids.ts";
import type { Position } from "../model/state.ts";
import { isMainRoad } from "../pack/pack.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import type { Marcher } from "./marcher.ts";
import { marcherOf, stepsFrom } from "./marchSteps.ts";

/** A city a march could come to. */
export interface Reached {
  readonly city: CityId;
  readonly mayEnd: boolean;
  readonly mayGoOn: boolean;
}

const NOWHERE: readonly Reached[] = [];

/** The movement phase of the piece's power as if it began now. */
const marcherNow = (position: Position, piece: PieceId): Marcher => {
  const powers = [powerOf(packOf(position), piece)];
  const frame: MovementFrame = {
    kind: "movement",
    powers,
    done: [],
    asked: [],
    dispute: null,
    refusedStacks: [],
  };
  return marcherOf(position, frame, piece, occupy(position, boardOf(position)), null);
};

/**
 * Where a piece could go if the movement phase of its power began now, whoever it belongs to: each city once, with the
 * best that any way there allows, the city where it stands left out. Empty for a piece off the board, and for a train by force
 * march. What a general can do depends on public facts only, so a view will do. A search over the board: not for every frame.
 */
export const reachOf = (position: Position, piece: PieceId, force: boolean): readonly Reached[] => {
  const from = position.at[piece];
  if (from === undefined || !isOnBoard(from)) return NOWHERE;
  if (force && !isGeneral(packOf(position), piece)) return NOWHERE;
  const marcher = marcherNow(position, piece);
  const reached = new Map<CityId, Reached>();
  // A city reached again by as good a road after more steps leads to nothing new.
  const seen = new Set<number>();
  let front = [{ city: from, onMainRoad: true }];
  for (let taken = 0; front.length > 0; taken++) {
    const further: typeof front = [];
    for (const { city, onMainRoad } of front)
      for (const step of stepsFrom(marcher, city, taken, onMainRoad, force)) {
        const before = reached.get(step.city);
        reached.set(step.city, {
          city: step.city,
          mayEnd: step.mayEnd || before?.mayEnd === true,
          mayGoOn: step.mayGoOn || before?.mayGoOn === true,
        });
        const stillMain = onMainRoad && isMainRoad(marcher.board, city, step.city);
        const key = step.city * 2 + (stillMain ? 1 : 0);
        if (!step.mayGoOn || seen.has(key)) continue;
        seen.add(key);
        further.push({ city: step.city, onMainRoad: stillMain });
      }
    front = further;
  }
  reached.delete(from);
  return [...reached.values()];
};

/**
 * CON-01, CON-03: the enemy fortresses a general could leave in the course of one normal move, and would thereby conquer
 * if they are not protected then.
 */
export const fortressesInReach = (position: Position, general: PieceId): readonly FortressId[] => {
  const pack = packOf(position);
  const from = position.at[general];
  if (from === undefined || !isOnBoard(from)) return [];
  if (!isGeneral(pack, general) || position.faceDown[general]) return [];
  const reached = reachOf(position, general, false);
  const left = reached.filter(({ mayGoOn }) => mayGoOn).map(({ city }) => city);
  const power = powerOf(pack, general);
  return [...(reached.length > 0 ? [from] : []), ...left].flatMap((city) =>
    isEnemyFortress(position, pack, power, city) ? [pack.fortressIn[city] as FortressId] : [],
  );
};
