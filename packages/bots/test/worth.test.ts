import { type View, view } from "@maria/rules";
import {
  AUSTRIA,
  type Choice,
  cardOf,
  FRANCE,
  fortressId,
  NOBODY,
  PRAGMATIC,
  PRUSSIA,
  reserveOf,
  type State,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { cede } from "../src/cadet/cession.ts";
import { vote } from "../src/cadet/election.ts";
import { keepingWorth, scarcity } from "../src/cadet/payments.ts";
import { answerPeace, offerPeace, reduceObjectives, shiftSaxony } from "../src/cadet/peace.ts";
import { worthOfDefeat, worthOfVictory } from "../src/cadet/points.ts";
import { danger, eagerness, marksFor, poolObjectives } from "../src/cadet/pools.ts";
import { worthOfShift } from "../src/cadet/tracks.ts";
import { gatherTroops } from "../src/cadet/transfers.ts";
import {
  AMPLE_HAND,
  AVERAGE_CARD,
  FORTRESS,
  FURTHER_CARD,
  LEAST_POINT,
  LEAST_SCARCITY,
  OTHER_SUIT,
  RESERVE_POINT,
  USEFUL_SUIT,
} from "../src/cadet/weights.ts";
import {
  ADVANCED,
  always,
  GAMBIT,
  historical as pack,
  setUpGame,
  withMarkers,
} from "./support/advancedTable.ts";
import { city, fortress, movementOf, piece, position } from "./support/position.ts";

const start = setUpGame(ADVANCED);
const seen = (changes: object = {}, state: State = start): View =>
  view({ ...state, affairs: state.affairs && { ...state.affairs, ...changes } }, null);
const pools = (changes: Readonly<Record<number, number>>): { pools: number[] } => ({
  pools: (start.affairs?.pools ?? []).map((count, power) => changes[power] ?? count),
});

describe("ADV-02 how much a marker is wanted, and feared", () => {
  test("one of the last more than one of many, in proportion", () => {
    const wanted = (left: number): number => eagerness(seen(pools({ [FRANCE]: left })), FRANCE);
    const feared = (left: number): number => danger(seen(pools({ [FRANCE]: left })), FRANCE);
    expect(wanted(1) - wanted(2)).toBeCloseTo(2 * (wanted(2) - wanted(4)), 9);
    expect(feared(1) - feared(2)).toBeCloseTo(2 * (feared(2) - feared(4)), 9);
    expect([wanted(0), feared(0)]).toEqual([wanted(1), feared(1)]);
    expect(feared(4)).toBe(2);
  });

  test("the same for every power with as many markers left", () => {
    const even = seen(pools({ 0: 5, 2: 5, 4: 5, 5: 5 }));
    const worths = ([PRUSSIA, FRANCE, PRAGMATIC, AUSTRIA] as const).map((power) => eagerness(even, power));
    expect(new Set(worths).size).toBe(1);
  });
});

describe("VBX-04 points won in battle", () => {
  /** A share of a fortress: a marker in a box is lost again more easily. */
  const BOX = FORTRESS * 0.4;
  const boxes = (french: number, austrian: number, prussian = 0): View =>
    seen({ battleBoxes: [french, 0, prussian, 0, austrian, 0] });

  test("are a marker of one's own and one taken from the enemy, as far as boxes and markers go", () => {
    const worth = (before: View, points: number): number => worthOfVictory(before, AUSTRIA, FRANCE, points);
    const [gain, loss] = [eagerness(seen(), AUSTRIA), danger(seen(), FRANCE)];
    expect(worth(boxes(0, 0), 1)).toBeCloseTo(BOX * gain, 9);
    expect(worth(boxes(0, 0), 2)).toBeCloseTo(BOX * 2 * gain, 9);
    expect(worth(boxes(0, 1), 2)).toBeCloseTo(BOX * gain, 9);
    expect(worth(boxes(1, 0), 2)).toBeCloseTo(BOX * (2 * gain + loss), 9);
    expect(worth(boxes(2, 0), 1)).toBeCloseTo(BOX * (gain + loss), 9);
  });

  test("cost as much as they bring the enemy, and what is lost of one's own", () => {
    const [gain, loss] = [danger(seen(), FRANCE), eagerness(seen(), AUSTRIA)];
    expect(worthOfDefeat(boxes(0, 1), AUSTRIA, FRANCE, 1)).toBeCloseTo(BOX * (gain + loss), 9);
    expect(worthOfDefeat(boxes(2, 0), AUSTRIA, FRANCE, 1)).toBe(0);
    expect(worthOfDefeat(boxes(0, 0), AUSTRIA, FRANCE, -1)).toBe(0);
  });

  test("SAX-03 each point against Prussia shakes Saxony a step, for both sides", () => {
    const won = worthOfVictory(boxes(2, 2, 0), AUSTRIA, PRUSSIA, 1);
    expect(worthOfVictory(boxes(2, 2, 0), AUSTRIA, PRUSSIA, 2)).toBeCloseTo(2 * won, 9);
    expect(worthOfDefeat(boxes(2, 2, 0), PRUSSIA, AUSTRIA, 1)).toBeCloseTo(won, 9);
    expect(won).toBeGreaterThan(0);
  });

  test("count for the major power of a minor one", () => {
    expect(worthOfVictory(boxes(1, 0), AUSTRIA, 1, 1)).toBe(worthOfVictory(boxes(1, 0), AUSTRIA, FRANCE, 1));
  });
});

describe("TRK-01 what a marker's place on a track means", () => {
  const shift = (
    power: typeof FRANCE | typeof PRUSSIA | typeof AUSTRIA,
    track: "saxony" | "italy" | "russia",
    from: number,
    to: number,
    changes: object = {},
  ) => worthOfShift(seen(changes), pack, power, track, from, to);

  test("there and back is nothing, on a track without a box of victory", () => {
    for (const power of [FRANCE, PRUSSIA, AUSTRIA] as const)
      for (const track of ["saxony", "russia"] as const)
        for (const to of [-2, -1, 1, 2])
          expect(shift(power, track, 0, to) + shift(power, track, to, 0)).toBeCloseTo(0, 9);
  });

  test("CRD-20 Saxony's change is worst for Prussia and best for Austria, and nothing by halves", () => {
    const { boxes } = pack.politics.tracks.saxony;
    const at = (status: number): number => boxes.find((box) => box.status === status)?.position ?? Number.NaN;
    const [ally, neutral, austrian] = [at(0), at(1), at(2)];
    expect(shift(AUSTRIA, "saxony", ally, austrian)).toBeGreaterThan(shift(AUSTRIA, "saxony", ally, neutral));
    expect(shift(AUSTRIA, "saxony", ally, neutral)).toBeGreaterThan(0);
    expect(shift(PRUSSIA, "saxony", ally, austrian)).toBeLessThan(shift(PRUSSIA, "saxony", ally, neutral));
    expect(shift(PRUSSIA, "saxony", ally, neutral)).toBeLessThan(0);
    expect(shift(FRANCE, "saxony", ally, austrian)).toBeLessThan(0);
    expect(-shift(PRUSSIA, "saxony", ally, austrian)).toBeGreaterThan(
      -shift(FRANCE, "saxony", ally, austrian),
    );
  });

  test("TRK-07 the box of victory is worth a marker, gained or lost; whoever has it keeps it on his side", () => {
    const { boxes, star } = pack.politics.tracks.italy;
    const goalOf = (power: number): number =>
      boxes.find(({ icons }) => icons.some((each) => each.icon === "victoryPoint" && each.power === power))
        ?.position ?? Number.NaN;
    const french = goalOf(FRANCE);
    const inward = french + Math.sign(star - french);
    const marker = FORTRESS * eagerness(seen(), FRANCE);
    const gained = shift(FRANCE, "italy", inward, french, { italy: NOBODY });
    const kept = shift(FRANCE, "italy", inward, french, { italy: FRANCE });
    expect(gained - kept).toBeCloseTo(1.1 * marker, 9);
    const lost = shift(FRANCE, "italy", french, -french, { italy: FRANCE });
    const never = shift(FRANCE, "italy", french, -french, { italy: AUSTRIA });
    expect(lost).toBeLessThan(never);
    expect(shift(FRANCE, "italy", french, inward, { italy: FRANCE })).toBeCloseTo(-kept, 9);
  });
});

describe("MRK-06 fortresses in the advanced game", () => {
  const take = (
    power: typeof FRANCE | typeof AUSTRIA,
    key: string,
    state: State = start,
    changes: object = {},
  ): number => poolObjectives(seen(changes, state), pack, power).take[fortress(key)] as number;
  const hold = (power: typeof FRANCE | typeof AUSTRIA, key: string, state: State = start): number =>
    poolObjectives(seen({}, state), pack, power).hold[fortress(key)] as number;

  test("taking one is a marker of one's own, and more if it takes one from a rival", () => {
    const view = seen();
    expect(take(FRANCE, "linz")).toBeCloseTo(eagerness(view, FRANCE), 9);
    const prussian = withMarkers(start, PRUSSIA, ["linz"]);
    expect(take(FRANCE, "linz", prussian)).toBeCloseTo(eagerness(view, FRANCE) + danger(view, PRUSSIA), 9);
    expect(take(AUSTRIA, "linz", prussian)).toBeCloseTo(danger(view, PRUSSIA), 9);
    expect([take(AUSTRIA, "linz"), take(FRANCE, "linz", withMarkers(start, FRANCE, ["linz"]))]).toEqual([
      0, 0,
    ]);
  });

  test("FRO-05 on the Bohemia map markers set aside come back to France's pool", () => {
    const setAside = [2, 0, 0, 0, 0, 0];
    expect(take(FRANCE, "linz") - take(FRANCE, "linz", start, { setAside })).toBeCloseTo(2, 9);
    expect(take(AUSTRIA, "muenchen", start, { setAside })).toBe(take(AUSTRIA, "muenchen"));
  });

  test("holding one denies it to the worst of its enemies, and keeps the own marker there", () => {
    const view = seen();
    const worst = Math.max(danger(view, FRANCE), danger(view, PRUSSIA));
    expect(hold(AUSTRIA, "linz")).toBeCloseTo(worst, 9);
    const own = withMarkers(start, FRANCE, ["linz"]);
    expect(hold(FRANCE, "linz", own) - hold(FRANCE, "linz")).toBeCloseTo(eagerness(view, FRANCE), 9);
  });

  test("TAC-05 a minor power's major fortress counts more, ELE-07 so does a vote until the election", () => {
    expect(take(AUSTRIA, "muenchen")).toBeGreaterThan(take(AUSTRIA, "landshut"));
    const voting = pack.votes.map((id) => pack.cities[pack.fortresses[id] ?? -1]?.key ?? "");
    const [elector] = voting.filter((key) => pack.isElectorFortress[fortress(key)]);
    if (elector === undefined) throw new Error("no elector votes");
    expect(take(FRANCE, elector, withMarkers(start, NOBODY as never, [elector]))).toBeGreaterThan(
      take(FRANCE, elector, withMarkers(start, NOBODY as never, [elector]), { election: "held" }),
    );
  });

  test("a neutral fortress brings a marker to anybody, an own one to nobody", () => {
    const neutral = pack.fortresses.findIndex(
      (id, index) => (pack.cities[id]?.home ?? NOBODY) === NOBODY && !pack.isElectorFortress[index],
    );
    expect(neutral).toBeGreaterThanOrEqual(0);
    expect(marksFor(seen(), pack, AUSTRIA, fortressId(neutral))).toBe(true);
    expect(marksFor(seen(), pack, PRUSSIA, fortress("linz"))).toBe(true);
    expect(marksFor(seen(), pack, PRAGMATIC, fortress("linz"))).toBe(false);
  });
});

describe("what a card kept is worth", () => {
  const holding = (
    hand: readonly number[],
    pieces: Readonly<Record<string, string>> = { france1: "prag" },
  ) => {
    const state = position({ stage: 3, phase: "movement", frame: movementOf("france"), pieces });
    return view(
      { ...state, hands: state.hands.map((_, power) => (power === FRANCE ? hand : [])) as never },
      "louis",
    );
  };
  const suit = pack.cities[city("prag")]?.suit ?? 0;
  const other = ((suit + 1) % 4) as 0;
  const points = (worth: number): number => worth * (0.65 + 0.05 * worth);

  test("by its points, more in a suit that is fought in, and less from the third of a suit on", () => {
    const hand = [10, 8, 6, 2].map((value) => cardOf(suit, value));
    const worth = keepingWorth(holding(hand), FRANCE, hand);
    expect(worth[0]).toBeCloseTo(points(10) * USEFUL_SUIT, 9);
    expect(worth[1]).toBeCloseTo(points(8) * USEFUL_SUIT, 9);
    expect(worth[2]).toBeCloseTo(points(6) * USEFUL_SUIT * FURTHER_CARD, 9);
    expect(worth[3]).toBeCloseTo(points(2) * USEFUL_SUIT * FURTHER_CARD ** 2, 9);
    const idle = [
      cardOf(other, 10),
      cardOf(other, 9),
      cardOf(other, 8),
      cardOf(other, 7),
      cardOf(other, 6),
      cardOf(other, 5),
      cardOf(other, 4),
    ];
    const far = keepingWorth(holding(idle), FRANCE, idle);
    expect(far[0]).toBeCloseTo(points(10) * OTHER_SUIT, 9);
    expect(far[6]).toBeCloseTo(points(4) * LEAST_POINT, 9);
    const [reserve] = keepingWorth(holding([reserveOf()]), FRANCE, [reserveOf()]);
    expect(reserve).toBeCloseTo(8 * RESERVE_POINT, 9);
  });

  test("a full hand is missed less, down to a bound", () => {
    const many = (count: number): View => {
      const before = holding([]);
      return {
        ...before,
        handBacks: before.handBacks.map((backs, power) => (power === FRANCE ? [count] : backs)),
      };
    };
    expect([0, 1, 10].map((count) => scarcity(many(count), FRANCE))).toEqual([1, 1, 1]);
    expect(scarcity(many(20), FRANCE)).toBeCloseTo(AMPLE_HAND / (20 * AVERAGE_CARD), 9);
    expect(scarcity(many(100), FRANCE)).toBe(LEAST_SCARCITY);
  });
});

describe("ANX-01 the temporary peace", () => {
  const prussianWith = (pool: number, keys: readonly string[]): View =>
    seen(pools({ [PRUSSIA]: pool }), withMarkers(start, PRUSSIA, keys));
  const offers = (pool: number, keys: readonly string[], given = [true, false]): boolean => {
    const action = offerPeace(prussianWith(pool, keys), { type: "offerPeace", offers: given });
    return action.type === "offerPeace" && action.offer;
  };

  test("is offered unless Prussia is about to win with what it holds in Austria", () => {
    expect(offers(5, ["prag", "kolin"])).toBe(true);
    expect(offers(2, ["prag", "kolin"])).toBe(false);
    expect(offers(3, ["prag", "kolin"])).toBe(true);
    expect(offers(2, ["prag"])).toBe(true);
    expect([offers(2, ["prag", "kolin"], [true]), offers(5, [], [false])]).toEqual([true, false]);
  });

  const accepts = (view: View, chance = 1, answers = [true, false]): boolean => {
    const action = answerPeace(view, { type: "answerPeace", answers }, always(chance));
    return action.type === "answerPeace" && action.accept;
  };

  test("is accepted by an Austria that is hard pressed, if it keeps Prussia from winning", () => {
    expect(accepts(prussianWith(5, ["prag", "kolin"]))).toBe(true);
    expect(accepts(prussianWith(5, ["prag"]))).toBe(false);
    expect(accepts(seen(pools({ [PRUSSIA]: 5 }), withMarkers(start, FRANCE, ["prag", "kolin"])))).toBe(true);
    // Two markers in Austria: one comes back to the pool, one goes to the box of Silesia.
    expect([
      accepts(prussianWith(2, ["prag", "kolin"])),
      accepts(prussianWith(1, ["prag", "kolin"])),
    ]).toEqual([true, false]);
    expect([
      accepts(prussianWith(1, []), 1, [true]),
      accepts(prussianWith(9, ["prag", "kolin"]), 1, [false]),
    ]).toEqual([true, false]);
  });

  test("is accepted every other time by an Austria that is merely weaker", () => {
    const weak: View = { ...prussianWith(5, []), troopTotals: [20, 5, 20, 5, 29, 14] };
    expect([accepts(weak, 0), accepts(weak, 1)]).toEqual([true, false]);
    const even: View = { ...weak, troopTotals: [20, 5, 20, 5, 30, 14] };
    expect(accepts(even, 0)).toBe(false);
  });

  test("SAX-05 Saxony is drawn over as far as that does Austria good", () => {
    expect(shiftSaxony(seen(), { type: "shiftSaxony", most: 3 })).toEqual({ type: "shiftSaxony", steps: 3 });
    expect(shiftSaxony(seen(), { type: "shiftSaxony", most: 0 })).toEqual({ type: "shiftSaxony", steps: 0 });
  });
});

describe("FRO-01 France gives up Bohemia", () => {
  const reduces = (
    turn: number,
    french: readonly string[],
    austrian: readonly string[],
    held: readonly string[],
  ) => {
    const marked = withMarkers(start, FRANCE, held);
    const at = marked.at.map((place, id) => (id < pack.generals.length && place >= 0 ? -1 : place));
    for (const [power, keys] of [
      ["france", french],
      ["austria", austrian],
    ] as const)
      keys.forEach((key, index) => {
        at[piece(`${power}${index + 1}`)] = city(key);
      });
    return reduceObjectives({ ...seen(), markers: marked.markers, at: at as never, turn });
  };

  test("when nobody is left there, or one against three, with something to give up, after the third turn", () => {
    const two = ["prag", "pilsen"];
    expect(reduces(4, [], ["linz"], two)).toEqual({ type: "reduce", reduce: true });
    expect(reduces(3, [], ["linz"], two)).toEqual({ type: "reduce", reduce: false });
    expect(reduces(4, ["eger"], ["linz", "wien", "znaim"], two)).toEqual({ type: "reduce", reduce: true });
    expect(reduces(4, ["eger"], ["linz", "wien"], two)).toEqual({ type: "reduce", reduce: false });
    expect(reduces(4, ["eger", "taus"], ["linz", "wien", "znaim"], two)).toEqual({
      type: "reduce",
      reduce: false,
    });
  });

  test("with one marker there, half of which rounded up is set aside, nothing comes back: it gains", () => {
    expect(reduces(4, [], ["linz"], ["prag"])).toEqual({ type: "reduce", reduce: true });
  });
});

describe("STK-13 troops before a march", () => {
  const [weaker, stronger] = [piece("france2"), piece("france1")];
  const gathered = (one: number, two: number, changes: Partial<View> = {}) => {
    const state = position({
      stage: 3,
      phase: "movement",
      frame: movementOf("france"),
      pieces: { france1: "prag", france2: "prag" },
      troops: { france1: one, france2: two },
    });
    const transfers: Choice[] = [
      { type: "transfer", from: weaker, to: stronger, most: Math.min(two - 1, 8 - one) },
      { type: "transfer", from: stronger, to: weaker, most: Math.min(one - 1, 8 - two) },
    ];
    return gatherTroops({ ...view(state, "louis"), ...changes }, transfers);
  };

  test("go from the weaker general to the stronger, who is filled; two stay behind", () => {
    expect(gathered(5, 4)).toEqual({ type: "transfer", from: weaker, to: stronger, troops: 2 });
    expect(gathered(4, 5)).toEqual({ type: "transfer", from: stronger, to: weaker, troops: 2 });
    expect(gathered(7, 6)).toEqual({ type: "transfer", from: weaker, to: stronger, troops: 1 });
    expect(gathered(4, 4)).toEqual({ type: "transfer", from: weaker, to: stronger, troops: 2 });
    expect(gathered(4, 2)).toBeNull();
  });

  test("SUP-12 go to whoever is face-up, however weak, and nowhere once one has moved", () => {
    const faceDown = pack.generals.map(({ id }) => id === stronger);
    expect(gathered(6, 3, { faceDown })).toEqual({ type: "transfer", from: stronger, to: weaker, troops: 4 });
    const spent = [...pack.generals, ...pack.trains].map(({ id }) => (id === weaker ? 1 : 0));
    expect(gathered(5, 4, { spent: spent as never })).toBeNull();
  });
});

describe("ELE-11 votes", () => {
  const charles = (seat: View["seat"], changes: Readonly<Record<number, number>>, chance = 1): number => {
    const action = vote(
      { ...seen(pools(changes)), seat },
      { type: "vote", votes: 4, least: 1, most: 3 },
      always(chance),
    );
    return action.type === "vote" ? action.charles : Number.NaN;
  };

  test("each for his own, Frederick for whoever is farther from victory, as a rule", () => {
    expect((["louis", "playerA", "maria", "playerB"] as const).map((seat) => charles(seat, {}))).toEqual([
      3, 3, 1, 1,
    ]);
    expect(charles("frederick", { [FRANCE]: 5, [AUSTRIA]: 4 })).toBe(3);
    expect(charles("frederick", { [FRANCE]: 4, [AUSTRIA]: 4 })).toBe(3);
    expect(charles("frederick", { [FRANCE]: 3, [AUSTRIA]: 4 })).toBe(1);
    expect(charles("frederick", { [FRANCE]: 5, [AUSTRIA]: 4 }, 0)).toBe(1);
    expect(charles("frederick", { [FRANCE]: 3, [AUSTRIA]: 4 }, 0)).toBe(3);
  });
});

describe("SGA-13 the cession of Silesia", () => {
  const begun = setUpGame(GAMBIT);
  const gambit: State = { ...begun, markers: begun.markers.map(() => NOBODY) };
  const cedes = (power: typeof FRANCE | typeof AUSTRIA, count: number, chance = 1): boolean => {
    const pool = power === FRANCE ? pack.coreAustrian : pack.silesian;
    const keys = pool.slice(0, count).map((id) => pack.cities[pack.fortresses[id] ?? -1]?.key ?? "");
    const action = cede(view(withMarkers(gambit, power, keys), null), always(chance));
    return action.type === "cede" && action.cede;
  };

  test("is made when France lacks three fortresses, not when it lacks four", () => {
    expect([cedes(FRANCE, 5), cedes(FRANCE, 6)]).toEqual([false, true]);
  });

  test("is sometimes made for the bargain: four fortresses held in Silesia", () => {
    const held = (count: number) => [cedes(AUSTRIA, count, 0), cedes(AUSTRIA, count, 1)];
    expect([held(3), held(4)]).toEqual([
      [false, false],
      [true, false],
    ]);
  });
});
