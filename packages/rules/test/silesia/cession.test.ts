import { describe, expect, test } from "vitest";
import { logFor } from "../../src/game/log.ts";
import { pending } from "../../src/game/play.ts";
import { view } from "../../src/game/view.ts";
import { controllerOf } from "../../src/ground/control.ts";
import { NO_PART } from "../../src/model/ids.ts";
import type { Seat } from "../../src/model/options.ts";
import { PRUSSIA, SAXONY } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { eventsOf } from "../support/battlefield.ts";
import {
  afterCession,
  alongMainRoads,
  asksForCession,
  CEDE,
  CESSION,
  ceded,
  gambit,
  held,
  IN_AUSTRIA,
  IN_SILESIA,
  IN_THE_AUSTRIAN_NETHERLANDS,
  KEEP,
  leaving,
} from "../support/gambit.ts";
import { historical } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  card,
  decisionsOffered,
  fortress,
  handOf,
  marchOf,
  markerOn,
  offered,
  piece,
  played,
  refused,
  whereIs,
} from "../support/position.ts";
import { quietlyTo, quietPlay } from "../support/quietPlay.ts";

const SEATS: readonly Seat[] = ["maria", "frederick", "louis"];
const PRUSSIA_AND_SAXONY = historical.pieces.filter(({ power }) => power === PRUSSIA || power === SAXONY);

describe("as long as Silesia is not ceded", () => {
  test("SGA-12 Louis XV wins at once with 9 fortresses in Austria", () => {
    const state = gambit({
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "linz" },
      markers: held("france", IN_AUSTRIA.slice(0, 8)),
    });
    const { result } = played(state, "louis", leaving(state, "louis", "france1")).state;
    expect(result).toMatchObject({ winner: "louis", ending: "fortressesInAustria", turn: 1 });
  });

  test("SGA-12 fortresses in the Austrian Netherlands do not count as fortresses in Austria", () => {
    const markers = {
      ...held("france", IN_THE_AUSTRIAN_NETHERLANDS),
      ...held("france", IN_AUSTRIA.slice(0, 7)),
    };
    const state = gambit({ begin: { stage: 3, phase: "movement" }, pieces: { france1: "linz" }, markers });
    const after = played(state, "louis", leaving(state, "louis", "france1")).state;
    expect([markerOn(after, "linz"), after.result]).toEqual(["france", null]);
  });

  test("SGA-12 Frederick wins at once with 12 fortresses in Austria and Silesia", () => {
    const state = gambit({
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "linz" },
      markers: { ...held("prussia", IN_SILESIA), ...held("prussia", IN_AUSTRIA.slice(0, 4)) },
    });
    const { result } = played(state, "frederick", leaving(state, "frederick", "prussia1")).state;
    expect(result).toMatchObject({ winner: "frederick", ending: "fortressesInAustriaAndSilesia" });
  });

  test("SGA-12 and RUL-99 Silesia once kept is not asked for again, and Maria Theresa wins at the end of turn 9", () => {
    let state = played(asksForCession(), "maria", KEEP).state;
    const asking = new Set<number>();
    for (const { before, after } of quietPlay(state)) {
      if (pending(before).some(({ kind }) => kind === "cession")) asking.add(before.turn);
      state = after;
    }
    expect(asking.size).toBe(0);
    expect(state.result).toMatchObject({ winner: "maria", ending: "endOfTurnNine", turn: 9 });
    expect(state.affairs?.cession).toBeNull();
  });
});

describe("the decision", () => {
  test("SGA-13 and RUL-99 Austria is asked after stage 5 of turn 6, before winter, and in no other turn", () => {
    for (const turn of [1, 5, 7, 8]) {
      const other = gambit({ turn, begin: CESSION });
      expect(pending(other).map(({ kind }) => kind)).not.toContain("cession");
    }
    const begun = gambit({ turn: 6, begin: { stage: 5, phase: "movement" }, hands: { france: ["H4"] } });
    const asking = quietlyTo(begun, 0, "cession");
    expect([asking.turn, pending(asking)]).toEqual([6, [{ seat: "maria", kind: "cession" }]]);
    const winter = played(asking, "maria", KEEP);
    expect(winter.events).toContainEqual({ type: "silesiaKept" });
    expect(winter.events).toContainEqual({ type: "winterBegan", turn: 6 });
  });

  test("DEC-40 exactly Maria Theresa is asked, and may cede or not", () => {
    const state = asksForCession();
    expect(pending(state)).toEqual([{ seat: "maria", kind: "cession" }]);
    expect(actionsOffered(state, "maria", "cede")).toEqual([CEDE, KEEP]);
    expect(decisionsOffered(state, "maria")).toHaveLength(1);
    for (const seat of ["frederick", "louis"] as const) {
      expect(decisionsOffered(state, seat)).toEqual([]);
      refused(state, seat, CEDE, "SGA-13", "notYourDecision");
    }
    refused(state, "maria", { type: "done" }, "SGA-13", "notAskedNow");
  });

  test("SGA-13 with the peace Silesia is ceded, for all to read", () => {
    const { state, events } = ceded();
    expect(state.affairs?.cession).not.toBeNull();
    for (const seat of SEATS)
      expect(logFor(state, events, seat)).toContainEqual({
        type: "silesiaCeded",
        cession: state.affairs?.cession,
      });
  });
});

describe("P, F and A", () => {
  test("SGA-14 P is what Prussia lacks of 12 fortresses in Austria and Silesia", () => {
    expect(ceded().state.affairs?.cession?.prussiaLacked).toBe(10);
    const markers = { ...held("prussia", IN_SILESIA), ...held("prussia", IN_AUSTRIA.slice(0, 4)) };
    expect(ceded({ markers }).state.affairs?.cession?.prussiaLacked).toBe(1);
    expect(ceded({ markers: { muenchen: "prussia" } }).state.affairs?.cession?.prussiaLacked).toBe(10);
  });

  test("SGA-15 and RUL-99 F is what France lacks of 9 fortresses in Austria on the Bohemia map", () => {
    expect(ceded().state.affairs?.cession?.franceLacked).toBe(9);
    const markers = {
      ...held("france", IN_AUSTRIA.slice(0, 8)),
      ...held("france", IN_THE_AUSTRIAN_NETHERLANDS.slice(0, 5)),
      breslau: "france",
    } as const;
    expect(ceded({ markers }).state.affairs?.cession?.franceLacked).toBe(1);
  });

  test("SGA-16 A is the number of Silesian fortresses Austria controls at that moment", () => {
    expect(ceded().state.affairs?.cession?.austriaHeld).toBe(5);
    expect(ceded({ markers: held("austria", IN_SILESIA) }).state.affairs?.cession?.austriaHeld).toBe(7);
    const markers = { ...held("prussia", IN_SILESIA), breslau: "france" } as const;
    expect(ceded({ markers }).state.affairs?.cession?.austriaHeld).toBe(0);
  });

  test("SGA-17 they are fixed before anything is removed", () => {
    const markers = { ...held("prussia", ["koeniggraetz", "glatz"]), ...held("france", ["eger"]) };
    const { affairs } = ceded({ markers }).state;
    expect(affairs?.cession).toEqual({ prussiaLacked: 8, franceLacked: 8, austriaHeld: 4 });
    const later = quietlyTo(ceded({ markers }).state, 3, "movement", 7);
    expect(later.affairs?.cession).toEqual(affairs?.cession);
  });
});

describe("Prussia and Saxony leave", () => {
  const before = asksForCession({
    pieces: {
      prussia1: "prag",
      saxony1: "prag",
      prussia2: "glatz",
      prussiaT1: "glogau",
      saxonyT1: "dresden",
    },
    faceDown: ["prussia2"],
    deputies: ["saxony1"],
    noPart: ["prussia4", "prussiaT2"],
    markers: {
      ...held("prussia", ["prag", "amberg", "neisse"]),
      ...held("austria", ["berlin", "dresden"]),
      breslau: "france",
      eger: "france",
    },
    hands: { prussia: ["H4", "D5"], saxony: ["C6"], france: ["S7"], pragmatic: ["S8"] },
  });
  const { state, events } = played(before, "maria", CEDE);

  test("SGA-18 all their pieces are removed for good", () => {
    for (const { id } of PRUSSIA_AND_SAXONY) expect(state.at[id]).toBe(NO_PART);
    for (const seat of SEATS)
      expect(view(state, seat).troopTotals?.slice(PRUSSIA, PRUSSIA + 2)).toEqual([0, 0]);
    expect(state.deputies).not.toContain(true);
    for (const { before: now, after } of quietPlay(state, ({ turn }) => turn > 10)) {
      expect(
        decisionsOffered(now, "frederick").map((choice) => "power" in choice && choice.power),
      ).not.toContain(PRUSSIA);
      for (const { id } of PRUSSIA_AND_SAXONY) expect(after.at[id]).toBe(NO_PART);
    }
  });

  test("SGA-18 and RUL-99 all their markers are removed: the colour of the territory shows control again", () => {
    expect(state.markers).not.toContain(PRUSSIA);
    const controller = (key: string) => controllerOf(state, historical, fortress(historical, key));
    expect([controller("prag"), controller("amberg")]).toEqual([4, 1]);
    expect([markerOn(state, "eger"), controller("eger")]).toEqual(["france", 0]);
  });

  test("SGA-19 their cards go to the discards", () => {
    expect([handOf(state, "prussia"), handOf(state, "saxony")]).toEqual([[], []]);
    expect([...(state.discards[0] ?? [])].sort()).toEqual([card("H4"), card("D5"), card("C6")].sort());
    expect([handOf(state, "france"), handOf(state, "pragmatic")]).toEqual([[card("S7")], [card("S8")]]);
  });

  test("HID-27 their hands are discarded openly", () => {
    for (const seat of [...SEATS, null]) {
      const told = logFor(state, events, seat).filter(({ type }) => type === "handDiscarded");
      expect(told).toEqual([
        { type: "handDiscarded", power: PRUSSIA, cards: [card("H4"), card("D5")] },
        { type: "handDiscarded", power: SAXONY, cards: [card("C6")] },
      ]);
    }
  });

  test("SGA-21 and RUL-99 the fortresses of Prussia, Saxony and Silesia are ordinary cities, without markers", () => {
    for (const [index, at] of historical.fortresses.entries()) {
      const territory = historical.cities[at]?.territory ?? "";
      if (["prussia", "saxony", "silesia"].includes(territory)) {
        expect(state.markers[index]).toBe(-1);
        expect(controllerOf(state, historical, fortress(historical, historical.cities[at]?.key ?? ""))).toBe(
          -1,
        );
      }
    }
  });

  test("RUL-99 stage 4 and the Prussian and Saxon part of winter disappear", () => {
    const stages = new Set<number>();
    for (const { events: told } of quietPlay(state, ({ turn }) => turn > 9))
      for (const event of eventsOf(told, "stageBegan")) stages.add(event.stage);
    expect([...stages].sort()).toEqual([2, 3, 5]);
  });
});

describe("the war goes on", () => {
  const CESSION_OF_SIX = { prussiaLacked: 6, franceLacked: 6, austriaHeld: 3 };
  const moving = (stage: 3 | 5, pieces: Record<string, string>): State =>
    afterCession(CESSION_OF_SIX, { begin: { stage, phase: "movement" }, pieces });

  test("SGA-20 everyone's pieces may enter what was Prussian or Saxon territory", () => {
    const french = moving(3, { france1: "potsdam", bavaria1: "meissen" });
    for (const [name, key] of [
      ["france1", "prussia"],
      ["bavaria1", "saxony"],
    ] as const) {
      const after = played(french, "louis", leaving(french, "louis", name)).state;
      const end = historical.cityByKey.get(whereIs(after, name) ?? "");
      expect(end !== undefined && historical.cities[end]?.territory).toBe(key);
    }
    const austrian = moving(5, { austria1: "potsdam", austriaT1: "meissen" });
    expect(offered(austrian, "maria", "march").map((choice) => choice.piece)).toEqual([
      piece(packOf(austrian), "austria1"),
      piece(packOf(austrian), "austriaT1"),
    ]);
  });

  test("SGA-21 leaving a former fortress conquers nothing", () => {
    for (const key of ["berlin", "dresden", "breslau", "glogau"]) {
      const austrian = moving(5, { austria1: key });
      const french = moving(3, { france1: key });
      const { events } = played(austrian, "maria", leaving(austrian, "maria", "austria1"));
      expect(eventsOf(events, "conquered")).toEqual([]);
      const told = played(french, "louis", leaving(french, "louis", "france1")).events;
      expect(eventsOf(told, "conquered")).toEqual([]);
    }
  });

  test("SGA-21 a former fortress blocks no force march", () => {
    const [from] = alongMainRoads("dresden");
    const pieces = { austria1: from ?? "" };
    const before = gambit({ begin: { stage: 5, phase: "movement" }, pieces });
    refused(before, "maria", marchOf(before, "austria1", ["dresden"], { force: true }), "MOV-20");
    const after = moving(5, pieces);
    const march = marchOf(after, "austria1", ["dresden"], { force: true });
    expect(whereIs(played(after, "maria", march).state, "austria1")).toBe("dresden");
  });

  test("SGA-22 the Flanders map is fully active: generals there fight and move as everywhere", () => {
    const lille = historical.cityByKey.get("lille") ?? 0;
    const [next] = historical.wholeBoard.neighbours[lille] ?? [];
    const pieces = { france1: "lille", pragmatic1: historical.cities[next ?? 0]?.key ?? "" };
    const fight = { turn: 7, begin: { stage: 3, phase: "movement" }, pieces } as const;
    const inWar = played(afterCession(CESSION_OF_SIX, fight), "louis", { type: "done" }).state;
    expect(pending(inWar).map(({ kind }) => kind)).toEqual(["battle"]);
    const atPeace = played(gambit(fight), "louis", { type: "done" }).state;
    expect(pending(atPeace).map(({ kind }) => kind)).not.toContain("battle");
    const abroad = moving(3, { france1: "mainz" });
    expect(offered(abroad, "louis", "march")).toHaveLength(1);
    expect(asked(abroad)).toEqual(["louis"]);
  });
});
