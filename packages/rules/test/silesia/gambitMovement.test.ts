import { describe, expect, test } from "vitest";
import type { Action } from "../../src/model/actions.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { afterCession, gambit, roadToFlanders } from "../support/gambit.ts";
import { AUSTRIAN_MOVES, FRENCH_MOVES } from "../support/movementPhases.ts";
import { packWith, rowOf } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  card,
  city,
  marchOf,
  offered,
  piece,
  played,
  playedAll,
  refused,
  type Setup,
  whereIs,
} from "../support/position.ts";

const P_F_A = { prussiaLacked: 1, franceLacked: 1, austriaHeld: 0 };

const inFlanders = (territory: string) => ({ map: "flanders", sector: "FA3", territory }) as const;

/** home1–home2–home3 in the Netherlands with the marsh beside the last two; far0–…–far3, of which only the ends are home. */
const wilds = packWith(
  {
    home1: inFlanders("netherlands"),
    home2: inFlanders("netherlands"),
    home3: inFlanders("netherlands"),
    marsh: inFlanders("empire"),
    far0: inFlanders("netherlands"),
    far1: inFlanders("empire"),
    far2: inFlanders("empire"),
    far3: inFlanders("netherlands"),
  },
  [
    ...rowOf(["home1", "home2", "home3"]),
    ...rowOf(["home2", "marsh", "home3"]),
    ...rowOf(["far0", "far1", "far2", "far3"]),
  ],
);

const french = (pieces: Record<string, string>, more: Partial<Setup> = {}): State =>
  gambit({ pack: roadToFlanders, begin: FRENCH_MOVES, pieces, ...more });
const austrian = (pieces: Record<string, string>, more: Partial<Setup> = {}): State =>
  gambit({ pack: roadToFlanders, begin: AUSTRIAN_MOVES, pieces, ...more });

/** The cities in which a piece may end a normal move, in alphabetical order. */
const ends = (state: State, seat: "louis" | "maria" | "frederick", name: string): string[] => {
  const pack = packOf(state);
  const found = actionsOffered(state, seat, "march").flatMap((action) =>
    action.type === "march" && action.piece === piece(pack, name) && !action.force
      ? [pack.cities[action.path.at(-1) ?? 0]?.key ?? ""]
      : [],
  );
  return [...new Set(found)].sort();
};

describe("movement on the semi-active map", () => {
  test("SGA-03 and SGA-04 until the cession no piece leaves the Flanders map, afterwards it may", () => {
    const before = austrian({ austria1: "gate" });
    refused(before, "maria", marchOf(before, "austria1", ["post"]), "SGA-04", "flandersIsBound");
    const train = austrian({ austriaT1: "flems" });
    refused(train, "maria", marchOf(train, "austriaT1", ["gate", "post"]), "SGA-04", "flandersIsBound");
    const after = afterCession(P_F_A, {
      pack: roadToFlanders,
      begin: AUSTRIAN_MOVES,
      pieces: { austria1: "gate" },
    });
    expect(whereIs(played(after, "maria", marchOf(after, "austria1", ["post"])).state, "austria1")).toBe(
      "post",
    );
  });

  test("SGA-03 and SGA-05 until the cession a move there ends in home territory, own or allied, only", () => {
    const before = austrian({ austria1: "flems", pragmatic1: "dutch" }, { troops: { austria1: 1 } });
    const moving = playedAll(
      before,
      ["maria", { type: "answerDispute", dispute: false }],
      ["frederick", { type: "answerDispute", dispute: false }],
    );
    refused(moving, "maria", marchOf(moving, "austria1", ["gate"]), "SGA-05", "mustEndAtHome");
    refused(moving, "frederick", marchOf(moving, "pragmatic1", ["rhine"]), "SGA-05", "mustEndAtHome");
    refused(moving, "frederick", marchOf(moving, "pragmatic1", ["rhine", "gaul"]), "SGA-05", "mustEndAtHome");
    const trains = austrian({ pragmaticT1: "flems", austriaT1: "ulm2" });
    refused(trains, "frederick", marchOf(trains, "pragmaticT1", ["gate"]), "SGA-05", "mustEndAtHome");
    expect(ends(trains, "frederick", "pragmaticT1")).toEqual(["dutch", "flems"]);
    expect(ends(austrian({ austria1: "flems" }), "maria", "austria1")).toEqual(["dutch", "flems"]);
    expect(ends(austrian({ pragmatic1: "dutch" }), "frederick", "pragmatic1")).toEqual(["dutch", "flems"]);
    expect(ends(french({ france1: "gaul" }), "louis", "france1")).toEqual(["gaul", "gaul2"]);
    const after = afterCession(P_F_A, {
      pack: roadToFlanders,
      begin: FRENCH_MOVES,
      pieces: { france1: "gaul" },
    });
    expect(ends(after, "louis", "france1")).toEqual(["dutch", "flems", "gate", "gaul", "gaul2", "rhine"]);
  });

  test("SGA-05 a piece that cannot reach home territory does not move at all", () => {
    const state = french({ france1: "gate", austria1: "rhine", franceT1: "gate" });
    expect(ends(state, "louis", "france1")).toEqual([]);
    expect(offered(state, "louis", "march")).toEqual([]);
    expect(offered(french({ france1: "gaul2" }), "louis", "march")).toHaveLength(1);
  });

  test("RUL-98 a normal move and a force march may cross foreign territory if they end at home", () => {
    const state = austrian({ austria1: "dutch" });
    const back = played(state, "maria", marchOf(state, "austria1", ["rhine", "dutch"])).state;
    expect(whereIs(back, "austria1")).toBe("dutch");
    const forced = played(
      state,
      "maria",
      marchOf(state, "austria1", ["rhine", "gaul", "rhine", "dutch", "flems"], { force: true }),
    ).state;
    expect(whereIs(forced, "austria1")).toBe("flems");
    refused(
      state,
      "maria",
      marchOf(state, "austria1", ["rhine", "gaul"], { force: true }),
      "SGA-05",
      "mustEndAtHome",
    );
  });

  test("RUL-98 French and Austrian pieces may come from the Bohemia map if they end at home, and stay", () => {
    const state = austrian({ austria1: "post" });
    refused(state, "maria", marchOf(state, "austria1", ["gate"]), "SGA-05", "mustEndAtHome");
    refused(state, "maria", marchOf(state, "austria1", ["gate", "post"]), "SGA-04", "flandersIsBound");
    const come = played(state, "maria", marchOf(state, "austria1", ["gate", "flems"])).state;
    expect(whereIs(come, "austria1")).toBe("flems");
    const bavarian = french({ bavaria1: "post", france1: "post" });
    refused(bavarian, "louis", marchOf(bavarian, "bavaria1", ["gate"]), "MOV-25", "mapCrossingForbidden");
    refused(bavarian, "louis", marchOf(bavarian, "france1", ["gate", "flems"]), "SGA-05");
  });

  describe("after a refused stack", () => {
    const NO: Action = { type: "answerStack", agree: false };
    const stopped = (from: string, partner: string, path: readonly string[]): State => {
      const state = playedAll(
        gambit({ pack: wilds, begin: AUSTRIAN_MOVES, pieces: { austria2: from, pragmatic1: partner } }),
        ["maria", { type: "answerDispute", dispute: false }],
        ["frederick", { type: "answerDispute", dispute: false }],
      );
      return playedAll(state, ["maria", marchOf(state, "austria2", path)], ["frederick", NO]);
    };

    test("RUL-98 a march that stands at home may end there", () => {
      const state = stopped("home2", "home3", ["home1", "home2", "home3"]);
      expect(whereIs(played(state, "maria", { type: "halt" }).state, "austria2")).toBe("home2");
    });

    test("RUL-98 and SGA-05 a march that stands abroad goes on to where it may end", () => {
      const state = stopped("home1", "home3", ["home2", "marsh", "home3"]);
      expect(whereIs(state, "austria2")).toBe("marsh");
      refused(state, "maria", { type: "halt" }, "SGA-05", "mustEndAtHome");
      expect(offered(state, "maria", "halt")).toEqual([]);
      const back = played(state, "maria", marchOf(state, "austria2", ["home2"])).state;
      expect(whereIs(back, "austria2")).toBe("home2");
    });

    test("RUL-98 a march that stands abroad with no way home in reach ends there", () => {
      const state = stopped("far0", "far3", ["far1", "far2", "far3"]);
      expect([whereIs(state, "austria2"), asked(state)]).toEqual(["far2", ["maria", "frederick"]]);
      refused(state, "maria", marchOf(state, "austria2", ["far1"]), "MOV-03", "hasMoved");
    });
  });

  test("RUL-98 trains re-enter on the Flanders map, and one that stands there re-enters nowhere else", () => {
    const hands = { france: ["H4", "D4"] };
    const state = gambit({ begin: FRENCH_MOVES, pieces: { franceT1: "arras", franceT2: "kelheim" }, hands });
    const sites = offered(state, "louis", "reenterTrain").map(({ train, cities }) => ({
      train,
      cities: cities.map((id) => packOf(state).cities[id]?.key).sort(),
    }));
    expect(sites).toEqual([
      { train: piece(packOf(state), "franceT1"), cities: ["metz", "paris", "strassburg"] },
      { train: piece(packOf(state), "franceT2"), cities: ["metz", "muenchen", "paris", "strassburg"] },
    ]);
    const reenter = (train: string, key: string): Action => ({
      type: "reenterTrain",
      train: piece(packOf(state), train),
      city: city(packOf(state), key),
      cards: [card("H4")],
    });
    refused(state, "louis", reenter("franceT1", "muenchen"), "SGA-04", "flandersIsBound");
    expect(whereIs(played(state, "louis", reenter("franceT1", "metz")).state, "franceT1")).toBe("metz");
    expect(whereIs(played(state, "louis", reenter("franceT2", "metz")).state, "franceT2")).toBe("metz");
    const free = afterCession(P_F_A, { begin: FRENCH_MOVES, pieces: { franceT1: "arras" }, hands });
    expect(whereIs(played(free, "louis", reenter("franceT1", "muenchen")).state, "franceT1")).toBe(
      "muenchen",
    );
  });
});
