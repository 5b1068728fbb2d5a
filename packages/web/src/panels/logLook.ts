import type { LogEntry } from "@maria/rules";
import { powerOf } from "@maria/rules/board";
import { AUSTRIA, type GameEvent, NOBODY, type Pack, type Power } from "@maria/rules/model";

/** What has come about, in contrast to what was done. */
const RESULTS: ReadonlySet<GameEvent["type"]> = new Set([
  "battleEnded",
  "conquered",
  "electorTurned",
  "emperorElected",
  "gameEnded",
  "generalRemoved",
  "handSurrendered",
  "markerReturned",
  "markerShifted",
  "noRetreat",
  "outOfSupply",
  "pointsGained",
  "pointsLost",
  "retreated",
  "saxonyChanged",
  "silesiaAnnexed",
  "silesiaCeded",
  "silesiaKept",
  "threeElectors",
  "trainEliminated",
  "winterScored",
]);

export const isResult = ({ type }: LogEntry): boolean => RESULTS.has(type);

/** Whose coat of arms stands before an entry of the log; null where it is nobody's in particular. */
export const powerOfEntry = (pack: Pack, entry: LogEntry): Power | null => {
  switch (entry.type) {
    case "marched":
    case "displaced":
    case "stackProposed":
    case "saxonWentHome":
      return powerOf(pack, entry.piece);
    case "retreated":
    case "noRetreat": {
      const [general] = entry.generals;
      return general === undefined ? null : powerOf(pack, general);
    }
    case "stackFormed":
      return powerOf(pack, entry.commander);
    case "outOfSupply":
    case "backInSupply":
    case "generalRemoved":
    case "generalReturned":
      return powerOf(pack, entry.general);
    case "trainEliminated":
      return powerOf(pack, entry.by);
    case "trainReentered":
    case "secondTrainPlaced":
      return powerOf(pack, entry.train);
    case "transferred":
      return powerOf(pack, entry.from);
    case "hussarPlaced":
    case "hussarRemoved":
      return AUSTRIA;
    case "conquered":
    case "questionMarkPlaced":
      return entry.by;
    case "battleBegan":
      return entry.attacker.power;
    case "battleEnded":
      return entry.winnerPower === NOBODY ? null : entry.winnerPower;
    case "subsidyPaid":
    case "subsidyRefused":
      return entry.from;
    case "electorTurned":
      return entry.to;
    default:
      return "power" in entry && entry.power !== NOBODY ? entry.power : null;
  }
};
