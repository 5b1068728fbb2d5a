import type { Suit } from "../model/cards.ts";
import type { CityId, FortressId, PieceId, Place } from "../model/ids.ts";
import type { Power, PowerOrNobody } from "../model/powers.ts";
import type { FortressKind, MapName, PackData } from "./data.ts";
import type { Politics } from "./politics.ts";

export interface City {
  readonly id: CityId;
  /** The name used in the pack's files. */
  readonly key: string;
  readonly name: string;
  readonly map: MapName;
  readonly territory: string;
  readonly suit: Suit;
  /** MAP-04: the power whose home country this is, at the start. */
  readonly home: PowerOrNobody;
  readonly fortress: FortressKind | null;
}

export interface General {
  readonly kind: "general";
  readonly id: PieceId;
  readonly power: Power;
  readonly name: string;
  readonly rank: number;
  readonly minimum: number;
  readonly start: Place;
}

export interface Train {
  readonly kind: "train";
  readonly id: PieceId;
  readonly power: Power;
  readonly start: Place;
}

export type Piece = General | Train;

export interface Army {
  readonly troops: number;
  readonly income: number;
  readonly initialHand: number;
  readonly generals: readonly PieceId[];
  readonly trains: readonly PieceId[];
}

/** The roads of the maps in use, with every distance computed once. */
export interface Board {
  readonly cities: readonly CityId[];
  readonly isInUse: readonly boolean[];
  /** By city: 1 on the Flanders map, 0 on the Bohemia map. */
  readonly isFlanders: Uint8Array;
  readonly neighbours: readonly (readonly CityId[])[];
  /**
   * The same in one row, for what is asked at every step: the roads from a city are those from `roadsFrom` of the city up
   * to that of the next. All of it is at hand at once, while lists lie scattered in memory.
   */
  readonly roadsFrom: Int16Array;
  readonly roadTo: Int16Array;
  /** 1 for a main road. */
  readonly roadIsMain: Uint8Array;
  /** RUL-18: roads on the shortest connection, row by row; 255 where there is none. */
  readonly distances: Uint8Array;
  readonly size: number;
  /** HUS-03, HUS-04: the cities of the Bohemia map at most 4 cities away. */
  readonly hussarReach: readonly Int16Array[];
}

/** A component pack as the rules use it: lists by id, and whatever can be worked out once. Never changes. */
export interface Pack {
  /** A fingerprint of the contents: records name it, and it changes with any change of the data. */
  readonly id: string;
  readonly data: PackData;
  readonly cities: readonly City[];
  /** By city: its home country, and 1 for a city of Silesia. */
  readonly homes: Int8Array;
  readonly isSilesian: Uint8Array;
  readonly cityByKey: ReadonlyMap<string, CityId>;
  /** Generals first, then trains; within each kind by power. */
  readonly pieces: readonly Piece[];
  /** By piece: the power it belongs to. */
  readonly powers: Int8Array;
  readonly generals: readonly General[];
  readonly trains: readonly Train[];
  readonly armies: readonly Army[];
  readonly fortresses: readonly CityId[];
  /** The fortress in a city, or −1. */
  readonly fortressIn: { readonly [city: number]: FortressId | -1 };
  readonly silesian: readonly FortressId[];
  readonly silesianCities: readonly CityId[];
  readonly startingMarkers: {
    readonly prussian: readonly FortressId[];
    readonly austrian: readonly FortressId[];
  };
  readonly electors: {
    readonly french: readonly FortressId[];
    readonly austrianPragmatic: readonly FortressId[];
  };
  /** MAP-14: the four elector fortresses that never bear victory markers. */
  readonly isElectorFortress: readonly boolean[];
  /** MAP-20: fortresses in Austria's part of the Bohemia map. */
  readonly coreAustrian: readonly FortressId[];
  /** TAC-05: the one major fortress of each minor power. */
  readonly majorFortressOf: readonly (CityId | null)[];
  /** TRN-05, WTR-06: major fortresses by home country. */
  readonly homeMajorFortresses: readonly (readonly CityId[])[];
  /** ARE-01: the Austrian general with special ties to the Netherlands. */
  readonly arenberg: PieceId | null;
  /** ARE-04: major fortresses of the Netherlands. */
  readonly dutchMajorFortresses: readonly CityId[];
  /** ANX-07: Silesia's major fortresses, Prussian re-entry sites after the annexation. */
  readonly silesianMajorFortresses: readonly CityId[];
  /** ELE-07: the nine fortresses with an elector's vote. */
  readonly votes: readonly FortressId[];
  /** OFF-03: the city each off-map box's arrow points to. */
  readonly offMapExits: readonly (CityId | null)[];
  readonly victoryPools: readonly number[];
  readonly politics: Politics;
  readonly wholeBoard: Board;
  readonly bohemiaOnly: Board;
}

/**
 * RUL-18: roads on the shortest connection, 255 where there is none. The same both ways; asked from one city to many it is
 * found faster than from many to one, for a city's row lies together in memory.
 */
export const distance = (board: Board, a: CityId, b: CityId): number =>
  board.distances[a * board.size + b] as number;

/** Whether a main road leads from one city to the other; false where they are not next to each other. */
export const isMainRoad = (board: Board, from: CityId, to: CityId): boolean => {
  const { roadsFrom, roadTo, roadIsMain } = board;
  const end = roadsFrom[from + 1] as number;
  for (let road = roadsFrom[from] as number; road < end; road++)
    if (roadTo[road] === to) return roadIsMain[road] === 1;
  return false;
};
