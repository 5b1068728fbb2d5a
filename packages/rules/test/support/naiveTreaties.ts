import type { Random } from "../../src/choices/randomAction.ts";
import { seatOfPower } from "../../src/model/options.ts";
import { POWER_NAMES, type PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import type { Term } from "../../src/model/treaties.ts";
import { packOf } from "../../src/pack/registry.ts";
import { type BarePiece, type BareTable, bareTable, hostile } from "./bareTable.ts";
import { historical } from "./packs.ts";
import { affairsIn } from "./politicalChanges.ts";
import { power } from "./position.ts";
import { agreed, keepsAway, keepsOut, noConquest, sparesTrains, truce } from "./treaties.ts";

/** How many roads it is from one city to the nearest that suits, counted on the printed roads. */
const roadsTo = (table: BareTable, from: string, suits: (city: string) => boolean): number => {
  let front = [from];
  const seen = new Set(front);
  for (let roads = 0; front.length > 0; roads++) {
    if (front.some(suits)) return roads;
    front = front
      .flatMap((city) => [...(table.roads.get(city)?.keys() ?? [])])
      .filter((city) => {
        if (seen.has(city)) return false;
        seen.add(city);
        return true;
      });
  }
  return Number.POSITIVE_INFINITY;
};

const keyOf = (state: State, id: number): string => packOf(state).cities[id]?.key ?? "";

const breaksKeepOut = (table: BareTable, area: readonly string[], start: string, path: readonly string[]) => {
  const inside = (city: string): boolean => area.includes(city);
  const outside = (city: string): boolean => !inside(city);
  const whole = [start, ...path];
  const comesIn = path.some((city, step) => inside(city) && !(inside(start) && inside(whole[step] ?? "")));
  const end = path.at(-1) ?? start;
  const goesOut = inside(start) && roadsTo(table, end, outside) < roadsTo(table, start, outside);
  return comesIn || (inside(end) && !goesOut);
};

const breaksKeepAway = (table: BareTable, fortress: string, start: string, end: string): boolean => {
  const away = (city: string): number => roadsTo(table, city, (other) => other === fortress);
  return away(end) <= 3 && away(end) <= away(start);
};

const hasGeneralOf = (table: BareTable, city: string, owner: PowerName): boolean =>
  (table.piecesIn.get(city) ?? []).some((piece) => piece.isGeneral && piece.power === owner);

const hasTrainOf = (table: BareTable, city: string, owner: PowerName): boolean =>
  (table.piecesIn.get(city) ?? []).some((piece) => !piece.isGeneral && piece.power === owner);

const ELECTORS = ["trier", "mainz", "koeln", "mannheim"];

const holds = (table: BareTable, city: string, owner: PowerName): boolean => {
  const controller = table.controllerOf.get(city) ?? null;
  if (controller === owner) return true;
  return owner === "pragmatic" && controller === "austria" && ELECTORS.includes(city);
};

/** Whether a march of a general would break a term, told from the whole march and the printed board. */
const breaks = (
  state: State,
  table: BareTable,
  mover: BarePiece,
  path: readonly string[],
  force: boolean,
  term: Term,
): boolean => {
  if (!mover.isGeneral || mover.city === null || !("power" in term)) return false;
  const own = POWER_NAMES[term.power];
  const end = path.at(-1) ?? mover.city;
  if (term.type === "noCombat") {
    const other = POWER_NAMES[term.other];
    if (own !== mover.power && other !== mover.power) return false;
    const opponent = own === mover.power ? other : own;
    const around = [...(table.roads.get(end)?.keys() ?? [])];
    return hostile(table, own, other) && around.some((city) => hasGeneralOf(table, city, opponent));
  }
  if (own !== mover.power) return false;
  switch (term.type) {
    case "noConquest": {
      if (force || state.faceDown[mover.id]) return false;
      const other = POWER_NAMES[term.other];
      const left = [mover.city, ...path.slice(0, -1)];
      return left.some((city) => {
        const controller = table.controllerOf.get(city) ?? null;
        return controller !== null && hostile(table, own, controller) && holds(table, city, other);
      });
    }
    case "noTrainElimination":
      return path.some((city) => hasTrainOf(table, city, POWER_NAMES[term.other]));
    case "keepOut": {
      const area = term.cities.map((id) => keyOf(state, id));
      return breaksKeepOut(table, area, mover.city, path);
    }
    case "keepAway":
      return term.fortresses.some((id) => {
        const fortress = keyOf(state, packOf(state).fortresses[id] as number);
        return breaksKeepAway(table, fortress, mover.city ?? "", end);
      });
    default:
      return false;
  }
};

/** The treaties a march would break, by number. */
export const treatiesBroken = (
  state: State,
  table: BareTable,
  mover: BarePiece,
  path: readonly string[],
  force: boolean,
): number[] =>
  affairsIn(state)
    .agreements.filter(
      ({ status, terms }) =>
        status === "inForce" && terms.some((term) => breaks(state, table, mover, path, force, term)),
    )
    .map(({ id }) => id);

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

const seatFor = (state: State, name: PowerName) => seatOfPower(state.options, power(name), state.saxony);

/** Cities around a general of the power, so that the promise matters. */
const around = (table: BareTable, name: PowerName, random: Random): string[] => {
  const generals = table.pieces.filter(
    ({ isGeneral, city, power: own }) => isGeneral && city && own === name,
  );
  const center = generals.length > 0 ? pick(generals, random).city : null;
  const near = new Set(center === null ? ["wien"] : [center]);
  for (const city of near)
    for (const next of table.roads.get(city)?.keys() ?? []) if (near.size < 40) near.add(next);
  return [...near];
};

const randomTerm = (
  state: State,
  table: BareTable,
  name: PowerName,
  other: PowerName,
  random: Random,
): Term => {
  const near = around(table, name, random);
  const isFortress = (key: string): boolean =>
    historical.fortressIn[historical.cityByKey.get(key) as number] !== -1;
  const fortresses = near.filter(isFortress);
  switch (random(5)) {
    case 0:
      return noConquest(name, other);
    case 1:
      return sparesTrains(name, other);
    case 2:
      return keepsOut(name, near.filter(() => random(2) === 0).concat(near.slice(0, 1)));
    case 3:
      return fortresses.length > 0 ? keepsAway(name, fortresses.slice(0, 2)) : noConquest(name, other);
    default:
      return seatFor(state, name) === seatFor(state, other) ? noConquest(name, other) : truce(name, other);
  }
};

/** Some treaties between the players, about what stands near their generals. */
export const withRandomTreaties = (start: State, count: number, random: Random): State => {
  let state = start;
  const table = bareTable(state);
  for (let made = 0; made < count; made++) {
    const name = pick(POWER_NAMES, random);
    const others = POWER_NAMES.filter((other) => seatFor(state, other) !== seatFor(state, name));
    const other = pick(others, random);
    const terms = Array.from({ length: 1 + random(2) }, () => randomTerm(state, table, name, other, random));
    state = agreed(state, seatFor(state, name), seatFor(state, other), terms);
  }
  return state;
};
