import { SUIT_NAMES, type Suit } from "../model/cards.ts";
import {
  type CityId,
  cityId,
  type FortressId,
  fortressId,
  OFF_MAP_BOX,
  type PieceId,
  type Place,
  pieceId,
  SILESIA_BOX,
} from "../model/ids.ts";
import { AUSTRIA, isMinor, NOBODY, POWER_NAMES, POWERS, type PowerOrNobody } from "../model/powers.ts";
import { compileBoard } from "./board.ts";
import type { PackData } from "./data.ts";
import { fingerprint } from "./fingerprint.ts";
import type { City, General, Pack, Train } from "./pack.ts";
import { compilePolitics } from "./politics.ts";

const compileCities = ({ board }: PackData): City[] => {
  const suitOfSector = new Map(
    board.sectors.map((sector) => [sector.id, SUIT_NAMES.indexOf(sector.suit) as Suit]),
  );
  return board.cities.map((city, index) => {
    const home = board.territories[city.territory]?.home ?? null;
    return {
      id: cityId(index),
      key: city.id,
      name: city.name,
      map: city.map,
      territory: city.territory,
      suit: suitOfSector.get(city.sector) ?? 0,
      home: (home === null ? NOBODY : POWER_NAMES.indexOf(home)) as PowerOrNobody,
      fortress: city.fortress ?? null,
    };
  });
};

/**
 * Turns checked pack data into the tables the engine reads: ids become small integers, distances, main roads
 * and suits are looked up once. Give it only data in which `checkPack` found nothing wrong.
 */
export const compilePack = (data: PackData): Pack => {
  const cities = compileCities(data);
  const cityByKey = new Map(cities.map((city) => [city.key, city.id]));
  const cityOf = (key: string): CityId => {
    const id = cityByKey.get(key);
    if (id === undefined) throw new RangeError(`no city "${key}" in this pack`);
    return id;
  };
  const placeOf = (start: string): Place =>
    start === "offMap" ? OFF_MAP_BOX : start === "silesiaBox" ? SILESIA_BOX : cityOf(start);

  const armyOf = POWERS.map((power) => data.armies.powers[POWER_NAMES[power]]);
  const generals: General[] = [];
  const trains: Train[] = [];
  for (const power of POWERS)
    for (const general of armyOf[power]?.generals ?? [])
      generals.push({
        ...general,
        kind: "general",
        id: pieceId(generals.length),
        power,
        start: placeOf(general.start),
      });
  for (const power of POWERS)
    for (const start of armyOf[power]?.trains ?? [])
      trains.push({
        kind: "train",
        id: pieceId(generals.length + trains.length),
        power,
        start: placeOf(start),
      });

  const fortresses = cities.filter((city) => city.fortress !== null).map((city) => city.id);
  const fortressIn = Int16Array.from(cities, ({ id }) =>
    fortresses.indexOf(id),
  ) as unknown as Pack["fortressIn"];
  const fortressOf = (key: string): FortressId => fortressIn[cityOf(key)] as FortressId;
  const fortressesWhere = (wanted: (city: City) => boolean): FortressId[] =>
    fortresses.flatMap((city, index) => (wanted(cities[city] as City) ? [fortressId(index)] : []));
  const { silesia, electors } = data.armies;
  const french = electors.french.map(fortressOf);
  const austrianPragmatic = electors.austrianPragmatic.map(fortressOf);
  const homeMajorFortresses = POWERS.map((power) =>
    fortresses.filter((id) => cities[id]?.fortress === "major" && cities[id]?.home === power),
  );
  const majorFortressesIn = (territory: string): CityId[] =>
    fortresses.filter((id) => cities[id]?.fortress === "major" && cities[id]?.territory === territory);
  const idsOf = (pieces: readonly (General | Train)[], power: number): PieceId[] =>
    pieces.filter((piece) => piece.power === power).map((piece) => piece.id);

  const pieces = [...generals, ...trains];
  return {
    id: fingerprint(data),
    data,
    cities,
    homes: Int8Array.from(cities, ({ home }) => home),
    isSilesian: Uint8Array.from(cities, ({ territory }) => (territory === "silesia" ? 1 : 0)),
    cityByKey,
    pieces,
    powers: Int8Array.from(pieces, ({ power }) => power),
    generals,
    trains,
    armies: POWERS.map((power) => ({
      troops: armyOf[power]?.troops ?? 0,
      income: armyOf[power]?.income ?? 0,
      initialHand: armyOf[power]?.initialHand ?? 0,
      generals: idsOf(generals, power),
      trains: idsOf(trains, power),
    })),
    fortresses,
    fortressIn,
    silesian: fortressesWhere((city) => city.territory === "silesia"),
    silesianCities: cities.filter((city) => city.territory === "silesia").map((city) => city.id),
    startingMarkers: {
      prussian: silesia.prussian.map(fortressOf),
      austrian: silesia.austrian.map(fortressOf),
    },
    electors: { french, austrianPragmatic },
    isElectorFortress: fortresses.map((_, index) =>
      [...french, ...austrianPragmatic].includes(fortressId(index)),
    ),
    coreAustrian: fortressesWhere((city) => city.home === AUSTRIA && city.map === "bohemia"),
    majorFortressOf: POWERS.map((power) =>
      isMinor(power) ? (homeMajorFortresses[power]?.[0] ?? null) : null,
    ),
    homeMajorFortresses,
    arenberg: generals.find(({ power, name }) => power === AUSTRIA && name === "Arenberg")?.id ?? null,
    dutchMajorFortresses: majorFortressesIn("netherlands"),
    silesianMajorFortresses: majorFortressesIn("silesia"),
    votes: electors.votes.map(fortressOf),
    offMapExits: POWERS.map((power) => {
      const exit = armyOf[power]?.offMapExit;
      return exit === undefined ? null : cityOf(exit);
    }),
    victoryPools: POWERS.map((power) => armyOf[power]?.victoryPool ?? 0),
    politics: compilePolitics(data.politics, (key) => fortressOf(key)),
    wholeBoard: compileBoard(data.board, cities, cityByKey, ["flanders", "bohemia"]),
    bohemiaOnly: compileBoard(data.board, cities, cityByKey, ["bohemia"]),
  };
};
