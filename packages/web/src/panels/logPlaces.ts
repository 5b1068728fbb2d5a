import type { LogEntry, View } from "@maria/rules";
import {
  type BattleSide,
  type CityId,
  type FortressId,
  isOnBoard,
  type Pack,
  type PieceId,
} from "@maria/rules/model";

/** The cities an entry of the log speaks of, to be shown on the board: where it happened, or where its pieces are now. */
export const citiesIn = (view: View, pack: Pack, entry: LogEntry): CityId[] => {
  const at = (pieces: readonly PieceId[]): CityId[] =>
    pieces.flatMap((piece) => {
      const place = view.at[piece];
      return place !== undefined && isOnBoard(place) ? [place] : [];
    });
  const placeOf = (fortress: FortressId): CityId[] => pack.fortresses.slice(fortress, fortress + 1);
  const side = ({ city }: BattleSide): CityId => city;
  switch (entry.type) {
    case "marched":
    case "retreated":
      return [entry.from, ...entry.path];
    case "hussarPlaced":
    case "hussarRemoved":
    case "stackFormed":
    case "stackProposed":
    case "trainEliminated":
    case "trainReentered":
    case "generalReturned":
    case "saxonWentHome":
    case "secondTrainPlaced":
      return [entry.city];
    case "displaced":
      return [entry.from, ...(entry.to === null ? [] : [entry.to])];
    case "conquered":
    case "questionMarkPlaced":
    case "questionMarkRemoved":
    case "electorTurned":
    case "markerReturned":
      return placeOf(entry.fortress);
    case "battleBegan":
      return [side(entry.attacker), side(entry.defender)];
    case "battleEnded":
      return [entry.attacker, entry.defender];
    case "fightsListed":
      return entry.fights.flatMap(({ attacker, defender }) => [attacker, defender]);
    case "noRetreat":
      return [entry.from];
    case "recruited":
    case "troopsAssigned":
      return entry.reentries.map(({ city }) => city);
    case "transferred":
      return at([entry.from, entry.to]);
    case "outOfSupply":
    case "backInSupply":
    case "generalRemoved":
    case "expeditionSent":
      return at([entry.general]);
    case "handSurrendered":
      return at(entry.covered);
    default:
      return [];
  }
};
