import { refusalOf } from "../../src/game/play.ts";
import { POWER_NAMES, type PowerName } from "../../src/model/powers.ts";
import { seatOfPower } from "../../src/model/seats.ts";
import type { State } from "../../src/model/state.ts";
import type { Term } from "../../src/model/treaties.ts";
import { packOf } from "../../src/pack/registry.ts";
import type { Random } from "../../src/tools/random.ts";
import { type BarePiece, type BareTable, bareTable, hostile, shareCity } from "./bareTable.ts";
import type { Walk } from "./naiveMarches.ts";
import { historical } from "./packs.ts";
import { affairsIn } from "./politicalChanges.ts";
import { power } from "./position.ts";
import { agreed, keepsAway, keepsOut, noConquest, proposal, sparesTrains, truce } from "./treaties.ts";

/** MOV-25: roads between the maps are for French and Austrian pieces. */
const roadsFor = (table: BareTable, own: PowerName, city: string): string[] =>
  [...(table.roads.get(city)?.keys() ?? [])].filter(
    (next) => own === "france" || own === "austria" || table.mapOf.get(next) === table.mapOf.get(city),
  );

/** How many roads it is from one city to the nearest that suits, counted on the printed roads. */
const roadsTo = (
  from: string,
  suits: (city: string) => boolean,
  roads: (city: string) => readonly string[],
): number => {
  let front = [from];
  const seen = new Set(front);
  for (let taken = 0; front.length > 0; taken++) {
    if (front.some(suits)) return taken;
    front = front.flatMap(roads).filter((city) => {
      if (seen.has(city)) return false;
      seen.add(city);
      return true;
    });
  }
  return Number.POSITIVE_INFINITY;
};

const keyOf = (state: State, id: number): string => packOf(state).cities[id]?.key ?? "";

const hasTrainOf = (table: BareTable, city: string, owner: PowerName): boolean =>
  (table.piecesIn.get(city) ?? []).some((piece) => !piece.isGeneral && piece.power === owner);

const ELECTORS = ["trier", "mainz", "koeln", "mannheim"];

const holds = (table: BareTable, city: string, owner: PowerName): boolean => {
  const controller = table.controllerOf.get(city) ?? null;
  if (controller === owner) return true;
  return owner === "pragmatic" && controller === "austria" && ELECTORS.includes(city);
};

interface BareTerm {
  readonly treaty: number;
  readonly term: Term;
}

const bareTerms = (state: State): BareTerm[] =>
  affairsIn(state).agreements.flatMap(({ id, status, terms, lapsed }) =>
    status === "inForce"
      ? terms.flatMap((term, index) => (lapsed.includes(index) ? [] : [{ treaty: id, term }]))
      : [],
  );

/** Whether the way of a general, not its end, breaks a term. */
const breaksOnTheWay = (
  state: State,
  table: BareTable,
  mover: BarePiece,
  { path, force }: Pick<Walk, "path" | "force">,
  term: Term,
): boolean => {
  const start = mover.city ?? "";
  if (!("power" in term) || POWER_NAMES[term.power] !== mover.power) return false;
  const whole = [start, ...path];
  if (term.type === "noConquest") {
    if (force || state.faceDown[mover.id]) return false;
    const other = POWER_NAMES[term.other] as PowerName;
    return whole.slice(0, -1).some((city) => {
      const controller = table.controllerOf.get(city) ?? null;
      return controller !== null && hostile(table, mover.power, controller) && holds(table, city, other);
    });
  }
  if (term.type === "noTrainElimination")
    return path.some((city) => hasTrainOf(table, city, POWER_NAMES[term.other] as PowerName));
  if (term.type !== "keepOut") return false;
  const area = new Set(term.cities.map((id) => keyOf(state, id)));
  return path.some((city, step) => area.has(city) && !(area.has(start) && area.has(whole[step] ?? "")));
};

interface BareZone {
  readonly treaty: number;
  readonly cities: ReadonlySet<string>;
}

/** The cities where the power's generals do not come to stand: areas, and protecting distance of fortresses. */
const zonesOf = (state: State, table: BareTable, own: PowerName): BareZone[] =>
  bareTerms(state).flatMap(({ treaty, term }) => {
    if (!("power" in term) || POWER_NAMES[term.power] !== own) return [];
    if (term.type === "keepOut")
      return [{ treaty, cities: new Set(term.cities.map((id) => keyOf(state, id))) }];
    if (term.type !== "keepAway") return [];
    const near = new Set<string>();
    for (const id of term.fortresses) {
      let front = [keyOf(state, packOf(state).fortresses[id] as number)];
      for (let roads = 0; roads <= 3; roads++) {
        for (const city of front) near.add(city);
        front = front.flatMap((city) => [...(table.roads.get(city)?.keys() ?? [])]);
      }
    }
    return [{ treaty, cities: near }];
  });

/** RUL-101 (6): fortresses promised safety that bear a question mark of this side. */
const markedAndSafe = (state: State, table: BareTable, own: PowerName): { key: string; treaty: number }[] =>
  bareTerms(state).flatMap(({ treaty, term }) => {
    if (term.type !== "noConquest" || POWER_NAMES[term.power] !== own) return [];
    const saxonMajor = table.saxonyIsAustrian ? "austria" : "prussia";
    const major = own === "bavaria" ? "france" : own === "saxony" ? saxonMajor : own;
    return packOf(state).fortresses.flatMap((id, index) => {
      const key = keyOf(state, id);
      const isMarked = state.questionMarks[index] === POWER_NAMES.indexOf(major);
      return isMarked && holds(table, key, POWER_NAMES[term.other] as PowerName) ? [{ key, treaty }] : [];
    });
  });

const protects = (table: BareTable, general: BarePiece, key: string): boolean => {
  const controller = table.controllerOf.get(key) ?? null;
  if (controller === null || general.city === null) return false;
  const near = roadsTo(
    general.city,
    (city) => city === key,
    (city) => [...(table.roads.get(city)?.keys() ?? [])],
  );
  return near <= 3 && shareCity(table, general.power, controller);
};

/** The treaties by which generals beside a city are not to be attacked, one entry for each such general. */
const sparedBeside = (state: State, table: BareTable, own: PowerName, city: string): number[] => {
  const beside = [...(table.roads.get(city)?.keys() ?? [])].flatMap((next) =>
    (table.piecesIn.get(next) ?? []).filter((piece) => piece.isGeneral && hostile(table, own, piece.power)),
  );
  const marked = markedAndSafe(state, table, own);
  return beside.flatMap((general) => [
    ...bareTerms(state).flatMap(({ treaty, term }) => {
      if (term.type !== "noCombat") return [];
      const pair = [POWER_NAMES[term.power], POWER_NAMES[term.other]];
      return pair.includes(own) && pair.includes(general.power) ? [treaty] : [];
    }),
    ...marked.filter(({ key }) => protects(table, general, key)).map(({ treaty }) => treaty),
  ]);
};

/** How good or bad it would be for a general to stand in a city. */
interface Standing {
  readonly away: number;
  readonly fights: number;
  readonly treaties: readonly number[];
}

/**
 * Of all the marches the rules allow a piece, which treaties each would break, told from the whole marches and the
 * printed board (RUL-101).
 */
export const brokenByWalks = (
  state: State,
  table: BareTable,
  mover: BarePiece,
  walked: readonly Walk[],
): Map<Walk, readonly number[]> => {
  const start = mover.city;
  if (!mover.isGeneral || start === null) return new Map(walked.map((walk) => [walk, []]));
  const zones = zonesOf(state, table, mover.power);
  const inside = zones.filter(({ cities }) => cities.has(start));
  const isOut = (city: string): boolean => !inside.some(({ cities }) => cities.has(city));
  const standings = new Map<string, Standing>();
  const standingIn = (city: string): Standing => {
    const known = standings.get(city);
    if (known) return known;
    const spared = sparedBeside(state, table, mover.power, city);
    const within = inside.filter(({ cities }) => cities.has(city)).map(({ treaty }) => treaty);
    const found = {
      away: roadsTo(city, isOut, (next) => roadsFor(table, mover.power, next)),
      fights: spared.length,
      treaties: [...within, ...spared],
    };
    standings.set(city, found);
    return found;
  };
  const now = standingIn(start);
  const first = new Map(
    walked.map((walk): [Walk, number[]] => {
      const end = walk.path.at(-1) ?? start;
      const onTheWay = bareTerms(state)
        .filter(({ term }) => breaksOnTheWay(state, table, mover, walk, term))
        .map(({ treaty }) => treaty);
      const entered = zones.filter((zone) => !inside.includes(zone) && zone.cities.has(end));
      return [walk, [...onTheWay, ...entered.map(({ treaty }) => treaty)]];
    }),
  );
  const isBetter = ({ away, fights }: Standing): boolean =>
    away <= now.away && fights <= now.fights && (away < now.away || fights < now.fights);
  const better = walked
    .filter((walk) => first.get(walk)?.length === 0)
    .map(({ path }) => standingIn(path.at(-1) ?? start))
    .filter(isBetter);
  const fewest = now.fights === 0 ? 0 : Math.min(...better.map(({ fights }) => fights));
  const mustComeNearer = better.some(({ away, fights }) => fights === fewest && away < now.away);
  const isKept = (standing: Standing): boolean => {
    if (now.away === 0 && now.fights === 0) return standing.away === 0 && standing.fights === 0;
    return isBetter(standing) && standing.fights === fewest && (!mustComeNearer || standing.away < now.away);
  };
  return new Map(
    [...first].map(([walk, broken]) => {
      const standing = standingIn(walk.path.at(-1) ?? start);
      return [walk, broken.length > 0 || isKept(standing) ? broken : standing.treaties];
    }),
  );
};

/** Whether a general stands where a treaty says he should not. */
export const isInBreach = (state: State, table: BareTable, general: BarePiece): boolean =>
  general.city !== null &&
  (zonesOf(state, table, general.power).some(({ cities }) => cities.has(general.city ?? "")) ||
    sparedBeside(state, table, general.power, general.city).length > 0);

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

export const randomTerm = (
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
    // RUL-104: what the table bears of it.
    const offer = proposal(seatFor(state, other), terms);
    if (refusalOf(state, seatFor(state, name), offer) === null)
      state = agreed(state, seatFor(state, name), seatFor(state, other), terms);
  }
  return state;
};
