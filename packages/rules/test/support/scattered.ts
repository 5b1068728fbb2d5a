import type { Variant } from "../../src/model/options.ts";
import {
  POWER_NAMES,
  type PowerName,
  SAXONY_PRUSSIAN_ALLY,
  type SaxonyStatus,
} from "../../src/model/powers.ts";
import type { Random } from "../../src/tools/random.ts";
import { historicalData } from "./packs.ts";
import type { Setup } from "./position.ts";

const { board, armies } = historicalData;

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

const mapOf = new Map(board.cities.map(({ id, map }) => [id, map]));

/** The cities around a random one, now and then where the maps meet, so that the pieces get in each other's way. */
const region = (random: Random, maps: readonly string[]): string[] => {
  const cities = board.cities.filter(({ map }) => maps.includes(map)).map(({ id }) => id);
  const crossing = board.roads.flatMap(([a, b]) => (mapOf.get(a) === mapOf.get(b) ? [] : [a, b]));
  const found = new Set([pick(maps.length > 1 && random(3) === 0 ? crossing : cities, random)]);
  const size = pick([25, 40, 60, 120], random);
  for (const city of found)
    for (const [a, b] of board.roads) {
      if (found.size >= size) return [...found];
      if (a === city && cities.includes(b)) found.add(b);
      if (b === city && cities.includes(a)) found.add(a);
    }
  return [...found];
};

/** Two generals who may be put together, the one placed first named first. */
const pairs = (saxony: SaxonyStatus): readonly string[] => [
  "france france",
  "france bavaria",
  "prussia prussia",
  saxony === SAXONY_PRUSSIAN_ALLY ? "prussia saxony" : "saxony austria",
  "austria austria",
  "austria pragmatic",
];

/**
 * Pieces strewn over a part of the map, two generals of a pair together now and then; some fortresses taken, two
 * hussars about.
 */
export const scattered = (
  random: Random,
  variant: Variant,
  saxony: SaxonyStatus = SAXONY_PRUSSIAN_ALLY,
): Omit<Setup, "begin"> => {
  const maps = variant === "introductory" ? ["bohemia"] : ["bohemia", "flanders"];
  const cities = region(random, maps);
  const pieces: Record<string, string> = {};
  const inCity = new Map<string, string>();
  for (const power of POWER_NAMES) {
    if (variant === "introductory" && power === "pragmatic") continue;
    for (const { rank } of armies.powers[power].generals) {
      const city = pick(cities, random);
      const there = inCity.get(city);
      const joins = pairs(saxony).includes(`${there} ${power}`);
      if (random(5) === 0 || (there !== undefined && !joins)) continue;
      pieces[`${power}${rank}`] = city;
      inCity.set(city, there === undefined ? power : "full");
    }
    armies.powers[power].trains.forEach((_, index) => {
      const city = pick(cities, random);
      if (random(6) === 0 || inCity.has(city)) return;
      pieces[`${power}T${index + 1}`] = city;
      inCity.set(city, "full");
    });
  }
  const markers: Record<string, PowerName> = {};
  for (const { id, fortress } of board.cities)
    if (fortress !== undefined && random(3) === 0)
      markers[id] = pick(["france", "prussia", "austria", "pragmatic"] as const, random);
  const free = cities.filter((city) => mapOf.get(city) === "bohemia" && !inCity.has(city));
  const hussars = [0, 1].flatMap(() => (free.length > 0 ? free.splice(random(free.length), 1) : []));
  const faceDown = Object.keys(pieces).filter((name) => !name.includes("T") && random(4) === 0);
  return { variant, saxony, pieces, markers, hussars, faceDown };
};
