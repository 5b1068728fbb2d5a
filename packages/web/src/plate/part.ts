import type { Box, Scene } from "@maria/engraver/scene";
import type { CityId } from "@maria/rules/model";
import type { BoardCity } from "../board/look.ts";

/** The whole board. */
export const wholeBoard = ({ bounds }: Scene): Box => bounds;

/** The part of the board around some cities, at least so wide, and of a picture's proportions. */
export const partAround = (
  { bounds }: Scene,
  cities: readonly BoardCity[],
  around: readonly CityId[],
  least: number,
  ratio: number,
): Box => {
  const places = around.flatMap((city) => cities[city] ?? []);
  if (places.length === 0) return bounds;
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const margin = least / 6;
  const width = Math.min(
    bounds.width,
    Math.max(least, Math.max(...xs) - left + 2 * margin, (Math.max(...ys) - top + 2 * margin) * ratio),
  );
  const height = Math.min(bounds.height, width / ratio);
  const middle = { x: (left + Math.max(...xs)) / 2, y: (top + Math.max(...ys)) / 2 };
  const held = (from: number, size: number, low: number, all: number): number =>
    Math.max(low, Math.min(from - size / 2, low + all - size));
  return {
    x: held(middle.x, width, bounds.x, bounds.width),
    y: held(middle.y, height, bounds.y, bounds.height),
    width,
    height,
  };
};
