import type { FortressMark, PieceMark } from "./marks.ts";

/** A piece and where it stands, in pixels from its city at the size for which pieces are drawn. */
export interface Placed {
  readonly piece: PieceMark;
  readonly x: number;
  readonly y: number;
}

export interface PlacedMarker {
  readonly mark: FortressMark;
  readonly x: number;
  readonly y: number;
}

/** The disc of a general, in pixels at size 1. */
export const DISC = 15;
/** How far the second general of a stack looks out from behind the first, to the upper right. */
const BEHIND = { x: 12, y: -9 };

/** Pieces keep about the same size on the screen; near by they grow a little. */
export const pieceSize = (zoom: number): number => Math.max(0.8, Math.min(1.35, 0.66 + zoom * 0.75));

/** Marks around cities shrink more, or on a small map they would run into each other. */
export const markSize = (zoom: number): number => Math.max(0.5, Math.min(1.3, 0.36 + zoom * 1.15));

/** Those below come first, so that the supreme commander lies on top. */
const byDepth = (a: PieceMark, b: PieceMark): number =>
  Number(b.underneath ?? false) - Number(a.underneath ?? false);

/** A piece stands on its city, a stack has it in its middle: nothing reaches over to a neighbour. */
const placedIn = (pieces: readonly PieceMark[]): Placed[] => {
  const generals = pieces.filter(({ kind }) => kind === "general").sort(byDepth);
  const trains = pieces.filter(({ kind }) => kind === "train");
  const hussars = pieces.filter(({ kind }) => kind === "hussar");
  const besideGeneral = generals.length > 0 ? DISC + 11 : 0;
  const besideAll = generals.length > 0 || trains.length > 0 ? DISC + 11 : 0;
  const last = generals.length - 1;
  return [
    ...trains.map((piece, at): Placed => ({ piece, x: 0 - besideGeneral - at * 22, y: 0 })),
    ...hussars.map((piece, at): Placed => ({ piece, x: besideAll + at * 20, y: 0 })),
    ...generals.map((piece, at): Placed => {
      const behind = last - at - last / 2;
      return { piece, x: behind * BEHIND.x, y: 0 + behind * BEHIND.y };
    }),
  ];
};

const groupedBy = <Mark extends { readonly city: number }>(marks: readonly Mark[]): Map<number, Mark[]> => {
  const groups = new Map<number, Mark[]>();
  for (const mark of marks) groups.set(mark.city, [...(groups.get(mark.city) ?? []), mark]);
  return groups;
};

/** All pieces by city, each at its place in the stack; the cities in the order in which they are painted. */
export const arranged = (
  pieces: readonly PieceMark[],
  order: (a: number, b: number) => number = (a, b) => a - b,
): Map<number, Placed[]> =>
  new Map(
    [...groupedBy(pieces)].sort(([a], [b]) => order(a, b)).map(([city, group]) => [city, placedIn(group)]),
  );

/** Markers stand to the right of their fortress, and farther out where pieces stand on it. */
export const arrangedMarkers = (
  marks: readonly FortressMark[],
  pieces: ReadonlyMap<number, readonly Placed[]>,
): Map<number, PlacedMarker[]> =>
  new Map(
    [...groupedBy(marks)].map(([city, group]) => {
      const widest = Math.max(0, ...(pieces.get(city) ?? []).map(({ x }) => x + DISC));
      return [city, group.map((mark, at): PlacedMarker => ({ mark, x: (widest || 3) + 5 + at * 15, y: -4 }))];
    }),
  );
