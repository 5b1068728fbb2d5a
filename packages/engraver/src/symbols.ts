import type { Line, Point } from "./geometry.ts";
import { itemAt } from "./itemAt.ts";
import { circlePath, placed, ringsPath } from "./path.ts";
import type { Spot } from "./road.ts";
import type { CitySymbols } from "./scene.ts";

/** Radius of every symbol, in board units: labels keep clear of it, and so do hills. */
export const CITY_RADIUS = 7.5;
export const MINOR_RADIUS = 15;
export const MAJOR_RADIUS = 22;

const round = (count: number, radii: readonly number[], offset = 0): Point[] =>
  Array.from({ length: count }, (_, at): Point => {
    const angle = ((at + offset) / count) * 2 * Math.PI - Math.PI / 2;
    const radius = itemAt(radii, at % radii.length);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

/** A small star fort: five points. */
const minorFort = (): Point[] => round(10, [MINOR_RADIUS, MINOR_RADIUS * 0.56]);

/** The town inside a fort. */
const minorTown = (): Point[] => round(5, [MINOR_RADIUS * 0.3]);

/**
 * A great fortress after Vauban: six bastions, each with two faces and two flanks, joined by curtain walls.
 */
const majorFort = (): Point[] => {
  const bastions = 6;
  const corners: Point[] = [];
  for (let at = 0; at < bastions; at++)
    for (const [turn, radius] of [
      [-0.3, 0.62],
      [-0.24, 0.78],
      [0, 1],
      [0.24, 0.78],
      [0.3, 0.62],
    ] as const) {
      const angle = ((at + turn) / bastions) * 2 * Math.PI - Math.PI / 2;
      corners.push([Math.cos(angle) * radius * MAJOR_RADIUS, Math.sin(angle) * radius * MAJOR_RADIUS]);
    }
  return corners;
};

/** The glacis: a thin line around the bastions. */
const majorGlacis = (): Point[] => round(12, [MAJOR_RADIUS * 1.22, MAJOR_RADIUS * 0.98]);

const majorTown = (): Point[] => round(6, [MAJOR_RADIUS * 0.34], 0.5);

/** Path data of an electoral hat: dome, ermine brim, the arch with its orb. Drawn in a box of about 24 by 22. */
const ELECTORAL_HAT = {
  dome: "m-9.5-3c-1-8 4-11.5 9.5-11.5s10.5 3.5 9.5 11.5z",
  arch: "m0-14.5v11.5m-5.5-.3c-.8-6 1.8-10 5.5-11.2c3.7 1.2 6.3 5.2 5.5 11.2",
  orb: "m-2-16.8a2 2 0 1 0 4 0a2 2 0 1 0-4 0zm1.3-2h1.4v-1.6h1.4v-1.3h-1.4v-1.5h-1.4v1.5h-1.4v1.3h1.4z",
  brim: "m-11.5-3.5c3.5-2 19.5-2 23 0c1.2 1 1.2 4.5 0 5.5c-3.5 2-19.5 2-23 0c-1.2-1-1.2-4.5 0-5.5z",
} as const;

export const spot = ({ x, y }: Spot): Point => [x, y];

/** What a symbol needs to know of its city. */
interface Symbolized extends Spot {
  readonly fortress?: "minor" | "major";
  readonly elector?: boolean;
}

const stamped = (shape: Line, cities: readonly Symbolized[]): string =>
  ringsPath(
    cities.map((city) => placed(shape, spot(city))),
    0.1,
  );

const hats = (shape: string, electors: readonly Symbolized[]): string =>
  electors
    .map((city) => {
      const radius = city.fortress === "major" ? MAJOR_RADIUS : MINOR_RADIUS;
      return `M${city.x} ${city.y - radius + 1}${shape}`;
    })
    .join("");

/** The symbols of all cities, one path for each kind. */
export const symbolsOf = (cities: readonly Symbolized[]): CitySymbols => {
  const of = (kind: "city" | "minor" | "major"): Symbolized[] =>
    cities.filter((city) => (city.fortress ?? "city") === kind);
  const electors = cities.filter((city) => city.elector === true);
  return {
    towns: of("city")
      .map((city) => circlePath(spot(city), CITY_RADIUS))
      .join(""),
    minorForts: stamped(minorFort(), of("minor")),
    minorTowns: stamped(minorTown(), of("minor")),
    majorForts: stamped(majorFort(), of("major")),
    majorGlacis: stamped(majorGlacis(), of("major")),
    majorTowns: stamped(majorTown(), of("major")),
    hatDomes: hats(ELECTORAL_HAT.dome, electors),
    hatBrims: hats(ELECTORAL_HAT.brim, electors),
    hatLines: hats(ELECTORAL_HAT.arch, electors) + hats(ELECTORAL_HAT.orb, electors),
  };
};
