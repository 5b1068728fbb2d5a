import { POWER_NAMES, type PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";

/**
 * The table as a bystander would write it down from the board alone: names of cities and powers, the printed roads,
 * who stands where. What the naive searches know, they read from here and from nowhere in the engine.
 */
export interface BareTable {
  /** Roads of the maps in use, "main" or "road", by the two cities they join. */
  readonly roads: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly mapOf: ReadonlyMap<string, string>;
  readonly homeOf: ReadonlyMap<string, PowerName | null>;
  readonly pieces: readonly BarePiece[];
  readonly piecesIn: ReadonlyMap<string, readonly BarePiece[]>;
  /** Whose each fortress is: its marker, or else the colour of its country. */
  readonly controllerOf: ReadonlyMap<string, PowerName | null>;
  readonly hussars: readonly string[];
  readonly saxonyIsAustrian: boolean;
}

export interface BarePiece {
  readonly id: number;
  readonly power: PowerName;
  readonly isGeneral: boolean;
  readonly rank: number;
  /** Null when it is not on the board. */
  readonly city: string | null;
}

const cityName = (state: State, place: number): string | null =>
  packOf(state).data.board.cities[place]?.id ?? null;

/** Pieces are numbered generals first, then trains, both in the order of the powers and of the army sheet. */
const barePieces = (state: State): BarePiece[] => {
  const { powers } = packOf(state).data.armies;
  const generals = POWER_NAMES.flatMap((power) =>
    powers[power].generals.map(({ rank }) => ({ power, isGeneral: true, rank })),
  );
  const trains = POWER_NAMES.flatMap((power) =>
    powers[power].trains.map(() => ({ power, isGeneral: false, rank: 0 })),
  );
  return [...generals, ...trains].map((piece, id) => ({
    ...piece,
    id,
    city: cityName(state, state.at[id] ?? -1),
  }));
};

export const bareTable = (state: State): BareTable => {
  const { board } = packOf(state).data;
  const inUse = board.cities.filter(
    ({ map }) => map === "bohemia" || state.options.variant !== "introductory",
  );
  const roads = new Map(inUse.map(({ id }) => [id, new Map<string, string>()]));
  for (const [a, b, kind] of board.roads) {
    if (!roads.has(a) || !roads.has(b)) continue;
    roads.get(a)?.set(b, kind);
    roads.get(b)?.set(a, kind);
  }
  const homeOf = new Map(
    board.cities.map(({ id, territory }) => [id, board.territories[territory]?.home ?? null]),
  );
  const fortresses = board.cities.filter(({ fortress }) => fortress !== undefined).map(({ id }) => id);
  const pieces = barePieces(state);
  const piecesIn = new Map<string, BarePiece[]>();
  for (const piece of pieces)
    if (piece.city !== null) piecesIn.set(piece.city, [...(piecesIn.get(piece.city) ?? []), piece]);
  return {
    roads,
    mapOf: new Map(board.cities.map(({ id, map }) => [id, map])),
    homeOf,
    pieces,
    piecesIn,
    controllerOf: new Map(
      fortresses.map((id, index) => [
        id,
        POWER_NAMES.find((_, power) => power === state.markers[index]) ?? homeOf.get(id) ?? null,
      ]),
    ),
    hussars: state.hussars.map((place) => cityName(state, place)).filter((name) => name !== null),
    saxonyIsAustrian: state.saxony === 2,
  };
};

/** Section 2 and SAX-14: the two camps. */
export const isHabsburg = (table: BareTable, power: PowerName): boolean =>
  power === "austria" || power === "pragmatic" || (power === "saxony" && table.saxonyIsAustrian);

export const hostile = (table: BareTable, a: PowerName, b: PowerName): boolean =>
  isHabsburg(table, a) !== isHabsburg(table, b);

/** STK-02, PWR-10 to PWR-12, RUL-93. */
export const shareCity = (table: BareTable, a: PowerName, b: PowerName): boolean => {
  const saxonPatron = table.saxonyIsAustrian ? "austria" : "prussia";
  const pairs = ["france bavaria", "austria pragmatic", `${saxonPatron} saxony`];
  return a === b || pairs.includes(`${a} ${b}`) || pairs.includes(`${b} ${a}`);
};
