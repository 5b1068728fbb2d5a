import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import type { Action } from "../../src/model/actions.ts";
import type { Seat } from "../../src/model/options.ts";
import type { State } from "../../src/model/state.ts";
import { citiesIn, conquests, eventsOf, retreatAlong, retreatsOffered } from "../support/battlefield.ts";
import {
  afterCession,
  alongMainRoads,
  gambit,
  held,
  IN_THE_AUSTRIAN_NETHERLANDS,
  roadToFlanders,
} from "../support/gambit.ts";
import { AUSTRIAN_MOVES, FRENCH_MOVES } from "../support/movementPhases.ts";
import { packWith, rowOf } from "../support/packs.ts";
import {
  actionsOffered,
  marchOf,
  markerOn,
  offered,
  played,
  playedAll,
  refused,
  whereIs,
} from "../support/position.ts";
import { quietlyTo } from "../support/quietPlay.ts";
import { isFaceDown } from "../support/supply.ts";

const P_F_A = { prussiaLacked: 1, franceLacked: 1, austriaHeld: 0 };

/**
 * Where the maps meet: fort in the Austrian Netherlands lies between gaul in France and border on the Bohemia map.
 * Behind border a road away1–…–away4, beside it the camp, and two more ways out.
 */
const frontier = packWith(
  {
    ...citiesIn("empire", ["border", "camp", "away1", "away2", "away3", "away4", "north", "south"]),
    fort: { map: "flanders", sector: "FA3", territory: "austrian_netherlands", fortress: "minor" },
    gaul: { map: "flanders", sector: "FA3", territory: "france" },
  },
  [
    ...rowOf(["gaul", "fort", "border", "away1", "away2", "away3", "away4"]),
    ["camp", "border"],
    ["border", "north"],
    ["border", "south"],
  ],
);

/** The shortest normal march of the only piece that moves. */
const wayHome = (state: State): Action => {
  const marches = actionsOffered(state, "louis", "march").flatMap((action) =>
    action.type === "march" && !action.force ? [action] : [],
  );
  const [shortest] = marches.sort((a, b) => a.path.length - b.path.length);
  if (!shortest) throw new Error("no way home");
  return shortest;
};

describe("supply, conquest and combat there", () => {
  test("RUL-98 supply works as usual on the Flanders map", () => {
    const supply = (pieces: Record<string, string>) =>
      gambit({ pack: roadToFlanders, begin: { stage: 3, phase: "supply" }, pieces });
    expect(isFaceDown(supply({ france1: "dutch" }), "france1")).toBe(true);
    expect(isFaceDown(supply({ france1: "dutch", franceT1: "gaul" }), "france1")).toBe(false);
    expect(isFaceDown(supply({ france1: "gaul" }), "france1")).toBe(false);
  });

  test("SGA-06 and RUL-98 no combat takes place while either general stands on the Flanders map", () => {
    const fight = { pack: roadToFlanders, begin: { stage: 3, phase: "combat" } } as const;
    const inFlanders = gambit({ ...fight, pieces: { france1: "gaul", pragmatic1: "rhine" } });
    expect(pending(inFlanders).map(({ kind }) => kind)).not.toContain("battle");
    const acrossMaps = gambit({ ...fight, pieces: { france1: "post", austria1: "gate" } });
    expect(pending(acrossMaps).map(({ kind }) => kind)).not.toContain("battle");
    const fromFlanders = gambit({ ...fight, pieces: { france1: "gate", austria1: "post" } });
    expect(pending(fromFlanders).map(({ kind }) => kind)).not.toContain("battle");
  });

  test("SGA-07 on the Bohemia map adjacent enemies fight and moves end anywhere", () => {
    const battle = gambit({
      pack: roadToFlanders,
      begin: { stage: 3, phase: "combat" },
      pieces: { france1: "ulm1", austria1: "post" },
    });
    expect(pending(battle).map(({ kind }) => kind)).toEqual(["battle"]);
    const moving = gambit({ pack: roadToFlanders, begin: AUSTRIAN_MOVES, pieces: { austria1: "ulm2" } });
    for (const path of [["ulm1"], ["ulm1", "post"], ["ulm1", "ulm2"]])
      expect(whereIs(played(moving, "maria", marchOf(moving, "austria1", path)).state, "austria1")).toBe(
        path.at(-1),
      );
  });

  describe("retreats before the cession", () => {
    /** `loser` on post is beaten by one troop and does not defend himself; behind post the road leads to Flanders. */
    const beatenOnPost = (winner: string, loser: string, stage: 3 | 5, seat: Seat) =>
      played(
        gambit({
          pack: roadToFlanders,
          begin: { stage, phase: "combat" },
          pieces: { [winner]: "ulm1", [loser]: "post" },
          troops: { [winner]: 8, [loser]: 7 },
        }),
        seat,
        { type: "stop" },
      );

    test("RUL-98 and RTR-10 French and Austrian generals retreat to the Flanders map before the cession too", () => {
      expect(whereIs(beatenOnPost("austria1", "france1", 5, "louis").state, "france1")).toBe("gate");
      expect(whereIs(beatenOnPost("france1", "austria1", 3, "maria").state, "austria1")).toBe("gate");
      const bavarian = beatenOnPost("austria1", "bavaria1", 5, "louis");
      expect(eventsOf(bavarian.events, "noRetreat")).toHaveLength(1);
      expect(whereIs(bavarian.state, "bavaria1")).toBeNull();
    });

    test("RUL-98 and RTR-04 the winner may drive a general over to the Flanders map", () => {
      const state = played(
        gambit({
          pack: frontier,
          begin: { stage: 5, phase: "combat" },
          pieces: { austria1: "camp", france1: "border" },
          troops: { austria1: 8, france1: 7 },
        }),
        "louis",
        { type: "stop" },
      ).state;
      expect(retreatsOffered(state, "maria")).toEqual(["away1", "fort", "north", "south"]);
      const after = played(state, "maria", retreatAlong(state, ["fort"]));
      expect(whereIs(after.state, "france1")).toBe("fort");
      expect([conquests(after.state, after.events), markerOn(after.state, "fort")]).toEqual([[], null]);
    });

    test("RUL-98 a retreat may lead over the Flanders map and back to the Bohemia map", () => {
      const overFlanders = packWith(
        {
          ...citiesIn("empire", ["W", "B", "b2"]),
          bridge: { map: "flanders", sector: "FA3", territory: "empire" },
        },
        rowOf(["W", "B", "bridge", "b2"]),
      );
      const beaten = (loser: string, seat: Seat) =>
        played(
          gambit({
            pack: overFlanders,
            begin: { stage: 5, phase: "combat" },
            pieces: { austria1: "W", [loser]: "B" },
            troops: { austria1: 8, [loser]: 6 },
          }),
          seat,
          { type: "stop" },
        ).state;
      expect(whereIs(beaten("france1", "louis"), "france1")).toBe("b2");
      expect(whereIs(beaten("bavaria1", "louis"), "bavaria1")).toBeNull();
    });

    test("RUL-98, SGA-04 and SGA-05 a general who retreated to the Flanders map is bound to it and to home territory", () => {
      const driven = beatenOnPost("france1", "austria1", 3, "maria").state;
      const state = quietlyTo(driven, 5, "movement");
      expect(whereIs(state, "austria1")).toBe("gate");
      refused(state, "maria", marchOf(state, "austria1", ["post"]), "SGA-04", "flandersIsBound");
      refused(state, "maria", marchOf(state, "austria1", ["flems", "gate"]), "SGA-05", "mustEndAtHome");
      const home = played(state, "maria", marchOf(state, "austria1", ["flems"])).state;
      expect(whereIs(home, "austria1")).toBe("flems");
    });

    test("RUL-98 a general driven where no move reaches home territory stays there, and his player may end the phase", () => {
      const wasteland = packWith(
        {
          ...citiesIn("empire", ["W", "B"]),
          ...citiesIn("empire", ["f1", "f2", "f3", "f4", "f5", "f6", "f7"], {
            map: "flanders",
            sector: "FA3",
          }),
        },
        rowOf(["W", "B", "f1", "f2", "f3", "f4", "f5", "f6", "f7"]),
      );
      const driven = played(
        gambit({
          pack: wasteland,
          begin: { stage: 3, phase: "combat" },
          pieces: { france1: "W", austria1: "B" },
          troops: { france1: 8, austria1: 6 },
        }),
        "maria",
        { type: "stop" },
      ).state;
      const state = quietlyTo(driven, 5, "movement");
      expect(whereIs(state, "austria1")).toBe("f2");
      expect(offered(state, "maria", "march")).toEqual([]);
      expect(offered(state, "maria", "done")).toHaveLength(1);
      expect(whereIs(played(state, "maria", { type: "done" }).state, "austria1")).toBe("f2");
    });
  });

  test("RUL-98 a move conquers what it leaves unprotected, and it counts for nothing under SGA-12", () => {
    const markers = held("france", IN_THE_AUSTRIAN_NETHERLANDS.slice(1));
    const state = gambit({ begin: FRENCH_MOVES, pieces: { france1: "ypern" }, markers });
    const after = played(state, "louis", wayHome(state)).state;
    expect(markerOn(after, "ypern")).toBe("france");
    expect(after.result).toBeNull();
  });

  test("RUL-98 a question mark never succeeds there without combat", () => {
    const state = gambit({ begin: FRENCH_MOVES, pieces: { france1: "ypern", pragmatic1: "gent" } });
    const marked = played(state, "louis", wayHome(state));
    expect(eventsOf(marked.events, "questionMarkPlaced")).toHaveLength(1);
    const after = quietlyTo(marked.state, 4, "movement");
    expect([markerOn(after, "ypern"), after.questionMarks.every((mark) => mark === -1)]).toEqual([
      null,
      true,
    ]);
  });

  test("RUL-98 a question mark succeeds if combat on the Bohemia map drives the protector off", () => {
    const state = gambit({
      pack: frontier,
      begin: FRENCH_MOVES,
      pieces: { france1: "fort", france2: "camp", austria1: "border" },
      troops: { france2: 8, austria1: 5 },
    });
    const marched = played(state, "louis", marchOf(state, "france1", ["gaul"])).state;
    const fought = playedAll(marched, ["louis", { type: "done" }]);
    const { state: after, events } = played(fought, "maria", { type: "stop" });
    expect(whereIs(after, "austria1")).toBe("away3");
    expect(conquests(after, events)).toEqual(["fort"]);
    expect(markerOn(after, "fort")).toBe("france");
  });

  test("SGA-11 the four elector fortresses block the force marches of the other side's enemies", () => {
    for (const [key, blocked] of [
      ["mainz", "france"],
      ["trier", "france"],
      ["koeln", "austria"],
      ["mannheim", "austria"],
    ] as const) {
      const [from] = alongMainRoads(key);
      if (from === undefined) throw new Error(`no main road leads to ${key}`);
      const state = afterCession(P_F_A, {
        begin: blocked === "france" ? FRENCH_MOVES : AUSTRIAN_MOVES,
        pieces: { [`${blocked}1`]: from },
      });
      const seat = blocked === "france" ? "louis" : "maria";
      refused(state, seat, marchOf(state, `${blocked}1`, [key], { force: true }), "MOV-20");
      const friend = blocked === "france" ? "austria" : "france";
      const other = afterCession(P_F_A, {
        begin: friend === "france" ? FRENCH_MOVES : AUSTRIAN_MOVES,
        pieces: { [`${friend}1`]: from },
      });
      const forced = marchOf(other, `${friend}1`, [key], { force: true });
      expect(
        whereIs(played(other, friend === "france" ? "louis" : "maria", forced).state, `${friend}1`),
      ).toBe(key);
    }
    const semi = gambit({ begin: FRENCH_MOVES, pieces: { france1: alongMainRoads("mainz")[0] ?? "" } });
    refused(semi, "louis", marchOf(semi, "france1", ["mainz"], { force: true }), "MOV-20");
  });
});
