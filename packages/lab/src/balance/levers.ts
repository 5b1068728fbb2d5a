import type { PackData } from "@maria/rules";

/** A change of something reconstructed, which no document fixes (rules.md, section 38). */
export interface Lever {
  readonly name: string;
  readonly what: string;
  pull(data: PackData): PackData;
}

type Link = readonly [string, string];

/** NID-01: the class of a road is nowhere described. */
const ordinary = (data: PackData, links: readonly Link[]): PackData => {
  const isOne = (from: string, to: string): boolean =>
    links.some(([one, other]) => (one === from && other === to) || (one === to && other === from));
  const roads = data.board.roads.map(
    ([from, to, kind]) => [from, to, isOne(from, to) ? "road" : kind] as const,
  );
  return { ...data, board: { ...data.board, roads } };
};

/** The links of a road from city to city. */
const along = (...cities: string[]): Link[] =>
  cities.slice(1).map((city, at): Link => [cities[at] ?? city, city]);

const LOWER_RHINE = along("wesel", "krefeld", "duesseldorf", "koeln");

/** With the road along the Lower Rhine these leave a fifth of Flanders' roads main roads. */
const SIDE_ROADS = [
  ...along("tournai", "ath", "bruessel"),
  ...along("trier", "wittlich", "cochem", "koblenz"),
  ...along("saarbruecken", "zweibruecken", "kaiserslautern", "mannheim"),
  ...along("kleve", "nijmegen", "tiel", "utrecht"),
  ...along("luettich", "limburg", "aachen", "juelich", "koeln"),
  ...along("peronne", "cambrai", "valenciennes"),
];

/** The fortresses in the midst of Bohemia that no document names. */
const OPEN_TOWNS: ReadonlySet<string> = new Set(["jungbunzlau", "tabor"]);

const withoutFortresses = (data: PackData): PackData => {
  const cities = data.board.cities.map((city) => {
    if (!OPEN_TOWNS.has(city.id)) return city;
    const { fortress: _, ...town } = city;
    return town;
  });
  return { ...data, board: { ...data.board, cities } };
};

/** NID-30: how far a card shifts a marker is nowhere described. */
const shortArrows = (data: PackData): PackData => {
  const cards = data.politics.cards.map((card) => ({
    ...card,
    shifts: card.shifts.map((shift) => ({ ...shift, steps: Math.sign(shift.steps) })),
  }));
  return { ...data, politics: { ...data.politics, cards } };
};

/** NID-29: where on Italy's track the points lie must be guessed. */
const nearPoints = (data: PackData): PackData => {
  const { italy } = data.politics.tracks;
  const point = (at: number) => italy.boxes.find(({ position }) => position === at)?.icons ?? [];
  const boxes = italy.boxes.map((box) => {
    if (Math.abs(box.position) !== 2) return box;
    const points = point(box.position * 1.5).filter(({ icon }) => icon === "victoryPoint");
    return { ...box, icons: [...points, ...box.icons] };
  });
  const tracks = { ...data.politics.tracks, italy: { ...italy, boxes } };
  return { ...data, politics: { ...data.politics, tracks } };
};

export const LEVERS: readonly Lever[] = [
  {
    name: "lower-rhine",
    what: "the main road Wesel, Krefeld, Düsseldorf, Köln is an ordinary one",
    pull: (data) => ordinary(data, LOWER_RHINE),
  },
  {
    name: "side-roads",
    what: "seventeen further main roads in Flanders are ordinary ones (Ath, the Moselle, the Palatinate, the Waal, Limburg, Cambrai)",
    pull: (data) => ordinary(data, SIDE_ROADS),
  },
  {
    name: "open-towns",
    what: "Jungbunzlau and Tabor are no fortresses",
    pull: withoutFortresses,
  },
  { name: "arrows", what: "no arrow is longer than one box", pull: shortArrows },
  { name: "icons", what: "the points in Italy lie two boxes from the star, too", pull: nearPoints },
];

/** Which levers are pulled, in the order of LEVERS. */
export type Setting = readonly boolean[];

export const variantOf = (data: PackData, setting: Setting): PackData =>
  LEVERS.reduce((changed, lever, at) => (setting[at] === true ? lever.pull(changed) : changed), data);

/**
 * Half of all settings: the last lever is pulled where an odd number of the others is, so that the pack as it is belongs to the half,
 * and with five levers no effect of one is mixed with one of two.
 */
export const halfFactorial = (levers: number): readonly Setting[] =>
  Array.from({ length: 2 ** (levers - 1) }, (_, number) => {
    const free = Array.from({ length: levers - 1 }, (__, at) => (number & (1 << at)) !== 0);
    return [...free, free.filter(Boolean).length % 2 === 1];
  });
