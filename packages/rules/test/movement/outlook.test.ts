import { describe, expect, test } from "vitest";
import {
  type CityId,
  conquestOutcome,
  FREE,
  fortressesInReach,
  fortressId,
  isOnBoard,
  isProtected,
  type MarchAction,
  protectorsOf,
  reachOf,
  type State,
  supplyOf,
  supplyRouteOf,
  UNSUPPLIED,
} from "../../src/engine.ts";
import { actionsOf } from "../../src/game/actionsOf.ts";
import { boardOf, packOf } from "../../src/pack/registry.ts";
import { type GamePlan, type PlayedStep, randomGame } from "../support/games.ts";
import { offered } from "../support/position.ts";

const PLANS: readonly GamePlan[] = [
  { players: 3, shuffle: 11, whim: 3 },
  { players: 3, variant: "advanced", shuffle: 7, whim: 8 },
  { players: 3, variant: "silesia-gambit", shuffle: 9, whim: 10 },
];

const marchesOf = (plan: GamePlan): (PlayedStep & { readonly action: MarchAction })[] =>
  [...randomGame(plan)].flatMap((step) =>
    step.action.type === "march" ? [{ ...step, action: step.action }] : [],
  );

/** Whether anything but the rules of movement decides where pieces may go. */
const isFree = ({ agenda }: State): boolean => {
  const frame = agenda.at(-1);
  return frame?.kind === "movement" && frame.dispute === null && frame.refusedStacks.length === 0;
};

describe.each(PLANS)("what can be foreseen in a game (%o)", (plan) => {
  test("MOV-05 to MOV-08, MOV-19: a march that is made had been in reach", () => {
    let marches = 0;
    for (const { before, action } of marchesOf(plan)) {
      if (!isFree(before)) continue;
      const end = action.path.at(-1) as CityId;
      // A march that comes back to where it began has no end of its own.
      if (end === before.at[action.piece]) continue;
      const ends = reachOf(before, action.piece, action.force).filter(({ mayEnd }) => mayEnd);
      expect(ends.map(({ city }) => city)).toContain(end);
      marches++;
    }
    expect(marches).toBeGreaterThan(20);
  });

  test("MOV-05 to MOV-08: what is in reach of a normal move is what marches are offered", () => {
    let looked = 0;
    for (const [index, { before, seat }] of marchesOf(plan).entries()) {
      if (index % 10 !== 0 || !isFree(before)) continue;
      const [choice] = offered(before, seat, "march");
      if (choice === undefined) continue;
      const offeredEnds = [...actionsOf({ ...choice, mayForce: false })].flatMap((action) =>
        action.type === "march" ? action.path.slice(-1) : [],
      );
      const ends = reachOf(before, choice.piece, false).filter(({ mayEnd }) => mayEnd);
      const found = new Set(ends.map(({ city }) => city));
      expect(found).toEqual(new Set(offeredEnds.filter((city) => city !== choice.from)));
      looked++;
    }
    expect(looked).toBeGreaterThan(2);
  });

  test("CON-03, MRK-01 to MRK-11: a conquest on the march had been in reach, and changes the pools as foretold", () => {
    let conquests = 0;
    for (const { before, after, action, events } of marchesOf(plan)) {
      const made = events.flatMap((event) => (event.type === "conquered" ? [event] : []));
      const [conquest] = made;
      if (conquest === undefined) continue;
      expect(fortressesInReach(before, action.piece)).toContain(conquest.fortress);
      const outcome = conquestOutcome(before, packOf(before), conquest.by, conquest.fortress);
      expect(outcome.marker).toBe(conquest.marker);
      conquests++;
      if (made.length > 1) continue;
      expect(outcome.markers).toEqual(after.markers);
      if (before.options.variant !== "advanced") continue;
      const held = before.affairs?.pools ?? [];
      expect(held.map((pool, power) => pool + (outcome.pools[power] ?? 0))).toEqual(after.affairs?.pools);
    }
    expect(conquests).toBeGreaterThan(0);
  });

  test("SUP-05, SUP-06, SUP-15: a supply path leads along roads to a train, as long as its price says", () => {
    let paths = 0;
    for (const { before } of marchesOf(plan)) {
      const pack = packOf(before);
      const board = boardOf(before);
      for (const { id } of pack.generals) {
        const route = supplyRouteOf(before, pack, board, id);
        expect(route.supply).toBe(supplyOf(before, pack, board, id));
        const place = before.at[id] as CityId;
        if (!isOnBoard(place) || route.atHome || route.supply === UNSUPPLIED) {
          expect(route.path).toEqual([]);
          continue;
        }
        paths++;
        expect(route.path[0]).toBe(place);
        const end = route.path.at(-1) as CityId;
        expect(pack.trains.some((train) => before.at[train.id] === end)).toBe(true);
        for (const [index, city] of route.path.slice(1).entries())
          expect(board.neighbours[route.path[index] as CityId]).toContain(city);
        expect(route.path.length - 1).toBeLessThanOrEqual(6);
        if (route.supply !== FREE) expect(route.path.length - 1).toBe(route.supply);
      }
    }
    expect(paths).toBeGreaterThan(20);
  });

  test("CON-05, CON-06: a fortress is protected exactly while somebody protects it", () => {
    for (const { before } of marchesOf(plan).slice(0, 40)) {
      const pack = packOf(before);
      for (const index of pack.fortresses.keys()) {
        const fortress = fortressId(index);
        const protectors = protectorsOf(before, pack, boardOf(before), fortress);
        expect(protectors.length > 0).toBe(isProtected(before, pack, boardOf(before), fortress));
      }
    }
  });
});
