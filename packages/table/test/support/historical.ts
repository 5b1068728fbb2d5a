import { readFileSync } from "node:fs";
import { loadPack, type PackData } from "@maria/rules";
import type { Pack } from "@maria/rules/model";

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../packs/historical/${file}.json`, import.meta.url), "utf8"));

export const historicalData = {
  board: read("board"),
  armies: read("armies"),
  politics: read("politics"),
  geography: read("geography"),
} as PackData;

export const historical: Pack = loadPack(historicalData);

export const THREE = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
} as const;
export const TWO = {
  variant: "introductory",
  players: 2,
  politicalOption: false,
  troopCeiling: false,
} as const;
export const ADVANCED = {
  variant: "advanced",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
} as const;
export const GAMBIT = {
  variant: "silesia-gambit",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
} as const;
