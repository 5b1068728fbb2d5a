import type { View } from "@maria/rules";
import { boardOf, distance, packOf, supplyOf, UNSUPPLIED } from "@maria/rules/board";
import {
  AUSTRIA,
  BAVARIA,
  type CardId,
  type CityId,
  cardOf,
  FRANCE,
  type MovementFrame,
  type PieceId,
  PRAGMATIC,
  PRUSSIA,
  type RetreatFrame,
  reserveOf,
  type SupplyFrame,
  type VoteFrame,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import type { PlacementOrder, RetreatWish, SupplyOrder } from "../../src/index.ts";
import { ADVANCED, GAMBIT, historical, THREE } from "../support/historical.ts";
import { ordered, seeing } from "../support/ordered.ts";

const [general] = historical.armies[FRANCE]?.generals ?? [];
const FIRST = general as PieceId;

describe("DEC-22, DEC-23 orders for supply", () => {
  const charged = (price: number): SupplyFrame => ({
    kind: "supply",
    paying: [FRANCE],
    charges: [{ general: FIRST, price }],
    unsupplied: [],
  });
  const HAND: readonly CardId[] = [cardOf(0, 2), cardOf(1, 4), cardOf(2, 5), reserveOf()];
  const order: SupplyOrder = { most: 5, keepReserves: true, keepSuits: [] };
  const paid = (given: Partial<SupplyOrder>, price: number) =>
    ordered({ supply: { ...order, ...given } }, seeing(THREE, "louis", charged(price), { [FRANCE]: HAND }))
      ?.action;

  test("pay what is missed least", () => {
    expect(paid({}, 4)).toEqual({ type: "paySupply", power: FRANCE, cards: [cardOf(1, 4)] });
    expect(paid({ keepSuits: [1] }, 4)).toEqual({ type: "paySupply", power: FRANCE, cards: [cardOf(2, 5)] });
  });

  test("never pay more than so many points, nor a Reserve that is kept: the player is asked", () => {
    expect(paid({}, 6)).toBeUndefined();
    expect(paid({ most: 20 }, 12)).toBeUndefined();
    expect(paid({ most: 20, keepReserves: false }, 12)).toMatchObject({ type: "paySupply" });
  });
});

describe("DEC-33 wishes for a retreat", () => {
  /** A French general beaten by Austria, three cities from where he stands. */
  const beaten = (): { readonly seen: View; readonly frame: RetreatFrame } => {
    const start = seeing(THREE, "maria", { kind: "hussars", handled: [] });
    const from = start.at[FIRST] as CityId;
    const board = boardOf(start);
    const [winner] = board.neighbours[from]?.filter((city) => !start.at.includes(city)) ?? [];
    const frame: RetreatFrame = {
      kind: "retreat",
      generals: [FIRST],
      from,
      winner: winner as CityId,
      winnerPower: AUSTRIA,
      length: 3,
    };
    return { seen: { ...start, agenda: [frame] }, frame };
  };

  const endBy = (...retreat: readonly RetreatWish[]): CityId | undefined => {
    const found = ordered({ retreat }, beaten().seen);
    return found?.action.type === "retreat" ? found.action.path.at(-1) : undefined;
  };

  test("lead towards a city or away from it, the first wish before the others", () => {
    const { seen } = beaten();
    const board = boardOf(seen);
    const goal = endBy({ type: "nearMine" }) as CityId;
    const far = (end: CityId | undefined): number => distance(board, end as CityId, goal);
    expect(endBy({ type: "towards", city: goal })).toBe(goal);
    expect(far(endBy({ type: "away", city: goal }))).toBeGreaterThan(1);
    expect(endBy({ type: "away", city: goal }, { type: "towards", city: goal })).toBe(
      endBy({ type: "away", city: goal }),
    );
  });

  test("lead out of supply where there is such an end", () => {
    const { seen } = beaten();
    const end = endBy({ type: "outOfSupply" }) as CityId;
    const priceAt = (city: CityId): number => {
      const at = seen.at.slice();
      at[FIRST] = city;
      const price = supplyOf({ ...seen, at }, packOf(seen), boardOf(seen), FIRST);
      return price === UNSUPPLIED ? Number.POSITIVE_INFINITY : price;
    };
    const others = [endBy({ type: "farFromMine" }), endBy({ type: "nearMine" })];
    for (const other of others) expect(priceAt(end)).toBeGreaterThanOrEqual(priceAt(other as CityId));
  });

  test("no wish is no answer", () => {
    expect(endBy()).toBeUndefined();
  });
});

describe("orders for politics", () => {
  const HAND = [cardOf(2, 3), cardOf(2, 6), cardOf(2, 9), cardOf(0, 10), reserveOf()];
  const seen = (): View => {
    const placing = seeing(
      ADVANCED,
      "frederick",
      { kind: "placement", waiting: [PRUSSIA] },
      { [PRUSSIA]: HAND },
    );
    if (placing.affairs === null) throw new Error("an advanced game has affairs");
    return { ...placing, affairs: { ...placing.affairs, trump: 2, openCards: [4, 7] } };
  };
  const order: PlacementOrder = {
    power: PRUSSIA,
    unlessCards: [7],
    unlessRival: null,
    least: 4,
    most: 8,
    reserve: false,
  };
  const placed = (given: Partial<PlacementOrder>) => {
    const found = ordered({ placements: [{ ...order, ...given }] }, seen());
    return found?.action.type === "placeCard" ? found.action.card : undefined;
  };

  test("DEC-09 place nothing unless a card lies open: then the highest trump within bounds", () => {
    expect(placed({ unlessCards: [1] })).toBeNull();
    expect(placed({})).toBe(cardOf(2, 6));
    expect(placed({ least: 7, most: 8 })).toBeNull();
    expect(placed({ least: 7, most: 8, reserve: true })).toBe(reserveOf());
    expect(placed({ power: PRAGMATIC })).toBeUndefined();
  });

  test("DEC-09 unless a rival has influence enough", () => {
    const rival = { power: FRANCE, influence: 0 } as const;
    expect(placed({ unlessCards: [], unlessRival: rival })).toBe(cardOf(2, 6));
    expect(placed({ unlessCards: [], unlessRival: { ...rival, influence: 1 } })).toBeNull();
  });

  test("DEC-08 the suit named is trump, or the strongest held", () => {
    const trump = seeing(ADVANCED, "frederick", { kind: "trump" }, { [PRUSSIA]: HAND });
    if (trump.affairs === null) throw new Error("an advanced game has affairs");
    const asked = { ...trump, affairs: { ...trump.affairs, lastWinner: "frederick" as const } };
    expect(ordered({ trump: 1 }, asked)?.action).toEqual({ type: "chooseTrump", suit: 1 });
    expect(ordered({ trump: "strongest" }, asked)?.action).toEqual({ type: "chooseTrump", suit: 2 });
  });
});

describe("short answers", () => {
  test("DEC-20 hussars stay", () => {
    const seen = seeing(THREE, "maria", { kind: "hussars", handled: [] });
    expect(ordered({ hussars: "stay" }, seen)).toEqual({ action: { type: "done" }, order: "hussars" });
    expect(ordered({}, seen)).toBeNull();
    expect(ordered({ hussars: "stay" }, { ...seen, seat: "louis" })).toBeNull();
  });

  test("DEC-21 the subsidy is paid or not", () => {
    const seen = seeing(THREE, "louis", { kind: "subsidy" });
    for (const pay of [true, false])
      expect(ordered({ subsidy: pay }, seen)?.action).toEqual({ type: "subsidy", pay });
  });

  test("DEC-26 stacks are agreed to or refused", () => {
    const stack = { piece: FIRST, city: 5 as CityId, commander: null };
    const seen = seeing(THREE, "frederick", { kind: "consent", seat: "frederick", stack, march: null });
    expect(ordered({ stacks: "agree" }, seen)?.action).toEqual({ type: "answerStack", agree: true });
    expect(ordered({ stacks: "refuse" }, seen)?.action).toEqual({ type: "answerStack", agree: false });
  });

  test("RUL-02 the dispute is answered, and the march left to the player", () => {
    const movement: MovementFrame = {
      kind: "movement",
      powers: [AUSTRIA, PRAGMATIC],
      done: [],
      asked: [],
      dispute: null,
      refusedStacks: [],
    };
    const seen = seeing(THREE, "maria", { ...movement, asked: ["maria", "frederick"] });
    const inStage = { ...seen, step: 17 };
    expect(ordered({ dispute: false }, inStage)?.action).toEqual({ type: "answerDispute", dispute: false });
    expect(ordered({ dispute: false }, { ...inStage, agenda: [movement] })).toBeNull();
  });

  test("DEC-39 all votes go to one candidate", () => {
    const frame: VoteFrame = {
      kind: "vote",
      voters: [{ seat: "louis", votes: 2, powers: [FRANCE, BAVARIA] }],
      charles: 0,
      francis: 0,
    };
    const seen = seeing(ADVANCED, "louis", frame);
    expect(ordered({ vote: "charles" }, seen)?.action).toEqual({ type: "vote", charles: 2 });
    expect(ordered({ vote: "francis" }, seen)?.action).toEqual({ type: "vote", charles: 0 });
  });

  test("DEC-35 and DEC-40 objectives are reduced and Silesia is ceded, or not", () => {
    for (const answer of [true, false]) {
      const reducing = seeing(ADVANCED, "louis", { kind: "reduction" });
      expect(ordered({ reduction: answer }, reducing)?.action).toEqual({ type: "reduce", reduce: answer });
      const ceding = seeing(GAMBIT, "maria", { kind: "cession" });
      expect(ordered({ cession: answer }, ceding)?.action).toEqual({ type: "cede", cede: answer });
    }
  });

  test("a spectator has no orders", () => {
    const seen = seeing(THREE, "maria", { kind: "hussars", handled: [] });
    expect(ordered({ hussars: "stay" }, { ...seen, seat: null })).toBeNull();
  });
});
