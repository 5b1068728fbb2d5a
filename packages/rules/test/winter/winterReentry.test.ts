import { describe, expect, test } from "vitest";
import type { PowerName, State } from "../../src/engine.ts";
import { historical } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  offered,
  piece,
  played,
  playedAll,
  position,
  refused,
  type Setup,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { citiesInUse, citiesOffered, isOff, recruitOf } from "../support/recruiting.ts";

const winter = (stage: 3 | 4 | 5, setup: Omit<Setup, "begin">): State =>
  position({ turn: 3, begin: { stage, phase: "winter" }, ...setup });

const FOURS = ["H4", "D4", "C4", "S4"];

const seatOf = { france: "louis", bavaria: "louis", prussia: "frederick", saxony: "frederick" } as const;

/** One recruit for this general, who comes back in this city. */
const back = (state: State, name: PowerName, general: string, city: string, commander?: string) =>
  recruitOf(state, name, {
    cards: ["H4"],
    split: { [general]: 1 },
    reentries: [commander === undefined ? [general, city] : [general, city, commander]],
  });

const sitesOf = (state: State, seat: "louis" | "frederick" | "maria", general: string): string[] =>
  offered(state, seat, "recruit").flatMap((choice) => citiesOffered(state, choice, general));

describe("who comes back", () => {
  test("WTR-03 a general off the board re-enters free of charge with at least one new troop", () => {
    const state = winter(3, { hands: { france: FOURS } });
    expect(isOff(state, "france1")).toBe(true);
    const { state: after } = played(state, "louis", back(state, "france", "france1", "muenchen"));
    expect([whereIs(after, "france1"), troopsAt(after, "france1")]).toEqual(["muenchen", 1]);
    expect(after.discards[0]).toHaveLength(1);
    const without = recruitOf(state, "france", { reentries: [["france1", "muenchen"]] });
    refused(state, "louis", without, "WTR-03", "reenteringGeneralNeedsRecruit");
    const toAnother = recruitOf(state, "france", {
      cards: ["H4"],
      split: { france2: 1 },
      reentries: [
        ["france1", "muenchen"],
        ["france2", "muenchen"],
      ],
    });
    refused(state, "louis", toAnother, "WTR-03", "reenteringGeneralNeedsRecruit");
  });

  test("WTR-03 nobody re-enters who is on the board, comes twice, or serves another power", () => {
    const state = winter(3, { pieces: { france2: "pilsen" }, hands: { france: FOURS } });
    refused(state, "louis", back(state, "france", "france2", "muenchen"), "WTR-03", "generalIsOnBoard");
    refused(state, "louis", back(state, "france", "bavaria1", "muenchen"), "WTR-03", "notYourPiece");
    const twice = recruitOf(state, "france", {
      cards: ["H4"],
      split: { france1: 1 },
      reentries: [
        ["france1", "muenchen"],
        ["france1", "muenchen"],
      ],
    });
    refused(state, "louis", twice, "WTR-03", "generalIsOnBoard");
  });
});

describe("where a general comes back", () => {
  const homes: [PowerName, 3 | 4 | 5, string, string[]][] = [
    ["bavaria", 3, "bavaria1", ["muenchen"]],
    ["prussia", 4, "prussia1", ["berlin", "magdeburg"]],
    ["saxony", 4, "saxony1", ["dresden"]],
    ["austria", 5, "austria1", ["olmuetz", "prag", "pressburg", "wien"]],
  ];
  test.each(homes)(
    "WTR-06 generals of %s re-enter on a major fortress at home only",
    (name, stage, general, at) => {
      const state = winter(stage, { hands: { [name]: FOURS } });
      const seat = name === "austria" ? "maria" : seatOf[name as keyof typeof seatOf];
      expect(sitesOf(state, seat, general)).toEqual(at);
      for (const key of citiesInUse(state)) {
        const action = back(state, name, general, key);
        if (at.includes(key)) expect(whereIs(played(state, seat, action).state, general)).toBe(key);
        else refused(state, seat, action, name === "prussia" && key === "dresden" ? "WTR-10" : "WTR-06");
      }
    },
  );

  test("WTR-07 an enemy-controlled fortress takes nobody back, one held by an ally does", () => {
    const lost = winter(5, { hands: { austria: FOURS }, markers: { prag: "prussia", wien: "france" } });
    expect(sitesOf(lost, "maria", "austria1")).toEqual(["olmuetz", "pressburg"]);
    refused(lost, "maria", back(lost, "austria", "austria1", "prag"), "WTR-07");
    const french = winter(3, { hands: { bavaria: FOURS }, markers: { muenchen: "france" } });
    expect(sitesOf(french, "louis", "bavaria1")).toEqual(["muenchen"]);
  });

  test("WTR-09 without such a fortress he stays away, and a power with nobody else is not asked", () => {
    const markers = { dresden: "austria" } as const;
    const alone = winter(4, { hands: { saxony: FOURS, prussia: FOURS }, markers });
    expect(offered(alone, "frederick", "recruit").map((choice) => choice.power)).toEqual([2]);
    const rest = winter(4, { hands: { saxony: FOURS, austria: FOURS }, markers });
    expect(asked(rest)).toEqual(["maria"]);
  });

  test("WTR-10 a co-operating minor's major fortress takes no generals back, though it takes trains", () => {
    const prussian = winter(4, { hands: { prussia: FOURS } });
    refused(prussian, "frederick", back(prussian, "prussia", "prussia1", "dresden"), "WTR-10");
    const french = winter(3, { variant: "advanced", hands: { france: FOURS } });
    expect(sitesOf(french, "louis", "france1")).toEqual(["metz", "paris", "strassburg"]);
    refused(french, "louis", back(french, "france", "france1", "muenchen"), "WTR-10");
  });

  test("WTR-11 French generals of the introductory game re-enter in München while it is friendly", () => {
    const friendly = winter(3, { hands: { france: FOURS } });
    expect(sitesOf(friendly, "louis", "france1")).toEqual(["muenchen"]);
    const lost = winter(3, {
      hands: { france: FOURS },
      pieces: { france2: "eger" },
      markers: { muenchen: "austria" },
    });
    expect(sitesOf(lost, "louis", "france1")).toEqual([]);
    refused(lost, "louis", back(lost, "france", "france1", "muenchen"), "WTR-07");
  });

  test("WTR-12 an enemy train on the fortress is eliminated by the re-entry, a hussar goes too", () => {
    const state = winter(5, {
      hands: { austria: FOURS },
      pieces: { prussiaT1: "prag" },
      hussars: ["olmuetz"],
    });
    const { state: after, events } = played(state, "maria", back(state, "austria", "austria1", "prag"));
    expect([whereIs(after, "austria1"), whereIs(after, "prussiaT1")]).toEqual(["prag", null]);
    expect(events).toContainEqual({
      type: "trainEliminated",
      train: piece(historical, "prussiaT1"),
      city: historical.cityByKey.get("prag"),
      by: piece(historical, "austria1"),
    });
    const overHussar = played(state, "maria", back(state, "austria", "austria1", "olmuetz"));
    expect(overHussar.events.map(({ type }) => type)).toContain("hussarRemoved");
  });
});

describe("stacks by re-entry", () => {
  test("WTR-08 and RUL-62 two generals may come back in one fortress or join one there, a third may not", () => {
    const pair = winter(3, { hands: { france: FOURS } });
    const both = recruitOf(pair, "france", {
      cards: ["H4", "D4"],
      split: { france1: 1, france2: 1 },
      reentries: [
        ["france1", "muenchen"],
        ["france2", "muenchen"],
      ],
    });
    const { state: stacked } = played(pair, "louis", both);
    expect([whereIs(stacked, "france1"), whereIs(stacked, "france2")]).toEqual(["muenchen", "muenchen"]);
    const third = recruitOf(pair, "france", {
      cards: ["H4", "D4", "C4"],
      split: { france1: 1, france2: 1, france3: 1 },
      reentries: [
        ["france1", "muenchen"],
        ["france2", "muenchen"],
        ["france3", "muenchen"],
      ],
    });
    refused(pair, "louis", third, "WTR-08");

    const joining = winter(3, { hands: { france: FOURS }, pieces: { france3: "muenchen" } });
    const { events } = played(joining, "louis", back(joining, "france", "france1", "muenchen"));
    expect(events).toContainEqual({
      type: "stackFormed",
      city: historical.cityByKey.get("muenchen"),
      commander: piece(historical, "france1"),
      deputy: piece(historical, "france3"),
    });
    const full = winter(3, {
      hands: { france: FOURS },
      pieces: { france3: "muenchen", france2: "muenchen" },
    });
    expect(sitesOf(full, "louis", "france1")).toEqual([]);
    refused(full, "louis", back(full, "france", "france1", "muenchen"), "WTR-08");
  });

  test("RUL-62 re-entering generals come in face-up", () => {
    const start = position({
      begin: { stage: 5, phase: "supply" },
      turn: 3,
      pieces: { austria1: "berlin", austria2: "wien" },
      troops: { austria1: 2 },
      faceDown: ["austria1"],
      hands: { austria: FOURS },
    });
    const state = playedAll(start, ["maria", { type: "done" }]);
    expect(isOff(state, "austria1")).toBe(true);
    const { state: after } = played(state, "maria", back(state, "austria", "austria1", "prag"));
    expect(after.faceDown[piece(historical, "austria1")]).toBe(false);
  });

  test("RUL-62 a friendly train, an enemy general or a mere ally's general on the fortress prevents re-entry", () => {
    for (const there of ["franceT2", "bavariaT1", "austria1", "prussia1", "prussiaT1"]) {
      const state = winter(3, { hands: { france: FOURS }, pieces: { france2: "eger", [there]: "muenchen" } });
      expect(sitesOf(state, "louis", "france1")).toEqual([]);
      refused(state, "louis", back(state, "france", "france1", "muenchen"), "WTR-08");
    }
    const beside = winter(3, { hands: { france: FOURS }, pieces: { austria1: "dachau" } });
    expect(sitesOf(beside, "louis", "france1")).toEqual(["muenchen"]);
  });

  test("RUL-62 joining an equal rank of the co-operating power needs a commander, otherwise rank decides", () => {
    const state = winter(3, { hands: { france: FOURS }, pieces: { bavaria1: "muenchen" } });
    refused(state, "louis", back(state, "france", "france1", "muenchen"), "STK-06");
    refused(state, "louis", back(state, "france", "france1", "muenchen", "france2"), "STK-06");
    refused(state, "louis", back(state, "france", "france2", "muenchen", "france2"), "STK-05");
    for (const commander of ["france1", "bavaria1"]) {
      const { events } = played(state, "louis", back(state, "france", "france1", "muenchen", commander));
      const formed = events.find((event) => event.type === "stackFormed");
      expect(formed).toMatchObject({ commander: piece(historical, commander) });
    }
  });

  test("RUL-62 Austria uses the major fortresses of both its parts where both maps are in use", () => {
    const state = winter(5, { variant: "advanced", hands: { austria: FOURS } });
    expect(sitesOf(state, "maria", "austria1")).toEqual([
      "bruessel",
      "luxemburg",
      "olmuetz",
      "prag",
      "pressburg",
      "wien",
    ]);
  });

  test("RUL-62 an Austrian joins a Pragmatic general by re-entry only with the other player's consent", () => {
    const state = winter(5, {
      variant: "advanced",
      hands: { austria: FOURS },
      pieces: { pragmatic1: "bruessel" },
    });
    const joins = back(state, "austria", "austria1", "bruessel", "austria1");
    expect(sitesOf(state, "maria", "austria1")).not.toContain("bruessel");
    refused(state, "maria", joins, "MOV-26");
    const proposals = actionsOffered(state, "maria", "proposeStack").filter(
      (action) => action.type === "proposeStack" && action.general === piece(historical, "austria1"),
    );
    const proposal = {
      type: "proposeStack" as const,
      general: piece(historical, "austria1"),
      city: historical.cityByKey.get("bruessel") ?? (0 as never),
    };
    expect(proposals).toEqual(
      ["austria1", "pragmatic1"].map((name) => ({ ...proposal, commander: piece(historical, name) })),
    );
    refused(state, "maria", proposal, "STK-06");
    const proposed = { ...proposal, commander: piece(historical, "austria1") };
    const agreed = playedAll(state, ["maria", proposed], ["frederick", { type: "answerStack", agree: true }]);
    expect(whereIs(played(agreed, "maria", joins).state, "austria1")).toBe("bruessel");
    const otherCommander = back(agreed, "austria", "austria1", "bruessel", "pragmatic1");
    refused(agreed, "maria", otherCommander, "STK-06");
    const denied = playedAll(
      state,
      ["maria", proposed],
      ["frederick", { type: "answerStack", agree: false }],
    );
    refused(denied, "maria", joins, "MOV-26");
    refused(denied, "maria", proposed, "MOV-26", "stackWasRefused");
  });
});
