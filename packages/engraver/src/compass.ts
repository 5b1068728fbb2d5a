import type { Line, Point } from "./geometry.ts";
import { circlePath, linesPath, ringsPath } from "./path.ts";
import type { Compass } from "./scene.ts";

const towards = (at: Point, angle: number, radius: number): Point => [
  at[0] + Math.sin(angle) * radius,
  at[1] - Math.cos(angle) * radius,
];

/** A compass rose of sixteen winds, its points half light and half dark, with rhumb lines far across the sea. */
export const compassAt = (at: Point, radius: number, reach: number): Compass => {
  const light: Line[] = [];
  const dark: Line[] = [];
  for (const [every, size, wide] of [
    [16, 0.55, 0.14],
    [8, 0.78, 0.17],
    [4, 1, 0.2],
  ] as const)
    for (let wind = 0; wind < every; wind++) {
      if (every > 4 && wind % 2 === 0) continue;
      const angle = (wind / every) * 2 * Math.PI;
      const tip = towards(at, angle, radius * size);
      const turn = Math.PI / every + (every === 4 ? 0 : 0.05);
      light.push([at, towards(at, angle - turn, radius * wide), tip]);
      dark.push([at, towards(at, angle + turn, radius * wide), tip]);
    }
  const rhumbs: Line[] = [];
  for (let wind = 0; wind < 32; wind++) {
    const angle = (wind / 32) * 2 * Math.PI;
    rhumbs.push([towards(at, angle, radius * 1.12), towards(at, angle, reach)]);
  }
  const north = towards(at, 0, radius * 1.08);
  const lily =
    `M${north[0]} ${north[1]}` +
    "m0-34c7 9 7 16 2 24c6-9 14-9 15-2c0 5-5 7-8 4c-1 5-5 6-9 6c-4 0-8-1-9-6c-3 3-8 1-8-4c1-7 9-7 15 2c-5-8-5-15 2-24z";
  return {
    rhumbs: linesPath(rhumbs),
    rings: circlePath(at, radius * 0.62) + circlePath(at, radius * 0.66) + circlePath(at, radius * 0.3),
    light: ringsPath(light, 0.1),
    dark: ringsPath(dark, 0.1) + lily,
  };
};
