import {
  type Action,
  AUSTRIA,
  type CardId,
  cardOf,
  FRANCE,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  type Seat,
  type State,
  type Term,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import {
  ADVANCED,
  always,
  cadetAnswers,
  GAMBIT,
  historical,
  politicalCard,
  setUpGame,
  waitingFor,
  withMarkers,
} from "./support/advancedTable.ts";

const HEARTS = 0;
const SPADES = 3;
const start = setUpGame(ADVANCED);
const SILESIA = ["liegnitz", "glogau", "breslau", "brieg", "neisse", "glatz", "cosel"];

const withHand = (state: State, power: Power, hand: readonly CardId[]): State => ({
  ...state,
  hands: state.hands.map((cards, index) => (index === power ? hand : cards)),
});

const placing = (power: Power, hand: readonly CardId[], open: readonly string[]): State =>
  waitingFor(
    withHand(start, power, hand),
    { kind: "placement", waiting: [power] },
    { trump: HEARTS, openCards: open.map(politicalCard) },
  );

const executing = (power: Power, key: string): State =>
  waitingFor(start, { kind: "execution", power, card: politicalCard(key) });

describe("politics", () => {
  const hand = [cardOf(HEARTS, 4), cardOf(SPADES, 9)];

  test("POL-08 Prussia places a trump when a card would free its general in East Prussia", () => {
    const action = cadetAnswers(placing(PRUSSIA, hand, ["military-aid", "jenkins-ear"]), "frederick");
    expect(action).toEqual({ type: "placeCard", power: PRUSSIA, card: cardOf(HEARTS, 4) });
  });

  test("POL-18 nothing is placed where no open card shows the power's arms", () => {
    const action = cadetAnswers(placing(PRUSSIA, hand, ["denmark", "jenkins-ear"]), "frederick");
    expect(action).toEqual({ type: "placeCard", power: PRUSSIA, card: null });
  });

  test("POL-10 now and then the cadet bluffs with a card that is not trump", () => {
    const action = cadetAnswers(placing(PRUSSIA, hand, ["denmark", "jenkins-ear"]), "frederick", always(0));
    expect(action).toEqual({ type: "placeCard", power: PRUSSIA, card: cardOf(SPADES, 9) });
  });

  test("POL-05 the trump chosen is the suit in which the cadet can buy what it wants", () => {
    const state = waitingFor(
      withHand(withHand(start, PRUSSIA, hand), PRAGMATIC, []),
      { kind: "trump" },
      { lastWinner: "frederick", openCards: ["military-aid", "russo-swedish-war"].map(politicalCard) },
    );
    expect(cadetAnswers(state, "frederick")).toEqual({ type: "chooseTrump", suit: SPADES });
  });

  test("PCE-01 a power executes what helps it", () => {
    const shifts = [{ track: "russia", steps: -1 }];
    expect(cadetAnswers(executing(PRUSSIA, "military-aid"), "frederick")).toMatchObject({ shifts });
  });

  test("POL-23 a card taken only to deny it is discarded without effect", () => {
    expect(cadetAnswers(executing(AUSTRIA, "military-aid"), "maria")).toMatchObject({
      instruction: false,
      shifts: [],
    });
  });

  test.each<[Power, Seat, number]>([
    [FRANCE, "louis", -1],
    [AUSTRIA, "maria", 1],
  ])("PCE-02 where arrows point both ways power %i shifts Italy to its own side", (power, seat, steps) => {
    const action = cadetAnswers(executing(power, "separate-peace"), seat);
    expect(action).toMatchObject({ shifts: [{ track: "italy", steps }] });
  });

  test("CRD-19 whoever names the receiver of help for its enemies gives none", () => {
    expect(cadetAnswers(executing(FRANCE, "union-of-frankfurt"), "louis")).toMatchObject({
      instruction: true,
    });
    expect(cadetAnswers(executing(AUSTRIA, "union-of-frankfurt"), "maria")).toMatchObject({
      instruction: false,
    });
  });

  test("TRK-05 the weakest general goes on the expedition", () => {
    const sent = cadetAnswers(waitingFor(start, { kind: "expedition", power: FRANCE }), "louis");
    const general = sent.type === "expedition" ? sent.general : -1;
    const french = historical.armies[FRANCE]?.generals ?? [];
    expect(start.troops[general]).toBe(Math.min(...french.map((each) => start.troops[each] as number)));
  });
});

describe("peace and war", () => {
  const inSilesia = withMarkers(start, PRUSSIA, SILESIA);
  const answered = (state: State, pool: number): Action => {
    const pools = (state.affairs?.pools ?? []).map((count, power) => (power === PRUSSIA ? pool : count));
    return cadetAnswers(waitingFor(state, { kind: "peaceAnswer" }, { pools }), "maria");
  };

  test("ANX-01 Prussia offers peace once it holds all Silesia", () => {
    expect(cadetAnswers(waitingFor(inSilesia, { kind: "peaceOffer" }), "frederick")).toEqual({
      type: "offerPeace",
      offer: true,
    });
  });

  test("ANX-01 Prussia fights on when it is about to win in Austria", () => {
    const winning = withMarkers(inSilesia, PRUSSIA, ["prag", "kolin", "olmuetz"]);
    const pools = (winning.affairs?.pools ?? []).map((count, power) => (power === PRUSSIA ? 1 : count));
    expect(cadetAnswers(waitingFor(winning, { kind: "peaceOffer" }, { pools }), "frederick")).toEqual({
      type: "offerPeace",
      offer: false,
    });
  });

  test("ANX-04 Austria accepts when fortresses in Austria are lost as well", () => {
    const lost = withMarkers(withMarkers(inSilesia, PRUSSIA, ["olmuetz"]), FRANCE, ["prag", "linz"]);
    expect(answered(lost, 5)).toEqual({ type: "answerPeace", accept: true });
  });

  test("ANX-04 Austria refuses a peace that leaves Prussia one marker from victory", () => {
    const lost = withMarkers(inSilesia, FRANCE, ["prag", "linz", "budweis"]);
    expect(answered(lost, 2)).toEqual({ type: "answerPeace", accept: false });
  });

  test("SAX-05 Austria draws Saxony over as far as it may", () => {
    expect(cadetAnswers(waitingFor(start, { kind: "saxonyShift", most: 2 }), "maria")).toEqual({
      type: "shiftSaxony",
      steps: 2,
    });
  });

  test("FRO-01 France keeps Bohemia while it is strong there", () => {
    const held = withMarkers(start, FRANCE, ["prag", "pilsen"]);
    expect(cadetAnswers(waitingFor(held, { kind: "reduction" }), "louis")).toEqual({
      type: "reduce",
      reduce: false,
    });
  });

  test("ELE-11 Louis XV votes for Charles with all he has", () => {
    const voters = [{ seat: "louis" as const, votes: 3, powers: [FRANCE, FRANCE, FRANCE] as const }];
    const state = waitingFor(start, { kind: "vote", voters, charles: 0, francis: 4 });
    expect(cadetAnswers(state, "louis")).toEqual({ type: "vote", charles: 3 });
  });
});

describe("the cession of Silesia", () => {
  const gambit: State = { ...setUpGame(GAMBIT), turn: 6 };

  test("SGA-13 Austria cedes Silesia when Prussia is near its goal", () => {
    const lost = withMarkers(gambit, PRUSSIA, [...SILESIA, "olmuetz", "troppau", "prag"]);
    expect(cadetAnswers(waitingFor(lost, { kind: "cession" }), "maria")).toEqual({
      type: "cede",
      cede: true,
    });
  });

  test("SGA-13 Austria keeps Silesia when nobody is near his goal", () => {
    expect(cadetAnswers(waitingFor(gambit, { kind: "cession" }), "maria")).toEqual({
      type: "cede",
      cede: false,
    });
  });
});

describe("talks", () => {
  const offered = (terms: readonly Term[]): State =>
    waitingFor(
      start,
      { kind: "placement", waiting: [FRANCE] },
      {
        agreements: [
          {
            id: 1,
            proposer: "frederick",
            partner: "louis",
            terms,
            turns: 2,
            status: "offered",
            until: 0,
            endAsked: null,
            impossible: [],
            lapsed: [],
          },
        ],
      },
    );

  test("NEG-01 an offer that costs nothing is accepted", () => {
    const gift: Term = { type: "subsidy", giver: PRUSSIA, receiver: FRANCE };
    expect(cadetAnswers(offered([gift]), "louis")).toEqual({
      type: "answerOffer",
      agreement: 1,
      accept: true,
    });
  });

  test("NEG-01 an offer that costs cards is declined at once", () => {
    const demand: Term = { type: "subsidy", giver: FRANCE, receiver: PRUSSIA };
    expect(cadetAnswers(offered([demand]), "louis")).toEqual({
      type: "answerOffer",
      agreement: 1,
      accept: false,
    });
  });
});
