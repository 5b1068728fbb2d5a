import type { Look } from "@maria/engraver/scene";
import type { PowerName } from "./marks.ts";

/** What the board is told in the language of the page. */
export interface BoardTexts {
  /** Names the board for a screen reader. */
  readonly board: string;
  readonly title: string;
  readonly subtitle: string;
  readonly flanders: string;
  readonly bohemia: string;
  /** Names of the territories, by their id in the pack. */
  readonly lands: Readonly<Record<string, string>>;
  readonly powers: Readonly<Record<PowerName, string>>;
}

export interface BoardCity {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** Every power has a letter of its own besides its colour and its hatch. */
export const LETTERS: Readonly<Record<PowerName, string>> = {
  france: "F",
  bavaria: "B",
  prussia: "P",
  saxony: "S",
  austria: "A",
  pragmatic: "PA",
};

/**
 * The hatch of each look, as heralds of the time engrave colours: red upright, blue level, green and purple slanting,
 * black crossed, gold dotted. `size` is the side of the tile it is repeated in.
 */
export const HATCHES: Readonly<
  Record<Look, { readonly size: number; readonly lines: string; readonly dots?: string }>
> = {
  france: { size: 9, lines: "M4.5-1v11" },
  prussia: { size: 9, lines: "M-1 4.5h11" },
  saxony: { size: 10, lines: "M-1-1l12 12M-1 9l2 2M9-1l2 2" },
  poland: { size: 11, lines: "M-1 12l13-13M-1 1l2-2M10 12l2-2" },
  bavaria: {
    size: 14,
    lines: "M7 0l3.5 7l-3.5 7l-3.5-7zM0-7l3.5 7l-3.5 7M14-7l-3.5 7l3.5 7M0 7l3.5 7M14 7l-3.5 7",
  },
  austria: { size: 24, lines: "M6 4v4M4 6h4M18 16v4M16 18h4" },
  pragmatic: { size: 12, lines: "M6-1v14M-1 6h14" },
  empire: { size: 14, lines: "", dots: "M3.5 3.5h.01M10.5 10.5h.01" },
  silesia: { size: 16, lines: "M1 4l4-3M9 12l4-3M9 4l3-2M1 12l3-2" },
};
