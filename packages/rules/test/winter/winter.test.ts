import { describe, expect, test } from "vitest";
import { type GameEvent, logFor, newGame, seedFromNumber, view } from "../../src/engine.ts";
import { introductory } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import {
  asked,
  card,
  offered,
  piece,
  played,
  position,
  positionWithEvents,
  refused,
  type Setup,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { quietPlay } from "../support/quietPlay.ts";
import { recruitOf } from "../support/recruiting.ts";

const winter = (setup: Omit<Setup, "begin">, stage: 3 | 4 | 5 = 3) =>
  position({ turn: 3, begin: { stage, phase: "winter" }, ...setup });

/** Belle-Isle with room for 4 troops and a hand worth 27. */
const frenchWinter = (extra: Omit<Setup, "begin"> = {}) =>
  winter({
    pieces: { france2: "pilsen" },
    troops: { france2: 4 },
    hands: { france: ["H4", "D5", "C8", "S3", "H7"] },
    ...extra,
  });

describe("when winter comes", () => {
  test("WTR-01 two winters, after turns 3 and 6, and none after turn 9 in the introductory game", () => {
    const winters: number[] = [];
    let last: GameEvent | undefined;
    for (const { events } of quietPlay(newGame(historical, introductory(3), seedFromNumber(7))))
      for (const event of events) {
        if (event.type === "winterBegan") winters.push(event.turn);
        last = event;
      }
    expect(winters).toEqual([3, 6]);
    expect(last).toMatchObject({ type: "gameEnded", result: { turn: 9 } });
  });

  test("WTR-01 winter comes after turns 3, 6, 9 and 12 and after no other while the game goes on", () => {
    const winters: number[] = [];
    for (let turn = 1; turn <= 12; turn++) {
      const { state, events } = positionWithEvents({
        variant: "advanced",
        turn,
        begin: { stage: 0, phase: "turnEnds" },
        pieces: { france1: "paris" },
        hands: { france: ["H4"] },
      });
      const came = events.some(({ type }) => type === "winterBegan");
      expect(offered(state, "louis", "recruit")).toHaveLength(came ? 1 : 0);
      if (came) winters.push(turn);
    }
    expect(winters).toEqual([3, 6, 9, 12]);
  });

  test("WTR-16 a supply train cannot re-enter in winter", () => {
    const state = frenchWinter();
    expect(offered(state, "louis", "reenterTrain")).toEqual([]);
    const action = {
      type: "reenterTrain" as const,
      train: piece(historical, "franceT2"),
      city: historical.majorFortressOf[1] as NonNullable<(typeof historical.majorFortressOf)[1]>,
      cards: [card("H4")],
    };
    refused(state, "louis", action, "WTR-16");
  });
});

describe("recruiting", () => {
  test("WTR-02 each troop costs 4 points, paid with cards of any suit", () => {
    const state = frenchWinter();
    const one = played(state, "louis", recruitOf(state, "france", { cards: ["H4"], split: { france2: 1 } }));
    expect(troopsAt(one.state, "france2")).toBe(5);
    expect(one.state.hands[0]).toEqual(["D5", "C8", "S3", "H7"].map(card));
    expect(one.state.discards[0]).toEqual([card("H4")]);
    const three = recruitOf(state, "france", { cards: ["D5", "H7"], split: { france2: 3 } });
    expect(troopsAt(played(state, "louis", three).state, "france2")).toBe(7);
  });

  test("WTR-02 too few points recruit nothing, and nobody pays with another power's cards", () => {
    const state = frenchWinter({ hands: { france: ["H4", "S3"], bavaria: ["D10"] } });
    refused(state, "louis", recruitOf(state, "france", { cards: ["S3"], split: { france2: 1 } }), "WTR-02");
    refused(
      state,
      "louis",
      recruitOf(state, "france", { cards: ["H4", "S3"], split: { france2: 2 } }),
      "WTR-02",
    );
    refused(state, "louis", recruitOf(state, "france", { cards: ["D10"], split: { france2: 1 } }), "TAC-20");
    refused(
      state,
      "louis",
      recruitOf(state, "france", { cards: ["H4", "H4"], split: { france2: 2 } }),
      "TAC-18",
    );
    refused(
      state,
      "louis",
      recruitOf(state, "france", { cards: ["H4", "S3"], split: { france2: 1 } }),
      "RUL-14",
    );
  });

  test("WTR-02 a power may recruit nobody, says so once, and other seats cannot speak for it", () => {
    const state = frenchWinter({ hands: { france: ["H4"], prussia: ["D4"] } });
    expect(asked(state)).toEqual(["louis"]);
    refused(state, "frederick", recruitOf(state, "france"), "SEQ-09");
    refused(state, "louis", recruitOf(state, "prussia"), "TAC-20");
    refused(state, "louis", { type: "done" }, "WTR-01");
    const { state: after } = played(state, "louis", recruitOf(state, "france"));
    expect(after.hands[0]).toEqual([card("H4")]);
    expect(troopsAt(after, "france2")).toBe(4);
    expect(asked(after)).not.toContain("louis");
  });

  test("WTR-02 a number below nothing or a part of a troop is no number of troops", () => {
    const state = frenchWinter();
    refused(state, "louis", recruitOf(state, "france", { troops: -1 }), "WTR-02");
    refused(state, "louis", recruitOf(state, "france", { troops: 1.5, cards: ["C8"] }), "WTR-02");
  });

  test("WTR-04 new troops reach generals wherever they stand, face-down and out of supply too", () => {
    const state = winter(
      {
        pieces: { prussia1: "raab", prussia2: "berlin", prussia3: "berlin" },
        troops: { prussia1: 1, prussia2: 3, prussia3: 7 },
        faceDown: ["prussia1"],
        hands: { prussia: ["H8", "D8"] },
      },
      4,
    );
    const action = recruitOf(state, "prussia", {
      cards: ["H8", "D8"],
      split: { prussia1: 2, prussia2: 1, prussia3: 1 },
    });
    const { state: after } = played(state, "frederick", action);
    expect([1, 2, 3].map((rank) => troopsAt(after, `prussia${rank}`))).toEqual([3, 4, 8]);
    expect(whereIs(after, "prussia1")).toBe("raab");
    expect(after.faceDown[piece(historical, "prussia1")]).toBe(true);
  });

  test("WTR-04 new troops may be divided between generals on the board and re-entering ones", () => {
    const state = frenchWinter();
    const action = recruitOf(state, "france", {
      cards: ["C8", "H4"],
      split: { france2: 1, france1: 2 },
      reentries: [["france1", "muenchen"]],
    });
    const { state: after } = played(state, "louis", action);
    expect([troopsAt(after, "france2"), troopsAt(after, "france1")]).toEqual([5, 2]);
  });

  test("WTR-04 every recruit has a place and none goes to a general who stays away", () => {
    const state = frenchWinter({ pieces: { france2: "pilsen", bavaria1: "landshut" } });
    const wrong = (split: Record<string, number>, troops: number) =>
      recruitOf(state, "france", { troops, cards: ["C8"], split });
    refused(state, "louis", wrong({ france2: 1 }, 2), "WTR-04");
    refused(state, "louis", wrong({ france2: 3 }, 2), "WTR-04");
    refused(state, "louis", wrong({ france1: 2 }, 2), "WTR-04");
    refused(state, "louis", wrong({ france2: 2, france1: 0 }, 2), "WTR-04");
    refused(state, "louis", wrong({ france2: 1.5, france1: 0.5 }, 2), "WTR-04");
    refused(state, "louis", wrong({ bavaria1: 2 }, 2), "TAC-10");
    const twice = recruitOf(state, "france", { cards: ["C8"], split: { france2: 1 }, troops: 2 });
    const split = [...twice.split, ...twice.split];
    refused(state, "louis", { ...twice, split }, "WTR-04");
  });

  test("WTR-05 the number of recruits is announced with the cards paid, who gets them is not", () => {
    const state = frenchWinter({ pieces: { france2: "pilsen", france3: "eger" } });
    const outcomes = [{ france2: 2 }, { france3: 2 }, { france2: 1, france3: 1 }].map((split) =>
      played(state, "louis", recruitOf(state, "france", { cards: ["C8"], split })),
    );
    for (const seat of ["maria", "frederick", null] as const) {
      const told = outcomes.map(({ state: after, events }) =>
        JSON.stringify([logFor(after, events, seat), view(after, seat)]),
      );
      expect(new Set(told).size).toBe(1);
      expect(told[0]).toContain(
        JSON.stringify({ type: "recruited", power: 0, troops: 2, reentries: [], cards: [card("C8")] }),
      );
    }
    const own = outcomes.map(({ state: after, events }) => JSON.stringify(logFor(after, events, "louis")));
    expect(new Set(own).size).toBe(3);
  });

  test("WTR-13 no general is recruited beyond 8 troops", () => {
    const state = frenchWinter({ troops: { france2: 7 } });
    refused(state, "louis", recruitOf(state, "france", { cards: ["C8"], split: { france2: 2 } }), "WTR-13");
    const full = played(state, "louis", recruitOf(state, "france", { cards: ["H4"], split: { france2: 1 } }));
    expect(troopsAt(full.state, "france2")).toBe(8);
    const rich = frenchWinter({ hands: { france: ["H10", "D10", "C10", "S10"] } });
    refused(
      rich,
      "louis",
      recruitOf(rich, "france", {
        cards: ["H10", "D10", "C10", "S10"],
        split: { france1: 9 },
        reentries: [["france1", "muenchen"]],
      }),
      "WTR-13",
    );
  });
});
