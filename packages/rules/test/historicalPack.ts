import { readFileSync } from "node:fs";
import type { PackData } from "../src/pack/data.ts";

const file = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../packs/historical/${name}.json`, import.meta.url), "utf8"));

/** The data of packs/historical, fresh from disk. */
export const historicalData = (): PackData =>
  ({
    board: file("board"),
    armies: file("armies"),
    politics: file("politics"),
    geography: file("geography"),
  }) as PackData;
