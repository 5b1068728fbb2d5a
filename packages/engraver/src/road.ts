/** A place on the board, in board units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A road between two cities: a cubic curve with its two handles. */
export interface RoadCurve {
  readonly from: Spot;
  readonly leave: Spot;
  readonly arrive: Spot;
  readonly to: Spot;
}

const chance = (a: number, b: number): number => {
  const hash = Math.imul(Math.imul(a | 0, 0x85ebca6b) ^ (b | 0), 0xc2b2ae35);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
};

/** Roads of the time are not ruled with a ruler: each bends a little, always in the same way, told by its ends. */
const bend = (from: Spot, to: Spot): RoadCurve => {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const seed = from.x * 31 + from.y * 17;
  const early = (chance(seed, to.x) - 0.5) * 0.17;
  const late = (chance(seed + 7, to.y) - 0.5) * 0.17;
  return {
    from,
    leave: { x: from.x + x / 3 - y * early, y: from.y + y / 3 + x * early },
    arrive: { x: from.x + (2 * x) / 3 - y * late, y: from.y + (2 * y) / 3 + x * late },
    to,
  };
};

/** The drawing at build time and a march in the page follow the same curve, in either direction. */
export const roadCurve = (from: Spot, to: Spot): RoadCurve => {
  if (from.x < to.x || (from.x === to.x && from.y <= to.y)) return bend(from, to);
  const back = bend(to, from);
  return { from, leave: back.arrive, arrive: back.leave, to };
};

export const spotOnRoad = ({ from, leave, arrive, to }: RoadCurve, part: number): Spot => {
  const rest = 1 - part;
  const a = rest * rest * rest;
  const b = 3 * rest * rest * part;
  const c = 3 * rest * part * part;
  const d = part * part * part;
  return {
    x: a * from.x + b * leave.x + c * arrive.x + d * to.x,
    y: a * from.y + b * leave.y + c * arrive.y + d * to.y,
  };
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Path data of a way through several places. */
export const wayPath = (places: readonly Spot[]): string =>
  places
    .map((place, at) => {
      const before = places[at - 1];
      if (before === undefined) return `M${place.x} ${place.y}`;
      const { leave, arrive } = roadCurve(before, place);
      return `C${tenth(leave.x)} ${tenth(leave.y)} ${tenth(arrive.x)} ${tenth(arrive.y)} ${place.x} ${place.y}`;
    })
    .join("");

const blend = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** Path data of the part of a way that lies behind a march: so many roads, the last of them in part. */
export const wayPathUntil = (places: readonly Spot[], roads: number): string => {
  const whole = Math.min(Math.floor(roads), places.length - 1);
  const passed = wayPath(places.slice(0, whole + 1));
  const part = roads - whole;
  const last = places[whole];
  const next = places[whole + 1];
  if (part <= 0 || last === undefined || next === undefined) return passed;
  const { from, leave, arrive } = roadCurve(last, next);
  const first = blend(from, leave, part);
  const middle = blend(first, blend(leave, arrive, part), part);
  const end = spotOnRoad(roadCurve(last, next), part);
  return `${passed}C${tenth(first.x)} ${tenth(first.y)} ${tenth(middle.x)} ${tenth(middle.y)} ${tenth(end.x)} ${tenth(end.y)}`;
};
