import type { View } from "@maria/rules";
import { powerOf } from "@maria/rules/board";
import {
  AUSTRIA,
  type CityId,
  type GameEvent,
  type MarchAction,
  type MarchChoice,
  type Pack,
  type PieceId,
  type Seat,
} from "@maria/rules/model";
import { marchBegun, marchReach, type Pace, type Reach, type Way } from "./reach.ts";
import { type Trial, tryMarch } from "./trial.ts";

export interface TriedWay extends Way {
  readonly trial: Trial;
}

/** The march of this way; where a commander must be named and none is yet, the first will do (STK-06). */
export const marchOf = (piece: PieceId, way: Way, commander: PieceId | null): MarchAction => {
  const march: MarchAction = { type: "march", piece, path: way.path, force: way.force };
  if (way.commanders === null) return march;
  const [first] = way.commanders;
  const named = commander !== null && way.commanders.includes(commander) ? commander : first;
  return named === undefined ? march : { ...march, commander: named };
};

/** What a march does beside moving; ways with the same key differ in nothing that matters. */
const keyOf = (events: readonly GameEvent[]): string =>
  JSON.stringify(events.filter(({ type }) => type !== "marched"));

/** What nobody would do without need: Austria drives its own hussars off, Prussia gives markers back. */
const regrets = (pack: Pack, { march, events }: Trial): number =>
  events.filter(
    ({ type }) =>
      type === "setAsideReturned" || (type === "hussarRemoved" && powerOf(pack, march.piece) === AUSTRIA),
  ).length;

const gains = ({ events }: Trial): number =>
  events.filter(
    ({ type }) => type === "conquered" || type === "questionMarkPlaced" || type === "trainEliminated",
  ).length;

/**
 * The ways to a city that differ in what happens on them: the shortest first, of equally short ones that which brings
 * more. A force march comes last: it conquers nothing.
 */
export const waysTo = (
  pack: Pack,
  view: View,
  seat: Seat,
  piece: PieceId,
  reach: Reach,
  city: CityId,
): TriedWay[] => {
  const reached = reach.get(city);
  if (reached === undefined) return [];
  const found = new Map<string, TriedWay>();
  for (const way of reached.normal) {
    const trial = tryMarch(view, seat, marchOf(piece, way, null));
    if (trial === null) continue;
    const key = keyOf(trial.events);
    if (!found.has(key)) found.set(key, { ...way, trial });
  }
  const normal = [...found.values()].sort(
    (a, b) =>
      a.path.length - b.path.length ||
      regrets(pack, a.trial) - regrets(pack, b.trial) ||
      gains(b.trial) - gains(a.trial),
  );
  const { force } = reached;
  const trial = force === null ? null : tryMarch(view, seat, marchOf(piece, force, null));
  return force === null || trial === null ? normal : [...normal, { ...force, trial }];
};

/** Beside moving, and joining again whom the marcher has just left. */
const happensOnTheWay = ({ events }: Trial): boolean =>
  events.some(({ type }) => type !== "marched" && type !== "stackFormed" && type !== "stackProposed");

/** MOV-05: back to where it began a march goes only if something happens on the way. */
export const worthReaching = (
  pack: Pack,
  view: View,
  seat: Seat,
  { piece, from }: MarchChoice,
  reach: Reach,
): Reach => {
  if (!reach.has(from)) return reach;
  const pays = waysTo(pack, view, seat, piece, reach, from).some(({ trial }) => happensOnTheWay(trial));
  return pays ? reach : new Map([...reach].filter(([city]) => city !== from));
};

/** A city where a march may end, with the ways there. */
export interface Destination {
  readonly city: CityId;
  readonly pace: Pace;
  readonly ways: readonly TriedWay[];
}

/** Everywhere a march is worth going; to a force march one is advised only where no normal march leads. */
export const destinationsOf = (pack: Pack, view: View, seat: Seat, choice: MarchChoice): Destination[] => {
  const isGeneral = choice.piece < pack.generals.length;
  const everywhere = marchReach(choice, isGeneral, marchBegun(view)?.taken);
  const reach = worthReaching(pack, view, seat, choice, everywhere);
  return [...reach.values()].flatMap(({ city, pace }): Destination[] => {
    const ways = waysTo(pack, view, seat, choice.piece, reach, city);
    const advised = pace === "force" ? ways : ways.filter(({ force }) => !force);
    return advised.length === 0 ? [] : [{ city, pace, ways: advised }];
  });
};
