import { cartoucheIn } from "./cartouche.ts";
import { boxRing, common, landOf, shoreLines } from "./coast.ts";
import { compassAt } from "./compass.ts";
import { frameOf } from "./frame.ts";
import { type Box, type Line, type Point, simplify, simplifyRing } from "./geometry.ts";
import { borderLines, groundsOf } from "./grounds.ts";
import { engravedHills } from "./hills.ts";
import { itemAt } from "./itemAt.ts";
import type { BoardData, Geography, MapName } from "./pack.ts";
import { linesPath, ringsPath } from "./path.ts";
import { riverBanks } from "./rivers.ts";
import { roadsOf } from "./roads.ts";
import { roomFor } from "./rooms.ts";
import type { MapScene } from "./scene.ts";
import { suitPath, suitPlace } from "./suits.ts";
import { CITY_RADIUS, spot } from "./symbols.ts";
import { type Territory, territoriesOf } from "./territories.ts";

const sectorLines = (board: BoardData, map: MapName): string => {
  const frame = board.maps[map];
  const sectors = board.sectors.filter((sector) => sector.map === map);
  const xs = new Set(sectors.map(({ x }) => x).filter((x) => x > frame.x + 1));
  const ys = new Set(sectors.map(({ y }) => y).filter((y) => y > frame.y + 1));
  return linesPath([
    ...[...xs].map(
      (x): Line => [
        [x, frame.y],
        [x, frame.y + frame.height],
      ],
    ),
    ...[...ys].map(
      (y): Line => [
        [frame.x, y],
        [frame.x + frame.width, y],
      ],
    ),
  ]);
};

/** Fine and plentiful lines are kept in blocks of ground, so that a corner of the map is painted without the rest. */
const blocksOf = (
  board: BoardData,
  geography: Geography,
  map: MapName,
  frame: Box,
  borders: readonly Line[],
): MapScene["blocks"] => {
  const cities = board.cities.filter((city) => city.map === map);
  const hills = engravedHills(geography.mountains[map] ?? [], cities.map(spot), CITY_RADIUS + 4);
  const rivers = riverBanks(geography.rivers[map] ?? [], frame);
  const roads = roadsOf(board, "road", (a, b) => a.map === map && b.map === map);
  const blockOf = ([x, y]: Point): number =>
    (x < frame.x + frame.width / 2 ? 0 : 1) + (y < frame.y + frame.height / 2 ? 0 : 2);
  return [0, 1, 2, 3].map((block) => ({
    borders: linesPath(
      borders.filter((line) => blockOf(itemAt(line, Math.floor(line.length / 2))) === block),
    ),
    rivers: ringsPath(
      rivers.filter((ring) => blockOf(itemAt(ring, 0)) === block).map((ring) => simplifyRing(ring, 0.25)),
      0.1,
    ),
    hills: linesPath(
      hills.filter((line) => blockOf(itemAt(line, 0)) === block).map((line) => simplify(line, 0.4)),
      0.1,
    ),
    roads: roads
      .filter(({ at }) => blockOf(at) === block)
      .map(({ d }) => d)
      .join(""),
  }));
};

export interface DrawnMap {
  readonly scene: MapScene;
  readonly territories: readonly Territory[];
  /** Ornaments that labels must not touch. */
  readonly taken: readonly Box[];
}

/** Everything of one map but its lettering. */
export const drawMap = (board: BoardData, geography: Geography, map: MapName): DrawnMap => {
  const { x, y, width, height } = board.maps[map];
  const frame: Box = { x, y, width, height };
  const cities = board.cities.filter((city) => city.map === map);
  const spots = cities.map(spot);
  const allLand = landOf(geography, map, frame);
  const land = common(allLand, [[boxRing(frame)]]);
  const hasSea = geography.land[map] !== undefined;
  const territories = territoriesOf(cities, frame, land);
  const title = roomFor(440, 230, frame, spots, land, [], false) ?? {
    x: x + 20,
    y: y + 20,
    width: 300,
    height: 150,
  };
  const rose = hasSea ? roomFor(230, 270, frame, spots, land, [title], true) : null;
  const taken = rose === null ? [title] : [title, rose];
  const suits = (isRed: boolean): string =>
    board.sectors
      .filter(({ map: on, suit }) => on === map && (suit === "hearts" || suit === "diamonds") === isRed)
      .map((sector) => {
        const { at, size } = suitPlace(sector, cities, taken);
        return suitPath(sector.suit, at, size);
      })
      .join("");
  const { lines, bars } = frameOf(frame);
  const scene: MapScene = {
    frame,
    land: hasSea ? ringsPath(land.flat()) : "",
    shore: hasSea ? shoreLines(allLand, frame).map((shore) => linesPath(shore, 0.1)) : [],
    grounds: groundsOf(board, territories, frame),
    sectors: sectorLines(board, map),
    redSuits: suits(true),
    blackSuits: suits(false),
    blocks: blocksOf(board, geography, map, frame, borderLines(territories, land, frame)),
    mainRoads: roadsOf(board, "main", (a, b) => a.map === map && b.map === map)
      .map(({ d }) => d)
      .join(""),
    frameLines: lines,
    frameBars: bars,
    cartouche: cartoucheIn(title),
    compass: rose === null ? null : compassAt([rose.x + 115, rose.y + 150], 100, 2000),
  };
  return { scene, territories, taken };
};
