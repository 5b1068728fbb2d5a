import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const HISTORICAL = fileURLToPath(new URL("../../../../packs/historical/", import.meta.url));

/** A city that gets another name, and a road from the same beginning to it instead of to where it led. */
export const MOVED = { from: "amberg", to: "schwandorf", instead: "pegnitz" } as const;

/** Writes a sound pack that is not the historical one: Pegnitz has another name, and a road of its own to Amberg. */
export const writeChangedPack = (directory: string, name: string): string => {
  mkdirSync(directory, { recursive: true });
  for (const part of ["armies", "politics", "geography", "board"]) {
    const text = readFileSync(join(HISTORICAL, `${part}.json`), "utf8");
    writeFileSync(join(directory, `${part}.json`), part === "board" ? changedBoard(text, name) : text);
  }
  return directory;
};

interface BoardText {
  readonly cities: readonly { readonly id: string }[];
  readonly roads: readonly (readonly string[])[];
}

const changedBoard = (text: string, name: string): string => {
  const board = JSON.parse(text) as BoardText;
  const { from, to, instead } = MOVED;
  const cities = board.cities.map((city) => (city.id === instead ? { ...city, name } : city));
  const roads = board.roads.map(([a, b, kind]) =>
    [a, b].includes(from) && [a, b].includes(to) ? [from, instead, kind] : [a, b, kind],
  );
  return JSON.stringify({ ...board, cities, roads });
};
