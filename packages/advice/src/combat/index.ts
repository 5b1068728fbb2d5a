export {
  type AfterCard,
  afterCard,
  type Defeat,
  defeatBy,
  otherSide,
  type SideName,
  scoreOf,
} from "./battleScore.ts";
export { hussarsOn, type RetreatEnd, retreatEnds, unsuppliedIn } from "./retreatEnds.ts";
