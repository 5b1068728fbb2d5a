import { LATE, type Since } from "./oldest.ts";

// What style sheets have learned since about the year 2022, after MDN's browser-compat-data 8.1.9. What a browser may leave out
// without harm (`text-wrap`, `scrollbar-width`) is not here.

/** A rule inside a rule, and selectors that make a browser drop the whole rule. */
export const NESTING: Since = [120, 117, 17.2];
export const SELECTORS: Readonly<Record<string, Since>> = {
  ":dir(": [120, 49, 16.4],
  ":has(": [105, 121, 15.4],
  ":open": [133, 136, 26.5],
  ":popover-open": [114, 125, 17],
  ":state(": [125, 126, 17.4],
  ":user-invalid": [119, 88, 16.5],
  ":user-valid": [119, 88, 16.5],
};

export const AT_RULES: Readonly<Record<string, Since>> = {
  container: [105, 110, 16],
  layer: [99, 97, 15.4],
  "position-try": [125, 147, 26],
  property: [85, 128, 16.4],
  scope: [118, 146, 26.4],
  "starting-style": [117, 129, 17.5],
  "view-transition": [126, LATE, 18.2],
};

/** Properties; one whose twin with a browser's own prefix stands beside it is settled. */
export const PROPERTIES: Readonly<Record<string, Since>> = {
  "anchor-name": [125, 147, 26],
  "animation-timeline": [115, 159, 26],
  "backdrop-filter": [76, 103, 18],
  d: [52, 97, LATE],
  "field-sizing": [123, 152, 26.2],
  "interpolate-size": [129, LATE, LATE],
  mask: [120, 53, 15.4],
  "mask-image": [120, 53, 15.4],
  "position-anchor": [151, 151, 27],
  "user-select": [54, 69, LATE],
  "view-transition-name": [111, 144, 18],
  zoom: [1, 126, 3.1],
};

/** In the value of a property: functions, words and units without which it is dropped. */
export const VALUES: readonly (readonly [pattern: RegExp, name: string, since: Since])[] = [
  [/\banchor(-size)?\(/, "anchor()", [125, 147, 26]],
  [/\bcalc-size\(/, "calc-size()", [129, LATE, LATE]],
  [/\bcolor-mix\(/, "color-mix()", [111, 113, 16.2]],
  [/\((from\s)/, "a colour made from another", [122, 128, 18]],
  [/(?<![-\w])(exp|hypot|log|pow|sqrt)\(/, "exp() and its like", [120, 118, 15.4]],
  [/(?<![-\w])if\(/, "if()", [137, LATE, 27.3]],
  [/\blight-dark\(/, "light-dark()", [123, 120, 17.5]],
  [/(?<![-\w])linear\(/, "linear()", [113, 112, 17.2]],
  [/(?<![-\w])(mod|rem|round)\(/, "round() and its like", [125, 118, 15.4]],
  [/\bsubgrid\b/, "subgrid", [117, 71, 16]],
  [/\d(r?cap|rch|rex|ric)\b/, "the units of letters", [118, 147, 17.2]],
  [/\dr?lh\b/, "the units of lines", [111, 120, 16.4]],
  [/\d[dls]v[bhiw]\b/, "the units of the small and large window", [108, 101, 15.4]],
];
