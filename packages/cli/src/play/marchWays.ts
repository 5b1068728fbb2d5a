import {
  type CityId,
  type GameEvent,
  isRefusal,
  type MarchAction,
  type MarchChoice,
  type PieceId,
  play,
  type Seat,
  type State,
} from "@maria/rules";

/** One way to march somewhere, with what happens on it for everybody to see. */
export interface Way {
  readonly march: MarchAction;
  /** Who may be named commander where the ranks are equal (STK-06). */
  readonly commanders: readonly PieceId[] | null;
  readonly events: readonly GameEvent[];
  readonly after: State;
}

/** "mainRoad" needs main roads all the way (MOV-06, MOV-08), "forced" is a force march. */
export type Pace = "normal" | "mainRoad" | "forced";

export interface Destination {
  readonly city: CityId;
  readonly pace: Pace;
  /** Ways that differ in what happens on them, the most eventful first. */
  readonly ways: readonly Way[];
}

/** MOV-05, MOV-07: beyond these every step was on main road. */
const ORDINARY_STEPS = { general: 3, train: 2 } as const;

/** What a march does beside moving; nothing hidden can be among it. */
const keyOf = (events: readonly GameEvent[]): string =>
  JSON.stringify(events.filter(({ type }) => type !== "marched"));

interface Search {
  readonly state: State;
  readonly seat: Seat;
  readonly choice: MarchChoice;
  readonly found: Map<CityId, Map<string, Way>>;
}

const note = (
  { state, seat, choice, found }: Search,
  path: readonly CityId[],
  force: boolean,
  commanders: readonly PieceId[] | null,
): void => {
  const plain: MarchAction = { type: "march", piece: choice.piece, path, force };
  const [first] = commanders ?? [];
  const march = first === undefined ? plain : { ...plain, commander: first };
  const played = play(state, seat, march);
  if (isRefusal(played)) return;
  const city = path[path.length - 1] as CityId;
  const ways = found.get(city) ?? new Map<string, Way>();
  const key = keyOf(played.events);
  const known = ways.get(key);
  if (!known || path.length < known.march.path.length)
    ways.set(key, { march, commanders, events: played.events, after: played.state });
  found.set(city, ways);
};

/** Every path of a normal march: few enough to try all, and back and forth may pay (MOV-05). */
const walk = (search: Search, path: readonly CityId[]): void => {
  for (const step of search.choice.steps(path, false)) {
    const longer = [...path, step.city];
    if (step.mayEnd) note(search, longer, false, step.commanders);
    if (step.mayGoOn) walk(search, longer);
  }
};

/** A shortest force march to each city: it conquers nothing, so its way hardly matters (MOV-24). */
const spread = (search: Search): void => {
  const reached = new Set<CityId>([search.choice.from]);
  let paths: (readonly CityId[])[] = [[]];
  while (paths.length > 0) {
    const further: (readonly CityId[])[] = [];
    for (const path of paths)
      for (const step of search.choice.steps(path, true)) {
        if (reached.has(step.city)) continue;
        reached.add(step.city);
        const longer = [...path, step.city];
        if (step.mayEnd) note(search, longer, true, step.commanders);
        if (step.mayGoOn) further.push(longer);
      }
    paths = further;
  }
};

const byEvents = (a: Way, b: Way): number =>
  b.events.length - a.events.length || a.march.path.length - b.march.path.length;

/** Where the piece can go: a force march is listed only where no normal march leads. */
export const destinationsOf = (state: State, seat: Seat, choice: MarchChoice): Destination[] => {
  const normal: Search = { state, seat, choice, found: new Map() };
  walk(normal, []);
  const forced: Search = { state, seat, choice, found: new Map() };
  if (choice.mayForce) spread(forced);
  const isGeneral = choice.piece < state.troops.length;
  const ordinary = isGeneral ? ORDINARY_STEPS.general : ORDINARY_STEPS.train;
  const destinations: Destination[] = [];
  for (const [city, found] of normal.found) {
    const ways = [...found.values()].sort(byEvents);
    const isNear = ways.some(({ march }) => march.path.length <= ordinary);
    destinations.push({ city, pace: isNear ? "normal" : "mainRoad", ways });
  }
  for (const [city, found] of forced.found)
    if (!normal.found.has(city))
      destinations.push({ city, pace: "forced", ways: [...found.values()].sort(byEvents) });
  return destinations;
};
