import type { Calibration } from "../winning.ts";

/** Made by `npm run calibrate`, by kind of game; how true they come stands in docs/calibration.md. */
export const calibrations: Readonly<Record<string, Calibration>> = {
  "introductory-3": {
    stretch: [0.543, 0.547],
    raise: [
      [0.14, 0.123],
      [-0.157, 0.212],
      [0.006, -0.333],
    ],
  },
  "advanced-3": {
    stretch: [0.579, 0.945],
    raise: [
      [0.217, -0.376],
      [0.765, -0.206],
      [0.24, 0.113],
      [-0.922, 0.428],
    ],
  },
};
