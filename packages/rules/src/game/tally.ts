import { hasPools } from "../ground/pools.ts";
import { AUSTRIA, FRANCE, NOBODY, POWERS, type Power, type PowerOrNobody, PRUSSIA } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import type { LogEntry } from "./log.ts";

/** HID-15: who keeps count of the victory markers out of the pools knows what is left in them. */
export interface Tally {
  /** Whose marker lies on each fortress; nobody's where it comes from no pool (electors). */
  readonly markers: readonly PowerOrNobody[];
  readonly battleBoxes: readonly number[];
  readonly setAside: readonly number[];
  readonly threeElectors: PowerOrNobody;
  readonly emperor: PowerOrNobody;
  readonly italy: PowerOrNobody;
  readonly silesiaBox: boolean;
  /** By power: all its markers, those in its pool included. */
  readonly all: readonly number[];
}

const outOfPool = (tally: Omit<Tally, "all">, power: Power): number => {
  const { markers, battleBoxes, setAside, threeElectors, emperor, italy, silesiaBox } = tally;
  const boxes = [...markers, threeElectors, emperor, italy, silesiaBox ? PRUSSIA : NOBODY];
  const open = boxes.filter((marker) => marker === power).length;
  return open + (battleBoxes[power] as number) + (setAside[power] as number);
};

/** RUL-65: by power; minor powers have no pool. */
export const poolsIn = (tally: Tally): number[] =>
  POWERS.map((power) => (tally.all[power] as number) - outOfPool(tally, power));

export const startingTally = (position: Position): Tally | null => {
  const { affairs } = position;
  if (affairs === null || !hasPools(position)) return null;
  const { isElectorFortress } = packOf(position);
  const { battleBoxes, setAside, threeElectors, emperor, italy, silesiaBox, pools } = affairs;
  const markers = position.markers.map((marker, fortress) => (isElectorFortress[fortress] ? NOBODY : marker));
  const lying = { markers, battleBoxes, setAside, threeElectors, emperor, italy, silesiaBox };
  return { ...lying, all: POWERS.map((power) => (pools[power] as number) + outOfPool(lying, power)) };
};

const withAdded = (counts: readonly number[], power: Power, added: number): number[] =>
  counts.map((count, of) => (of === power ? count + added : count));

const withMarker = (tally: Tally, pack: Pack, fortress: number, marker: PowerOrNobody): Tally =>
  pack.isElectorFortress[fortress]
    ? tally
    : { ...tally, markers: tally.markers.map((lying, at) => (at === fortress ? marker : lying)) };

/** The tally after what the entry tells; the same one if it tells of no marker. */
export const tallied = (tally: Tally, pack: Pack, entry: LogEntry): Tally => {
  switch (entry.type) {
    case "conquered":
      return withMarker(tally, pack, entry.fortress, entry.marker);
    case "markerReturned":
      return withMarker(tally, pack, entry.fortress, NOBODY);
    case "pointsGained":
      return { ...tally, battleBoxes: withAdded(tally.battleBoxes, entry.power, entry.markers) };
    case "pointsLost":
      return { ...tally, battleBoxes: withAdded(tally.battleBoxes, entry.power, -entry.markers) };
    case "threeElectors":
      return { ...tally, threeElectors: entry.power };
    case "italyMarker":
      return { ...tally, italy: entry.power };
    case "emperorElected":
      return { ...tally, emperor: entry.emperor === "charles" ? FRANCE : AUSTRIA };
    case "silesiaAnnexed":
      // ANX-10, ANX-15: no winter lies between the markers set aside and the one in the box "Silesia".
      return { ...tally, silesiaBox: true, setAside: withAdded(tally.setAside, PRUSSIA, entry.setAside) };
    case "objectivesReduced":
      return { ...tally, setAside: withAdded(tally.setAside, FRANCE, entry.setAside) };
    case "setAsideReturned":
      return { ...tally, setAside: withAdded(tally.setAside, entry.power, -entry.markers) };
    default:
      return tally;
  }
};
