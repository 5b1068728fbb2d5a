import type { SuitName } from "../model/cards.ts";
import type { PowerName } from "../model/powers.ts";

/** The JSON files of a component pack, as they stand on disk. Names inside are ids of the same pack. */

export interface Names {
  readonly en: string;
  readonly de: string;
  readonly fr: string;
}

export type MapName = "flanders" | "bohemia";
export type FortressKind = "minor" | "major";
export type RoadKind = "road" | "main";

export interface CityData {
  readonly id: string;
  readonly name: string;
  readonly modern?: string;
  readonly map: MapName;
  readonly x: number;
  readonly y: number;
  readonly sector: string;
  readonly territory: string;
  readonly fortress?: FortressKind;
  readonly elector?: boolean;
}

export interface SectorData {
  readonly id: string;
  readonly map: MapName;
  readonly suit: SuitName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BoardData {
  readonly note?: string;
  readonly width: number;
  readonly height: number;
  readonly maps: Readonly<
    Record<MapName, { name: Names; x: number; y: number; width: number; height: number }>
  >;
  readonly territories: Readonly<Record<string, { name: Names; home: PowerName | null }>>;
  readonly sectors: readonly SectorData[];
  readonly cities: readonly CityData[];
  readonly roads: readonly (readonly [string, string, RoadKind])[];
}

interface GeneralData {
  readonly name: string;
  readonly rank: number;
  readonly minimum: number;
  /** A city, or "offMap" for a general who starts in his power's off-map box. */
  readonly start: string;
}

export interface ArmyData {
  readonly name: Names;
  readonly kind: "major" | "minor";
  readonly colour: string;
  readonly troops: number;
  readonly income: number;
  readonly initialHand: number;
  readonly victoryPool?: number;
  readonly offMapExit?: string;
  readonly hussars?: number;
  readonly generals: readonly GeneralData[];
  /** Cities, or "silesiaBox" for the train that waits in the victory box. */
  readonly trains: readonly string[];
}

export interface ArmiesData {
  readonly note?: string;
  readonly roles: Readonly<
    Record<"maria" | "louis" | "frederick", { name: Names; powers: readonly PowerName[] }>
  >;
  readonly powers: Readonly<Record<PowerName, ArmyData>>;
  readonly silesia: { readonly prussian: readonly string[]; readonly austrian: readonly string[] };
  readonly electors: {
    readonly french: readonly string[];
    readonly austrianPragmatic: readonly string[];
    readonly votes: readonly string[];
  };
}

export type IconName = "victoryPoint" | "expeditionCorps" | "incomePlus" | "incomeMinus";

export interface TrackBoxData {
  readonly position: number;
  readonly star?: boolean;
  readonly icons: readonly { readonly icon: IconName; readonly power: PowerName }[];
  /** Saxony's track only. */
  readonly status?: "prussianAlly" | "neutral" | "austrianAlly";
  readonly annexationBox?: boolean;
}

interface TrackData {
  readonly left: Names;
  readonly right: Names;
  readonly boxes: readonly TrackBoxData[];
}

export type InstructionData =
  | { readonly kind: "incomeThisTurn"; readonly power: PowerName; readonly change: number }
  | {
      readonly kind: "grant";
      readonly receivers: readonly (PowerName | "selectingPower")[];
      readonly tacticalCards: number;
      readonly troops: number;
      readonly fortressToFrance?: string;
    }
  | { readonly kind: "saxonyJoinsAustria"; readonly troops: number }
  | { readonly kind: "jacobiteRebellion"; readonly power: PowerName; readonly income: number };

export interface PoliticalCardData {
  readonly id: string;
  readonly year: number;
  readonly title: Names;
  readonly powers: readonly PowerName[];
  readonly instruction: InstructionData | null;
  readonly shifts: readonly {
    readonly track: "saxony" | "russia" | "italy";
    readonly steps: number;
    readonly either?: boolean;
    readonly forbiddenWhile?: "saxonyPrussianAlly";
  }[];
  readonly imperialElection?: boolean;
}

export interface PoliticsData {
  readonly note?: string;
  readonly reconstructed?: readonly string[];
  readonly squareOrder: readonly PowerName[];
  readonly offMapBoxes: Readonly<Partial<Record<PowerName, { readonly name: Names }>>>;
  readonly tracks: Readonly<Record<"saxony" | "russia" | "italy", TrackData>>;
  readonly cards: readonly PoliticalCardData[];
}

export interface PackData {
  readonly board: BoardData;
  readonly armies: ArmiesData;
  /** The political display and cards of the advanced game. */
  readonly politics: PoliticsData;
  /** Drawing data; no rule reads it. */
  readonly geography: unknown;
}
