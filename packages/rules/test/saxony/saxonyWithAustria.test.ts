import { describe, expect, test } from "vitest";
import { pending, play } from "../../src/game/play.ts";
import { POWER_NAMES, type PowerName, SAXONY_AUSTRIAN_ALLY } from "../../src/model/powers.ts";
import { isRefusal } from "../../src/model/rule.ts";
import type { State } from "../../src/model/state.ts";
import { arena, playing, STOP } from "../support/battlefield.ts";
import { historical, packWith } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsPosition,
  affairsWithEvents,
  afterShift,
  countOf,
  displaceTo,
  expectLawful,
  nearestTo,
  saxonyIn,
  shiftBy,
  sitesOffered,
} from "../support/politicalChanges.ts";
import {
  actionsOffered,
  asked,
  card,
  decisionsOffered,
  handOf,
  marchOf,
  markerOn,
  piece,
  played,
  playedAll,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";
import { canonicalSet, everyRecruitment, recruitOf } from "../support/recruiting.ts";

/** Four boxes to the right: from the star to the box "Austrian ally". */
const joinsAustria = (setup: Omit<AffairsSetup, "begin"> = {}) => afterShift(setup, 4);

describe("relations", () => {
  const twoCities = packWith({ x: {}, y: {} }, [["x", "y"]]);
  const base = { pack: twoCities, turn: 5, saxony: SAXONY_AUSTRIAN_ALLY } as const;

  const mustFight = (other: PowerName): boolean => {
    const { events } = affairsWithEvents({
      ...base,
      pieces: { saxony1: "x", [`${other}1`]: "y" },
      begin: { stage: 5, phase: "combat" },
    });
    return eventsOfType(events, "fightsListed").length > 0;
  };

  const mayJoin = (other: PowerName): boolean => {
    const state = affairsPosition({
      ...base,
      pieces: { saxony1: "x", [`${other}1`]: "y" },
      begin: { stage: 5, phase: "movement" },
    });
    const march = marchOf(state, "saxony1", ["y"], { commander: "saxony1" });
    return !isRefusal(play(state, "maria", march));
  };

  const relation = (other: PowerName): "E" | "C" | "A" | "–" => {
    if (other === "saxony") return "–";
    if (mustFight(other)) return "E";
    return mayJoin(other) ? "C" : "A";
  };

  test("SAX-14 and RUL-93 Saxony is Austria's co-operating ally, the Pragmatic Army's mere ally, and everybody else's enemy", () => {
    expect(Object.fromEntries(POWER_NAMES.map((name) => [name, relation(name)]))).toEqual({
      france: "E",
      bavaria: "E",
      prussia: "E",
      saxony: "–",
      austria: "C",
      pragmatic: "A",
    });
  });

  test("RUL-93 a Saxon general protects Austrian fortresses but not those of the Pragmatic Army", () => {
    const row = packWith({ F: { territory: "bavaria", fortress: "minor" }, n: {}, s: {} }, [
      ["F", "n"],
      ["n", "s"],
    ]);
    for (const [holder, isTaken] of [
      ["austria", false],
      ["pragmatic", true],
    ] as const) {
      const state = affairsPosition({
        ...base,
        pack: row,
        pieces: { france1: "F", saxony1: "s" },
        markers: { F: holder },
        begin: { stage: 3, phase: "movement" },
      });
      const left = played(state, "louis", marchOf(state, "france1", ["n"])).state;
      expect(markerOn(left, "F") === "france").toBe(isTaken);
    }
  });
});

describe("pieces", () => {
  test("SAX-15 Saxon pieces and foreign ones in Saxony keep their places", () => {
    const pieces = { saxony1: "breslau", saxonyT1: "lauban", prussia1: "goerlitz", austria1: "pirna" };
    const { state } = joinsAustria({ pieces });
    expect(state.saxony).toBe(SAXONY_AUSTRIAN_ALLY);
    for (const [name, key] of Object.entries(pieces)) expect(whereIs(state, name)).toBe(key);
    expectLawful(state);
  });

  test("SAX-15 and DEC-16 a Saxon general in a mixed stack is moved by Maria Theresa to the closest empty city", () => {
    const { state } = joinsAustria({
      pieces: { saxony1: "goerlitz", prussia1: "goerlitz", prussiaT1: "zittau", prussia2: "lauban" },
      deputies: ["prussia1"],
    });
    expect(pending(state)).toEqual([{ seat: "maria", kind: "displacement" }]);
    const isEmpty = (key: string) => !state.at.includes(historical.cityByKey.get(key) as never);
    expect(sitesOffered(state, "maria", "saxony1")).toEqual(nearestTo(state, "saxony1", isEmpty));
    expect(sitesOffered(state, "maria", "saxony1")).toEqual(["bautzen", "muskau"]);
    expect(actionsOffered(state, "maria", "displace")).toHaveLength(2);
    expect([decisionsOffered(state, "frederick"), decisionsOffered(state, "louis")]).toEqual([[], []]);
    refused(state, "frederick", displaceTo(state, "saxony1", "bautzen"), "SAX-15", "notYourDecision");
    refused(state, "maria", displaceTo(state, "saxony1", "zittau"), "SAX-15", "notTheNearestCity");
    refused(state, "maria", displaceTo(state, "prussia1", "bautzen"), "SAX-15", "notYourPiece");
    refused(state, "maria", { type: "done" }, "SAX-15", "notAskedNow");
    const moved = played(state, "maria", displaceTo(state, "saxony1", "muskau")).state;
    expect([whereIs(moved, "saxony1"), whereIs(moved, "prussia1")]).toEqual(["muskau", "goerlitz"]);
    expect(moved.deputies[piece(historical, "prussia1")]).toBe(false);
    expectLawful(moved);
  });

  test("SAX-15 the closest city may be a hussar's, who goes", () => {
    const { state, events } = joinsAustria({
      pieces: { saxony1: "annaberg", prussia1: "annaberg", austria1: "komotau" },
      hussars: ["chemnitz"],
    });
    expect(whereIs(state, "saxony1")).toBe("chemnitz");
    expect(eventsOfType(events, "hussarRemoved")).toHaveLength(1);
  });

  test("SAX-18 victory markers on Saxon fortresses stay", () => {
    const markers = { dresden: "austria", goerlitz: "prussia", leipzig: "france" } as const;
    const { state } = joinsAustria({ markers });
    for (const [key, name] of Object.entries(markers)) expect(markerOn(state, key)).toBe(name);
    expect(countOf(state, "pools", "france")).toBe(10);
  });
});

describe("the general off the board", () => {
  const setup = { hands: { saxony: ["H9", "S3", "D2"] } } as const;

  test("SAX-16 and DEC-15 Maria Theresa is asked at once whether he comes back, with troops that Saxony pays as in winter", () => {
    const { state } = joinsAustria(setup);
    expect(asked(state)).toEqual(["maria"]);
    expect(canonicalSet(actionsOffered(state, "maria", "recruit"))).toEqual(
      canonicalSet(everyRecruitment(state, "saxony", { saxony1: ["dresden"] })),
    );
    expect([decisionsOffered(state, "frederick"), decisionsOffered(state, "louis")]).toEqual([[], []]);
    refused(state, "frederick", recruitOf(state, "saxony"), "SAX-16", "notYourDecision");
    refused(state, "maria", { type: "done" }, "SAX-16", "notAskedNow");
    refused(state, "maria", recruitOf(state, "austria"), "WTR-02", "alreadyRecruited");
    const back = recruitOf(state, "saxony", {
      split: { saxony1: 2 },
      reentries: [["saxony1", "dresden"]],
      cards: ["H9"],
    });
    const after = played(state, "maria", back).state;
    expect([whereIs(after, "saxony1"), troopsAt(after, "saxony1")]).toEqual(["dresden", 2]);
    expect(handOf(after, "saxony")).toEqual([card("S3"), card("D2")]);
    expectLawful(after);
    const stays = played(state, "maria", recruitOf(state, "saxony")).state;
    expect([whereIs(stays, "saxony1"), handOf(stays, "saxony").length]).toEqual([null, 3]);
  });

  test("DEC-15 nobody is asked when he is on the board, when Saxony has no card, or when Dresden is the enemy's or full", () => {
    const isAsked = (more: Omit<AffairsSetup, "begin">): boolean =>
      pending(joinsAustria({ ...setup, ...more }).state).some(({ kind }) => kind === "winter");
    expect(isAsked({})).toBe(true);
    expect(isAsked({ pieces: { saxony1: "leipzig" } })).toBe(false);
    expect(isAsked({ hands: {} })).toBe(false);
    expect(isAsked({ markers: { dresden: "prussia" } })).toBe(false);
    expect(isAsked({ pieces: { prussia1: "dresden" } })).toBe(false);
    // WTR-12: an enemy train is no obstacle.
    expect(isAsked({ pieces: { prussiaT1: "dresden" } })).toBe(true);
  });

  test("SAX-16 it is for the Austrian ally only, not when the general is lost later", () => {
    expect(pending(afterShift(setup, 2).state).map(({ kind }) => kind)).toEqual(["hussars"]);
    const already = afterShift({ ...setup, saxony: SAXONY_AUSTRIAN_ALLY }, 1).state;
    expect(pending(already).map(({ kind }) => kind)).toEqual(["hussars"]);
  });

  test("SAX-16 a Saxon general killed in the battle that turned Saxony may come back in the middle of the combat phase", () => {
    const combat = affairsPosition({
      turn: 5,
      pack: arena,
      pieces: { austria1: "A", austria2: "A", prussia1: "D", saxony1: "D" },
      troops: { austria1: 8, austria2: 5, prussia1: 8, saxony1: 6 },
      deputies: ["saxony1"],
      hands: { saxony: ["H9"], austria: ["D10"] },
      affairs: { tracks: saxonyIn(2) },
      begin: { stage: 5, phase: "combat" },
    });
    // 9 troops are lost, the Saxon's 6 first, since Prussia commands: 3 points.
    const lost = playedAll(combat, ["maria", playing("D10")], ["frederick", STOP]);
    expect([whereIs(lost, "saxony1"), troopsAt(lost, "prussia1")]).toEqual([null, 5]);
    const turned = played(lost, "maria", shiftBy(3)).state;
    expect(turned.saxony).toBe(SAXONY_AUSTRIAN_ALLY);
    const back = recruitOf(turned, "saxony", {
      split: { saxony1: 1 },
      reentries: [["saxony1", "dresden"]],
      cards: ["H9"],
    });
    const after = played(turned, "maria", back).state;
    expect([whereIs(after, "saxony1"), troopsAt(after, "saxony1")]).toEqual(["dresden", 1]);
    expectLawful(after);
  });
});

describe("Austria's markers and points", () => {
  test("SAX-17 Saxon conquests use Austrian markers", () => {
    const state = affairsPosition({
      turn: 5,
      saxony: SAXONY_AUSTRIAN_ALLY,
      pieces: { saxony1: "halle" },
      begin: { stage: 5, phase: "movement" },
    });
    const after = played(state, "maria", marchOf(state, "saxony1", ["naumburg"])).state;
    expect(markerOn(after, "halle")).toBe("austria");
    expect(countOf(after, "pools", "austria")).toBe(countOf(state, "pools", "austria") - 1);
    // MRK-07: the re-conquest of a fortress of its own is marked for Austria too.
    const own = affairsPosition({
      turn: 5,
      saxony: SAXONY_AUSTRIAN_ALLY,
      pieces: { saxony1: "goerlitz" },
      markers: { goerlitz: "prussia" },
      begin: { stage: 5, phase: "movement" },
    });
    expect(markerOn(played(own, "maria", marchOf(own, "saxony1", ["lauban"])).state, "goerlitz")).toBe(
      "austria",
    );
  });

  test("SAX-17 Saxon victory points count for and against Austria", () => {
    const fight = (saxon: number, prussian: number): State => {
      const state = affairsPosition({
        turn: 5,
        pack: arena,
        saxony: SAXONY_AUSTRIAN_ALLY,
        pieces: { saxony1: "A", prussia1: "D" },
        troops: { saxony1: saxon, prussia1: prussian },
        affairs: { battleBoxes: [0, 0, 1, 0, 1, 0] },
        begin: { stage: 5, phase: "combat" },
      });
      return played(state, asked(state)[0] ?? "maria", STOP).state;
    };
    const boxes = (state: State) => [
      countOf(state, "battleBoxes", "austria"),
      countOf(state, "battleBoxes", "prussia"),
    ];
    expect(boxes(fight(8, 5))).toEqual([2, 0]);
    expect(boxes(fight(5, 8))).toEqual([0, 2]);
  });
});
