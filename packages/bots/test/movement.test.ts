import { play } from "@maria/rules";
import { distance, frenchCount, momentOf } from "@maria/rules/board";
import {
  type CityId,
  FRANCE,
  type GameEvent,
  isOnBoard,
  type PowerName,
  type Seat,
  type State,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { historical } from "./support/historical.ts";
import { cadetsAnswer, city, fortress, movementOf, piece, position } from "./support/position.ts";

const board = historical.bohemiaOnly;

/** Lets the cadet play the whole movement phase of its stage. */
const afterMovement = (start: State, seat: Seat): { state: State; events: GameEvent[] } => {
  let state = start;
  const events: GameEvent[] = [];
  while (state.result === null && state.step === start.step && momentOf(state).phase === "movement") {
    const played = play(state, seat, cadetsAnswer(state, seat));
    if (!("state" in played)) throw new Error(played.rule);
    state = played.state;
    events.push(...played.events);
  }
  return { state, events };
};

/** The last city a piece marched to, or where it stood. */
const endOf = (start: State, events: readonly GameEvent[], name: string): CityId => {
  let end = start.at[piece(name)] as CityId;
  for (const event of events)
    if (event.type === "marched" && event.piece === piece(name)) end = event.path.at(-1) ?? end;
  return end;
};

const roads = (from: CityId, key: string): number => distance(board, from, city(key));

const FRENCH = { stage: 3, phase: "movement", frame: movementOf("france", "bavaria") } as const;
const PRUSSIAN = { stage: 4, phase: "movement", frame: movementOf("prussia", "saxony") } as const;
const AUSTRIAN = { stage: 5, phase: "movement", frame: movementOf("austria") } as const;

describe("in the movement phase the cadet", () => {
  test("takes an unprotected fortress on its way", () => {
    const state = position({
      ...FRENCH,
      pieces: { france1: "zbirow", franceT2: "pilsen", austria1: "wien" },
      markers: { pilsen: "france" },
    });
    expect(afterMovement(state, "louis").state.markers[fortress("prag")]).toBe(FRANCE);
  });

  test("takes the last fortress it needs, with a single troop and an army near", () => {
    const held = ["pilsen", "eger", "linz", "steyr", "krems", "znaim", "budweis", "leitmeritz"];
    const state = position({
      ...FRENCH,
      pieces: { france1: "prag", franceT2: "pilsen", austria1: "iglau", austria2: "iglau" },
      troops: { france1: 1, austria1: 8, austria2: 8 },
      hands: { austria: "H10 H9 D10 D9 C10 C9 S10 S9" },
      markers: Object.fromEntries(held.map((key): [string, PowerName] => [key, "france"])),
    });
    expect(frenchCount(state, historical)).toBe(8);
    expect(afterMovement(state, "louis").state.result?.winner).toBe("louis");
  });

  test("does not end a march beside a far stronger enemy", () => {
    const state = position({
      ...PRUSSIAN,
      pieces: { prussia1: "breslau", prussiaT1: "steinau", austria1: "brieg", austria2: "brieg" },
      troops: { prussia1: 2, austria1: 8, austria2: 8 },
      hands: { austria: "C10 C9 C8 S10 S9 H9 D9 R" },
      markers: { breslau: "prussia" },
    });
    const { events } = afterMovement(state, "frederick");
    expect(roads(endOf(state, events, "prussia1"), "brieg")).toBeGreaterThan(1);
  });

  test("attacks with two generals in one city where one alone would lose", () => {
    // Prag is all that is left to take, and one Austrian protects it.
    const taken = historical.coreAustrian
      .map((each) => historical.cities[historical.fortresses[each] as CityId]?.key ?? "")
      .filter((key) => key !== "prag");
    const takenByPrussia = Object.fromEntries(taken.map((key): [string, PowerName] => [key, "prussia"]));
    const state = position({
      ...FRENCH,
      pieces: { france1: "zbirow", france2: "przibram", franceT2: "pilsen", austria1: "prag" },
      troops: { france1: 6, france2: 6, austria1: 8 },
      markers: { ...takenByPrussia, pilsen: "france" },
    });
    const { events } = afterMovement(state, "louis");
    const end = endOf(state, events, "france1");
    expect(endOf(state, events, "france2")).toBe(end);
    expect(roads(end, "prag")).toBe(1);
  });

  test("eliminates an enemy train that feeds a general", () => {
    const state = position({
      ...AUSTRIAN,
      pieces: { austria1: "nepomuk", france1: "budweis", franceT2: "pilsen" },
      markers: { pilsen: "france" },
    });
    const { events } = afterMovement(state, "maria");
    expect(events.some(({ type }) => type === "trainEliminated")).toBe(true);
  });

  test("brings a lost train back when a general abroad needs it", () => {
    const state = position({
      ...PRUSSIAN,
      pieces: { prussia1: "breslau", austria1: "wien" },
      hands: { prussia: "H4 D9" },
    });
    const { state: after } = afterMovement(state, "frederick");
    expect(isOnBoard(after.at[piece("prussiaT1")] as CityId)).toBe(true);
  });

  test("lets its train follow its general within the range of supply", () => {
    const state = position({
      ...PRUSSIAN,
      pieces: { prussia1: "neisse", prussiaT1: "glogau", austria1: "wien" },
      markers: { breslau: "prussia", brieg: "prussia", neisse: "prussia" },
    });
    const { events } = afterMovement(state, "frederick");
    const train = endOf(state, events, "prussiaT1");
    expect(distance(board, train, endOf(state, events, "prussia1"))).toBeLessThanOrEqual(6);
    expect(train).not.toBe(city("glogau"));
  });

  test("keeps its train out of the reach of an enemy", () => {
    const state = position({
      ...PRUSSIAN,
      pieces: { prussia1: "liegnitz", prussiaT1: "neumarkt", austria1: "breslau" },
      troops: { prussia1: 4, austria1: 8 },
      hands: { austria: "C10 C9 C8 D10" },
    });
    const { events } = afterMovement(state, "frederick");
    expect(roads(endOf(state, events, "prussiaT1"), "breslau")).toBeGreaterThan(
      roads(city("neumarkt"), "breslau"),
    );
  });

  test("keeps a general where he protects threatened fortresses", () => {
    const state = position({
      ...AUSTRIAN,
      pieces: { austria1: "znaim", france1: "horn", franceT2: "budweis" },
      troops: { austria1: 8, france1: 3 },
      hands: { austria: "S9 S8 C9 C8" },
      markers: { budweis: "france", linz: "france", steyr: "france" },
    });
    const { events } = afterMovement(state, "maria");
    expect(roads(endOf(state, events, "austria1"), "krems")).toBeLessThanOrEqual(3);
  });

  test("gathers the troops of a stack under the general who can conquer", () => {
    const state = position({
      ...PRUSSIAN,
      pieces: { prussia1: "breslau", prussia2: "breslau", prussiaT1: "steinau", austria1: "wien" },
      troops: { prussia1: 6, prussia2: 3 },
      faceDown: ["prussia1"],
    });
    expect(cadetsAnswer(state, "frederick")).toEqual({
      type: "transfer",
      from: piece("prussia1"),
      to: piece("prussia2"),
      troops: 4,
    });
  });
});
