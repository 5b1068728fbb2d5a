import { describe, expect, test } from "vitest";
import {
  type Action,
  type CityId,
  isProtected,
  NO_PART,
  newGame,
  pending,
  type State,
  seedFromNumber,
  view,
} from "../../src/engine.ts";
import { introductory } from "../support/games.ts";
import { historical, packWith } from "../support/packs.ts";
import {
  actionsOffered,
  city,
  fortress,
  marchOf,
  offered,
  piece,
  played,
  playedAll,
  position,
  positionWithEvents,
  power,
  refused,
  type Setup,
  whereIs,
} from "../support/position.ts";
import { cardsReceived, eventsOfType, quietlyTo, quietPlay } from "../support/quietPlay.ts";
import { recruitOf } from "../support/recruiting.ts";

const start = () => newGame(historical, introductory(3), seedFromNumber(1));

const FLANDERS = ["france4", "france5", "franceT1", "austria6", "austriaT3", "pragmatic1", "pragmaticT1"];
const PRUSSIAN = ["prussia4", "prussiaT2"];

describe("the Flanders map is not used", () => {
  test("INT-01 no march leads over a road to the Flanders map", () => {
    const setup: Setup = { begin: { stage: 3, phase: "movement" }, pieces: { france1: "ulm" } };
    const state = position(setup);
    refused(state, "louis", marchOf(state, "france1", ["goeppingen"]), "INT-01");
    refused(state, "louis", marchOf(state, "france1", ["goeppingen"], { force: true }), "INT-01");
    const maps = actionsOffered(state, "louis", "march").flatMap((action) =>
      action.type === "march" ? action.path.map((id) => historical.cities[id]?.map) : [],
    );
    expect(new Set(maps)).toEqual(new Set(["bohemia"]));
    const advanced = position({ ...setup, variant: "advanced" });
    expect(
      whereIs(played(advanced, "louis", marchOf(advanced, "france1", ["goeppingen"])).state, "france1"),
    ).toBe("goeppingen");
  });

  test("INT-01 no retreat leads to the Flanders map", () => {
    const setup: Setup = {
      begin: { stage: 3, phase: "combat" },
      pieces: { france1: "dillingen", austria1: "ulm" },
      troops: { france1: 5, austria1: 4 },
    };
    const ends = (state: State): (string | undefined)[] =>
      offered(playedAll(state, ["maria", { type: "stop" }]), "louis", "retreat").flatMap(({ paths }) =>
        paths.map((path) => historical.cities[path[path.length - 1] as CityId]?.key),
      );
    expect(ends(position(setup)).sort()).toEqual(["memmingen", "zusmarshausen"]);
    expect(ends(position({ ...setup, variant: "advanced" }))).toContain("goeppingen");
  });

  test("INT-01 no supply path leads over the Flanders map", () => {
    const setup: Setup = {
      begin: { stage: 3, phase: "supply" },
      pieces: {
        france1: "ulm",
        franceT2: "dinkelsbuehl",
        austria1: "dillingen",
        austria2: "zusmarshausen",
        austria3: "memmingen",
      },
    };
    expect(position(setup).faceDown[piece(historical, "france1")]).toBe(true);
    const advanced = position({ ...setup, variant: "advanced" });
    expect(advanced.faceDown[piece(historical, "france1")]).toBe(false);
  });

  test("INT-01 no distance, no protection and no adjacency runs over the Flanders map", () => {
    const pack = packWith({ bridge: { map: "flanders" } }, [
      ["raab", "bridge"],
      ["bridge", "linz"],
    ]);
    const setup: Setup = {
      pack,
      begin: { stage: 3, phase: "movement" },
      pieces: { austria1: "raab", france1: "linz" },
    };
    const state = position(setup);
    expect(isProtected(state, pack, pack.bohemiaOnly, fortress(pack, "linz"))).toBe(false);
    const { events } = played(state, "louis", marchOf(state, "france1", ["enns"]));
    expect(events.map(({ type }) => type)).toContain("conquered");
    const advanced = position({ ...setup, variant: "advanced" });
    const { events: held } = played(advanced, "louis", marchOf(advanced, "france1", ["enns"]));
    expect(held.map(({ type }) => type)).toContain("questionMarkPlaced");

    const hussars = position({ ...setup, begin: { stage: 2, phase: "hussars" } });
    const raid: Action = { type: "placeHussar", hussar: 0, city: city(pack, "enns") };
    refused(hussars, "maria", raid, "HUS-04");
    played(position({ ...setup, variant: "advanced", begin: { stage: 2, phase: "hussars" } }), "maria", raid);

    const road = packWith({}, [["raab", "goeppingen"]]);
    const beside: Setup = {
      pack: road,
      begin: { stage: 3, phase: "combat" },
      pieces: { france1: "goeppingen", austria1: "raab" },
    };
    expect(pending(position({ ...beside, variant: "advanced" }))[0]?.kind).toBe("battle");
    expect(positionWithEvents(beside).events.some(({ type }) => type === "fightsListed")).toBe(false);
  });

  test("INT-01 nobody re-enters on a fortress of the Flanders map", () => {
    const winter = position({
      turn: 3,
      begin: { stage: 5, phase: "winter" },
      hands: { austria: ["H4"] },
    });
    const action = recruitOf(winter, "austria", {
      cards: ["H4"],
      split: { austria1: 1 },
      reentries: [["austria1", "bruessel"]],
    });
    refused(winter, "maria", action, "INT-01");
    const movement = position({ begin: { stage: 3, phase: "movement" }, hands: { france: ["H4"] } });
    const sites = offered(movement, "louis", "reenterTrain").flatMap(({ cities }) => cities);
    expect(new Set(sites)).toEqual(new Set([city(historical, "muenchen")]));
  });
});

describe("pieces that take no part", () => {
  test("INT-02 and INT-03 pieces of the Flanders map, Ostpreussen and the Silesia box take no part", () => {
    const { at } = start();
    const inert = historical.pieces.filter(({ id }) => at[id] === NO_PART).map(({ id }) => id);
    const pragmatic = historical.pieces.filter((one) => one.power === power("pragmatic")).map(({ id }) => id);
    const expected = [...FLANDERS, ...PRUSSIAN].map((name) => piece(historical, name));
    expect(new Set(inert)).toEqual(new Set([...expected, ...pragmatic]));
  });

  test.each([...FLANDERS.slice(0, 5), ...PRUSSIAN])(
    "INT-02 and INT-03 %s neither moves nor re-enters",
    (name) => {
      const seat = name.startsWith("france") ? "louis" : name.startsWith("prussia") ? "frederick" : "maria";
      const stage = seat === "louis" ? 3 : seat === "frederick" ? 4 : 5;
      const state = quietlyTo(start(), stage, "movement");
      const id = piece(historical, name);
      expect(offered(state, seat, "march").map((choice) => choice.piece)).not.toContain(id);
      refused(
        state,
        seat,
        { type: "march", piece: id, path: [city(historical, "wien")], force: false },
        "INT-02",
      );
      if (!name.includes("T")) return;
      expect(offered(state, seat, "reenterTrain").map((choice) => choice.train)).not.toContain(id);
      const action: Action = { type: "reenterTrain", train: id, city: city(historical, "wien"), cards: [] };
      refused(state, seat, action, "INT-02");
    },
  );

  test("INT-02 and INT-03 generals who take no part do not come back in winter and give no room", () => {
    for (const [stage, seat] of [
      [3, "louis"],
      [4, "frederick"],
      [5, "maria"],
    ] as const) {
      const state = quietlyTo(start(), stage, "winter", 3);
      const inert = historical.generals.filter(({ id }) => state.at[id] === NO_PART).map(({ id }) => id);
      const named = offered(state, seat, "recruit").flatMap(({ room, offBoard }) =>
        [...room, ...offBoard].map(({ general }) => general),
      );
      expect(named.filter((general) => inert.includes(general))).toEqual([]);
      expect(named.length).toBeGreaterThan(0);
    }
  });

  test("INT-02 and INT-03 they are allotted troops as usual, which are not part of the stated total", () => {
    const state = start();
    const short: Action = { type: "allot", power: power("france"), troops: [8, 7, 6, 5, 0] };
    refused(state, "louis", short, "SET-17");
    refused(state, "frederick", { type: "allot", power: power("prussia"), troops: [8, 5, 4, 5] }, "SET-18");
    const ready = playedAll(
      state,
      ["louis", { type: "allot", power: power("france"), troops: [7, 6, 5, 1, 7] }],
      ["frederick", { type: "allot", power: power("prussia"), troops: [7, 4, 5, 6] }],
      ["maria", { type: "allot", power: power("austria"), troops: [5, 4, 6, 5, 4, 4] }],
    );
    expect(view(ready, null).troopTotals).toEqual([18, 5, 16, 5, 24, 0]);
  });
});

describe("cards", () => {
  test("INT-04 Prussia 3, Saxony 1, Bavaria 1 and Austria 5 cards a turn as in every game", () => {
    const draws = (stage: 3 | 4 | 5, turn = 4) =>
      positionWithEvents({ turn, begin: { stage, phase: "tacticalCards" } });
    const prussian = draws(4).events;
    expect(cardsReceived(prussian, "prussia")).toBe(3);
    expect(cardsReceived(prussian, "saxony")).toBe(1);
    expect(cardsReceived(draws(5).events, "austria")).toBe(5);
    const refusedSubsidy = played(draws(3).state, "louis", { type: "subsidy", pay: false }).events;
    expect(cardsReceived(refusedSubsidy, "bavaria")).toBe(1);
  });

  test("INT-05 France draws 2 fewer: 2 with the subsidy paid, 3 without", () => {
    const early = positionWithEvents({ turn: 1, begin: { stage: 3, phase: "tacticalCards" } }).events;
    expect([cardsReceived(early, "france"), cardsReceived(early, "bavaria")]).toEqual([2, 2]);
    const { state } = positionWithEvents({ turn: 4, begin: { stage: 3, phase: "tacticalCards" } });
    const paid = played(state, "louis", { type: "subsidy", pay: true }).events;
    expect([cardsReceived(paid, "france"), cardsReceived(paid, "bavaria")]).toEqual([2, 2]);
    const kept = played(state, "louis", { type: "subsidy", pay: false }).events;
    expect([cardsReceived(kept, "france"), cardsReceived(kept, "bavaria")]).toEqual([3, 1]);
  });

  test("INT-06 the Pragmatic Army gets no cards, allots nothing and never acts", () => {
    const state = start();
    expect(state.hands[power("pragmatic")]).toEqual([]);
    refused(state, "frederick", { type: "allot", power: power("pragmatic"), troops: [8, 5, 1] }, "SET-16");
    for (const { after, events } of quietPlay(state)) {
      expect(after.hands[power("pragmatic")]).toEqual([]);
      expect(cardsReceived(events, "pragmatic")).toBe(0);
      expect(eventsOfType(events, "cardsDrawn").map((event) => event.power)).not.toContain(
        power("pragmatic"),
      );
      for (const { powers } of eventsOfType(events, "stageBegan"))
        expect(powers).not.toContain(power("pragmatic"));
    }
  });
});
