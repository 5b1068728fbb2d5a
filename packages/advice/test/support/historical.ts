import { readFileSync } from "node:fs";
import { loadPack, type Pack, type PackData } from "@maria/rules";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../packs/historical/${name}.json`, import.meta.url), "utf8"));

export const historical: Pack = loadPack({
  board: read("board"),
  armies: read("armies"),
  politics: read("politics"),
  geography: null,
} as PackData);
