import { describe, expect, test } from "vitest";
import { chanceFrom } from "../../src/game/chance.ts";
import { logFor } from "../../src/game/log.ts";
import { newGame } from "../../src/game/newGame.ts";
import { choices, pending } from "../../src/game/play.ts";
import { randomAction } from "../../src/game/randomAction.ts";
import { view } from "../../src/game/view.ts";
import { isReserve, suitOf, worthOf } from "../../src/model/cards.ts";
import { cardId } from "../../src/model/ids.ts";
import type { Variant } from "../../src/model/options.ts";
import { BAVARIA, FRANCE, POWER_NAMES, POWERS, type PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { historical, packWith } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  card,
  city,
  handOf,
  offered,
  piece,
  played,
  position,
  positionWithEvents,
  refused,
  type Setup,
} from "../support/position.ts";
import { cardsReceived, eventsOfType } from "../support/quietPlay.ts";

/** What the powers of a stage receive at its beginning; `pay` answers France's question if it is asked. */
const income = (
  stage: 3 | 4 | 5,
  turn: number,
  variant: Variant,
  pay?: boolean,
  markers: Setup["markers"] = {},
): Partial<Record<PowerName, number>> => {
  const begun = positionWithEvents({ variant, turn, markers, begin: { stage, phase: "tacticalCards" } });
  const events = [...begun.events];
  if (pay !== undefined) events.push(...played(begun.state, "louis", { type: "subsidy", pay }).events);
  const received: Partial<Record<PowerName, number>> = {};
  for (const name of POWER_NAMES) {
    const count = cardsReceived(events, name);
    if (count > 0) received[name] = count;
  }
  return received;
};

describe("income", () => {
  test("TAC-01 at the start of its action stage every active power draws from the draw deck", () => {
    const state = position({ begin: { stage: 2, phase: "hussars" } });
    const top = state.drawDeck.slice(-4).reverse();
    const after = played(state, "maria", { type: "done" }).state;
    expect([...handOf(after, "france"), ...handOf(after, "bavaria")].sort()).toEqual([...top].sort());
    expect(after.drawDeck).toEqual(state.drawDeck.slice(0, -4));
    expect(["prussia", "saxony", "austria"].map((name) => handOf(after, name as PowerName))).toEqual([
      [],
      [],
      [],
    ]);
  });

  test("TAC-02 base income: France 5, Bavaria 1, Prussia 3, Saxony 1, Austria 5, Pragmatic Army 3", () => {
    expect(income(3, 4, "advanced", false)).toEqual({ france: 5, bavaria: 1 });
    expect(income(4, 4, "advanced")).toEqual({ prussia: 3, saxony: 1 });
    expect(income(5, 4, "advanced")).toEqual({ austria: 5, pragmatic: 3 });
  });

  test("TAC-03 in turns 1 to 3 the subsidy is compulsory: France 4, Bavaria 2", () => {
    for (const turn of [1, 2, 3]) expect(income(3, turn, "advanced")).toEqual({ france: 4, bavaria: 2 });
  });

  test("TAC-04 from turn 4 on France decides each turn whether it pays", () => {
    for (const turn of [4, 5, 9, 12]) {
      expect(income(3, turn, "advanced", true)).toEqual({ france: 4, bavaria: 2 });
      expect(income(3, turn, "advanced", false)).toEqual({ france: 5, bavaria: 1 });
    }
  });

  test("TAC-05 a minor power receives nothing, subsidies included, while its major fortress is enemy controlled", () => {
    for (const turn of [2, 5])
      expect(income(3, turn, "advanced", undefined, { muenchen: "austria" })).toEqual({ france: 5 });
    expect(income(4, 2, "advanced", undefined, { dresden: "austria" })).toEqual({ prussia: 3 });
    // A friend's marker takes nothing away.
    expect(income(3, 2, "advanced", undefined, { muenchen: "prussia" })).toEqual({ france: 4, bavaria: 2 });
    expect(income(4, 2, "advanced", undefined, { dresden: "prussia" })).toEqual({ prussia: 3, saxony: 1 });
  });

  test("TAC-06 in the introductory game France draws 2 less: 2 with subsidy, 3 without", () => {
    expect(income(3, 1, "introductory")).toEqual({ france: 2, bavaria: 2 });
    expect(income(3, 4, "introductory", true)).toEqual({ france: 2, bavaria: 2 });
    expect(income(3, 4, "introductory", false)).toEqual({ france: 3, bavaria: 1 });
    expect(income(4, 1, "introductory")).toEqual({ prussia: 3, saxony: 1 });
    expect(income(5, 1, "introductory")).toEqual({ austria: 5 });
  });

  test("EXA-03 turn 2: 4 and 2; turn 5: 5 and 1 or 4 and 2; introductory 2 and 2 or 3 and 1; München lost: 0 and 5", () => {
    expect(income(3, 2, "advanced")).toEqual({ france: 4, bavaria: 2 });
    expect(income(3, 5, "advanced", false)).toEqual({ france: 5, bavaria: 1 });
    expect(income(3, 5, "advanced", true)).toEqual({ france: 4, bavaria: 2 });
    expect(income(3, 2, "introductory")).toEqual({ france: 2, bavaria: 2 });
    expect(income(3, 5, "introductory", false)).toEqual({ france: 3, bavaria: 1 });
    expect(income(3, 5, "advanced", undefined, { muenchen: "austria" })).toEqual({ france: 5 });
  });

  test("RUL-15 a subsidy that Bavaria cannot receive is not transferred: France keeps its full income, and the turn simply passes", () => {
    const lost = { muenchen: "austria" } as const;
    for (const turn of [1, 2, 3]) {
      expect(income(3, turn, "advanced", undefined, lost)).toEqual({ france: 5 });
      expect(income(3, turn, "introductory", undefined, lost)).toEqual({ france: 3 });
    }
    // Nothing is made good later: with München free again in turn 4 the choice is France's as ever.
    expect(income(3, 4, "advanced", false)).toEqual({ france: 5, bavaria: 1 });
  });

  test("DEC-21 from turn 4 France, if Bavaria can receive, is asked to pay or not; nobody else is, and nothing else", () => {
    const begin = { stage: 3, phase: "tacticalCards" } as const;
    for (const turn of [4, 8]) {
      const state = position({ turn, begin });
      expect(pending(state)).toEqual([{ seat: "louis", kind: "subsidy" }]);
      expect(actionsOffered(state, "louis", "subsidy")).toEqual([
        { type: "subsidy", pay: true },
        { type: "subsidy", pay: false },
      ]);
      expect([choices(state, "maria"), choices(state, "frederick")]).toEqual([[], []]);
      refused(state, "maria", { type: "subsidy", pay: true }, "TAC-04", "notYourDecision");
      refused(state, "louis", { type: "done" }, "TAC-04", "notAskedNow");
    }
    for (const setup of [{ turn: 3 }, { turn: 4, markers: { muenchen: "austria" } }] as const)
      expect(pending(position({ ...setup, begin })).map(({ kind }) => kind)).toEqual(["movement"]);
  });

  test("SUB-15 and TAC-10 no card passes between hands but the subsidy of France to Bavaria, once a turn at most", () => {
    const options = {
      variant: "introductory",
      players: 3,
      politicalOption: false,
      troopCeiling: false,
    } as const;
    let paid = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const random = chanceFrom(seed);
      let state: State = newGame(historical, options, seedFromNumber(400 + seed));
      const turnsPaid: number[] = [];
      for (let decision = pending(state)[0]; decision; decision = pending(state)[0]) {
        const before = state;
        const action = randomAction(choices(state, decision.seat), random);
        const { state: after, events } = played(state, decision.seat, action);
        for (const { from, to } of eventsOfType(events, "subsidyPaid")) {
          expect([from, to]).toEqual([FRANCE, BAVARIA]);
          turnsPaid.push(after.turn);
        }
        for (const power of POWERS) {
          const gained = (after.hands[power] ?? []).filter((held) => !before.hands[power]?.includes(held));
          expect(gained).toHaveLength(cardsReceived(events, POWER_NAMES[power]));
          expect(gained.filter((held) => before.hands.flat().includes(held))).toEqual([]);
        }
        state = after;
      }
      expect(new Set(turnsPaid).size).toBe(turnsPaid.length);
      paid += turnsPaid.length;
    }
    expect(paid).toBeGreaterThan(4 * 3);
  });
});

describe("hands", () => {
  test("TAC-10 a power cannot use the cards of another, even of the same player", () => {
    const state = position({
      begin: { stage: 4, phase: "movement" },
      pieces: { saxonyT1: "freiberg" },
      hands: { prussia: ["H4"], saxony: ["H2"] },
    });
    const reenter = { type: "reenterTrain", train: piece(historical, "saxonyT1") } as const;
    refused(
      state,
      "frederick",
      { ...reenter, city: city(historical, "dresden"), cards: [card("H4")] },
      "TAC-20",
    );
    refused(
      state,
      "frederick",
      { ...reenter, city: city(historical, "dresden"), cards: [card("H2"), card("H4")] },
      "TAC-20",
    );
    expect(offered(state, "frederick", "reenterTrain").map(({ train }) => train)).not.toContain(
      piece(historical, "saxonyT1"),
    );
  });

  test("TAC-11 a power keeps its cards until it plays them; there is no hand limit", () => {
    const many = ["H", "D", "C", "S"].flatMap((suit) =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `${suit}${n}`),
    );
    const state = position({ begin: { stage: 4, phase: "tacticalCards" }, hands: { prussia: many } });
    expect(handOf(state, "prussia")).toHaveLength(36 + 3);
    expect(handOf(state, "prussia").slice(0, 36)).toEqual(many.map(card));
    expect(state.discards.flat()).toEqual([]);
    expect(handOf(played(state, "frederick", { type: "done" }).state, "prussia")).toHaveLength(39);
  });

  test("TAC-12 nobody is shown another player's cards: of hands and draws the others see the backs", () => {
    const { state, events } = positionWithEvents({
      begin: { stage: 4, phase: "tacticalCards" },
      hands: { prussia: ["H10"], austria: ["S2b"] },
    });
    for (const seat of ["maria", "louis", null] as const) {
      const seen = view(state, seat);
      expect(seen.hands[2]).toEqual([]);
      expect(seen.handBacks[2]?.reduce((sum, count) => sum + count, 0)).toBe(4);
      for (const entry of logFor(state, events, seat))
        if (entry.type === "cardsDrawn") expect(entry).not.toHaveProperty("cards");
    }
    expect(view(state, "frederick").hands[2]).toEqual(handOf(state, "prussia"));
    const shown = new Set(["allot", "transfer", "march", "done", "reenterTrain"]);
    for (const choice of choices(state, "frederick")) expect(shown).toContain(choice.type);
  });

  test("TAC-13 suit cards carry one of four suits and a value from 2 to 10, each once in a deck", () => {
    const faces = new Map<string, number>();
    for (let id = 0; id < 152; id++) {
      const face = cardId(id);
      if (isReserve(face)) continue;
      expect([0, 1, 2, 3]).toContain(suitOf(face));
      expect(worthOf(face)).toBeGreaterThanOrEqual(2);
      expect(worthOf(face)).toBeLessThanOrEqual(10);
      const name = `${suitOf(face)} ${worthOf(face)}`;
      faces.set(name, (faces.get(name) ?? 0) + 1);
    }
    expect(faces.size).toBe(36);
    expect(new Set(faces.values())).toEqual(new Set([4]));
  });
});

describe("the Reserve", () => {
  /** The attacker, Prussia, stands in a spades sector 3 troops short. */
  const pack = packWith({ x: { sector: "BB5" }, y: { sector: "BA5" } }, [["x", "y"]]);
  const minusThree = position({
    pack,
    begin: { stage: 4, phase: "combat" },
    pieces: { prussia1: "x", austria1: "y" },
    troops: { prussia1: 2, austria1: 5 },
    hands: { prussia: ["R", "S5", "H9"], austria: ["R", "S10"].map((text) => `${text}b`) },
  });
  const reserve = (value?: number) =>
    ({ type: "playCard", card: card("R"), ...(value === undefined ? {} : { value }) }) as const;

  const scoreAfter = (value: number): number | undefined =>
    eventsOfType(played(minusThree, "frederick", reserve(value)).events, "cardPlayed")[0]?.score;

  test("TAC-13 the value of a suit card is printed on it and not for its player to declare", () => {
    const suitCard = { type: "playCard", card: card("S5") } as const;
    refused(minusThree, "frederick", { ...suitCard, value: 5 }, "TAC-13", "valueIsPrinted");
    expect(eventsOfType(played(minusThree, "frederick", suitCard).events, "cardPlayed")[0]?.value).toBe(5);
  });

  test("TAC-14 and CMP-13 a Reserve is wild in suit and worth any whole number from 1 to 8 as declared", () => {
    const values = actionsOffered(minusThree, "frederick", "playCard").flatMap((action) =>
      action.type === "playCard" && action.card === card("R") ? [action.value] : [],
    );
    expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const value of [0, 9, -1, 2.5, undefined])
      refused(minusThree, "frederick", reserve(value), "TAC-14", "reserveValue");
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(scoreAfter)).toEqual([-2, -1, 0, 1, 2, 3, 4, 5]);
    // In the hearts sector of the other side a Reserve serves as hearts.
    const answered = played(minusThree, "frederick", reserve(8)).state;
    expect(asked(answered)).toEqual(["maria"]);
    expect(actionsOffered(answered, "maria", "playCard").map((action) => JSON.stringify(action))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((value) => JSON.stringify({ type: "playCard", card: card("Rb"), value })),
    );
  });

  test("EXA-08 at −3 a Reserve may be declared as 3 to reach exactly 0, or as 2 to stand at −1", () => {
    expect(scoreAfter(3)).toBe(0);
    expect(asked(played(minusThree, "frederick", reserve(3)).state)).toEqual(["maria"]);
    expect(scoreAfter(2)).toBe(-1);
    expect(asked(played(minusThree, "frederick", reserve(2)).state)).toEqual(["frederick"]);
  });
});
