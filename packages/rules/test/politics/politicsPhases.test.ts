import { describe, expect, test } from "vitest";
import { logFor, newGame } from "../../src/engine.ts";
import type { Action } from "../../src/model/actions.ts";
import type { State } from "../../src/model/state.ts";
import { historical, packWith } from "../support/packs.ts";
import {
  affairs,
  isAsked,
  placed,
  politicalCard,
  politics,
  politicsWithEvents,
  selected,
} from "../support/politics.ts";
import {
  actionsOffered,
  asked,
  card,
  handOf,
  offered,
  played,
  playedAll,
  position,
  power,
  refused,
} from "../support/position.ts";
import { eventsOfType, quietPlay } from "../support/quietPlay.ts";

const HANDS = { prussia: ["H5", "C2"], france: ["S3"], pragmatic: ["H6"], austria: ["D4"] } as const;

const placing = (
  name: "prussia" | "france" | "pragmatic" | "austria" | "bavaria",
  text: string | null,
): Action => ({
  type: "placeCard",
  power: power(name),
  card: text === null ? null : card(text),
});

describe("the stage", () => {
  test("POL-01 and SEQ-03 every turn of the advanced game begins with the politics stage", () => {
    const state = politics({ hands: { prussia: ["C2"] } });
    const isTurnThree = (at: State) => at.turn === 3;
    const types = [...quietPlay(state, isTurnThree)].flatMap(({ events }) => events.map(({ type }) => type));
    const inOrder = types.filter((type) => ["turnBegan", "politicsBegan", "stageBegan"].includes(type));
    const turn = ["turnBegan", "politicsBegan"];
    const stages = ["stageBegan", "stageBegan", "stageBegan", "stageBegan"];
    expect(inOrder).toEqual([...stages, ...turn, ...stages, ...turn]);
  });

  test("POL-02 only the four major powers take part, whatever cards the minor powers hold", () => {
    const state = politics({ hands: { ...HANDS, bavaria: ["H9"], saxony: ["H10"] } });
    refused(state, "louis", placing("bavaria", "H9"), "POL-09", "notYourDecision");
    refused(state, "frederick", { type: "placeCard", power: power("saxony"), card: card("H10") }, "POL-09");
    const { events } = placed(state, { bavaria: "H9", saxony: "H10" });
    expect(eventsOfType(events, "cardPlaced").map((event) => event.power)).toEqual(
      (["prussia", "france", "pragmatic", "austria"] as const).map(power),
    );
  });

  test("POL-03 cards are revealed, trump determined, TCs placed, influence ranked, then cards selected", () => {
    const { state, events } = politicsWithEvents({ hands: HANDS });
    const { state: ranked, events: later } = placed(state, { prussia: "H5", austria: "D4" });
    const last = selected(ranked, "military-aid").events;
    expect([...events, ...later, ...last].map(({ type }) => type)).toEqual([
      ...["politicsBegan", "politicalCardOpened", "politicalCardOpened", "trumpTurnedUp", "trumpChosen"],
      ...["cardPlaced", "cardPlaced", "cardPlaced", "cardPlaced"],
      ...["cardRevealed", "cardRevealed", "influenceRanked", "politicalCardSelected"],
    ]);
  });

  test("POL-04 the top two cards of the political deck are turned up", () => {
    const before = newGame(
      historical,
      { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false },
      "0123456789abcdef".repeat(4),
    );
    const deck = before.closed?.politicalDeck ?? [];
    let now = before;
    for (const { after } of quietPlay(before, (at) => isAsked(at, "placement"))) now = after;
    expect(affairs(now).openCards).toEqual([deck.at(-1), deck.at(-2)]);
    expect(now.closed?.politicalDeck).toEqual(deck.slice(0, -2));
  });
});

describe("trump", () => {
  const SUITS: Action[] = [0, 1, 2, 3].map((suit) => ({ type: "chooseTrump", suit: suit as 0 | 1 | 2 | 3 }));

  test("POL-05 the winner of the latest combat names trump, though it was worth no victory point", () => {
    const pack = packWith({ x: {}, y: {}, z: {} }, [
      ["x", "y"],
      ["y", "z"],
    ]);
    const start = position({
      pack,
      variant: "advanced",
      begin: { stage: 5, phase: "combat" },
      pieces: { austria1: "x", prussia1: "y" },
      troops: { austria1: 8, prussia1: 7 },
    });
    const fight = { ...start, affairs: { ...affairs(start), lastWinner: "louis" as const } };
    const { state, events } = played(fight, "frederick", { type: "stop" });
    expect(eventsOfType(events, "pointsGained")).toEqual([]);
    let now = state;
    for (const { after } of quietPlay(state, (at) => isAsked(at, "trump"))) now = after;
    expect(now.turn).toBe(2);
    expect(asked(now)).toEqual(["maria"]);
    const trumped = played(now, "maria", { type: "chooseTrump", suit: 3 });
    expect(trumped.events).toContainEqual({ type: "trumpChosen", suit: 3, by: "maria" });
    expect(affairs(trumped.state).trump).toBe(3);
  });

  test("RUL-73 the last winner chooses with the cards on view and before any TC, turns after his win", () => {
    const state = politics({ turn: 9, lastWinner: "louis", hands: HANDS });
    expect(isAsked(state, "trump")).toBe(true);
    expect(affairs(state).openCards).toHaveLength(2);
    refused(state, "frederick", placing("prussia", "H5"), "POL-05");
    for (const action of SUITS) {
      const after = played(state, "louis", action).state;
      expect(isAsked(after, "placement")).toBe(true);
    }
  });

  test("DEC-08 the trump suit is asked of the last winner alone, any of the four", () => {
    const state = politics({ lastWinner: "maria", hands: HANDS });
    expect(asked(state)).toEqual(["maria"]);
    expect(actionsOffered(state, "maria", "chooseTrump")).toEqual(SUITS);
    for (const seat of ["louis", "frederick"] as const) {
      expect(offered(state, seat, "chooseTrump")).toEqual([]);
      refused(state, seat, { type: "chooseTrump", suit: 1 }, "POL-05", "notYourDecision");
    }
    refused(state, "maria", { type: "chooseTrump", suit: 4 as 0 }, "POL-05", "malformedAction");
    refused(state, "maria", { type: "done" }, "POL-05", "notAskedNow");
  });

  test("POL-06 and POL-07 before any win cards are turned up until one has a suit, and all are discarded", () => {
    const { state, events } = politicsWithEvents({ hands: HANDS, nextCards: ["Rc", "Rd", "S4b", "H3"] });
    expect(affairs(state).trump).toBe(3);
    expect(eventsOfType(events, "trumpTurnedUp").map((event) => event.card)).toEqual(
      ["Rc", "Rd", "S4b"].map(card),
    );
    expect(state.discards).toEqual([[], [card("S4b")], [card("Rc")], [card("Rd")]]);
    expect(state.drawDeck.at(-1)).toBe(card("H3"));
    expect(isAsked(state, "placement")).toBe(true);
  });

  test("HID-24 the cards turned up to find trump are seen by everybody", () => {
    const { state, events } = politicsWithEvents({ hands: HANDS, nextCards: ["Rc", "S4b"] });
    const turned = eventsOfType(events, "trumpTurnedUp");
    expect(turned).toHaveLength(2);
    for (const seat of ["maria", "frederick", "louis", null] as const)
      expect(logFor(state, turned, seat)).toEqual(turned);
  });
});

describe("placing", () => {
  test("POL-08 each major power places at most one TC", () => {
    const state = politics({ hands: HANDS });
    const after = played(state, "frederick", placing("prussia", "H5")).state;
    expect(handOf(after, "prussia")).toEqual([card("C2")]);
    expect(asked(after)).toEqual(["louis"]);
    refused(after, "frederick", placing("prussia", "C2"), "POL-09");
  });

  test("POL-09, RUL-72 and MAP-19 the squares stand Prussia, France, Pragmatic Army, Austria and are served so", () => {
    const { squareOrder, tracks } = historical.politics;
    expect(squareOrder).toEqual((["prussia", "france", "pragmatic", "austria"] as const).map(power));
    const stars = (["saxony", "russia", "italy"] as const).map(
      (name) => historical.data.politics.tracks[name].boxes.filter(({ star }) => star).length,
    );
    expect(stars).toEqual([1, 1, 1]);
    expect(tracks.saxony.boxes.map((box) => box.position)).toContain(tracks.saxony.star);
    let state = politics({ hands: HANDS });
    const seats: string[] = [];
    for (const [name, seat] of [
      ["prussia", "frederick"],
      ["france", "louis"],
      ["pragmatic", "frederick"],
      ["austria", "maria"],
    ] as const) {
      seats.push(...asked(state));
      expect(offered(state, seat, "placeCard").map((choice) => choice.power)).toEqual([power(name)]);
      if (name !== "austria") refused(state, "maria", placing("austria", "D4"), "POL-09", "notYourDecision");
      if (name === "prussia")
        refused(state, "frederick", placing("pragmatic", "H6"), "POL-09", "otherPowerPlacesFirst");
      state = played(state, seat, placing(name, null)).state;
    }
    expect(seats).toEqual(["frederick", "louis", "frederick", "maria"]);
  });

  test("POL-10 a trump, a bluff or nothing may be placed", () => {
    const state = politics({ hands: { prussia: ["H5", "C2", "R"] } });
    expect(affairs(state).trump).toBe(0);
    for (const text of ["H5", "C2", "R", null]) {
      const { events } = played(state, "frederick", placing("prussia", text));
      expect(eventsOfType(events, "cardPlaced")[0]?.card).toBe(text === null ? null : card(text));
    }
  });

  test("DEC-09 every card of the power's own hand, or none, is offered to its player alone", () => {
    const state = politics({ hands: HANDS });
    const expected = [placing("prussia", null), placing("prussia", "H5"), placing("prussia", "C2")];
    expect(actionsOffered(state, "frederick", "placeCard")).toEqual(expected);
    expect(offered(state, "maria", "placeCard")).toEqual([]);
    expect(offered(state, "louis", "placeCard")).toEqual([]);
    refused(state, "frederick", placing("prussia", "H6"), "TAC-20", "cardNotInHand");
    refused(state, "frederick", { type: "conserve" }, "POL-08", "notAskedNow");
    const france = played(state, "frederick", placing("prussia", "H5")).state;
    expect(actionsOffered(france, "louis", "placeCard")).toEqual([
      placing("france", null),
      placing("france", "S3"),
    ]);
  });

  test("DEC-09 a power without cards has nothing to place and is not asked", () => {
    const state = politics({ hands: { prussia: ["H5"], austria: ["D4"] } });
    const after = playedAll(state, ["frederick", placing("prussia", null)]);
    expect(asked(after)).toEqual(["maria"]);
    expect(offered(after, "maria", "placeCard").map((choice) => choice.power)).toEqual([power("austria")]);
  });
});

describe("the political deck", () => {
  test("POL-04 a later stage opens the two cards that come next", () => {
    const state = politics({
      hands: { prussia: ["C2"] },
      opens: ["denmark", "naples", "coup-detat", "spain"],
    });
    const next = [...quietPlay(state, (at) => at.turn === 2 && isAsked(at, "placement"))].at(-1)?.after;
    if (!next) throw new Error("no second turn");
    expect(affairs(next).openCards).toEqual(
      ["coup-detat", "spain"].map((key) => politicalCard(historical, key)),
    );
    expect(affairs(next).spentCards).toEqual(
      ["denmark", "naples"].map((key) => politicalCard(historical, key)),
    );
  });
});
