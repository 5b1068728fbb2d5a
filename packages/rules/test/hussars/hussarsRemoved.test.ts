import { describe, expect, test } from "vitest";
import { isOnBoard } from "../../src/model/ids.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { historical, packWith, rowOf } from "../support/packs.ts";
import {
  actionsOffered,
  card,
  city,
  marchOf,
  piece,
  played,
  position,
  power,
  whereIs,
} from "../support/position.ts";
import { eventsOfType, quietlyTo } from "../support/quietPlay.ts";

const row = packWith(
  Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`h${index}`, {}])),
  rowOf(Array.from({ length: 8 }, (_, index) => `h${index}`)),
);

const hussarsAt = (state: State): (string | null)[] =>
  state.hussars.map((at) => (isOnBoard(at) ? (packOf(state).cities[at]?.key ?? null) : null));

describe("riding over hussars", () => {
  const passing = (stage: 3 | 4 | 5, name: string): State =>
    position({
      pack: row,
      begin: { stage, phase: "movement" },
      pieces: { [name]: "h0" },
      hussars: ["h1", "h2"],
    });

  test("HUS-07 and HUS-08 hussars block no movement and are taken off by any piece that enters, stopping or not", () => {
    for (const [stage, seat, name] of [
      [3, "louis", "france1"],
      [4, "frederick", "prussiaT1"],
      [5, "maria", "austria1"],
      [5, "maria", "austriaT1"],
    ] as const) {
      const state = passing(stage, name);
      const { state: after, events } = played(state, seat, marchOf(state, name, ["h1", "h2"]));
      expect([whereIs(after, name), hussarsAt(after)]).toEqual(["h2", [null, null]]);
      expect(eventsOfType(events, "hussarRemoved")).toHaveLength(2);
      const short = played(state, seat, marchOf(state, name, ["h1"])).state;
      expect(hussarsAt(short)).toEqual([null, "h2"]);
    }
  });

  test("HUS-07 and HUS-08 hussars block no retreat and are removed by it", () => {
    const state = position({
      pack: row,
      begin: { stage: 3, phase: "combat" },
      pieces: { france1: "h1", austria1: "h0" },
      troops: { france1: 4, austria1: 7 },
      hussars: ["h3", "h5"],
    });
    const after = played(state, "louis", { type: "stop" }).state;
    expect([whereIs(after, "france1"), hussarsAt(after)]).toEqual(["h4", [null, "h5"]]);
  });

  test("HUS-09 a hussar taken off may be placed again in the next hussar stage", () => {
    const state = position({
      pack: row,
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "h4", austria1: "h0" },
      hussars: ["h3"],
    });
    const removed = played(state, "louis", marchOf(state, "france1", ["h3", "h4"])).state;
    expect(hussarsAt(removed)).toEqual([null, null]);
    const next = quietlyTo(played(removed, "louis", { type: "done" }).state, 2, "hussars", 2);
    expect(
      hussarsAt(played(next, "maria", { type: "placeHussar", hussar: 0, city: city(row, "h3") }).state),
    ).toEqual(["h3", null]);
  });

  test("RUL-10 a train re-entering on a hussar's city finds it empty and removes the hussar", () => {
    const state = position({
      begin: { stage: 3, phase: "movement" },
      pieces: { franceT1: "kelheim" },
      hussars: ["muenchen"],
      hands: { france: ["H4"] },
    });
    const reentry = {
      type: "reenterTrain",
      train: piece(historical, "franceT1"),
      city: city(historical, "muenchen"),
      cards: [card("H4")],
    } as const;
    expect(actionsOffered(state, "louis", "reenterTrain")).toContainEqual(reentry);
    const after = played(state, "louis", reentry).state;
    expect([whereIs(after, "franceT1"), hussarsAt(after)]).toEqual(["muenchen", [null, null]]);
  });

  test("RUL-10 a general re-entering in winter on a hussar's city removes the hussar", () => {
    const state = position({
      turn: 3,
      begin: { stage: 4, phase: "winter" },
      hussars: ["kolin", "berlin"],
      hands: { prussia: ["H4"] },
    });
    const general = piece(historical, "prussia1");
    const after = played(state, "frederick", {
      type: "recruit",
      power: power("prussia"),
      troops: 1,
      reentries: [{ general, city: city(historical, "berlin") }],
      cards: [card("H4")],
      split: [{ general, troops: 1 }],
    }).state;
    expect([whereIs(after, "prussia1"), hussarsAt(after)]).toEqual(["berlin", ["kolin", null]]);
  });
});
