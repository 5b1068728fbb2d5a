import { describe, expect, test } from "vitest";
import {
  choices,
  frenchCount,
  newGame,
  POWER_NAMES,
  type PowerName,
  pending,
  play,
  prussianCount,
  type Result,
  type Seat,
  type State,
  seatsOf,
  seedFromNumber,
  sees,
  view,
} from "../../src/engine.ts";
import { introductory } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import {
  asked,
  marchOf,
  offered,
  played,
  position,
  positionWithEvents,
  power,
  refused,
  type Setup,
} from "../support/position.ts";
import { type QuietStep, quietlyTo, quietPlay } from "../support/quietPlay.ts";

const AUSTRIAN = [
  "prag",
  "eger",
  "pilsen",
  "budweis",
  "tabor",
  "leitmeritz",
  "koeniggraetz",
  "kolin",
  "bruenn",
];
const MORE_AUSTRIAN = ["jungbunzlau", "olmuetz", "znaim", "iglau", "troppau", "krems", "wien", "pressburg"];
const SILESIAN = ["breslau", "glogau", "liegnitz", "brieg", "neisse", "glatz"];

const markers = (owner: PowerName, keys: readonly string[]): Record<string, PowerName> =>
  Object.fromEntries(keys.map((key) => [key, owner]));

/** So many fortresses in Austria are French, and so many in Silesia and Austria Prussian; none of them is Linz or Cosel. */
const held = (french: number, prussian: number): Record<string, PowerName> => ({
  ...markers("austria", SILESIAN),
  ...markers("france", AUSTRIAN.slice(0, french)),
  ...markers("prussia", [...SILESIAN, ...MORE_AUSTRIAN].slice(0, prussian)),
});

const two = (setup: Setup): State => position({ players: 2, ...setup });

const endOfTurn9 = (french: number, prussian: number): Result | null =>
  two({ turn: 9, begin: { stage: 0, phase: "turnEnds" }, markers: held(french, prussian) }).result;

describe("who plays", () => {
  test("TWO-02 and RUL-96 player A runs France, Bavaria, Prussia and Saxony, player B runs Austria", () => {
    const state = newGame(historical, introductory(2), seedFromNumber(5));
    expect(seatsOf(state.options)).toEqual(["playerA", "playerB"]);
    const seen = (seat: Seat) => POWER_NAMES.filter((name) => sees(state, seat, power(name)));
    expect(seen("playerA")).toEqual(["france", "bavaria", "prussia", "saxony"]);
    expect(seen("playerB")).toEqual(["austria", "pragmatic"]);
    const own = view(state, "playerA");
    expect(own.hands.map((hand) => hand.length)).toEqual([2, 5, 9, 3, 0, 0]);
    expect(view(state, "playerB").hands.map((hand) => hand.length)).toEqual([0, 0, 0, 0, 5, 0]);
    expect(
      choices(state, "playerA").map((choice) => (choice.type === "allot" ? choice.power : null)),
    ).toEqual([power("france"), power("prussia")]);
    refused(state, "louis", { type: "done" }, "PWR-01");
  });

  test("TWO-02 player A acts in stages 3 and 4, player B with the hussars and in stage 5", () => {
    const acting = (stage: 2 | 3 | 4 | 5) =>
      asked(two({ begin: stage === 2 ? { stage, phase: "hussars" } : { stage, phase: "movement" } }));
    expect([2, 3, 4, 5].map((stage) => acting(stage as 2 | 3 | 4 | 5))).toEqual([
      ["playerB"],
      ["playerA"],
      ["playerA"],
      ["playerB"],
    ]);
  });

  test("RUL-96 a fight between Prussia and Austria is fought out by A and B with the hands of these powers", () => {
    const state = two({
      begin: { stage: 4, phase: "combat" },
      pieces: { prussia1: "brieg", austria1: "ohlau", france1: "eger" },
      troops: { prussia1: 2, austria1: 5 },
      hands: { prussia: ["C9"], france: ["C10"], austria: ["C5"] },
    });
    expect(asked(state)).toEqual(["playerA"]);
    const cards = offered(state, "playerA", "playCard").flatMap((choice) => choice.cards);
    expect(cards).toEqual(state.hands[power("prussia")]);
    const { state: answered } = played(state, "playerA", {
      type: "playCard",
      card: cards[0] ?? (0 as never),
    });
    expect(asked(answered)).toEqual(["playerB"]);
  });
});

describe("all other rules hold", () => {
  const steps = (players: 2 | 3): QuietStep[] => [
    ...quietPlay(newGame(historical, introductory(players), seedFromNumber(11))),
  ];
  test("TWO-01 the same shuffle and the same quiet play give the same game for two as for three", () => {
    const [forTwo, forThree] = [steps(2), steps(3)];
    const told = (all: QuietStep[]) =>
      all.flatMap(({ events }) =>
        events.filter(({ type }) => type !== "seatDone" && type !== "gameEnded" && type !== "allotted"),
      );
    expect(told(forTwo)).toEqual(told(forThree));
    const board = (all: QuietStep[]) => {
      const { at, troops, markers: lying, hands, discards, turn } = (all[all.length - 1] as QuietStep).after;
      return { at, troops, lying, hands, discards, turn };
    };
    expect(board(forTwo)).toEqual(board(forThree));
  });

  test("TWO-01 an action the three-player rules refuse is refused to two players by the same clause", () => {
    const setup: Setup = {
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "sagan", france1: "eger", austria1: "ohlau" },
    };
    const [forTwo, forThree] = [two(setup), position(setup)];
    for (const path of [["sprottau", "bunzlau", "liegnitz", "jauer"], ["berlin"], ["ohlau"]]) {
      const action = marchOf(forTwo, "prussia1", path);
      const outcome = play(forTwo, "playerA", action);
      expect(outcome).toHaveProperty("refused", true);
      expect(outcome).toEqual(play(forThree, "frederick", action));
    }
    refused(forTwo, "playerA", marchOf(forTwo, "france1", ["plan"]), "SEQ-05", "pieceNotActive");
    refused(forTwo, "playerB", marchOf(forTwo, "austria1", ["brieg"]), "SEQ-05", "notYourDecision");
  });
});

describe("victory", () => {
  const conquest = (french: number, prussian: number, turn = 7) => {
    const state = two({
      turn,
      begin: { stage: 4, phase: "movement" },
      markers: held(french, prussian),
      pieces: { prussia1: "cosel", austria1: "raab" },
    });
    return played(state, "playerA", marchOf(state, "prussia1", ["oppeln"])).state;
  };

  test("TWO-03 and EXA-48 A wins as soon as Prussia has 12 and France 9 at the same time", () => {
    const result = { winner: "playerA", ending: "bothConditions", power: -1, turn: 7 };
    expect(conquest(9, 11).result).toEqual(result);
    const french = two({
      turn: 7,
      begin: { stage: 3, phase: "movement" },
      markers: held(8, 13),
      pieces: { france1: "linz", austria1: "raab" },
    });
    expect(played(french, "playerA", marchOf(french, "france1", ["enns"])).state.result).toEqual(result);
  });

  test("TWO-06 and EXA-48 the game does not end when only one of the two conditions is met", () => {
    const prussiaOnly = conquest(8, 11);
    expect(prussiaOnly.result).toBeNull();
    expect(pending(prussiaOnly).map(({ seat }) => seat)).toEqual(["playerA"]);
    const franceOnly = two({
      turn: 7,
      begin: { stage: 3, phase: "movement" },
      markers: held(8, 11),
      pieces: { france1: "linz", austria1: "raab" },
    });
    const { state: nine } = played(franceOnly, "playerA", marchOf(franceOnly, "france1", ["enns"]));
    expect(nine.result).toBeNull();
    const { state: endOfTurn7 } = positionWithEvents({
      players: 2,
      turn: 7,
      begin: { stage: 0, phase: "turnEnds" },
      markers: held(8, 12),
    });
    expect([endOfTurn7.result, endOfTurn7.turn]).toEqual([null, 8]);
  });

  test("TWO-06 a condition met once and lost again does not count", () => {
    const state = two({
      turn: 8,
      begin: { stage: 5, phase: "movement" },
      markers: { ...held(8, 11), cosel: "prussia" },
      pieces: { austria1: "cosel", france1: "linz", franceT2: "wels" },
    });
    expect(prussianCount(state, historical)).toBe(12);
    const { state: lost } = played(state, "playerB", marchOf(state, "austria1", ["oppeln"]));
    expect(prussianCount(lost, historical)).toBe(11);
    const turn9 = quietlyTo(lost, 3, "movement", 9);
    const { state: nine } = played(turn9, "playerA", marchOf(turn9, "france1", ["enns"]));
    expect(frenchCount(nine, historical)).toBe(9);
    expect(nine.result).toBeNull();
    const last = [...quietPlay(nine)].pop();
    expect(last?.after.result).toMatchObject({
      winner: null,
      ending: "oneConditionOnly",
      power: -1,
      turn: 9,
    });
  });

  test("TWO-04 and EXA-48 B wins if neither condition is met at the end of turn 9", () => {
    expect(endOfTurn9(8, 11)).toEqual({ winner: "playerB", ending: "endOfTurnNine", power: -1, turn: 9 });
    expect(endOfTurn9(0, 0)).toEqual({ winner: "playerB", ending: "endOfTurnNine", power: -1, turn: 9 });
  });

  test("TWO-05 and EXA-48 exactly one condition at the end of turn 9 is a tie", () => {
    const tie = { winner: null, ending: "oneConditionOnly", power: -1, turn: 9 };
    expect(endOfTurn9(8, 12)).toEqual(tie);
    expect(endOfTurn9(9, 11)).toEqual(tie);
  });
});
