import { describe, expect, test } from "vitest";
import type { Cession } from "../../src/model/affairs.ts";
import { LAST_TURN } from "../../src/model/numbers.ts";
import { AUSTRIA, type PowerName, PRAGMATIC } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { eventsOf } from "../support/battlefield.ts";
import {
  afterCession,
  asksForCession,
  CEDE,
  ceded,
  held,
  IN_AUSTRIA,
  IN_BAVARIA,
  IN_FRANCE,
  IN_SILESIA,
  IN_THE_AUSTRIAN_NETHERLANDS,
  IN_THE_NETHERLANDS,
  leaving,
} from "../support/gambit.ts";
import { historical } from "../support/packs.ts";
import { fortress, markerOn, played } from "../support/position.ts";
import { quietPlay } from "../support/quietPlay.ts";

/** EXA-45 */
const EXAMPLE: Cession = { prussiaLacked: 3, franceLacked: 4, austriaHeld: 1 };

type Markers = Readonly<Record<string, PowerName>>;

/** A general leaves the last fortress of a row; the state before has one marker too few. */
const conquers = (cession: Cession, stage: 3 | 5, general: string, key: string, markers: Markers): State => {
  const seat = stage === 3 ? "louis" : general.startsWith("austria") ? "maria" : "frederick";
  const before = afterCession(cession, {
    begin: { stage, phase: "movement" },
    pieces: { [general]: key },
    markers,
  });
  expect(before.result).toBeNull();
  return played(before, seat, leaving(before, seat, general)).state;
};

describe("targets after the cession", () => {
  test("SGA-24 the old conditions hold no more: 9 fortresses in Austria are no victory, nor is the end of turn 9", () => {
    const nine = conquers(EXAMPLE, 3, "france1", "linz", held("france", IN_AUSTRIA.slice(0, 8)));
    expect([markerOn(nine, "linz"), nine.result]).toEqual(["france", null]);
    let turn = 0;
    for (const { after } of quietPlay(ceded().state)) turn = after.turn;
    expect(turn).toBeGreaterThan(LAST_TURN);
  });

  test("SGA-25 Frederick wins at once when the Pragmatic Army controls 5 + P fortresses in France", () => {
    const cession = { prussiaLacked: 2, franceLacked: 9, austriaHeld: 0 };
    const won = conquers(cession, 5, "pragmatic1", "lille", held("pragmatic", IN_FRANCE.slice(3, 9)));
    expect(won.result).toMatchObject({ winner: "frederick", ending: "pragmaticFortressesInFrance", turn: 7 });
    const short = conquers(cession, 5, "pragmatic1", "lille", held("pragmatic", IN_FRANCE.slice(3, 8)));
    expect([markerOn(short, "lille"), short.result]).toEqual(["pragmatic", null]);
  });

  test("SGA-25 and RUL-99 fortresses held by Austria do not count for Frederick, nor the reverse", () => {
    const cession = { prussiaLacked: 1, franceLacked: 9, austriaHeld: 4 };
    const mixed = { ...held("pragmatic", IN_FRANCE.slice(3, 7)), ...held("austria", IN_FRANCE.slice(7, 10)) };
    expect(conquers(cession, 5, "pragmatic1", "lille", mixed).result).toBeNull();
    const many = { ...held("austria", IN_FRANCE.slice(3, 5)), ...held("pragmatic", IN_FRANCE.slice(5, 10)) };
    expect(conquers(cession, 5, "austria1", "lille", many).result).toBeNull();
  });

  test("SGA-26 Louis XV wins at once with 9 + F fortresses in Austria on the Bohemia map", () => {
    const cession = { prussiaLacked: 1, franceLacked: 2, austriaHeld: 0 };
    const ten = held("france", IN_AUSTRIA.slice(0, 10));
    const won = conquers(cession, 3, "france1", "linz", ten);
    expect(won.result).toMatchObject({ winner: "louis", ending: "fortressesInAustria" });
    const short = conquers(cession, 3, "france1", "linz", held("france", IN_AUSTRIA.slice(0, 9)));
    expect(short.result).toBeNull();
  });

  test("SGA-26 or with 5 + F fortresses in the Netherlands and the Austrian Netherlands; Hanover is neither", () => {
    const cession = { prussiaLacked: 1, franceLacked: 3, austriaHeld: 0 };
    const low = [...IN_THE_AUSTRIAN_NETHERLANDS.slice(2, 6), ...IN_THE_NETHERLANDS.slice(0, 3)];
    const won = conquers(cession, 3, "france1", "ypern", held("france", low));
    expect(won.result).toMatchObject({ winner: "louis", ending: "frenchFortressesInFlanders" });
    const hanover = { ...held("france", low.slice(1)), ...held("france", ["hannover", "nienburg"]) };
    const short = conquers(cession, 3, "france1", "ypern", hanover);
    expect([markerOn(short, "ypern"), short.result]).toEqual(["france", null]);
  });

  test("SGA-27 Maria Theresa wins at once with 8 − A fortresses in Bavaria and France", () => {
    const cession = { prussiaLacked: 1, franceLacked: 9, austriaHeld: 2 };
    const five = { ...held("austria", IN_BAVARIA.slice(1, 4)), ...held("austria", ["paris", "arras"]) };
    const won = conquers(cession, 5, "austria1", "muenchen", five);
    expect(won.result).toMatchObject({ winner: "maria", ending: "austrianFortresses" });
    const four = { ...held("austria", IN_BAVARIA.slice(1, 4)), ...held("austria", ["paris"]) };
    expect(conquers(cession, 5, "austria1", "muenchen", four).result).toBeNull();
  });

  test("SGA-11 the four elector fortresses count for nobody", () => {
    const cession = { prussiaLacked: 1, franceLacked: 1, austriaHeld: 7 };
    const austrian = conquers(cession, 5, "austria1", "koeln", {});
    expect([markerOn(austrian, "koeln"), austrian.result]).toEqual(["austria", null]);
    const french = conquers(
      cession,
      3,
      "france1",
      "trier",
      held("france", IN_THE_AUSTRIAN_NETHERLANDS.slice(0, 5)),
    );
    expect([markerOn(french, "trier"), french.result]).toEqual(["france", null]);
  });
});

describe("the end", () => {
  const cession = ceded();
  const played6to15 = [...quietPlay(cession.state)];
  const events = [...cession.events, ...played6to15.flatMap((step) => step.events)];

  test("SGA-28 and RUL-99 Louis XV wins if nobody else has by the end of turn 15", () => {
    const last = played6to15.at(-1)?.after.result;
    expect(last).toMatchObject({ winner: "louis", ending: "endOfTurnFifteen", turn: 15 });
  });

  test("RUL-99 and SGA-29 after the cession turns 7 to 15 are played, with winters after 6, 9 and 12", () => {
    expect(eventsOf(events, "turnBegan").map(({ turn }) => turn)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(eventsOf(events, "winterBegan").map(({ turn }) => turn)).toEqual([6, 9, 12]);
  });
});

describe("conditions met at the cession", () => {
  /** P = 1, F = 1, A = 1, and every condition is met. */
  const all: Markers = {
    ...held("prussia", IN_SILESIA),
    breslau: "austria",
    ...held("prussia", IN_AUSTRIA.slice(0, 5)),
    ...held("france", IN_AUSTRIA.slice(5, 13)),
    ...held("austria", IN_BAVARIA),
    ...held("pragmatic", IN_FRANCE.slice(0, 6)),
    ...held("france", IN_THE_AUSTRIAN_NETHERLANDS),
  };
  const without = (keys: readonly string[]): Markers =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));

  test("RUL-99 the new conditions are tested at once; Maria Theresa goes before Frederick and he before Louis XV", () => {
    expect(ceded({ markers: all }).state.result?.winner).toBe("maria");
    expect(ceded({ markers: without(["muenchen"]) }).state.result?.winner).toBe("frederick");
    expect(ceded({ markers: without(["muenchen", "arras"]) }).state.result?.winner).toBe("louis");
    const enough = without(["muenchen", "arras", ...IN_THE_AUSTRIAN_NETHERLANDS.slice(0, 4)]);
    const { state } = ceded({ markers: enough });
    expect([state.result, state.affairs?.cession]).toEqual([
      null,
      { prussiaLacked: 1, franceLacked: 1, austriaHeld: 1 },
    ]);
  });

  test("RUL-99 in the retroactive phase Austrian conquests are settled before Pragmatic ones", () => {
    const state = afterCession(
      { prussiaLacked: 1, franceLacked: 9, austriaHeld: 7 },
      {
        begin: { stage: 5, phase: "movement" },
        pieces: { austria1: "wien" },
        markers: held("pragmatic", IN_FRANCE.slice(3, 8)),
      },
    );
    const questionMarks = state.questionMarks.slice();
    questionMarks[fortress(historical, "arras")] = PRAGMATIC;
    questionMarks[fortress(historical, "lille")] = AUSTRIA;
    const both = played({ ...state, questionMarks }, "maria", { type: "done" });
    const over = played(both.state, "frederick", { type: "done" });
    expect(over.state.result?.winner).toBe("maria");
    expect(eventsOf(over.events, "conquered")).toHaveLength(1);
  });

  test("EXA-45 with P = 3, F = 4 and A = 1 the targets are 7, 8, and 13 or 9", () => {
    const markers = {
      ...held("prussia", IN_SILESIA),
      breslau: "austria",
      ...held("prussia", IN_AUSTRIA.slice(0, 3)),
      ...held("france", IN_AUSTRIA.slice(3, 8)),
    } as const;
    expect(ceded({ markers }).state.affairs?.cession).toEqual(EXAMPLE);
    const outcome = (stage: 3 | 5, general: string, key: string, marked: Markers) =>
      conquers(EXAMPLE, stage, general, key, marked).result?.winner ?? null;
    const low = [...IN_THE_AUSTRIAN_NETHERLANDS.slice(1), "sluis"];
    const [six, five] = [6, 5].map((count) => held("austria", IN_BAVARIA.slice(1, 1 + count)));
    expect([six, five].map((one) => outcome(5, "austria1", "muenchen", one ?? {}))).toEqual(["maria", null]);
    const inFrance = [7, 6].map((count) => held("pragmatic", IN_FRANCE.slice(3, 3 + count)));
    expect(inFrance.map((one) => outcome(5, "pragmatic1", "lille", one))).toEqual(["frederick", null]);
    const inAustria = [12, 11].map((count) => held("france", IN_AUSTRIA.slice(0, count)));
    expect(inAustria.map((one) => outcome(3, "france1", "linz", one))).toEqual(["louis", null]);
    const inFlanders = [8, 7].map((count) => held("france", low.slice(0, count)));
    expect(inFlanders.map((one) => outcome(3, "france1", "ypern", one))).toEqual(["louis", null]);
  });

  test("EXA-56 nine fortresses in the Austrian Netherlands are too few with F = 5, ten on the Flanders map are enough", () => {
    const markers = {
      ...held("france", IN_THE_AUSTRIAN_NETHERLANDS),
      ...held("france", IN_AUSTRIA.slice(0, 4)),
    };
    const asking = asksForCession({ markers });
    expect(asking.result).toBeNull();
    const after = played(asking, "maria", CEDE).state;
    expect([after.affairs?.cession?.franceLacked, after.result]).toEqual([5, null]);
    const ten = ceded({ markers: { ...markers, breda: "france" } }).state;
    expect(ten.result).toMatchObject({ winner: "louis", ending: "frenchFortressesInFlanders", turn: 6 });
  });

  test("EXA-57 Austria cedes while it holds 5 Silesian and 3 Bavarian fortresses and wins at once", () => {
    const { state } = ceded({ markers: held("austria", IN_BAVARIA.slice(0, 3)) });
    expect(state.affairs?.cession?.austriaHeld).toBe(5);
    expect(state.result).toMatchObject({ winner: "maria", ending: "austrianFortresses", turn: 6 });
    expect(ceded({ markers: held("austria", IN_BAVARIA.slice(0, 2)) }).state.result).toBeNull();
  });
});
