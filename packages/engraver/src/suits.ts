import { type Box, contains, distanceOf, overlap, type Point } from "./geometry.ts";
import { itemAt } from "./itemAt.ts";
import type { CityData, SectorData } from "./pack.ts";

const numbered = (value: number): string => (Math.round(value * 10) / 10).toString();

/** Suits as shapes around 0, 0 in a square from -50 to 50: path commands with absolute points, scaled and moved. */
const SHAPES: Readonly<Record<SectorData["suit"], string>> = {
  hearts:
    "M0 48C-14 30-48 8-48-18C-48-36-36-46-24-46C-12-46-4-38 0-27C4-38 12-46 24-46C36-46 48-36 48-18C48 8 14 30 0 48Z",
  diamonds: "M0-50C8-34 24-14 38 0C24 14 8 34 0 50C-8 34-24 14-38 0C-24-14-8-34 0-50Z",
  spades:
    "M0-49C14-27 46-10 46 15C46 28 37 36 26 36C17 36 9 31 5 23C6 34 10 43 18 49L-18 49C-10 43-6 34-5 23C-9 31-17 36-26 36C-37 36-46 28-46 15C-46-10-14-27 0-49Z",
  clubs:
    "M0-48C13-48 23-38 23-25C23-17 19-10 13-5C17-7 21-8 25-8C38-8 48 2 48 14C48 27 38 36 26 36C17 36 9 31 5 23C6 34 10 43 18 49L-18 49C-10 43-6 34-5 23C-9 31-17 36-26 36C-38 36-48 27-48 14C-48 2-38-8-25-8C-21-8-17-7-13-5C-19-10-23-17-23-25C-23-38-13-48 0-48Z",
};

export const suitPath = (suit: SectorData["suit"], at: Point, size: number): string => {
  let index = 0;
  return SHAPES[suit]
    .replace(/-?\d+/g, (number, offset: number, text: string) => {
      const value = (Number(number) * size) / 100 + itemAt(at, index++ % 2);
      const written = numbered(value);
      return /[A-Z]/.test(text[offset - 1] ?? "M") || written.startsWith("-") ? written : ` ${written}`;
    })
    .replace(/ {2,}/g, " ");
};

const CANDIDATES = 14;

/** Where in its sector a suit stands most freely: far from cities, near the middle, off the cartouches. */
export const suitPlace = (
  sector: SectorData,
  cities: readonly CityData[],
  taken: readonly Box[],
): { readonly at: Point; readonly size: number } => {
  const size = Math.min(sector.width, sector.height) * 0.44;
  const margin = size * 0.62;
  const middle: Point = [sector.x + sector.width / 2, sector.y + sector.height / 2];
  const near = cities.filter((city) => contains(sector, [city.x, city.y], 120));
  let best = middle;
  let bestWorth = -Infinity;
  for (let row = 0; row <= CANDIDATES; row++)
    for (let column = 0; column <= CANDIDATES; column++) {
      const at: Point = [
        sector.x + margin + ((sector.width - 2 * margin) * column) / CANDIDATES,
        sector.y + margin + ((sector.height - 2 * margin) * row) / CANDIDATES,
      ];
      const box: Box = { x: at[0] - size / 2, y: at[1] - size / 2, width: size, height: size };
      const room = Math.min(size, ...near.map((city) => distanceOf(at, [city.x, city.y])));
      const blocked = taken.some((other) => overlap(other, box)) ? 1000 : 0;
      const worth = room - distanceOf(at, middle) * 0.25 - blocked;
      if (worth > bestWorth) {
        bestWorth = worth;
        best = at;
      }
    }
  return { at: best, size };
};
