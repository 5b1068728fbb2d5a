import { describe, expect, test } from "vitest";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { packWith, rowOf } from "../support/packs.ts";
import {
  actionsOffered,
  city,
  marchOf,
  markerOn,
  offered,
  piece,
  played,
  playedAll,
  position,
  refused,
  type Setup,
  whereIs,
} from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";

/** A crossroads in nobody's country, with one city further off in the west. */
const crossroads = packWith({ middle: {}, north: {}, east: {}, south: {}, west: {}, far: {} }, [
  ["middle", "north"],
  ["middle", "east"],
  ["middle", "south"],
  ["middle", "west"],
  ["west", "far"],
]);

const moving = (stage: 3 | 4 | 5, pieces: Setup["pieces"] = {}, more: Partial<Setup> = {}): State =>
  position({ pack: crossroads, begin: { stage, phase: "movement" }, pieces, ...more });

const idOf = (state: State, name: string) => piece(packOf(state), name);

describe("who may share a city", () => {
  test("STK-01 at most one piece is in a city: generals that may not stack keep one another out", () => {
    const allied = moving(3, { france1: "north", prussia1: "middle" });
    refused(allied, "louis", marchOf(allied, "france1", ["middle"]), "STK-02", "mayNotStackWith");
    const hostile = moving(3, { france1: "north", austria1: "middle" });
    refused(hostile, "louis", marchOf(hostile, "france1", ["middle"]), "MOV-09", "cannotPassPiece");
    const free = moving(3, { france1: "north" });
    expect(whereIs(played(free, "louis", marchOf(free, "france1", ["middle"])).state, "france1")).toBe(
      "middle",
    );
  });

  test("STK-02 two generals of one power or of two co-operating powers may share a city", () => {
    const own = moving(4, { prussia1: "north", prussia2: "middle" });
    const together = played(own, "frederick", marchOf(own, "prussia1", ["middle"])).state;
    expect([whereIs(together, "prussia1"), whereIs(together, "prussia2")]).toEqual(["middle", "middle"]);
    const mixed = moving(4, { saxony1: "north", prussia2: "middle" });
    const joined = played(mixed, "frederick", marchOf(mixed, "saxony1", ["middle"])).state;
    expect([whereIs(joined, "saxony1"), whereIs(joined, "prussia2")]).toEqual(["middle", "middle"]);
  });

  test("STK-02 three generals never share a city", () => {
    const own = moving(4, { prussia1: "middle", prussia2: "middle", prussia3: "north" });
    refused(own, "frederick", marchOf(own, "prussia3", ["middle"]), "STK-02", "noRoomInCity");
    const mixed = moving(4, { prussia1: "middle", prussia2: "middle", saxony1: "north" });
    refused(mixed, "frederick", marchOf(mixed, "saxony1", ["middle"]), "STK-02", "noRoomInCity");
    expect(offered(mixed, "frederick", "march").map(({ piece: mover }) => mover)).not.toContain(
      idOf(mixed, "saxony1"),
    );
  });

  test("STK-03 generals of two co-operating powers form a mixed stack, which states one total and fights as one", () => {
    const state = moving(
      3,
      { france2: "north", bavaria1: "middle", austria1: "south" },
      { troops: { france2: 6, bavaria1: 5, austria1: 8 } },
    );
    const stacked = played(state, "louis", marchOf(state, "france2", ["middle"]));
    expect(eventsOfType(stacked.events, "stackFormed")).toHaveLength(1);
    const { events } = played(stacked.state, "louis", { type: "done" });
    const [battle] = eventsOfType(events, "battleBegan");
    expect(battle?.attacker.generals).toEqual([idOf(state, "bavaria1"), idOf(state, "france2")]);
    expect(battle?.attacker.troops).toBe(11);
  });

  test("STK-04 a supply train never shares a city with any other piece", () => {
    const onTrain = moving(4, { prussia1: "north", saxony1: "west", prussiaT1: "middle" });
    refused(onTrain, "frederick", marchOf(onTrain, "prussia1", ["middle"]), "STK-04", "trainSharesNoCity");
    refused(onTrain, "frederick", marchOf(onTrain, "saxony1", ["middle"]), "STK-04");
    const trains = moving(4, { prussiaT1: "north", saxonyT1: "middle", prussia1: "south" });
    refused(trains, "frederick", marchOf(trains, "prussiaT1", ["middle"]), "STK-04");
    const onGeneral = moving(4, { prussiaT1: "north", prussia1: "middle" });
    refused(onGeneral, "frederick", marchOf(onGeneral, "prussiaT1", ["middle"]), "STK-04");
    const onEnemies = moving(4, { prussiaT1: "north", austria1: "middle" });
    refused(onEnemies, "frederick", marchOf(onEnemies, "prussiaT1", ["middle"]), "STK-04");
  });
});

describe("supreme command", () => {
  test("STK-05 the lower rank number commands, whoever comes to whom", () => {
    for (const [mover, stays] of [
      ["prussia1", "prussia2"],
      ["prussia2", "prussia1"],
    ] as const) {
      const state = moving(4, { [mover]: "north", [stays]: "middle" });
      const { events } = played(state, "frederick", marchOf(state, mover, ["middle"]));
      expect(eventsOfType(events, "stackFormed")).toEqual([
        {
          type: "stackFormed",
          city: city(crossroads, "middle"),
          commander: idOf(state, "prussia1"),
          deputy: idOf(state, "prussia2"),
        },
      ]);
    }
  });

  test("STK-05 where the ranks differ nobody may be named commander", () => {
    const state = moving(4, { prussia2: "north", saxony1: "middle" });
    refused(
      state,
      "frederick",
      marchOf(state, "prussia2", ["middle"], { commander: "prussia2" }),
      "STK-05",
      "commanderFollowsRank",
    );
  });

  test("STK-06 of equal ranks the player who forms the stack names the commander at that moment", () => {
    const state = moving(4, { saxony1: "north", prussia1: "middle", prussia2: "south" });
    refused(state, "frederick", marchOf(state, "saxony1", ["middle"]), "STK-06", "mustNameCommander");
    refused(
      state,
      "frederick",
      marchOf(state, "saxony1", ["middle"], { commander: "prussia2" }),
      "STK-06",
      "mustNameCommander",
    );
    for (const commander of ["saxony1", "prussia1"]) {
      const { events } = played(state, "frederick", marchOf(state, "saxony1", ["middle"], { commander }));
      expect(eventsOfType(events, "stackFormed")[0]?.commander).toBe(idOf(state, commander));
    }
  });

  test("EXA-07 Saxony 1 joining Prussia 1 needs a commander to be named; joining Prussia 2 Saxony commands", () => {
    const first = moving(4, { saxony1: "north", prussia1: "middle" });
    refused(first, "frederick", marchOf(first, "saxony1", ["middle"]), "STK-06");
    const named = marchOf(first, "saxony1", ["middle"], { commander: "prussia1" });
    expect(eventsOfType(played(first, "frederick", named).events, "stackFormed")[0]?.commander).toBe(
      idOf(first, "prussia1"),
    );
    const second = moving(4, { saxony1: "north", prussia2: "middle" });
    const { events } = played(second, "frederick", marchOf(second, "saxony1", ["middle"]));
    expect(eventsOfType(events, "stackFormed")[0]?.commander).toBe(idOf(second, "saxony1"));
  });

  test("DEC-28 the player forming a stack of equal ranks is offered either general as commander, and nothing else", () => {
    const state = moving(4, { saxony1: "north", prussia1: "middle" });
    const joining = actionsOffered(state, "frederick", "march").filter(
      (action) => action.type === "march" && action.piece === idOf(state, "saxony1"),
    );
    expect(joining).toEqual([
      marchOf(state, "saxony1", ["middle"], { commander: "saxony1" }),
      marchOf(state, "saxony1", ["middle"], { commander: "prussia1" }),
    ]);
    for (const seat of ["maria", "louis"] as const) expect(actionsOffered(state, seat, "march")).toEqual([]);
  });
});

describe("leaving and joining stacks", () => {
  test("RUL-03 a stack does not move as a unit: its generals come after one another, the second joining the first", () => {
    const state = moving(4, { prussia1: "north", prussia2: "north" });
    const first = played(state, "frederick", marchOf(state, "prussia2", ["middle", "south"])).state;
    expect([whereIs(first, "prussia1"), whereIs(first, "prussia2")]).toEqual(["north", "south"]);
    const second = played(first, "frederick", marchOf(first, "prussia1", ["middle", "south"]));
    expect(whereIs(second.state, "prussia1")).toBe("south");
    expect(eventsOfType(second.events, "stackFormed")).toHaveLength(1);
  });

  test("RUL-04 a general who began in a stack may leave it whatever the other does", () => {
    const state = moving(4, { prussia1: "north", prussia2: "north" });
    const one = played(state, "frederick", marchOf(state, "prussia1", ["middle"])).state;
    expect([whereIs(one, "prussia1"), whereIs(one, "prussia2")]).toEqual(["middle", "north"]);
    const apart = moving(4, { prussia1: "middle", prussia2: "middle" });
    const parted = playedAll(
      apart,
      ["frederick", marchOf(apart, "prussia1", ["north"])],
      ["frederick", marchOf(apart, "prussia2", ["south"])],
    );
    expect([whereIs(parted, "prussia1"), whereIs(parted, "prussia2")]).toEqual(["north", "south"]);
  });

  test("RUL-04 forming a stack freezes both: the one who was joined may not move although he has not moved", () => {
    const state = moving(4, { prussia1: "north", prussia2: "middle" });
    const joined = played(state, "frederick", marchOf(state, "prussia1", ["middle"])).state;
    refused(joined, "frederick", marchOf(joined, "prussia2", ["south"]), "MOV-11", "stackEndedItsMove");
    refused(joined, "frederick", marchOf(joined, "prussia1", ["south"]), "MOV-11", "stackEndedItsMove");
    expect(offered(joined, "frederick", "march")).toEqual([]);
  });

  test("RUL-04 a general who has already moved may be joined by another", () => {
    const state = moving(4, { prussia1: "north", prussia2: "middle" });
    const moved = played(state, "frederick", marchOf(state, "prussia2", ["south"])).state;
    const joined = played(moved, "frederick", marchOf(moved, "prussia1", ["middle", "south"])).state;
    expect(whereIs(joined, "prussia1")).toBe("south");
  });

  test("RUL-04 moving out and back in again counts as joining and freezes both", () => {
    const state = moving(4, { prussia1: "north", prussia2: "north" });
    const back = played(state, "frederick", marchOf(state, "prussia1", ["middle", "north"]));
    expect(eventsOfType(back.events, "stackFormed")).toHaveLength(1);
    refused(back.state, "frederick", marchOf(state, "prussia2", ["middle"]), "MOV-11");
  });

  test("RUL-05 nobody passes through a city with a friendly general or train", () => {
    const general = moving(4, { prussia1: "north", prussia2: "middle" });
    refused(
      general,
      "frederick",
      marchOf(general, "prussia1", ["middle", "south"]),
      "MOV-11",
      "joiningEndsMove",
    );
    const train = moving(4, { prussia1: "north", prussiaT1: "middle" });
    refused(train, "frederick", marchOf(train, "prussia1", ["middle", "south"]), "STK-04");
    const stack = moving(4, { prussia1: "north", prussia2: "middle", prussia3: "middle" });
    refused(stack, "frederick", marchOf(stack, "prussia1", ["middle", "south"]), "STK-02");
    const join = offered(general, "frederick", "march").find(
      (choice) => choice.piece === idOf(general, "prussia1"),
    );
    expect(join?.steps([], false)).toEqual([
      { city: city(crossroads, "middle"), mayEnd: true, mayGoOn: false, commanders: null },
    ]);
    expect(join?.steps([city(crossroads, "middle")], false)).toEqual([]);
  });

  test("EXA-62 a and b leave S one after the other for T and are finished there", () => {
    const state = moving(4, { prussia1: "north", prussia2: "north" });
    const both = playedAll(
      state,
      ["frederick", marchOf(state, "prussia1", ["middle"])],
      ["frederick", marchOf(state, "prussia2", ["middle"])],
    );
    for (const name of ["prussia1", "prussia2"])
      refused(both, "frederick", marchOf(both, name, ["south"]), "MOV-11");
  });

  test("EXA-62 a joins the unmoved c on U: a and c are finished, b may still move, but not to U", () => {
    const state = moving(4, { prussia1: "west", prussia2: "west", prussia3: "middle" });
    const joined = played(state, "frederick", marchOf(state, "prussia1", ["middle"])).state;
    for (const name of ["prussia1", "prussia3"])
      refused(joined, "frederick", marchOf(joined, name, ["south"]), "MOV-11");
    refused(joined, "frederick", marchOf(joined, "prussia2", ["middle"]), "STK-02", "noRoomInCity");
    const free = played(joined, "frederick", marchOf(joined, "prussia2", ["far"])).state;
    expect(whereIs(free, "prussia2")).toBe("far");
  });
});

describe("facing in stacks", () => {
  const fortress = packWith(
    { train: {}, f: { territory: "austria", fortress: "minor" }, beyond: {}, alone: {} },
    rowOf(["train", "f", "beyond"]),
  );

  test("RUL-06 facing belongs to the general: the face-up one conquers, his face-down partner does not", () => {
    const state = position({
      pack: fortress,
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "f", prussia2: "f" },
      faceDown: ["prussia1"],
    });
    const downLeft = played(state, "frederick", marchOf(state, "prussia1", ["beyond"])).state;
    expect(markerOn(downLeft, "f")).toBe(null);
    const upLeft = played(downLeft, "frederick", marchOf(state, "prussia2", ["train"])).state;
    expect(markerOn(upLeft, "f")).toBe("prussia");
  });

  test("RUL-06 each general of a stack is checked for supply and turned by himself", () => {
    const state = position({
      pack: fortress,
      begin: { stage: 4, phase: "supply" },
      pieces: { prussia1: "f", saxony1: "f", prussiaT1: "train" },
      faceDown: ["prussia1"],
    });
    const facing = (name: string) => state.faceDown[idOf(state, name)];
    expect([facing("prussia1"), facing("saxony1")]).toEqual([false, true]);
  });

  test("RUL-06 a face-down and a face-up general who meet keep their facing", () => {
    const state = moving(4, { prussia1: "north", prussia2: "middle" }, { faceDown: ["prussia2"] });
    const { state: after } = played(state, "frederick", marchOf(state, "prussia1", ["middle"]));
    expect([after.faceDown[idOf(state, "prussia1")], after.faceDown[idOf(state, "prussia2")]]).toEqual([
      false,
      true,
    ]);
  });
});
