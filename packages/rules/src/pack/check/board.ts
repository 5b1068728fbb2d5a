import { SUIT_NAMES } from "../../model/cards.ts";
import { POWER_NAMES, type PowerName } from "../../model/powers.ts";
import type { FortressKind, MapName } from "../data.ts";
import {
  type Entry,
  entriesOf,
  fieldsOf,
  flagOf,
  listOf,
  numberOf,
  oneOf,
  type Report,
  textOf,
} from "./reading.ts";
import { checkRoads } from "./roads.ts";

const MAP_NAMES: readonly MapName[] = ["flanders", "bohemia"];
const FORTRESS_KINDS: readonly FortressKind[] = ["minor", "major"];
/** MAP-02 */
const SECTORS = 44;
/** Words that stand for places off the board in armies.json, so that no city may be called so. */
const RESERVED = ["offMap", "silesiaBox"];

export interface CityFacts {
  readonly where: string;
  readonly id: string;
  readonly map: MapName | undefined;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly sector: string | undefined;
  readonly territory: string | undefined;
  readonly fortress: FortressKind | null;
  readonly elector: boolean;
}

export interface BoardFacts {
  readonly cities: ReadonlyMap<string, CityFacts>;
  /** MAP-04: by territory, the power whose home country it is. */
  readonly homes: ReadonlyMap<string, PowerName | null>;
}

export const homeOf = (board: BoardFacts, city: CityFacts): PowerName | null =>
  board.homes.get(city.territory ?? "") ?? null;

export const fortressesIn = (board: BoardFacts, ...territories: readonly string[]): readonly CityFacts[] =>
  [...board.cities.values()].filter(
    (city) => city.fortress !== null && city.territory !== undefined && territories.includes(city.territory),
  );

interface SectorFacts {
  readonly map: MapName | undefined;
  readonly left: number | undefined;
  readonly top: number | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const checkSectors = (sectors: readonly Entry[], listed: Entry): ReadonlyMap<string, SectorFacts> => {
  const known = new Map<string, SectorFacts>();
  if (sectors.length !== SECTORS)
    listed.report(
      listed.where,
      `there must be ${SECTORS} sectors, but there are ${sectors.length}`,
      "NID-02",
    );
  for (const entry of sectors) {
    const at = fieldsOf(entry);
    const id = at && textOf(at("id"));
    if (!at || id === undefined) continue;
    if (known.has(id)) entry.report(entry.where, `there is another sector "${id}"`);
    oneOf(at("suit"), SUIT_NAMES, "MAP-03");
    known.set(id, {
      map: oneOf(at("map"), MAP_NAMES),
      left: numberOf(at("x")),
      top: numberOf(at("y")),
      width: numberOf(at("width")),
      height: numberOf(at("height")),
    });
  }
  return known;
};

const checkTerritories = (listed: Entry): ReadonlyMap<string, PowerName | null> => {
  const homes = new Map<string, PowerName | null>();
  for (const [territory, entry] of entriesOf(listed)) {
    const at = fieldsOf(entry);
    if (!at) continue;
    const home = at("home");
    homes.set(territory, home.value === null ? null : (oneOf(home, POWER_NAMES, "MAP-04") ?? null));
  }
  return homes;
};

const isBetween = (
  value: number | undefined,
  from: number | undefined,
  length: number | undefined,
): boolean =>
  value === undefined ||
  from === undefined ||
  length === undefined ||
  (value >= from && value <= from + length);

const checkPlace = (city: CityFacts, sectors: ReadonlyMap<string, SectorFacts>, report: Report): void => {
  if (city.sector === undefined) return;
  const sector = sectors.get(city.sector);
  if (!sector) {
    report(city.where, `the city ${city.id} lies in the unknown sector "${city.sector}"`, "NID-02");
    return;
  }
  if (city.map && sector.map && city.map !== sector.map)
    report(
      city.where,
      `the city ${city.id} is on the map ${city.map}, but its sector ${city.sector} is on the map ${sector.map}`,
      "NID-02",
    );
  else if (!isBetween(city.x, sector.left, sector.width) || !isBetween(city.y, sector.top, sector.height))
    report(
      city.where,
      `the city ${city.id} at ${city.x},${city.y} lies outside its sector ${city.sector}`,
      "NID-02",
    );
};

const readCities = (entries: readonly Entry[]): ReadonlyMap<string, CityFacts> => {
  const cities = new Map<string, CityFacts>();
  for (const entry of entries) {
    const at = fieldsOf(entry);
    const id = at && textOf(at("id"));
    if (!at || id === undefined) continue;
    if (cities.has(id)) entry.report(entry.where, `there is another city "${id}"`);
    if (RESERVED.includes(id))
      entry.report(entry.where, `no city may have the id "${id}", which means a place off the board`);
    const fortress = at("fortress");
    const city: CityFacts = {
      where: entry.where,
      id,
      map: oneOf(at("map"), MAP_NAMES, "MAP-01"),
      x: numberOf(at("x")),
      y: numberOf(at("y")),
      sector: textOf(at("sector")),
      territory: textOf(at("territory")),
      fortress: fortress.value === undefined ? null : (oneOf(fortress, FORTRESS_KINDS, "MAP-11") ?? null),
      elector: flagOf(at("elector")),
    };
    if (!cities.has(id)) cities.set(id, city);
  }
  return cities;
};

/** Sectors, territories, cities and roads (NID-01, NID-02). */
export const checkBoard = (entry: Entry): BoardFacts | undefined => {
  const at = fieldsOf(entry);
  if (!at) return undefined;
  const { report } = entry;
  const sectorList = listOf(at("sectors"));
  const sectors = sectorList && checkSectors(sectorList, at("sectors"));
  const homes = checkTerritories(at("territories"));
  const cityList = listOf(at("cities"));
  const cities = cityList && readCities(cityList);
  const roads = listOf(at("roads"));
  if (!cities) return undefined;
  for (const city of cities.values()) {
    if (sectors) checkPlace(city, sectors, report);
    if (city.territory !== undefined && !homes.has(city.territory))
      report(city.where, `the city ${city.id} lies in the unknown territory "${city.territory}"`, "MAP-04");
  }
  if (roads) checkRoads(roads, at("roads"), cities);
  return { cities, homes };
};
