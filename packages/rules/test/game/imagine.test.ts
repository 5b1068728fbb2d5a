import { describe, expect, test } from "vitest";
import {
  AUSTRIA,
  apply,
  type BattleSide,
  brokenLaws,
  type CardId,
  chanceFrom,
  choices,
  deckOf,
  imagine,
  logFor,
  type Memory,
  memoryFrom,
  newGame,
  type PieceId,
  POWERS,
  pending,
  type Random,
  randomAction,
  randomOf,
  remember,
  SAXONY,
  type Seat,
  type Sighting,
  type State,
  seatsOf,
  seedFromNumber,
  sees,
  view,
} from "../../src/engine.ts";
import { shuffleWith } from "../../src/game/dealing.ts";
import { troopsOf } from "../../src/ground/stacks.ts";
import {
  EVERY_KIND,
  type GamePlan,
  optionsOf,
  overRandomGames,
  type PlayedStep,
  randomFrom,
  randomGame,
} from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { card, piece, position, power } from "../support/position.ts";
import { onlookers, withOtherSecrets } from "../support/secrecy.ts";

/** Nothing but what a seat is sent, and nobody may write on it. */
const frozen = <T>(value: T): T => {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};
const sent = <T>(value: T): T => frozen(JSON.parse(JSON.stringify(value)) as T);

interface Known extends PlayedStep {
  /** By onlooker, what he remembers after the step. */
  readonly memories: ReadonlyMap<Seat | null, Memory>;
}

/** A random game in which everybody at the table keeps in mind what he has read. */
function* rememberedGame(plan: GamePlan): Generator<Known> {
  const memories = new Map<Seat | null, Memory>();
  for (const step of randomGame(plan)) {
    for (const seat of onlookers(step.after)) {
      let memory = memories.get(seat) ?? memoryFrom(view(step.before, seat));
      for (const entry of logFor(step.after, step.events, seat)) memory = remember(memory, entry);
      memories.set(seat, memory);
    }
    yield { ...step, memories };
  }
}

const someOf = function* (plan: GamePlan, oneIn: number): Generator<Known> {
  const random = randomFrom(plan.whim + oneIn);
  for (const step of rememberedGame(plan)) if (random(oneIn) === 0 || step.after.result !== null) yield step;
};

const heldBy = (state: State, power: number): readonly CardId[] => {
  const placed = state.closed?.placed[power] ?? -1;
  return placed === -1 ? (state.hands[power] ?? []) : [...(state.hands[power] ?? []), placed];
};

/** Everybody may do what he is offered, and the game goes on. */
const playsOn = (state: ReturnType<typeof imagine>, actions: number, random: Random): void => {
  for (const seat of seatsOf(state.options)) choices(state, seat).map((choice) => randomOf(choice, random));
  for (let played = 0; played < actions && state.result === null; played++) {
    const { seat } = pending(state)[0] as { seat: Seat };
    apply(state, seat, randomAction(choices(state, seat), random), null);
  }
  expect(brokenLaws(state)).toEqual([]);
};

describe("imagine", () => {
  test("an imagined game looks exactly like the view, breaks no law and can be played on", () => {
    overRandomGames(1, (plan) => {
      const random = randomFrom(plan.whim + 11);
      for (const { after, memories } of someOf(plan, 10))
        for (const seat of onlookers(after)) {
          const seen = sent(view(after, seat));
          const imagined = imagine(seen, sent(memories.get(seat) as Memory), random);
          expect(JSON.stringify(view(imagined, seat))).toBe(JSON.stringify(seen));
          expect(brokenLaws(imagined)).toEqual([]);
          for (const { generals, total, certain } of seen.sightings)
            if (certain) expect(troopsOf(imagined, generals)).toBe(total);
          playsOn(imagined, 4, random);
        }
    });
  });

  test("in set-up, before anybody has allotted and while some have", () => {
    for (const kind of EVERY_KIND) {
      const random = randomFrom(5);
      let state: State = newGame(historical, optionsOf(kind), seedFromNumber(3));
      while (state.agenda[0]?.kind === "allotment") {
        for (const seat of onlookers(state)) {
          const seen = sent(view(state, seat));
          const imagined = imagine(seen, memoryFrom(seen), random);
          expect(JSON.stringify(view(imagined, seat))).toBe(JSON.stringify(seen));
          const waiting = state.agenda[0].waiting;
          for (const power of POWERS) {
            const sum = troopsOf(imagined, historical.armies[power]?.generals ?? []);
            if (waiting.includes(power)) expect(sum).toBe(0);
            else expect(sum).toBe(troopsOf(state, historical.armies[power]?.generals ?? []));
          }
          playsOn(imagined, 8, random);
        }
        const { seat } = pending(state)[0] as { seat: Seat };
        const draft = imagine(view(state, seat), memoryFrom(view(state, seat)), random);
        apply(draft, seat, randomAction(choices(state, seat), random), null);
        state = draft;
      }
    }
  });

  test("it depends on nothing but view, memory and chance: true games that look the same give the same", () => {
    overRandomGames(1, (plan) => {
      const random = randomFrom(plan.whim + 12);
      for (const { after } of someOf(plan, 12))
        for (const seat of onlookers(after)) {
          const other = withOtherSecrets(after, seat, random);
          const of = (state: State): string => {
            const seen = view(state, seat);
            return JSON.stringify(imagine(seen, memoryFrom(seen), chanceFrom(plan.whim)));
          };
          expect(of(other)).toBe(of(after));
        }
    });
  });
});

/** Whether counts that should all be near the same number are, by a chi-square far beyond the reach of mere chance. */
const isEven = (counts: readonly number[], expected: number): boolean => {
  const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return square < freedom + 4 * Math.sqrt(2 * freedom);
};

describe("chance", () => {
  const hands = { austria: ["H10", "S4"], prussia: ["H2", "H3", "D4b"], france: ["C5", "C6"] } as const;
  const state = position({ begin: { stage: 4, phase: "movement" }, hands, discards: ["S10", "D9"] });
  const seen = view(state, "maria");
  const games = 4000;

  test("HID-05 each unseen card is as likely in a foreign hand as any other with the same back", () => {
    const random = randomFrom(21);
    const held = new Map<CardId, number>();
    const nextDrawn = new Map<CardId, number>();
    for (let game = 0; game < games; game++) {
      const { hands: dealt, drawDeck } = imagine(seen, memoryFrom(seen), random);
      for (const id of dealt[power("prussia")] ?? []) held.set(id, (held.get(id) ?? 0) + 1);
      const next = drawDeck.at(-1) as CardId;
      nextDrawn.set(next, (nextDrawn.get(next) ?? 0) + 1);
    }
    // Of deck a four cards lie open to Maria Theresa, of deck b none.
    const fromA = [...held].filter(([id]) => deckOf(id) === 0).map(([, count]) => count);
    const fromB = [...held].filter(([id]) => deckOf(id) === 1).map(([, count]) => count);
    expect([fromA.length, fromB.length, nextDrawn.size]).toEqual([34, 38, 148]);
    expect(isEven(fromA, (games * 2) / 34)).toBe(true);
    expect(isEven(fromB, games / 38)).toBe(true);
    // One back in four is not as likely as another: fewer cards of deck a are left in the draw deck.
    const drawnFromA = [...nextDrawn].filter(([id]) => deckOf(id) === 0).map(([, count]) => count);
    expect(isEven(drawnFromA, (games * 30) / 145 / 34)).toBe(true);
  });

  test("HID-17 a card placed unseen may be any of its owner's, one that he is known to hold as well", () => {
    const random = randomFrom(22);
    const advanced = position({
      variant: "advanced",
      turn: 2,
      begin: { stage: 4, phase: "movement" },
      hands,
    });
    const { affairs, closed } = advanced;
    if (affairs === null || closed === null) throw new Error("the advanced game has affairs");
    const is = power("prussia");
    const hidden: State = {
      ...advanced,
      hands: advanced.hands.map((hand, of) => (of === is ? [card("H3"), card("D4b")] : hand)),
      affairs: { ...affairs, hasPlaced: affairs.hasPlaced.map((_, of) => of === is) },
      closed: { ...closed, placed: closed.placed.map((none, of) => (of === is ? card("H2") : none)) },
    };
    const shown = view(hidden, "maria");
    const memory: Memory = {
      ...memoryFrom(shown),
      hands: shown.hands.map((hand, of) => (of === is ? [card("H3")] : hand)),
    };
    let placed = 0;
    for (let game = 0; game < 400; game++) {
      const imagined = imagine(shown, memory, random);
      expect(view(imagined, "maria")).toEqual(shown);
      expect(heldBy(imagined, is)).toContain(card("H3"));
      if (imagined.closed?.placed[is] === card("H3")) placed++;
    }
    expect(placed).toBeGreaterThan(150);
    expect(placed).toBeLessThan(250);
    // Both cards of deck a that were in the hand are known: the one placed is one of them.
    const both: Memory = {
      ...memory,
      hands: shown.hands.map((hand, of) => (of === is ? [card("H3"), card("H2")] : hand)),
    };
    for (let game = 0; game < 50; game++) {
      const imagined = imagine(shown, both, random);
      expect([...heldBy(imagined, is)]).toEqual(expect.arrayContaining([card("H2"), card("H3")]));
    }
  });
});

test("every order of what is dealt can come up, each by other chances", () => {
  const orders = new Set<string>();
  for (const third of [0, 1, 2])
    for (const second of [0, 1]) {
      const items = ["a", "b", "c"];
      const chances = [third, second];
      const bounds: number[] = [];
      shuffleWith(items, (below) => {
        bounds.push(below);
        return chances.shift() as number;
      });
      expect(bounds).toEqual([3, 2]);
      orders.add(items.join(""));
    }
  expect(orders).toEqual(new Set(["abc", "acb", "bac", "bca", "cab", "cba"]));
});

describe("what only some games have", () => {
  test("HID-20 a card placed unseen comes from a deck that face-down cards leave over", () => {
    const hands = { prussia: ["H3", "H2"], france: ["C5"] } as const;
    const advanced = position({
      variant: "advanced",
      turn: 2,
      begin: { stage: 4, phase: "movement" },
      hands,
      discards: [],
    });
    const { affairs, closed } = advanced;
    if (affairs === null || closed === null) throw new Error("the advanced game has affairs");
    const [prussia, france] = [power("prussia"), power("france")];
    // Of deck b all cards but two lie in the draw deck: those two lie face-down before France.
    const down = [card("D4b"), card("D5b")];
    const hidden: State = {
      ...advanced,
      options: { ...advanced.options, politicalOption: true },
      drawDeck: advanced.drawDeck.filter((id) => !down.includes(id)),
      hands: advanced.hands.map((hand, of) => (of === prussia ? [card("H3")] : hand)),
      affairs: { ...affairs, hasPlaced: affairs.hasPlaced.map((_, of) => of === prussia) },
      closed: {
        ...closed,
        placed: closed.placed.map((none, of) => (of === prussia ? card("H2") : none)),
        faceDown: closed.faceDown.map((pile, of) => (of === france ? down : pile)),
      },
    };
    const shown = view(hidden, "maria");
    for (let seed = 0; seed < 60; seed++) {
      const imagined = imagine(shown, memoryFrom(shown), randomFrom(seed));
      expect(view(imagined, "maria")).toEqual(shown);
      expect(deckOf(imagined.closed?.placed[prussia] as CardId)).toBe(0);
    }
    // Who has placed it himself sees it, and nobody else is dealt it.
    const own = view(hidden, "frederick");
    const imagined = imagine(own, memoryFrom(own), randomFrom(1));
    expect(imagined.closed?.placed[prussia]).toBe(card("H2"));
    expect([...imagined.hands, imagined.drawDeck].flat()).not.toContain(card("H2"));
  });

  test("INT-02 what a general who takes no part was allotted is made up within his limits", () => {
    const pieces = { prussia1: "berlin", prussia2: "potsdam", prussia3: "glogau", austria1: "wien" };
    const state = position({ begin: { stage: 4, phase: "movement" }, pieces, noPart: ["prussia4"] });
    const shown = view(state, "maria");
    const absent = piece(historical, "prussia4");
    const allotted = Array.from(
      { length: 40 },
      (_, seed) => imagine(shown, memoryFrom(shown), randomFrom(seed)).troops[absent] as number,
    );
    expect(new Set(allotted)).toEqual(new Set([6, 7, 8]));
  });

  test("HID-14 of a winter that was not seen the pools may have been what they are now", () => {
    const later = position({ variant: "advanced", turn: 7, begin: { stage: 4, phase: "movement" } });
    const shown = view(later, "maria");
    const pools = later.affairs?.pools;
    const scores = [1, 2, 3, 4, 5, 6];
    const scoresFor = (memory: Memory) => imagine(shown, memory, randomFrom(1)).closed?.winterScores;
    const fresh = { ...memoryFrom(shown), winterScores: [] };
    expect(scoresFor(fresh)).toEqual([pools, pools]);
    expect(scoresFor({ ...fresh, winterScores: [scores] })).toEqual([pools, scores]);
    expect(scoresFor({ ...fresh, winterScores: [[], [], scores] })).toEqual([[], scores]);
    const first = view(
      position({ variant: "advanced", turn: 3, begin: { stage: 4, phase: "movement" } }),
      "maria",
    );
    expect(imagine(first, memoryFrom(first), randomFrom(1)).closed?.winterScores).toEqual([]);
  });
});

describe("troops nobody has shown", () => {
  const pieces = {
    austria1: "wien",
    france1: "linz",
    france2: "passau",
    france3: "prag",
    bavaria1: "muenchen",
  };
  const troops = { austria1: 5, france1: 2, france2: 8, france3: 7, bavaria1: 6 };
  const state = position({
    variant: "advanced",
    turn: 4,
    begin: { stage: 3, phase: "movement" },
    pieces,
    troops,
  });
  const id = (name: string): PieceId => piece(historical, name);
  const imaginedWith = (sighting: Sighting, seed: number, memory?: Memory): number[] => {
    const seen = view({ ...state, sightings: [sighting] }, "maria");
    const { troops: shared } = imagine(seen, memory ?? memoryFrom(seen), randomFrom(seed));
    return ["france1", "france2", "france3", "bavaria1"].map((name) => shared[id(name)] as number);
  };

  test("HID-01 a strength stated of a mixed stack agrees with the totals of both powers", () => {
    for (let seed = 0; seed < 100; seed++) {
      const mixed = { generals: [id("france1"), id("bavaria1")], total: 8, certain: true };
      const [one, two, three, bavarian] = imaginedWith(mixed, seed) as [number, number, number, number];
      expect([one, two + three, bavarian]).toEqual([2, 15, 6]);
    }
  });

  test("HID-01 one that may have changed is believed, the less the older it is, and only while it can be", () => {
    const stated = { generals: [id("france2")], total: 8, certain: false };
    const believed = (turn: number): number => {
      const memory = memoryFrom(view(state, "maria"));
      const statedIn = memory.statedIn.map((none, general) => (general === id("france2") ? turn : none));
      let count = 0;
      for (let seed = 0; seed < 200; seed++)
        if (imaginedWith(stated, seed, { ...memory, statedIn })[1] === 8) count++;
      return count;
    };
    expect(believed(4)).toBe(200);
    expect(believed(3)).toBeGreaterThan(believed(1));
    expect(believed(1)).toBeLessThan(170);
    expect(imaginedWith({ ...stated, total: 16 }, 1)[1]).toBeLessThanOrEqual(8);
  });

  test("a view that no game can have is told apart", () => {
    const impossible = { generals: [id("france1")], total: 9, certain: true };
    expect(() => imaginedWith(impossible, 1)).toThrow(RangeError);
    const seen = view(state, "maria");
    const tooMany = { ...seen, handBacks: seen.handBacks.map(() => [9, 9, 9, 9]) };
    expect(() => imagine(tooMany, memoryFrom(seen), randomFrom(1))).toThrow(RangeError);
  });
});

describe("what a seat remembers", () => {
  test("HID-14, HID-18, HID-20, HID-25 holds in the true game and in every imagined one, and stays small", () => {
    let foreign = 0;
    let foreignFaceDown = 0;
    let winters = 0;
    overRandomGames(1, (plan) => {
      const random = randomFrom(plan.whim + 13);
      for (const { after, memories } of someOf(plan, 8))
        for (const seat of onlookers(after)) {
          const memory = memories.get(seat) as Memory;
          const imagined = imagine(view(after, seat), memory, random);
          for (const of of POWERS) {
            const known = memory.hands[of] ?? [];
            const down = memory.faceDown[of] ?? [];
            if (!sees(after, seat, of)) {
              foreign += known.length;
              foreignFaceDown += down.length;
            } else if (of !== SAXONY) expect([...known].sort()).toEqual([...heldBy(after, of)].sort());
            for (const state of [after, imagined]) {
              expect(heldBy(state, of)).toEqual(expect.arrayContaining([...known]));
              expect(state.closed?.faceDown[of] ?? []).toEqual(expect.arrayContaining([...down]));
            }
          }
          expect(memory.winterScores).toEqual(after.closed?.winterScores ?? []);
          expect(imagined.closed?.winterScores).toEqual(after.closed?.winterScores);
          winters += memory.winterScores.length;
          expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
          const cards = [...memory.hands, ...memory.conserved, ...memory.faceDown].flat();
          expect(new Set(cards).size).toBe(cards.length);
          expect(JSON.stringify(memory).length).toBeLessThan(2500);
          expect(memory.turn).toBe(after.turn);
        }
    });
    expect(foreign).toBeGreaterThan(100);
    expect(foreignFaceDown).toBeGreaterThan(10);
    expect(winters).toBeGreaterThan(50);
  });

  test("HID-01 the turn in which a strength was stated last", () => {
    const side = { city: 1, generals: [3], power: 0, suit: 0, troops: 4 } as unknown as BattleSide;
    const other = { ...side, generals: [5, 6] } as unknown as BattleSide;
    let memory = memoryFrom(view(newGame(historical, optionsOf({ players: 3 }), seedFromNumber(1)), null));
    memory = remember(memory, { type: "turnBegan", turn: 4 });
    memory = remember(memory, { type: "battleBegan", attacker: side, defender: other, score: 0 });
    memory = remember(memory, { type: "turnBegan", turn: 5 });
    memory = remember(memory, { type: "battleBegan", attacker: other, defender: other, score: 0 });
    expect(memory.statedIn.slice(0, 8)).toEqual([0, 0, 0, 4, 0, 5, 5, 0]);
  });

  test("what was read stays as it was", () => {
    const before = sent(
      memoryFrom(view(newGame(historical, optionsOf({ players: 3 }), seedFromNumber(1)), "maria")),
    );
    const [own] = before.hands[power("austria")] as readonly CardId[];
    const after = remember(before, {
      type: "cardPlayed",
      power: AUSTRIA,
      card: own as CardId,
      value: 2,
      score: 0,
    });
    expect(after.hands[AUSTRIA]).toEqual(before.hands[AUSTRIA]?.slice(1));
    expect(remember(before, { type: "peaceOffered" })).toBe(before);
  });
});
