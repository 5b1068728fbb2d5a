import type { Box } from "./geometry.ts";
import { boxPath } from "./path.ts";

/** How far the frame reaches beyond its map. Two neighbouring maps are 60 units apart. */
export const FRAME_WIDTH = 27;
const BAND_NEAR = 5;
const BAND_FAR = 16;
/** About as long as five minutes of longitude on maps of the time. */
const BAR = 44;

const grown = ({ x, y, width, height }: Box, by: number): [number, number, number, number] => [
  x - by,
  y - by,
  width + 2 * by,
  height + 2 * by,
];

/** The thin lines of a frame, and its graduation: light and dark bars by turns, as degrees are marked. */
export const frameOf = (map: Box): { readonly lines: string; readonly bars: string } => {
  const lines = [0, BAND_NEAR, BAND_FAR].map((by) => boxPath(...grown(map, by))).join("");
  const outer = boxPath(...grown(map, FRAME_WIDTH - 6)) + boxPath(...grown(map, FRAME_WIDTH));
  const thickness = BAND_FAR - BAND_NEAR;
  const bars: string[] = [outer];
  const across = Math.round(map.width / BAR / 2) * 2 + 1;
  const down = Math.round(map.height / BAR / 2) * 2 + 1;
  for (let bar = 0; bar < across; bar += 2) {
    const x = map.x + (map.width * bar) / across;
    bars.push(boxPath(x, map.y - BAND_FAR, map.width / across, thickness));
    bars.push(boxPath(x, map.y + map.height + BAND_NEAR, map.width / across, thickness));
  }
  for (let bar = 0; bar < down; bar += 2) {
    const y = map.y + (map.height * bar) / down;
    bars.push(boxPath(map.x - BAND_FAR, y, thickness, map.height / down));
    bars.push(boxPath(map.x + map.width + BAND_NEAR, y, thickness, map.height / down));
  }
  return { lines, bars: bars.join("") };
};
