import { clampTo } from "@maria/advice/politics";
import { cheapestPayments } from "@maria/advice/tacticalCards";
import { type View, view } from "@maria/rules";
import {
  AUSTRIA,
  FRANCE,
  MAJOR_POWERS,
  NOBODY,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  type State,
  UNKNOWN,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { futureOf } from "../src/cadet/horizon.ts";
import { cardsHeld, reckonCards, reckonTroops } from "../src/cadet/knowledge.ts";
import { keepingWorth, scarcity } from "../src/cadet/payments.ts";
import { pointsFor, pointsLikely, worthOfDefeat, worthOfVictory } from "../src/cadet/points.ts";
import { danger, eagerness, marksFor, poolObjectives } from "../src/cadet/pools.ts";
import { bestExecution, harmBy, utilityOfShift } from "../src/cadet/statecraft.ts";
import { worthOfShift } from "../src/cadet/tracks.ts";
import {
  ADVANCED,
  GAMBIT,
  historical,
  politicalCard,
  setUpGame,
  TWO_PLAYERS,
  withMarkers,
} from "./support/advancedTable.ts";
import { THREE, TWO } from "./support/historical.ts";
import { cards, fortress, movementOf, piece, position } from "./support/position.ts";

const start = setUpGame(ADVANCED);
const asSpectator = (state: State = start): View => view(state, null);
const withAffairs = (changes: object, state: State = start): View =>
  asSpectator({ ...state, affairs: state.affairs && { ...state.affairs, ...changes } });
const withPool = (power: Power, pool: number): View =>
  withAffairs({ pools: (start.affairs?.pools ?? []).map((count, each) => (each === power ? pool : count)) });
const cardNamed = (key: string) => {
  const card = historical.politics.cards[politicalCard(key)];
  if (card === undefined) throw new Error(key);
  return card;
};

describe("political cards have the right sign", () => {
  const jacobites = historical.politics.cards.find(
    ({ instruction }) => instruction?.kind === "jacobiteRebellion",
  );
  if (jacobites === undefined) throw new Error("no Jacobites");

  test("CRD-26 the Jacobites are a blessing to France and a blow to the Pragmatic Army and its player", () => {
    const isExecuted = (power: Power): boolean =>
      bestExecution(asSpectator(), historical, power, jacobites).action.instruction;
    expect(MAJOR_POWERS.map((power) => [power, isExecuted(power)])).toEqual([
      [FRANCE, true],
      [PRUSSIA, false],
      [AUSTRIA, true],
      [PRAGMATIC, false],
    ]);
    const early = bestExecution({ ...asSpectator(), turn: 3 }, historical, FRANCE, jacobites).utility;
    const late = bestExecution({ ...asSpectator(), turn: 12 }, historical, FRANCE, jacobites).utility;
    expect(early).toBeGreaterThan(late);
    expect(late).toBeGreaterThan(0);
  });

  test("whom a card harms would rather it were not played, and whom it helps not so", () => {
    const seen = asSpectator();
    expect(harmBy(seen, historical, PRAGMATIC, FRANCE, jacobites)).toBeGreaterThan(0);
    expect(harmBy(seen, historical, AUSTRIA, PRUSSIA, cardNamed("military-aid"))).toBeGreaterThan(0);
    expect(harmBy(seen, historical, PRUSSIA, PRUSSIA, cardNamed("military-aid"))).toBe(0);
  });

  test("TRK-01 Italy to the left is good for France and bad for Austria, Russia to the left good for Prussia", () => {
    const of = (power: Power, track: "italy" | "russia" | "saxony", steps: number): number =>
      Math.sign(utilityOfShift(asSpectator(), historical, power, { track, steps }));
    expect([of(FRANCE, "italy", -1), of(AUSTRIA, "italy", -1)]).toEqual([1, -1]);
    expect([of(FRANCE, "italy", 1), of(AUSTRIA, "italy", 1)]).toEqual([-1, 1]);
    expect([of(PRUSSIA, "russia", -1), of(AUSTRIA, "russia", -1)]).toEqual([1, -1]);
    expect([of(PRUSSIA, "saxony", 2), of(AUSTRIA, "saxony", 2)]).toEqual([-1, 1]);
  });

  test("a marker at the end of its track goes no farther, and there nothing is gained", () => {
    const { italy } = historical.politics.tracks;
    expect([clampTo(italy, -9), clampTo(italy, 9), clampTo(italy, 2)]).toEqual([-3, 3, 2]);
    const atEnd = withAffairs({ tracks: { saxony: 1, russia: 0, italy: -3 }, italy: FRANCE });
    expect(utilityOfShift(atEnd, historical, FRANCE, { track: "italy", steps: -1 })).toBe(0);
    expect(worthOfShift(asSpectator(), historical, FRANCE, "italy", 0, -3)).toBeGreaterThan(
      worthOfShift(asSpectator(), historical, FRANCE, "italy", 0, -1),
    );
  });
});

describe("victory and defeat", () => {
  test("VBX-02, VBX-03 three troops are a point, and a beaten army that is gone is one at least", () => {
    expect(
      [
        [2, 8],
        [3, 8],
        [5, 8],
        [6, 8],
        [2, 2],
        [1, 2],
        [0, 0],
      ].map(([loss, of]) => pointsFor(loss as number, of as number)),
    ).toEqual([0, 1, 1, 2, 1, 0, 0]);
    expect([0, 1, 4].map(pointsLikely)).toEqual([0, 0, 1]);
  });

  test("a victory is worth something, a defeat costs something, and neither does without points or pools", () => {
    const seen = asSpectator();
    expect(worthOfVictory(seen, AUSTRIA, FRANCE, 1)).toBeGreaterThan(0);
    expect(worthOfDefeat(seen, AUSTRIA, FRANCE, 1)).toBeGreaterThan(0);
    expect(worthOfVictory(seen, AUSTRIA, FRANCE, 0)).toBe(0);
    expect(
      worthOfVictory(
        view(position({ stage: 3, phase: "movement", frame: movementOf("france"), pieces: {} }), null),
        AUSTRIA,
        FRANCE,
        1,
      ),
    ).toBe(0);
  });

  test("VBX-05 full boxes take no more, and a marker in a box can be lost again", () => {
    const boxes = (french: number, austrian: number): View =>
      withAffairs({ battleBoxes: [french, 0, 0, 0, austrian, 0] });
    expect(worthOfVictory(boxes(0, 2), AUSTRIA, FRANCE, 1)).toBe(0);
    expect(worthOfVictory(boxes(1, 2), AUSTRIA, FRANCE, 1)).toBeGreaterThan(0);
    expect(worthOfDefeat(boxes(2, 1), AUSTRIA, FRANCE, 1)).toBeGreaterThan(0);
    expect(worthOfDefeat(boxes(2, 0), AUSTRIA, FRANCE, 1)).toBe(0);
  });

  test("SAX-03 beating Prussia shakes Saxony, until it is Austria’s", () => {
    const full = withAffairs({ battleBoxes: [2, 0, 2, 0, 2, 2] });
    expect(worthOfVictory(full, AUSTRIA, PRUSSIA, 1)).toBeGreaterThan(
      worthOfVictory(full, AUSTRIA, FRANCE, 1),
    );
    const won = { ...full, saxony: 2 as const };
    expect(worthOfVictory(won, AUSTRIA, PRUSSIA, 1)).toBe(worthOfVictory(won, AUSTRIA, FRANCE, 1));
  });
});

describe("pools", () => {
  test("ADV-02 the last markers are wanted most and feared most", () => {
    expect(eagerness(withPool(FRANCE, 1), FRANCE)).toBeGreaterThan(eagerness(withPool(FRANCE, 9), FRANCE));
    expect(danger(withPool(FRANCE, 1), FRANCE)).toBeGreaterThan(danger(withPool(FRANCE, 9), FRANCE));
    expect(eagerness(withPool(FRANCE, 0), FRANCE)).toBe(eagerness(withPool(FRANCE, 1), FRANCE));
  });

  test("MRK-06 enemies’ fortresses bring markers, own ones and electors’ do not", () => {
    const seen = asSpectator();
    expect(marksFor(seen, historical, FRANCE, fortress("linz"))).toBe(true);
    expect(marksFor(seen, historical, AUSTRIA, fortress("linz"))).toBe(false);
    expect(marksFor(seen, historical, FRANCE, fortress("mainz"))).toBe(false);
  });

  test("a rival’s marker is worth taking away, and nothing is taken from oneself", () => {
    const { take } = poolObjectives(asSpectator(), historical, AUSTRIA);
    const { take: taken } = poolObjectives(
      asSpectator(withMarkers(start, FRANCE, ["linz"])),
      historical,
      AUSTRIA,
    );
    expect(take[fortress("linz")]).toBe(0);
    expect(taken[fortress("linz")]).toBeGreaterThan(0);
    const french = poolObjectives(asSpectator(withMarkers(start, FRANCE, ["linz"])), historical, FRANCE);
    expect(french.take[fortress("linz")]).toBe(0);
    expect(french.hold[fortress("linz")]).toBeGreaterThan(0);
  });

  test("VBX-11 the third elector is worth more than the second", () => {
    const electors = ["mainz", "trier", "koeln", "mannheim"].filter((key) => historical.cityByKey.has(key));
    const held = (count: number): number => {
      const none: State = {
        ...start,
        markers: start.markers.map((marker, id) => (historical.isElectorFortress[id] ? NOBODY : marker)),
      };
      const seen = asSpectator(withMarkers(none, FRANCE, electors.slice(1, 1 + count)));
      return poolObjectives(seen, historical, FRANCE).take[fortress(electors[0] as string)] as number;
    };
    expect(held(2)).toBeGreaterThan(held(1));
  });
});

describe("what is known of others", () => {
  const [first, second] = [piece("prussia1"), piece("prussia2")];
  const knowing = (changes: Partial<View>): View => {
    const seen = asSpectator();
    return {
      ...seen,
      troops: seen.troops.map(() => UNKNOWN),
      troopTotals: [26, 5, 20, 5, 28, 14],
      sightings: [],
      ...changes,
    } as View;
  };
  const seen = (generals: readonly number[], total: number, certain: boolean): View =>
    knowing({ sightings: [{ generals, total, certain }] as unknown as View["sightings"] });
  const prussians = historical.armies[PRUSSIA]?.generals ?? [];
  const onBoard = prussians.filter((general) => (start.at[general] ?? -1) >= -10);
  const others = (reckoned: readonly number[]): number =>
    prussians
      .filter((general) => general !== first)
      .reduce((sum, general) => sum + (reckoned[general] as number), 0);

  test("HID-08 a certain sighting is believed and the rest shared by the others, an uncertain one is not", () => {
    expect(onBoard.length).toBeGreaterThan(2);
    const even = reckonTroops(knowing({}), historical);
    const sighted = reckonTroops(seen([first], 2, true), historical);
    expect(sighted[first]).toBe(2);
    expect(others(sighted)).toBeGreaterThan(others(even));
    expect(reckonTroops(seen([first], 2, false), historical)).toEqual(even);
    expect(even[first]).toBe(even[second]);
  });

  test("a stack’s strength is shared by its generals; nobody has more than 8 or less than 1", () => {
    const together = reckonTroops(seen([first, second], 10, true), historical);
    expect([together[first], together[second]]).toEqual([5, 5]);
    const few = reckonTroops(knowing({ troopTotals: [26, 5, 0, 5, 28, 14] as never }), historical);
    expect(few[first]).toBe(1);
    const many = reckonTroops(knowing({ troopTotals: [26, 5, 99, 5, 28, 14] as never }), historical);
    expect(many[first]).toBe(8);
  });

  test("HID-05 own cards count in their suit, others’ by number", () => {
    const state = position({
      stage: 3,
      phase: "movement",
      frame: movementOf("france"),
      pieces: {},
      hands: { france: "D9 H2", austria: "D10 D9b", bavaria: "R" },
    });
    const french = view(state, "louis");
    const [hearts, diamonds, clubs] = reckonCards(french).slice(FRANCE * 4);
    expect([hearts, diamonds, clubs]).toEqual([2, 9, 0]);
    expect(reckonCards(french).slice(4, 8)).toEqual([6, 6, 6, 6]);
    expect(cardsHeld(french, AUSTRIA)).toBe(2);
    const austrian = reckonCards(french)[AUSTRIA * 4 + 1] as number;
    expect(austrian).toBeGreaterThan(0);
    expect(austrian).toBeLessThan(8);
  });
});

describe("time and money", () => {
  test("INT-10, TWO-04, VIC-07 what lies ahead counts for less near the end", () => {
    const at = (turn: number, options: State["options"]): number =>
      futureOf({ ...asSpectator(), turn, options });
    expect([1, 7, 8, 9].map((turn) => at(turn, THREE))).toEqual([1, 1, 0.5, 0]);
    expect([7, 8, 9].map((turn) => at(turn, TWO))).toEqual([1, 1, 0.5]);
    expect([10, 11, 12].map((turn) => at(turn, ADVANCED))).toEqual([1, 0.5, 0.3]);
    expect(at(12, TWO_PLAYERS)).toBe(0.3);
    expect(at(6, GAMBIT)).toBe(1);
    expect(at(8, GAMBIT)).toBe(0.5);
    const ceded = withAffairs({ cession: { prussiaLacked: 1, franceLacked: 2, austriaHeld: 3 } });
    expect(futureOf({ ...ceded, turn: 14, options: GAMBIT })).toBe(0.5);
  });

  test("a card is missed more in a suit that is fought in, and less in a full hand", () => {
    const state = position({
      stage: 3,
      phase: "movement",
      frame: movementOf("france"),
      pieces: { france1: "prag" },
      hands: { france: "D9 H9 D2 R" },
    });
    const [diamonds, hearts, low, reserve] = keepingWorth(
      view(state, "louis"),
      FRANCE,
      cards("D9 H9 D2 R"),
    ) as [number, number, number, number];
    expect(diamonds).toBeGreaterThan(hearts);
    expect(hearts).toBeGreaterThan(low);
    expect(reserve).toBeGreaterThan(low);
    const rich = view(
      position({
        stage: 3,
        phase: "movement",
        frame: movementOf("france"),
        pieces: {},
        hands: { france: "H2 H3 H4 H5 H6 H7 H8 H9 H10 S2 S3 S4 S5 S6 S7 S8 S9" },
      }),
      "louis",
    );
    expect(scarcity(rich, FRANCE)).toBeLessThan(scarcity(view(state, "louis"), FRANCE));
    expect(scarcity(view(state, "louis"), FRANCE)).toBe(1);
  });

  test("TAC-18 for every price the payment that gives up least, and none where the hand is too small", () => {
    const hand = cards("H2 H3 H9");
    const paid = cheapestPayments(hand, [1, 1, 5], 15).map((payment) => payment?.cards.length ?? null);
    expect(paid).toEqual([0, 1, 1, 1, 2, 2, 1, 1, 1, 1, 2, 2, 2, 3, 3, null]);
    expect(cheapestPayments(hand, [1, 1, 5], 5)[5]).toEqual({ cards: cards("H2 H3"), sacrifice: 2 });
  });
});
