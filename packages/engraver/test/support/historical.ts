import { readFileSync } from "node:fs";
import type { DrawnData } from "../../src/pack.ts";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../packs/historical/${name}.json`, import.meta.url), "utf8"));

export const historical: DrawnData = { board: read("board"), geography: read("geography") };
