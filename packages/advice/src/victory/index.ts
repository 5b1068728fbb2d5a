export { type Counts, countsOf } from "./counts.ts";
export { lastTurn } from "./lastTurn.ts";
export {
  BATTLE_BOXES,
  BOXES,
  type BoxName,
  type GoalRace,
  type PoolRace,
  type Race,
  racesOf,
  type TurnSpace,
  turnSpaces,
  yearOf,
} from "./race.ts";
