import { cartoucheIn } from "./cartouche.ts";
import { FRAME_WIDTH } from "./frame.ts";
import { itemAt } from "./itemAt.ts";
import { landLabels } from "./lands.ts";
import { kindOf, letteringOf } from "./lettering.ts";
import { drawMap } from "./mapDrawing.ts";
import { type BoardData, type CityData, type DrawnData, geographyOf, MAPS } from "./pack.ts";
import { ringsPath } from "./path.ts";
import { roadsOf } from "./roads.ts";
import type { Scene } from "./scene.ts";
import { symbolsOf } from "./symbols.ts";
import { cellsOf } from "./territories.ts";

const SHEET_MARGIN = 70;

/** Below the smaller map there is room for the great title and the coats of arms. */
const marginOf = (board: BoardData): Scene["margin"] => {
  const { flanders } = board.maps;
  const top = flanders.y + flanders.height + FRAME_WIDTH + 20;
  const height = board.height + FRAME_WIDTH - top;
  if (height < 240 || flanders.width < 1600) return null;
  const middle = flanders.x + flanders.width / 2;
  const cartouche = cartoucheIn({ x: middle - 520, y: top, width: 1040, height });
  const shields = [-980, -800, -620, 620, 800, 980].map((off) => ({
    x: middle + off,
    y: Math.round(top + height / 2),
  }));
  return { cartouche, shields };
};

const cellPaths = (board: BoardData): string[] => {
  const paths = new Map<string, string>();
  for (const map of MAPS) {
    const cities = board.cities.filter((city) => city.map === map);
    cellsOf(cities, board.maps[map], 0).forEach((cell, at) => {
      paths.set(itemAt(cities, at).id, ringsPath([cell]));
    });
  }
  return board.cities.map((city) => paths.get(city.id) ?? "");
};

/**
 * Draws the whole board of a pack in which `checkPack` found nothing wrong. Pure: the same pack gives the same scene,
 * whether the page is built, a server starts or a browser draws it. It takes a second or more.
 */
export const drawScene = (pack: DrawnData): Scene => {
  const { board } = pack;
  const geography = geographyOf(pack);
  const flanders = drawMap(board, geography, "flanders");
  const bohemia = drawMap(board, geography, "bohemia");
  const taken = [...flanders.taken, ...bohemia.taken];
  const links = (kind: "road" | "main"): string =>
    roadsOf(board, kind, (a: CityData, b: CityData) => a.map !== b.map)
      .map(({ d }) => d)
      .join("");
  return {
    bounds: {
      x: -SHEET_MARGIN,
      y: -SHEET_MARGIN,
      width: board.width + 2 * SHEET_MARGIN,
      height: board.height + 2 * SHEET_MARGIN,
    },
    maps: { flanders: flanders.scene, bohemia: bohemia.scene },
    links: links("road"),
    mainLinks: links("main"),
    symbols: symbolsOf(board.cities),
    margin: marginOf(board),
    kinds: board.cities.map(kindOf).join(""),
    mountains: MAPS.flatMap((map) => geography.mountains[map] ?? []).map(({ name }) => name ?? ""),
    lands: landLabels(board, [...flanders.territories, ...bohemia.territories], taken),
    levels: letteringOf(board, geography, taken),
    cells: cellPaths(board),
  };
};
