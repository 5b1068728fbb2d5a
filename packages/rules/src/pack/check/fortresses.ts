import { isMinor, POWER_NAMES, POWERS } from "../../model/powers.ts";
import type { MapName } from "../data.ts";
import { type BoardFacts, type CityFacts, homeOf } from "./board.ts";
import { ELECTOR_FORTRESSES } from "./electors.ts";
import type { Report } from "./reading.ts";

const BOARD = "board.json cities";
const TERRITORIES = "board.json territories";

/** NID-08: the countries that rules name, whose home each is, and on which map. */
const COUNTRIES: readonly {
  readonly territory: string;
  readonly home: string | null;
  readonly map: MapName;
  readonly rule: string;
}[] = [
  { territory: "austria", home: "austria", map: "bohemia", rule: "MAP-20" },
  { territory: "austrian_netherlands", home: "austria", map: "flanders", rule: "MAP-05" },
  { territory: "netherlands", home: "pragmatic", map: "flanders", rule: "NID-08" },
  { territory: "france", home: "france", map: "flanders", rule: "NID-08" },
  { territory: "silesia", home: null, map: "bohemia", rule: "MAP-06" },
  { territory: "prussia", home: "prussia", map: "bohemia", rule: "NID-08" },
  { territory: "saxony", home: "saxony", map: "bohemia", rule: "NID-08" },
  { territory: "bavaria", home: "bavaria", map: "bohemia", rule: "NID-08" },
  { territory: "poland", home: null, map: "bohemia", rule: "NID-08" },
];

/** NID-06 */
const MAJOR_FORTRESS_OF_MINOR: ReadonlyMap<string, string> = new Map([
  ["bavaria", "muenchen"],
  ["saxony", "dresden"],
]);

const checkCountries = (board: BoardFacts, report: Report): void => {
  const cities = [...board.cities.values()];
  for (const { territory, home, map, rule } of COUNTRIES) {
    const written = board.homes.get(territory);
    if (written === undefined) report(TERRITORIES, `the territory "${territory}" is missing`, rule);
    else if (written !== home)
      report(
        `${TERRITORIES}.${territory}`,
        `${territory} must be ${home === null ? "nobody's home country" : `home country of ${home}`}`,
        rule,
      );
    const elsewhere = cities.find((city) => city.territory === territory && city.map && city.map !== map);
    if (elsewhere)
      report(elsewhere.where, `the city ${elsewhere.id} of ${territory} must be on the map ${map}`, "NID-08");
  }
};

const checkMajorFortresses = (board: BoardFacts, report: Report): void => {
  const major = [...board.cities.values()].filter((city) => city.fortress === "major");
  for (const power of POWERS) {
    const name = POWER_NAMES[power] ?? "";
    const own = major.filter((city) => homeOf(board, city) === name);
    if (!isMinor(power)) {
      if (own.length === 0) report(BOARD, `${name} has no major fortress in its home country`, "NID-07");
      continue;
    }
    const only = MAJOR_FORTRESS_OF_MINOR.get(name);
    const found = own.map((city) => city.id).join(", ") || "none";
    if (own.length !== 1 || own[0]?.id !== only)
      report(
        BOARD,
        `the one major fortress of ${name} must be ${only}, but the board has ${found}`,
        "NID-06",
      );
  }
  if (!major.some((city) => city.territory === "netherlands"))
    report(BOARD, "the Netherlands have no major fortress", "NID-07");
};

const canBeControlled = (board: BoardFacts, city: CityFacts): boolean =>
  homeOf(board, city) !== null || city.territory === "silesia" || ELECTOR_FORTRESSES.includes(city.id);

/** Home countries and the fortresses in them (MAP-04 to MAP-06, NID-06 to NID-08). */
export const checkFortresses = (board: BoardFacts, report: Report): void => {
  checkCountries(board, report);
  checkMajorFortresses(board, report);
  for (const city of board.cities.values())
    if (city.fortress !== null && !canBeControlled(board, city))
      report(
        city.where,
        `the fortress ${city.id} lies in nobody's home country, so nobody could control it at the start`,
        "MAP-21",
      );
};
