import { describe, expect, test } from "vitest";
import { DECK_SIZE } from "../../src/model/cards.ts";
import type { Seat } from "../../src/model/options.ts";
import { NOBODY } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import {
  arena,
  austriaAttacks,
  battleOf,
  eventsOf,
  frameNow,
  playing,
  STOP,
} from "../support/battlefield.ts";
import {
  actionsOffered,
  asked,
  card,
  city,
  offered,
  piece,
  played,
  playedAll,
  position,
  positionWithEvents,
  power,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";

/** Karl on A (diamonds) attacks Friedrich on D (spades). */
const duel = (
  austria: number,
  prussia: number,
  hands: { austria?: readonly string[]; prussia?: readonly string[] } = {},
): State =>
  position(
    austriaAttacks({
      pieces: { austria1: "A", prussia1: "D" },
      troops: { austria1: austria, prussia1: prussia },
      hands,
    }),
  );

const toPlay = (state: State) => {
  const { score, toPlay: side } = battleOf(state);
  return `${side} at ${side === "attacker" ? score : -score}`;
};

const isOver = (state: State): boolean => frameNow(state, "battle") === null;

describe("the score", () => {
  test("CMB-11 both sides first state the total of their generals, for everybody to hear", () => {
    const { events } = positionWithEvents(
      austriaAttacks({
        pieces: { austria1: "A", austria2: "A", prussia1: "D" },
        troops: { austria1: 2, austria2: 3, prussia1: 7 },
      }),
    );
    const [began] = eventsOf(events, "battleBegan");
    expect([began?.attacker.troops, began?.defender.troops]).toEqual([5, 7]);
  });

  test("CMB-12 the score is the difference of the troops, opposite for the two sides", () => {
    expect(battleOf(duel(3, 7)).score).toBe(-4);
    expect(battleOf(duel(7, 3)).score).toBe(4);
    expect(toPlay(duel(3, 7))).toBe("attacker at -4");
    expect(toPlay(duel(7, 3))).toBe("defender at -4");
  });

  test("CMB-13 only the side with the negative score may play", () => {
    const hands = { austria: ["D9"], prussia: ["S9"] };
    const losing = duel(3, 7, hands);
    expect(asked(losing)).toEqual(["maria"]);
    refused(losing, "frederick", playing("S9"), "CMB-13", "notYourDecision");
    refused(losing, "frederick", STOP, "CMB-13", "notYourDecision");
    refused(losing, "louis", STOP, "CMB-13", "notYourDecision");
    refused(losing, "maria", { type: "done" }, "CMB-13", "notAskedNow");
    expect(asked(duel(7, 3, hands))).toEqual(["frederick"]);
  });

  test("CMB-15 and CMB-16 a card adds its value, and a side still negative may play again", () => {
    const state = duel(2, 8, { austria: ["D2", "D3", "D5"] });
    const { state: first, events } = played(state, "maria", playing("D2"));
    expect(eventsOf(events, "cardPlayed")).toMatchObject([{ value: 2, score: -4 }]);
    expect(toPlay(first)).toBe("attacker at -4");
    expect(toPlay(played(first, "maria", playing("D3")).state)).toBe("attacker at -1");
  });

  test("CMB-17 a side that has reached zero or more passes the right to play", () => {
    const state = duel(2, 4, { austria: ["D5", "D2"] });
    expect(toPlay(played(state, "maria", playing("D5")).state)).toBe("defender at -3");
  });

  test("RUL-47 exactly zero passes the right too, and then binds the opponent by CMB-22", () => {
    const state = duel(2, 4, { austria: ["D2"], prussia: ["S2"] });
    const zero = played(state, "maria", playing("D2")).state;
    expect(toPlay(zero)).toBe("defender at 0");
    refused(zero, "frederick", STOP, "CMB-22", "mustPlayAtZero");
    expect(toPlay(played(zero, "frederick", playing("S2")).state)).toBe("attacker at -2");
  });
});

describe("which cards", () => {
  test("CMB-14 a side plays the suit of its own general's sector or a Reserve, whatever the enemy's suit", () => {
    const hand = ["D9", "S9", "H9", "C9", "R"];
    const attacker = duel(3, 7, { austria: hand });
    for (const wrong of ["S9", "H9", "C9"]) refused(attacker, "maria", playing(wrong), "CMB-14", "wrongSuit");
    played(attacker, "maria", playing("D9"));
    played(attacker, "maria", playing("R", 8));
    const defender = duel(7, 3, { prussia: hand });
    for (const wrong of ["D9", "H9", "C9"])
      refused(defender, "frederick", playing(wrong), "CMB-14", "wrongSuit");
    played(defender, "frederick", playing("S9"));
  });

  test("TAC-14 and TAC-13 a Reserve needs a whole value from 1 to 8, a suit card has its own", () => {
    const state = duel(3, 7, { austria: ["D9", "R"] });
    for (const value of [0, 9, 1.5, Number.NaN])
      refused(state, "maria", playing("R", value), "TAC-14", "reserveValue");
    refused(state, "maria", playing("R"), "TAC-14", "reserveValue");
    refused(state, "maria", playing("D9", 9), "TAC-13", "valueIsPrinted");
  });

  test("CMB-26 the cards come from the hand of the fighting general's power", () => {
    const state = position(
      austriaAttacks({
        pieces: { austria1: "A", prussia1: "D" },
        troops: { austria1: 7, prussia1: 3 },
        hands: { prussia: ["S2"], saxony: ["S10"], austria: ["S9"] },
      }),
    );
    refused(state, "frederick", playing("S10"), "CMB-26", "cardNotInHand");
    refused(state, "frederick", playing("S9"), "CMB-26", "cardNotInHand");
    const after = played(state, "frederick", playing("S2")).state;
    expect(after.hands[power("saxony")]).toEqual([card("S10")]);
    expect(after.hands[power("prussia")]).toEqual([]);
  });

  test("CMB-27 a mixed stack fights with the hand of its supreme commander's power alone", () => {
    const setup = (pieces: Record<string, string>) =>
      position(
        austriaAttacks({
          pieces: { austria1: "A", ...pieces },
          troops: { austria1: 8, prussia1: 2, prussia2: 2, saxony1: 2 },
          hands: { prussia: ["S8"], saxony: ["S7"] },
          deputies: ["saxony1"],
        }),
      );
    const saxonCommands = setup({ saxony1: "D", prussia2: "D" });
    expect(battleOf(saxonCommands).defender.generals[0]).toBe(piece(arena, "saxony1"));
    refused(saxonCommands, "frederick", playing("S8"), "CMB-26", "cardNotInHand");
    played(saxonCommands, "frederick", playing("S7"));
    const prussianCommands = setup({ saxony1: "D", prussia1: "D" });
    refused(prussianCommands, "frederick", playing("S7"), "CMB-26", "cardNotInHand");
    played(prussianCommands, "frederick", playing("S8"));
  });

  test("CMB-29 every card played is discarded, sorted by its deck, whatever the result", () => {
    const state = duel(2, 4, { austria: ["D2", "D3b"], prussia: ["S2c"] });
    const tie = playedAll(
      state,
      ["maria", playing("D2")],
      ["frederick", playing("S2c")],
      ["maria", playing("D3b")],
    );
    expect(tie.discards).toEqual([[card("D2")], [card("D3b")], [card("S2c")], []]);
    const ended = played(tie, "frederick", STOP).state;
    expect(ended.discards.flat()).toHaveLength(3);
    for (const id of ended.discards.flat()) expect(ended.discards[Math.floor(id / DECK_SIZE)]).toContain(id);
  });
});

describe("the end", () => {
  test("CMB-18 and RUL-49 a side that stops at a negative score is defeated, also with cards in hand and before playing any", () => {
    const state = duel(3, 4, { austria: ["D10", "R"] });
    const { events } = played(state, "maria", STOP);
    expect(eventsOf(events, "battleEnded")).toMatchObject([{ winner: "defender", loss: 1 }]);
    const after = played(duel(2, 8, { austria: ["D3", "D10"] }), "maria", playing("D3")).state;
    expect(eventsOf(played(after, "maria", STOP).events, "battleEnded")).toMatchObject([
      { winner: "defender", loss: 2 },
    ]);
  });

  test("RUL-49 a side with a positive score never plays", () => {
    const state = duel(7, 3, { austria: ["D10"], prussia: ["S10"] });
    expect(offered(state, "maria", "playCard")).toEqual([]);
    expect(offered(state, "maria", "stop")).toEqual([]);
    refused(state, "maria", playing("D10"), "CMB-13");
  });

  test("CMB-21 the winner loses nothing and stays in place", () => {
    const { state } = played(duel(7, 4), "frederick", STOP);
    expect([whereIs(state, "austria1"), troopsAt(state, "austria1")]).toEqual(["A", 7]);
    expect([whereIs(state, "prussia1"), troopsAt(state, "prussia1")]).toEqual(["d3", 1]);
  });

  test("CMB-18, CMB-21 and CMB-24 all hear who won where and what it cost, or that nobody did", () => {
    const ended = (austria: number, prussia: number, seat: Seat) =>
      eventsOf(played(duel(austria, prussia), seat, STOP).events, "battleEnded");
    const fought = { type: "battleEnded", attacker: city(arena, "A"), defender: city(arena, "D") };
    expect(ended(5, 3, "frederick")).toEqual([
      { ...fought, winner: "attacker", winnerPower: power("austria"), loss: 2 },
    ]);
    expect(ended(2, 5, "maria")).toEqual([
      { ...fought, winner: "defender", winnerPower: power("prussia"), loss: 2 },
    ]);
    expect(ended(3, 3, "maria")).toEqual([{ ...fought, winner: null, winnerPower: NOBODY, loss: 0 }]);
  });

  test("CMB-22 a side that receives the right to play at zero must play if it holds its suit", () => {
    const state = duel(5, 5, { austria: ["D4", "S9"] });
    refused(state, "maria", STOP, "CMB-22", "mustPlayAtZero");
    expect(offered(state, "maria", "stop")).toEqual([]);
    expect(actionsOffered(state, "maria", "playCard")).toEqual([playing("D4")]);
  });

  test("CMB-23 and CMB-24 at zero a side with Reserves only may play one or end the combat as a tie", () => {
    const state = duel(5, 5, { austria: ["R", "S9"] });
    expect(toPlay(played(state, "maria", playing("R", 3)).state)).toBe("defender at -3");
    const tie = played(state, "maria", STOP);
    expect(eventsOf(tie.events, "battleEnded")).toMatchObject([{ winner: null, loss: 0 }]);
    expect([troopsAt(tie.state, "austria1"), troopsAt(tie.state, "prussia1")]).toEqual([5, 5]);
    expect([whereIs(tie.state, "austria1"), whereIs(tie.state, "prussia1")]).toEqual(["A", "D"]);
  });

  test("CMB-25 at an initial score of zero the attacker has the right to play first", () => {
    expect(toPlay(duel(5, 5, { prussia: ["S9"] }))).toBe("attacker at 0");
  });

  test("RUL-46 with equal troops and no card the attacker's stop is a tie at once; the defender is not asked", () => {
    const { state, events } = played(duel(5, 5, { prussia: ["S9"] }), "maria", STOP);
    expect(isOver(state)).toBe(true);
    expect(eventsOf(events, "cardPlayed")).toEqual([]);
    expect(state.hands[power("prussia")]).toEqual([card("S9")]);
  });

  test("RUL-48 at zero with a suit card and a Reserve either will do, but one must be played", () => {
    const state = duel(5, 5, { austria: ["D4", "R"] });
    refused(state, "maria", STOP, "CMB-22");
    expect(toPlay(played(state, "maria", playing("R", 1)).state)).toBe("defender at -1");
    expect(toPlay(played(state, "maria", playing("D4")).state)).toBe("defender at -4");
  });
});

describe("DEC-31 what the side with the right to play may do", () => {
  const reserves = (text: string) => Array.from({ length: 8 }, (_, index) => playing(text, index + 1));
  const may = (state: State, seat: Seat) => [
    ...actionsOffered(state, seat, "playCard"),
    ...actionsOffered(state, seat, "stop"),
  ];

  test("DEC-31 its suit cards, each Reserve with each value, and to stop, for that seat alone", () => {
    const state = duel(3, 7, { austria: ["D2", "H3", "R", "D9", "Q", "S4"], prussia: ["S9"] });
    expect(may(state, "maria")).toEqual([
      playing("D2"),
      ...reserves("R"),
      playing("D9"),
      ...reserves("Q"),
      STOP,
    ]);
    expect([...may(state, "frederick"), ...may(state, "louis")]).toEqual([]);
  });

  test("DEC-31 to stop is not offered at zero with a suit card in hand", () => {
    expect(may(duel(5, 5, { austria: ["D2", "R", "S4"] }), "maria")).toEqual([
      playing("D2"),
      ...reserves("R"),
    ]);
    expect(may(duel(5, 5, { austria: ["R", "S4"] }), "maria")).toEqual([...reserves("R"), STOP]);
    expect(may(duel(5, 5), "maria")).toEqual([STOP]);
  });

  test("DEC-31 a side without a card to play is asked all the same, so that nobody learns it", () => {
    expect(asked(duel(3, 7))).toEqual(["maria"]);
    expect(may(duel(3, 7), "maria")).toEqual([STOP]);
  });
});
