import { describe, expect, test } from "vitest";
import { newGame } from "../../src/engine.ts";
import { brokenLaws } from "../../src/game/laws.ts";
import { view } from "../../src/game/view.ts";
import { OFF_BOARD, OFF_MAP_BOX } from "../../src/model/ids.ts";
import type { State } from "../../src/model/state.ts";
import { historical } from "../support/packs.ts";
import {
  affairs,
  isAsked,
  type PoliticsSetup,
  placed,
  politics,
  selectedAndExecuted,
} from "../support/politics.ts";
import {
  actionsOffered,
  asked,
  city,
  decisionsOffered,
  offered,
  piece,
  played,
  power,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { eventsOfType, quietlyTo } from "../support/quietPlay.ts";

const general = (name: string) => piece(historical, name);
const inBox = (state: State, name: string): boolean => state.at[general(name)] === OFF_MAP_BOX;

/** Prussia executes Military Aid: Russia leans to Prussia and the expedition corps is over. */
const militaryAid = (setup: PoliticsSetup = {}) => {
  const state = politics({ ...setup, hands: { prussia: ["H9"] } });
  const ranked = placed(state, { prussia: "H9" }).state;
  return selectedAndExecuted(ranked, "military-aid", { shifts: [{ track: "russia", steps: -1 }] });
};

/** Austria executes Commodore Martin: its expedition corps in Italy is over. */
const commodoreMartin = (setup: PoliticsSetup = {}) => {
  const state = politics({
    inBox: ["prussia4", "austria5"],
    ...setup,
    tracks: { italy: -2 },
    opens: ["commodore-martin", "military-aid"],
    hands: { austria: ["H9"] },
  });
  const ranked = placed(state, { austria: "H9" }).state;
  return selectedAndExecuted(ranked, "commodore-martin", { shifts: [{ track: "italy", steps: 1 }] });
};

describe("in the box", () => {
  test("SET-06 Prussia's fourth general begins in the off-map box with troops allotted like all others", () => {
    const state = newGame(
      historical,
      { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false },
      "0123456789abcdef".repeat(4),
    );
    expect(inBox(state, "prussia4")).toBe(true);
    const [allotment] = offered(state, "frederick", "allot").filter(
      (choice) => choice.power === power("prussia"),
    );
    expect(allotment?.generals).toContain(general("prussia4"));
    expect(allotment?.total).toBe(22);
    const others = historical.generals.filter(({ id }) => id !== general("prussia4"));
    expect(others.every(({ id }) => (state.at[id] as number) >= 0)).toBe(true);
  });

  test("OFF-01 a general in an off-map box is completely out of the game", () => {
    const state = politics({ turn: 3, hands: { prussia: ["R", "Q"] }, pieces: { prussia1: "berlin" } });
    const moving = quietlyTo(state, 4, "movement");
    expect(offered(moving, "frederick", "march").map((choice) => choice.piece)).toEqual([
      general("prussia1"),
    ]);
    const winter = quietlyTo(state, 4, "winter");
    const [recruiting] = offered(winter, "frederick", "recruit");
    expect(recruiting?.room.map((entry) => entry.general)).toEqual([general("prussia1")]);
    expect(recruiting?.offBoard.map((entry) => entry.general)).not.toContain(general("prussia4"));
    expect(inBox(winter, "prussia4")).toBe(true);
    expect(troopsAt(winter, "prussia4")).toBe(4);
    const hussars = placed(politics({ hands: { prussia: ["C2"] } })).state;
    const at = hussars.at.map((place, id) => (id === general("austria2") ? OFF_MAP_BOX : place));
    expect(offered({ ...hussars, at }, "maria", "placeHussar")).toEqual(
      offered(hussars, "maria", "placeHussar"),
    );
  });

  test("RUL-82 he keeps his troops, which count in the total, needs no supply and is face-up on return", () => {
    const start = politics({
      hands: { prussia: ["H9"] },
      pieces: { prussia1: "berlin" },
      troops: { prussia4: 7 },
    });
    expect(view(start, null).troopTotals?.[power("prussia")]).toBe(11);
    const checked = quietlyTo(placed(start).state, 4, "movement");
    expect(troopsAt(checked, "prussia4")).toBe(7);
    const { state } = militaryAid({ troops: { prussia4: 7 }, faceDown: ["prussia4"] });
    expect(whereIs(state, "prussia4")).toBe("landsberg-an-der-warthe");
    expect(troopsAt(state, "prussia4")).toBe(7);
    expect(state.faceDown[general("prussia4")]).toBe(false);
  });
});

describe("coming back", () => {
  test("OFF-02 when the penalty is over the general leaves the box at the end of that politics stage", () => {
    const state = politics({
      inBox: ["prussia4", "austria5"],
      tracks: { italy: -2 },
      opens: ["commodore-martin", "spain"],
      hands: { austria: ["H9"], france: ["H4"] },
    });
    const ranked = placed(state, { austria: "H9", france: "H4" }).state;
    const announced = selectedAndExecuted(ranked, "commodore-martin", {
      shifts: [{ track: "italy", steps: 1 }],
    }).state;
    expect(inBox(announced, "austria5")).toBe(true);
    const over = played(announced, "louis", { type: "conserve" });
    expect(whereIs(over.state, "austria5")).toBe("bruck-an-der-mur");
    expect(over.events.map(({ type }) => type)).toEqual([
      ...["conserved", "politicalCardDiscarded", "markerShifted", "generalReturned", "stageBegan"],
    ]);
    const undone = selectedAndExecuted(announced, "spain", { shifts: [{ track: "italy", steps: -1 }] }).state;
    expect(inBox(undone, "austria5")).toBe(true);
    expect(affairs(undone).tracks.italy).toBe(-2);
  });

  test("OFF-03 he is put on the city the box's arrow points to", () => {
    const { state, events } = commodoreMartin({ hussars: ["bruck-an-der-mur"] });
    expect(whereIs(state, "austria5")).toBe("bruck-an-der-mur");
    expect(eventsOfType(events, "generalReturned")).toEqual([
      { type: "generalReturned", general: general("austria5"), city: city(historical, "bruck-an-der-mur") },
    ]);
    expect(state.hussars[0]).toBe(OFF_BOARD);
    const french = politics({ inBox: ["prussia4", "france2"], hands: { prussia: ["C2"] } });
    expect(whereIs(placed(french).state, "france2")).toBe("vitry-le-francois");
    const pragmatic = politics({ inBox: ["prussia4", "pragmatic2"], hands: { prussia: ["C2"] } });
    expect(whereIs(placed(pragmatic).state, "pragmatic2")).toBe("rotterdam");
    expect(brokenLaws(state)).toEqual([]);
  });

  test("OFF-05 der Alte Dessauer comes into play as soon as Prussia's penalty is not in effect", () => {
    const idle = placed(politics({ hands: { prussia: ["C2"] } })).state;
    expect(inBox(idle, "prussia4")).toBe(true);
    expect(whereIs(militaryAid().state, "prussia4")).toBe("landsberg-an-der-warthe");
  });

  test("OFF-04 a piece on the arrow city is moved by its owner to an adjacent city", () => {
    const { state } = commodoreMartin({ pieces: { austria1: "komorn", austriaT1: "bruck-an-der-mur" } });
    expect(asked(state)).toEqual(["maria"]);
    expect(inBox(state, "austria5")).toBe(true);
    const move = {
      type: "displace",
      piece: general("austriaT1"),
      city: city(historical, "mariazell"),
    } as const;
    const { state: after, events } = played(state, "maria", move);
    expect(whereIs(after, "austriaT1")).toBe("mariazell");
    expect(whereIs(after, "austria5")).toBe("bruck-an-der-mur");
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(["displaced", "generalReturned"]);
    refused(state, "maria", { ...move, city: city(historical, "wien") }, "OFF-04", "notTheNearestCity");
    refused(state, "maria", { ...move, piece: general("austria1") }, "OFF-04", "notYourPiece");
    refused(state, "frederick", move, "OFF-04", "notYourDecision");
    refused(state, "maria", { type: "done" }, "OFF-04", "notAskedNow");
  });

  test("DEC-18 with fewer penalties than generals in the box their owner chooses who returns", () => {
    const setup = {
      inBox: ["prussia4", "austria3", "austria5"],
      tracks: { italy: -2 },
      hands: { prussia: ["C2"] },
    };
    const state = placed(politics(setup)).state;
    expect(asked(state)).toEqual(["maria"]);
    expect(actionsOffered(state, "maria", "bringBack")).toEqual(
      ["austria3", "austria5"].map((name) => ({ type: "bringBack", general: general(name) })),
    );
    expect(decisionsOffered(state, "louis")).toEqual([]);
    expect(decisionsOffered(state, "frederick")).toEqual([]);
    const after = played(state, "maria", { type: "bringBack", general: general("austria5") }).state;
    expect(whereIs(after, "austria5")).toBe("bruck-an-der-mur");
    expect(inBox(after, "austria3")).toBe(true);
    expect(isAsked(after, "hussars")).toBe(true);
    refused(state, "maria", { type: "bringBack", general: general("austria1") }, "RUL-81", "notInTheBox");
    refused(
      state,
      "frederick",
      { type: "bringBack", general: general("austria3") },
      "RUL-81",
      "notYourDecision",
    );
    refused(state, "maria", { type: "conserve" }, "RUL-81", "notAskedNow");
  });

  test("RUL-81 he returns after all shifts and before the victory check of the stage", () => {
    // Prussia's pool is empty, so the check at the end of the stage ends the game.
    const { events } = militaryAid({ affairs: { pools: [11, 0, 0, 0, 3, 8] } });
    expect(events.map(({ type }) => type).slice(-3)).toEqual([
      "markerShifted",
      "generalReturned",
      "gameEnded",
    ]);
  });
});
