/**
 * The finished drawing of the board, computed before it is shown (drawScene.ts): path data in board units, a few
 * big paths for each layer. The page only sets it down.
 */
export type MapName = "flanders" | "bohemia";

/** Whose colours and hatch the ground of a territory wears: its home power's, or its own where it is nobody's. */
export type Look =
  | "france"
  | "bavaria"
  | "prussia"
  | "saxony"
  | "austria"
  | "pragmatic"
  | "empire"
  | "silesia"
  | "poland";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Ground {
  readonly look: Look;
  readonly d: string;
  /** Where the brush goes along the inside of its borders. */
  readonly wideWash: string;
  readonly narrowWash: string;
}

export interface MapScene {
  readonly frame: Box;
  /** Empty where a map is all land. */
  readonly land: string;
  /** Lines along the coast, the nearest first. */
  readonly shore: readonly string[];
  readonly grounds: readonly Ground[];
  readonly sectors: string;
  readonly redSuits: string;
  readonly blackSuits: string;
  readonly blocks: readonly Block[];
  readonly mainRoads: string;
  readonly frameLines: string;
  readonly frameBars: string;
  readonly cartouche: Cartouche;
  readonly compass: Compass | null;
}

/** The finest lines of a quarter of a map. */
export interface Block {
  readonly borders: string;
  readonly rivers: string;
  readonly hills: string;
  readonly roads: string;
}

export interface CitySymbols {
  readonly towns: string;
  readonly minorForts: string;
  readonly minorTowns: string;
  readonly majorForts: string;
  readonly majorGlacis: string;
  readonly majorTowns: string;
  readonly hatDomes: string;
  readonly hatBrims: string;
  readonly hatLines: string;
}

/** An ornament with room for a title. */
export interface Cartouche {
  readonly box: Box;
  readonly panel: string;
  readonly scrolls: string;
  readonly lines: string;
}

export interface Compass {
  readonly rhumbs: string;
  readonly rings: string;
  readonly light: string;
  readonly dark: string;
}

/** Where a text stands: at its beginning, its middle or its end. */
export type Anchor = 0 | 1 | 2;

/** `split` cuts a long name in two lines before that character; 0 leaves it whole. */
export type CityLabel = readonly [city: number, x: number, y: number, anchor: Anchor, split: number];
export type MountainLabel = readonly [mountain: number, x: number, y: number, angle: number];

/** The labels of a range of zoom. */
export interface LabelLevel {
  /** Shown from this zoom on, in pixels for a board unit. */
  readonly from: number;
  /** The font size of an ordinary city, in board units. */
  readonly size: number;
  readonly cities: readonly CityLabel[];
  readonly mountains: readonly MountainLabel[];
}

export interface LandLabel {
  readonly territory: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The coat of arms of a power in the margin. */
export interface Shield {
  readonly x: number;
  readonly y: number;
}

export interface Scene {
  /** Everything that is drawn, the margin of the sheet included. */
  readonly bounds: Box;
  readonly maps: { readonly [Map in MapName]: MapScene };
  readonly links: string;
  readonly mainLinks: string;
  readonly symbols: CitySymbols;
  /** The great cartouche and the coats of arms in the margin; null where the maps leave no room. */
  readonly margin: { readonly cartouche: Cartouche; readonly shields: readonly Shield[] } | null;
  readonly kinds: string;
  readonly mountains: readonly string[];
  readonly lands: readonly LandLabel[];
  readonly levels: readonly LabelLevel[];
  /** The ground nearest to each city, for overlays. */
  readonly cells: readonly string[];
}

/** One letter for each city in `Scene.kinds`: an ordinary city, a minor or a major fortress. */
export const CITY_KINDS = { city: "c", minor: "m", major: "M" } as const;

/** Sizes of labels in parts of the level's size: the style sheet and the placement must agree. */
export const LABEL_SIZES = { c: 1, m: 1.1, M: 1.32 } as const;
export type CityKind = keyof typeof LABEL_SIZES;
export const LINE_HEIGHT = 0.92;
