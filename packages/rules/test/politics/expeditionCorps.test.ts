import { describe, expect, test } from "vitest";
import { brokenLaws } from "../../src/game/laws.ts";
import type { ExpeditionAction } from "../../src/model/actions.ts";
import { OFF_MAP_BOX } from "../../src/model/ids.ts";
import type { State } from "../../src/model/state.ts";
import { historical, historicalData } from "../support/packs.ts";
import {
  affairs,
  isAsked,
  type PoliticsSetup,
  packWithPolitics,
  placed,
  politics,
  selectedAndExecuted,
} from "../support/politics.ts";
import {
  actionsOffered,
  asked,
  card,
  decisionsOffered,
  handOf,
  piece,
  played,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { eventsOfType, quietPlay } from "../support/quietPlay.ts";

const general = (name: string) => piece(historical, name);
const sending = (name: string, cards: readonly string[] = []): ExpeditionAction => ({
  type: "expedition",
  general: general(name),
  cards: cards.map(card),
});
const inBox = (state: State, name: string): boolean => state.at[general(name)] === OFF_MAP_BOX;

/** Austria executes Naples: the Italy marker goes one box to the left. */
const naples = (setup: PoliticsSetup) => {
  const state = politics({
    ...setup,
    opens: ["naples", "military-aid"],
    hands: { ...setup.hands, austria: ["H9", ...(setup.hands?.austria ?? [])] },
  });
  const ranked = placed(state, { austria: "H9" }).state;
  return selectedAndExecuted(ranked, "naples", { shifts: [{ track: "italy", steps: -1 }] });
};

/** Nobody places anything: the stage goes to its end with the tracks as they are. */
const idle = (setup: PoliticsSetup): State => {
  const state = politics({ ...setup, hands: { prussia: ["C2"], ...setup.hands } });
  return placed(state).state;
};

const ARMY = { austria1: "komorn", austria2: "raab", austria3: "raab" };

describe("the expedition corps", () => {
  test("TRK-05 the power must choose one of its generals and put him into its off-map box", () => {
    const { state } = naples({ tracks: { italy: -1 }, pieces: ARMY, faceDown: ["austria3"] });
    expect(asked(state)).toEqual(["maria"]);
    refused(state, "maria", { type: "done" }, "TRK-05", "notAskedNow");
    const { state: after, events } = played(state, "maria", sending("austria3"));
    expect(inBox(after, "austria3")).toBe(true);
    expect(troopsAt(after, "austria3")).toBe(4);
    expect(whereIs(after, "austria2")).toBe("raab");
    expect(eventsOfType(events, "expeditionSent")).toHaveLength(1);
    expect(isAsked(after, "hussars")).toBe(true);
    expect(brokenLaws(after)).toEqual([]);
  });

  test("TRK-06 for a general off the board the power recruits two troops for eight points", () => {
    const { state } = naples({ tracks: { italy: -1 }, pieces: ARMY, hands: { austria: ["S5", "C4", "D2"] } });
    const { state: after } = played(state, "maria", sending("austria4", ["S5", "C4"]));
    expect(inBox(after, "austria4")).toBe(true);
    expect(troopsAt(after, "austria4")).toBe(2);
    expect(handOf(after, "austria")).toEqual([card("D2")]);
    expect(after.discards[0]).toEqual(expect.arrayContaining([card("S5"), card("C4")]));
    refused(state, "maria", sending("austria4", ["S5", "D2"]), "TRK-06", "paymentTooSmall");
    refused(state, "maria", sending("austria4", ["S5", "C4", "D2"]), "RUL-14", "paymentTooLarge");
    refused(state, "maria", sending("austria4", ["S5", "S5"]), "TAC-18", "cardTwice");
    refused(state, "maria", sending("austria4", ["H8"]), "TAC-20", "cardNotInHand");
    refused(state, "maria", sending("austria2", ["D2"]), "TRK-06", "paymentTooLarge");
  });

  test("DEC-14 any general on the board, or one off it for a minimal payment of eight, is offered to his player", () => {
    const asking = naples({
      tracks: { italy: -1 },
      pieces: ARMY,
      hands: { austria: ["S5", "C4", "D2", "R"] },
    }).state;
    const onBoard = ["austria1", "austria2", "austria3"].map((name) => sending(name));
    const payments = [["R"], ["S5", "C4"]];
    const offBoard = ["austria4", "austria5", "austria6"].flatMap((name) =>
      payments.map((cards) => sending(name, cards)),
    );
    expect(actionsOffered(asking, "maria", "expedition")).toEqual([...onBoard, ...offBoard]);
    expect(decisionsOffered(asking, "louis")).toEqual([]);
    expect(decisionsOffered(asking, "frederick")).toEqual([]);
    refused(asking, "frederick", sending("austria1"), "TRK-05", "notYourDecision");
    refused(asking, "maria", sending("prussia1"), "TRK-05", "generalCannotGo");
  });

  test("RUL-80 a general in a stack or the only one left may be chosen and takes his troops along", () => {
    const { state } = naples({
      tracks: { italy: -1 },
      pieces: { austria1: "komorn" },
      troops: { austria1: 7 },
    });
    const after = played(state, "maria", sending("austria1")).state;
    expect(inBox(after, "austria1")).toBe(true);
    expect(after.troops[general("austria1")]).toBe(7);
    const stacked = naples({ tracks: { italy: -1 }, pieces: ARMY }).state;
    const shared = played(stacked, "maria", {
      type: "transfer",
      from: general("austria2"),
      to: general("austria3"),
      troops: 3,
    }).state;
    const sent = played(shared, "maria", sending("austria3")).state;
    expect([troopsAt(sent, "austria2"), troopsAt(sent, "austria3")]).toEqual([1, 7]);
  });

  test("RUL-80 a general off the board may be chosen only if eight points can be paid", () => {
    const { state } = naples({ tracks: { italy: -1 }, pieces: ARMY, hands: { austria: ["S5", "D2"] } });
    expect(actionsOffered(state, "maria", "expedition")).toEqual(
      ["austria1", "austria2", "austria3"].map((name) => sending(name)),
    );
    refused(state, "maria", sending("austria4", ["S5", "D2"]), "TRK-05", "generalCannotGo");
  });

  test("RUL-80 an impossible duty is looked at again at the end of each later politics stage", () => {
    // France has no general on the board and no cards when the icon takes effect.
    const start = idle({ tracks: { italy: 2 } });
    expect(isAsked(start, "hussars")).toBe(true);
    let asking: State | undefined;
    for (const { after } of quietPlay(
      start,
      (at) => at.turn === 2 && at.agenda.length > 0 && isAsked(at, "hussars"),
    )) {
      if (isAsked(after, "expedition")) asking = after;
    }
    // By then France has drawn four cards; a general can be recruited for the box if they are worth eight points.
    expect(asking?.turn).toBe(2);
    expect(asked(asking as State)).toEqual(["louis"]);
  });

  test("RUL-80 moving between boxes with the same icon changes nothing", () => {
    const { state } = naples({
      tracks: { italy: -2 },
      pieces: ARMY,
      inBox: ["prussia4", "austria5"],
    });
    expect(affairs(state).tracks.italy).toBe(-3);
    expect(isAsked(state, "hussars")).toBe(true);
    expect(inBox(state, "austria5")).toBe(true);
  });

  test("RUL-80 each separate source demands its own general", () => {
    const boxes = historicalData.politics.tracks.italy.boxes.map((box) =>
      box.position === -1
        ? { ...box, icons: [{ icon: "expeditionCorps", power: "pragmatic" } as const] }
        : box,
    );
    const { tracks } = historicalData.politics;
    const pack = packWithPolitics({ tracks: { ...tracks, italy: { ...tracks.italy, boxes } } });
    const setup = { pack, tracks: { italy: -1 }, affairs: { jacobites: true } };
    const pieces = { pragmatic1: "hannover", pragmatic2: "utrecht", pragmatic3: "breda" };
    let state = idle({ ...setup, pieces });
    for (const name of ["pragmatic1", "pragmatic3"]) {
      expect(asked(state)).toEqual(["frederick"]);
      state = played(state, "frederick", sending(name)).state;
    }
    expect(isAsked(state, "hussars")).toBe(true);
    const half = idle({ ...setup, pieces: { pragmatic1: "hannover" }, inBox: ["prussia4", "pragmatic2"] });
    expect(isAsked(half, "expedition")).toBe(true);
    expect(isAsked(played(half, "frederick", sending("pragmatic1")).state, "hussars")).toBe(true);
  });

  test("OFF-06 if Prussia suffers the penalty again later it may choose any of its generals", () => {
    const state = politics({
      opens: ["sweden-capitulates", "naples"],
      tracks: { russia: -1 },
      inBox: [],
      pieces: { prussia1: "berlin", prussia2: "breslau", prussia4: "kuestrin" },
      hands: { prussia: ["H9", "R"] },
    });
    const ranked = placed(state, { prussia: "H9" }).state;
    const { state: asking } = selectedAndExecuted(ranked, "sweden-capitulates", {
      shifts: [{ track: "russia", steps: 1 }],
    });
    expect(asked(asking)).toEqual(["frederick"]);
    expect(actionsOffered(asking, "frederick", "expedition")).toEqual([
      ...["prussia1", "prussia2", "prussia4"].map((name) => sending(name)),
      sending("prussia3", ["R"]),
    ]);
    const after = played(asking, "frederick", sending("prussia2")).state;
    expect(inBox(after, "prussia2")).toBe(true);
    expect(whereIs(after, "prussia4")).toBe("kuestrin");
  });

  test("TRK-05 nobody is asked while the generals in the box do the duty of all icons", () => {
    const state = idle({ pieces: { prussia1: "berlin" } });
    expect(isAsked(state, "hussars")).toBe(true);
    expect(inBox(state, "prussia4")).toBe(true);
    const arenberg = naples({ tracks: { italy: -1 }, pieces: ARMY, inBox: ["prussia4", "austria6"] }).state;
    expect(isAsked(arenberg, "hussars")).toBe(true);
    expect(inBox(arenberg, "austria6")).toBe(true);
  });
});
