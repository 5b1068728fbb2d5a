import { describe, expect, test } from "vitest";
import {
  type Action,
  choices,
  logFor,
  newGame,
  pending,
  type Seat,
  type State,
  seedFromNumber,
  UNKNOWN,
  view,
  views,
} from "../../src/engine.ts";
import { introductory } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { card, marchOf, piece, played, position, power, refused } from "../support/position.ts";
import { quietlyTo } from "../support/quietPlay.ts";
import { asReadBy, asSeenBy } from "../support/secrecy.ts";

const start = (shuffle = 3): State => newGame(historical, introductory(3), seedFromNumber(shuffle));

const EVERYBODY = ["maria", "frederick", "louis", null] as const;

test("the views of everybody at once are those of each by himself", () => {
  const state = quietlyTo(start(), 3, "movement");
  expect(views(state, EVERYBODY)).toEqual(EVERYBODY.map((seat) => view(state, seat)));
});

describe("troops", () => {
  test("HID-01 the troops of a general are known only to the player who runs his power", () => {
    const state = quietlyTo(start(), 3, "movement");
    const owner = (at: number): Seat => (at < 2 ? "louis" : at < 4 ? "frederick" : "maria");
    for (const seat of EVERYBODY) {
      const { troops } = view(state, seat);
      for (const { id, power: own } of historical.generals) {
        if (own === power("pragmatic")) continue;
        expect(troops[id]).toBe(seat === owner(own) ? state.troops[id] : UNKNOWN);
      }
    }
  });

  test("HID-01 in combat everybody learns one total per side and no more", () => {
    const shared = {
      begin: { stage: 4, phase: "combat" },
      hands: { prussia: ["C9"], austria: ["C5"] },
    } as const;
    const pieces = { prussia1: "brieg", prussia2: "brieg", austria1: "ohlau" };
    const [one, other] = [5, 2].map((friedrich) =>
      position({ ...shared, pieces, troops: { prussia1: friedrich, prussia2: 7 - friedrich, austria1: 4 } }),
    ) as [State, State];
    const [friedrich, schwerin, karl] = ["prussia1", "prussia2", "austria1"].map((name) =>
      piece(historical, name),
    );
    for (const seat of ["maria", "louis", null] as const) {
      expect(asSeenBy(one, seat)).toBe(asSeenBy(other, seat));
      expect(view(one, seat).sightings).toEqual([
        { generals: [friedrich, schwerin], total: 7, certain: true },
        { generals: [karl], total: 4, certain: true },
      ]);
    }
  });

  test("HID-02 every power's troop total is open to everybody once set-up is over", () => {
    const setUp = start();
    for (const seat of EVERYBODY) expect(view(setUp, seat).troopTotals).toBeNull();
    const state = quietlyTo(setUp, 3, "movement");
    const totals = historical.armies.map(({ generals }) =>
      generals
        .filter((id) => (state.at[id] as number) >= 0)
        .reduce((sum, id) => sum + (state.troops[id] ?? 0), 0),
    );
    for (const seat of EVERYBODY) expect(view(state, seat).troopTotals).toEqual(totals);
  });

  test("HID-03 a redistribution inside a stack leaves no trace for the others, not even that it happened", () => {
    const state = quietlyTo(start(), 5, "movement");
    const [to, from] = [piece(historical, "prussia1"), piece(historical, "prussia2")];
    const action: Action = { type: "transfer", from, to, troops: 1 };
    const { state: after, events } = played(state, "frederick", action);
    for (const seat of ["maria", "louis", null] as const) {
      expect(asSeenBy(after, seat)).toBe(asSeenBy(state, seat));
      expect(logFor(after, events, seat)).toEqual([]);
    }
    expect(logFor(after, events, "frederick")).toEqual([{ ...action, type: "transferred" }]);
  });

  test("HID-04 troops are allotted secretly by all players at the same time", () => {
    const state = start();
    expect(pending(state).map(({ seat }) => seat)).toEqual(["louis", "frederick", "maria"]);
    const french = (troops: readonly number[]) => played(state, "louis", { type: "allot", power: 0, troops });
    const [one, other] = [french([8, 7, 6, 1, 4]), french([7, 6, 5, 4, 4])];
    for (const seat of ["maria", "frederick", null] as const) {
      expect(asSeenBy(one.state, seat)).toBe(asSeenBy(other.state, seat));
      expect(logFor(one.state, one.events, seat)).toEqual([{ type: "allotted", power: 0 }]);
    }
    expect(view(one.state, "louis").troops.slice(0, 5)).toEqual([8, 7, 6, 1, 4]);
    expect(pending(one.state).map(({ seat }) => seat)).toEqual(["frederick", "maria"]);
  });
});

describe("what lies open", () => {
  test("HID-11 facing, every general in a stack, question marks, markers and hussars are open to all", () => {
    const state = position({
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "linz", france2: "eger", france3: "eger", austria1: "enns" },
      faceDown: ["france2"],
      hussars: ["pilsen"],
      markers: { prag: "prussia" },
    });
    const { state: after } = played(state, "louis", marchOf(state, "france1", ["wels"]));
    expect(after.questionMarks.filter((by) => by === 0)).toHaveLength(1);
    for (const seat of EVERYBODY) {
      const { at, faceDown, questionMarks, markers, hussars } = view(after, seat);
      expect({ at, faceDown, questionMarks, markers, hussars }).toEqual({
        at: after.at,
        faceDown: after.faceDown,
        questionMarks: after.questionMarks,
        markers: after.markers,
        hussars: after.hussars,
      });
    }
  });

  const battle = (hand: readonly string[], troops: number): State =>
    position({
      begin: { stage: 4, phase: "combat" },
      pieces: { prussia1: "brieg", austria1: "ohlau" },
      troops: { prussia1: troops, austria1: 5 },
      hands: { prussia: hand },
    });

  test("HID-12 a side that stops does not show whether it could have played", () => {
    const [able, unable] = [battle(["C5", "R"], 4), battle(["H5", "D5"], 4)];
    const types = (state: State) => choices(state, "frederick").map(({ type }) => type);
    expect([types(able), types(unable)]).toEqual([["playCard", "stop"], ["stop"]]);
    const stopped = [able, unable].map((state) => played(state, "frederick", { type: "stop" }));
    for (const seat of ["maria", "louis", null] as const) {
      expect(asSeenBy(able, seat)).toBe(asSeenBy(unable, seat));
      const told = stopped.map(({ state, events }) => asSeenBy(state, seat) + asReadBy(state, events, seat));
      expect(told[0]).toBe(told[1]);
    }
  });

  test("HID-12 at a score of zero the duty to play is enforced, so a tie shows that no suit card was held", () => {
    refused(battle(["C5"], 5), "frederick", { type: "stop" }, "CMB-22");
    expect(played(battle(["R"], 5), "frederick", { type: "stop" }).events[0]).toMatchObject({
      type: "battleEnded",
      winner: null,
    });
  });

  test("HID-13 in winter recruits, cards and re-entries are open, the split is not", () => {
    const state = position({
      turn: 3,
      begin: { stage: 3, phase: "winter" },
      pieces: { france2: "eger" },
      hands: { france: ["H10", "D2"] },
    });
    const [moritz, belleIsle] = [piece(historical, "france1"), piece(historical, "france2")];
    const muenchen = historical.majorFortressOf[1] ?? (0 as never);
    const recruit = (first: number) =>
      played(state, "louis", {
        type: "recruit",
        power: 0,
        troops: 3,
        reentries: [{ general: moritz, city: muenchen }],
        cards: ["H10", "D2"].map(card),
        split: [
          { general: moritz, troops: first },
          { general: belleIsle, troops: 3 - first },
        ],
      });
    const [one, other] = [recruit(1), recruit(2)];
    for (const seat of ["maria", "frederick", null] as const) {
      expect(asSeenBy(one.state, seat)).toBe(asSeenBy(other.state, seat));
      expect(asReadBy(one.state, one.events, seat)).toBe(asReadBy(other.state, other.events, seat));
      expect(logFor(one.state, one.events, seat)[0]).toEqual({
        type: "recruited",
        power: 0,
        troops: 3,
        reentries: [{ general: moritz, city: muenchen }],
        cards: ["H10", "D2"].map(card),
      });
      expect(view(one.state, seat).troopTotals?.[0]).toBe(7);
    }
    expect(view(one.state, "louis").troops[moritz]).toBe(1);
  });
});
