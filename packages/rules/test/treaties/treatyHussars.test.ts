import { describe, expect, test } from "vitest";
import type { Action } from "../../src/model/actions.ts";
import { type CityId, isOnBoard } from "../../src/model/ids.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { citiesIn, DONE, eventsOf, named } from "../support/battlefield.ts";
import { packWith, rowOf } from "../support/packs.ts";
import { type AffairsSetup, affairsPosition } from "../support/politicalChanges.ts";
import { card, city, offered, played, refused } from "../support/position.ts";
import { agreed, agreementOf, forbidden, noHussarsAgainst } from "../support/treaties.ts";

/**
 * Two roads of equal length from a general on s to his train on t, over u1–u2 and over v1–v2; further on w1–w2–w3.
 * A hussar on one of them charges nothing, one on each does.
 */
const fork = packWith(citiesIn("austria", ["s", "t", ...named("u", 2), ...named("v", 2), ...named("w", 3)]), [
  ...rowOf(["s", "u1", "u2", "t"]),
  ...rowOf(["s", "v1", "v2", "t"]),
  ...rowOf(["t", "w1", "w2", "w3"]),
]);
/** A single road from the general on s1 over s2 and s3 to the train on s4. */
const single = packWith(citiesIn("austria", named("s", 9)), rowOf(named("s", 9)));

const stage = (setup: Partial<AffairsSetup>): State =>
  affairsPosition({ begin: { stage: 2, phase: "hussars" }, ...setup });

const onFork = (setup: Partial<AffairsSetup> = {}): State =>
  stage({ pack: fork, pieces: { france1: "s", franceT1: "t", austria1: "w2" }, ...setup });

const onSingle = (setup: Partial<AffairsSetup> = {}): State =>
  stage({ pack: single, pieces: { france1: "s1", franceT1: "s4", austria1: "s6" }, ...setup });

const spares = (state: State): State => agreed(state, "maria", "louis", [noHussarsAgainst("france")]);

const place = (state: State, hussar: number, key: string): Action => ({
  type: "placeHussar",
  hussar,
  city: city(packOf(state), key),
});

const citiesFor = (state: State, hussar: number): string[] =>
  offered(state, "maria", "placeHussar")
    .filter((choice) => choice.hussar === hussar)
    .flatMap(({ cities }) => cities.map((id) => packOf(state).cities[id]?.key ?? ""))
    .sort();

const whereHussarsAre = (state: State): (string | null)[] =>
  state.hussars.map((at) => (isOnBoard(at) ? (packOf(state).cities[at as CityId]?.key ?? null) : null));

describe("a promise to place no hussars against a power", () => {
  test("NEG-04 no hussar is placed where it would charge the power's supply", () => {
    const state = spares(onSingle());
    expect(citiesFor(state, 0)).toEqual(["s5", "s7", "s8", "s9"]);
    expect(citiesFor(onSingle(), 0)).toEqual(["s2", "s3", "s5", "s7", "s8", "s9"]);
    forbidden(state, "maria", place(state, 0, "s3"), 1);
    refused(state, "maria", place(state, 0, "s1"), "HUS-05");
  });

  test("NEG-04 what the other hussar does counts: the second may not close the way round the first", () => {
    const state = spares(onFork());
    expect(citiesFor(state, 0)).toContain("u2");
    const one = played(state, "maria", place(state, 0, "u2")).state;
    expect(citiesFor(one, 1)).not.toContain("v1");
    expect(citiesFor(one, 1)).toContain("u1");
    forbidden(one, "maria", place(one, 1, "v2"), 1);
    played(one, "maria", place(one, 1, "w1"));
  });

  test("NEG-04 a hussar may trouble any other power as it likes", () => {
    const setup = { pieces: { prussia1: "s1", prussiaT1: "s4", austria1: "s6" } };
    const state = spares(onSingle(setup));
    played(state, "maria", place(state, 0, "s3"));
  });

  test("NEG-04 a hussar that charges already may not be left there, while it can go elsewhere", () => {
    const state = spares(onSingle({ hussars: ["s3"] }));
    forbidden(state, "maria", DONE, 1);
    expect(offered(state, "maria", "done")).toEqual([]);
    const moved = played(state, "maria", place(state, 0, "s8")).state;
    expect(whereHussarsAre(moved)).toEqual(["s8", null]);
    expect(offered(moved, "maria", "done")).toHaveLength(1);
    const { events } = played(moved, "maria", DONE);
    expect(eventsOf(events, "termImpossible")).toEqual([]);
  });

  test("NEG-04 two hussars that charge only together: one has to go, the other may stay", () => {
    const state = spares(onFork({ hussars: ["u1", "v1"] }));
    forbidden(state, "maria", DONE, 1);
    const moved = played(state, "maria", place(state, 1, "w1")).state;
    played(moved, "maria", DONE);
  });

  test("HUS-06 and RUL-95 one placed in this stage before the promise stays, and Maria Theresa may be done", () => {
    const placed = played(onSingle(), "maria", place(onSingle(), 0, "s3")).state;
    const bound = spares(placed);
    refused(bound, "maria", place(bound, 0, "s8"), "HUS-06", "hussarAlreadyPlaced");
    expect(citiesFor(bound, 0)).toEqual([]);
    expect(offered(bound, "maria", "done")).toHaveLength(1);
    const { events } = played(bound, "maria", DONE);
    expect(eventsOf(events, "seatDone")).toHaveLength(1);
    // One that was there before and can still go elsewhere has to, whatever the other has done.
    const other = spares(played(onSingle({ hussars: ["s3"] }), "maria", place(onSingle(), 1, "s8")).state);
    forbidden(other, "maria", DONE, 1);
    const moved = played(other, "maria", place(other, 0, "s9")).state;
    expect(whereHussarsAre(moved)).toEqual(["s9", "s8"]);
    played(moved, "maria", DONE);
  });

  test("RUL-95 a hussar with nowhere to go is left where it is, the charge is paid and the term recorded", () => {
    // No Austrian general on the board: no hussar can be placed anywhere (HUS-04).
    const state = spares(
      onSingle({
        pieces: { france1: "s1", franceT1: "s4" },
        hussars: ["s3"],
        hands: { france: ["H5"] },
        turn: 1,
      }),
    );
    expect(offered(state, "maria", "placeHussar")).toEqual([]);
    const { state: charged, events } = played(state, "maria", DONE);
    expect(eventsOf(events, "termImpossible")).toEqual([{ type: "termImpossible", agreement: 1, term: 0 }]);
    expect(agreementOf(charged, 1).impossible).toEqual([0]);
    const [payment] = offered(charged, "louis", "paySupply");
    expect(payment).toMatchObject({ power: 0, price: 3 });
    const paid = played(charged, "louis", { type: "paySupply", power: 0, cards: [card("H5")] });
    expect(eventsOf(paid.events, "supplyPaid")).toHaveLength(1);
  });

  test("NEG-08 the promise changes no mechanism: a hussar placed before it still charges", () => {
    const supply = affairsPosition({
      pack: single,
      begin: { stage: 2, phase: "hussars" },
      pieces: { france1: "s1", franceT1: "s4" },
      hussars: ["s2"],
      hands: { france: ["H5"] },
    });
    const { state } = played(spares(supply), "maria", DONE);
    expect(offered(state, "louis", "paySupply")).toHaveLength(1);
  });
});
