import { expect } from "vitest";
import { brokenLaws } from "../../src/game/laws.ts";
import { settle } from "../../src/game/settle.ts";
import { controllerOf } from "../../src/ground/control.ts";
import { placePiece } from "../../src/ground/occupation.ts";
import { SEQUENCE } from "../../src/ground/sequence.ts";
import type { Action } from "../../src/model/actions.ts";
import type { Affairs } from "../../src/model/affairs.ts";
import type { GameEvent } from "../../src/model/events.ts";
import { type CityId, OFF_MAP_BOX, SILESIA_BOX } from "../../src/model/ids.ts";
import type { Seat } from "../../src/model/options.ts";
import { NOBODY, POWER_NAMES, POWERS, type PowerName } from "../../src/model/powers.ts";
import { type Draft, draftOf, type State } from "../../src/model/state.ts";
import type { Pack } from "../../src/pack/pack.ts";
import { packOf } from "../../src/pack/registry.ts";
import { withNumber } from "../../src/tools/withEntry.ts";
import { citiesIn, named } from "./battlefield.ts";
import { packWith, rowOf } from "./packs.ts";
import { offered, piece, position, power, type Setup } from "./position.ts";

/**
 * A in Austria (diamonds) and D in Prussia (spades) side by side, each with one long road behind it in the same country,
 * so that both sides are in supply and a retreat has one way to go.
 */
export const frontier: Pack = packWith(
  {
    ...citiesIn("austria", named("a", 15)),
    ...citiesIn("prussia", named("d", 15)),
    A: { territory: "austria", sector: "BC5" },
    D: { territory: "prussia", sector: "BB5" },
  },
  [["A", "D"], ...rowOf(["A", ...named("a", 15)]), ...rowOf(["D", ...named("d", 15)])],
);

/** The seven fortresses of Silesia. */
export const SILESIA = ["breslau", "glogau", "liegnitz", "brieg", "neisse", "glatz", "cosel"] as const;

/** All of Silesia under Prussian markers: the ground for an offer of peace (ANX-01). */
export const PRUSSIAN_SILESIA: Readonly<Record<string, PowerName>> = Object.fromEntries(
  SILESIA.map((key): [string, PowerName] => [key, "prussia"]),
);

/** A box of the Saxony track for each status: the star, the box "S" and the box "Austrian ally". */
const BOX_OF: readonly number[] = [1, 3, 5];

export interface AffairsSetup extends Setup {
  /** Affairs of state that hold before the phase begins; pools follow from the markers unless they are given. */
  readonly affairs?: Partial<Affairs>;
  /** SET-07: the second Prussian train waits in the box "Silesia" unless this says otherwise. */
  readonly trainInBox?: boolean;
  /** Generals in their off-map boxes, with 4 troops each. */
  readonly offMap?: readonly string[];
  readonly questionMarks?: Readonly<Record<string, PowerName>>;
  /** The political cards still to come, the next one first, by key. */
  readonly politicalDeck?: readonly string[];
}

/** SET-08: what the pools hold when everything else lies where the table shows it. */
const poolsOf = (draft: Draft, affairs: Affairs): number[] => {
  const pack = packOf(draft);
  return POWERS.map((owner) => {
    const onFortresses = draft.markers.filter(
      (marker, index) => marker === owner && !pack.isElectorFortress[index],
    ).length;
    const boxes = [affairs.threeElectors, affairs.emperor, affairs.italy].filter((box) => box === owner);
    const silesiaBox = affairs.silesiaBox && owner === power("prussia") ? 1 : 0;
    const elsewhere = (affairs.battleBoxes[owner] as number) + (affairs.setAside[owner] as number);
    return (pack.victoryPools[owner] as number) - onFortresses - boxes.length - silesiaBox - elsewhere;
  });
};

/** HID-14, HID-16: the political cards to come and those spent, and the winters that lie behind. */
const arrangePolitics = (draft: Draft, keys: readonly string[] | undefined): void => {
  if (draft.affairs === null || draft.closed === null) return;
  const { cards } = packOf(draft).politics;
  const { election } = draft.affairs;
  const deck = keys?.map((key) => cards.findIndex((one) => one.key === key)).reverse();
  const politicalDeck = (deck ?? draft.closed.politicalDeck).filter(
    (id) => election === "inDeck" || !cards[id]?.isElection,
  );
  const spentCards = cards.filter(({ id, isElection }) => !politicalDeck.includes(id) && !isElection);
  draft.affairs = { ...draft.affairs, spentCards: spentCards.map(({ id }) => id) };
  const winters = Math.floor((draft.turn - 1) / 3);
  const winterScores = Array.from({ length: winters }, () => POWERS.map(() => 5));
  draft.closed = { ...draft.closed, politicalDeck, winterScores };
};

/** The advanced game in the middle of play, its affairs as given, run on from the phase named to its first decision. */
export const affairsWithEvents = (setup: AffairsSetup): { state: State; events: GameEvent[] } => {
  const { affairs, begin, trainInBox = true, ...table } = setup;
  // A movement phase always waits, so the table stands still there and the affairs can be arranged.
  const draft = draftOf(position({ variant: "advanced", ...table, begin: { stage: 3, phase: "movement" } }));
  const pack = packOf(draft);
  const second = piece(pack, "prussiaT2");
  if (trainInBox && setup.pieces?.prussiaT2 === undefined) placePiece(draft, second, SILESIA_BOX);
  for (const name of setup.offMap ?? []) {
    placePiece(draft, piece(pack, name), OFF_MAP_BOX);
    draft.troops[piece(pack, name)] = 4;
  }
  if (draft.affairs === null || draft.closed === null) throw new Error("no affairs in this variant");
  // Left of its star Russia asks for no expedition corps, so that no general leaves the table unasked.
  const tracks = { saxony: BOX_OF[draft.saxony] as number, russia: -1, italy: 0 };
  const arranged: Affairs = { ...draft.affairs, tracks, ...affairs };
  draft.affairs = { ...arranged, pools: affairs?.pools ?? poolsOf(draft, arranged) };
  for (const [key, name] of Object.entries(setup.questionMarks ?? {})) {
    const fortress = pack.fortressIn[pack.cityByKey.get(key) as CityId] as number;
    draft.questionMarks = withNumber(draft.questionMarks, fortress, power(name));
  }
  arrangePolitics(draft, setup.politicalDeck);
  draft.agenda = [];
  draft.step = SEQUENCE.findIndex(({ stage, phase }) => stage === begin.stage && phase === begin.phase) - 1;
  const events: GameEvent[] = [];
  settle(draft, events);
  return { state: draft, events };
};

export const affairsPosition = (setup: AffairsSetup): State => affairsWithEvents(setup).state;

export const affairsIn = (state: State): Affairs => {
  if (state.affairs === null) throw new Error("no affairs in this variant");
  return state.affairs;
};

/** What a pool, the battle boxes or the markers set aside of a power hold. */
export const countOf = (state: State, list: "pools" | "battleBoxes" | "setAside", name: PowerName): number =>
  affairsIn(state)[list][power(name)] as number;

/** Who controls a fortress, by name. */
export const controllerIn = (state: State, key: string): PowerName | null => {
  const pack = packOf(state);
  const fortress = pack.fortressIn[pack.cityByKey.get(key) as CityId];
  if (fortress === undefined || fortress === -1) throw new Error(`no fortress ${key}`);
  const controller = controllerOf(state, pack, fortress);
  return controller === NOBODY ? null : (POWER_NAMES[controller] as PowerName);
};

/** MAP-17: the Electoral College: who controls each vote. */
export const electoralCollege = (state: State): Record<string, PowerName | null> => {
  const pack = packOf(state);
  const keys = pack.votes.map((vote) => pack.cities[pack.fortresses[vote] as CityId]?.key ?? "");
  return Object.fromEntries(keys.map((key) => [key, controllerIn(state, key)]));
};

/** The cities offered for each displaced piece, by piece id, in alphabetical order. */
export const sitesOffered = (state: State, seat: Seat, name: string): string[] => {
  const pack = packOf(state);
  return offered(state, seat, "displace")
    .filter((choice) => choice.piece === piece(pack, name))
    .flatMap(({ sites }) => sites.map(({ city }) => pack.cities[city]?.key ?? ""))
    .sort();
};

/** The pieces the seat is asked to put somewhere, by id. */
export const displacedPieces = (state: State, seat: Seat): number[] =>
  offered(state, seat, "displace").map((choice) => choice.piece);

export const displaceTo = (state: State, name: string, key: string, commander?: string): Action => {
  const pack = packOf(state);
  const city = pack.cityByKey.get(key) as CityId;
  const action = { type: "displace" as const, piece: piece(pack, name), city };
  return commander === undefined ? action : { ...action, commander: piece(pack, commander) };
};

/** Every conservation law holds. */
export const expectLawful = (state: State): void => expect(brokenLaws(state)).toEqual([]);

export const shiftBy = (steps: number): Action => ({ type: "shiftSaxony", steps });

const roadsFrom = (state: State): Map<CityId, CityId[]> => {
  const pack = packOf(state);
  const roads = new Map<CityId, CityId[]>(pack.cities.map(({ id }) => [id, []]));
  for (const [a, b] of pack.data.board.roads) {
    const from = pack.cityByKey.get(a) as CityId;
    const to = pack.cityByKey.get(b) as CityId;
    roads.get(from)?.push(to);
    roads.get(to)?.push(from);
  }
  return roads;
};

/** The cities nearest to a piece, roads counted one by one, among those that suit; by key, in alphabetical order. */
export const nearestTo = (state: State, name: string, suits: (key: string) => boolean): string[] => {
  const pack = packOf(state);
  const roads = roadsFrom(state);
  const start = state.at[piece(pack, name)] as CityId;
  const seen = new Set<CityId>([start]);
  let ring = [start];
  while (ring.length > 0) {
    const next = [...new Set(ring.flatMap((city) => roads.get(city) ?? []))].filter(
      (city) => !seen.has(city),
    );
    for (const city of next) seen.add(city);
    const found = next.map((city) => pack.cities[city]?.key ?? "").filter(suits);
    if (found.length > 0) return found.sort();
    ring = next;
  }
  return [];
};

/** Whether a city lies in one of these territories and holds no piece. */
export const isFreeIn =
  (state: State, ...territories: readonly string[]) =>
  (key: string): boolean => {
    const pack = packOf(state);
    const id = pack.cityByKey.get(key) as CityId;
    return territories.includes(pack.cities[id]?.territory ?? "") && !state.at.includes(id);
  };

/** The Saxony marker is shifted by political cards, and the politics stage runs on to its next decision. */
export const afterShift = (
  setup: Omit<AffairsSetup, "begin">,
  steps: number,
): { state: State; events: GameEvent[] } =>
  affairsWithEvents({
    turn: 5,
    ...setup,
    affairs: { ...setup.affairs, shifts: [{ track: "saxony", steps }] },
    begin: { stage: 1, phase: "politicalShifts" },
  });

/** Russia and Italy at rest, the Saxony marker in the box named. */
export const saxonyIn = (box: number): Affairs["tracks"] => ({ saxony: box, russia: -1, italy: 0 });
