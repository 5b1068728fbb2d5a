import type { Line, Point } from "./geometry.ts";
import { itemAt } from "./itemAt.ts";

/** Board units are a quarter of a kilometre: one decimal is finer than any eye, and keeps the drawing small. */
const short = (value: number): string => {
  const text = (Math.round(value * 10) / 10).toString();
  return text.replace(/^(-?)0\./, "$1.");
};

const shortInteger = (value: number): string => Math.round(value).toString();

const joined = (numbers: readonly string[]): string =>
  numbers.reduce(
    (text, number) => (text === "" || number.startsWith("-") ? text + number : `${text} ${number}`),
    "",
  );

/** Relative lines, so that most numbers have one or two digits. Every point is rounded before the difference. */
const lineData = (line: Line, closed: boolean, grain: number): string => {
  const write = grain === 1 ? shortInteger : short;
  const rounded = line.map(([x, y]): Point => [Math.round(x / grain) * grain, Math.round(y / grain) * grain]);
  const numbers: string[] = [];
  for (let at = 1; at < rounded.length; at++) {
    const x = itemAt(rounded, at)[0] - itemAt(rounded, at - 1)[0];
    const y = itemAt(rounded, at)[1] - itemAt(rounded, at - 1)[1];
    if (Math.abs(x) < grain / 2 && Math.abs(y) < grain / 2) continue;
    numbers.push(write(x), write(y));
  }
  if (numbers.length === 0) return "";
  return `M${joined([write(itemAt(rounded, 0)[0]), write(itemAt(rounded, 0)[1])])}l${joined(numbers)}${closed ? "z" : ""}`;
};

export const linesPath = (lines: readonly Line[], grain = 1): string =>
  lines.map((line) => lineData(line, false, grain)).join("");

export const ringsPath = (rings: readonly Line[], grain = 1): string =>
  rings.map((ring) => lineData(ring, true, grain)).join("");

/** A symbol drawn around 0, 0, set down at a place. */
export const placed = (shape: Line, at: Point, scale = 1): Point[] =>
  shape.map(([x, y]) => [at[0] + x * scale, at[1] + y * scale]);

export const circlePath = (at: Point, radius: number): string =>
  `M${joined([short(at[0] - radius), short(at[1])])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

export const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M${joined([short(x), short(y)])}h${short(width)}v${short(height)}h${short(-width)}z`;
