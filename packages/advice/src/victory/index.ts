export { type Counts, countsOf } from "./counts.ts";
export { type LastResort, lastResort } from "./lastResort.ts";
export { lastTurn } from "./lastTurn.ts";
export {
  BOXES,
  type BoxName,
  boxesOf,
  conquestRace,
  type GoalRace,
  markersOnMaps,
  type PoolRace,
  type Race,
  racesOf,
} from "./race.ts";
export { type TurnSpace, turnSpaces, yearOf } from "./turnSpaces.ts";
