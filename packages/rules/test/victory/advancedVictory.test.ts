import { describe, expect, test } from "vitest";
import { POWER_NAMES, type PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { arena, DONE, eventsOf, STOP } from "../support/battlefield.ts";
import {
  type AffairsSetup,
  affairsPosition,
  affairsWithEvents,
  countOf,
  PRUSSIAN_SILESIA,
} from "../support/politicalChanges.ts";
import { asked, marchOf, offered, played, refused } from "../support/position.ts";

type Pools = Readonly<Partial<Record<PowerName, number>>>;

/** Pools by name; 5 where nothing is said. */
const poolsOf = (named: Pools): number[] => POWER_NAMES.map((name) => named[name] ?? 5);

/** The movement phase of a stage with these pools, and nobody near anybody. */
const stage = (at: 3 | 4 | 5, pools: Pools, setup: Partial<AffairsSetup> = {}): State =>
  affairsPosition({
    begin: { stage: at, phase: "movement" },
    pieces: { france1: "metz", prussia1: "halle", austria1: "wien" },
    affairs: { pools: poolsOf(pools), ...setup.affairs },
    ...(setup.pieces ? { pieces: setup.pieces } : {}),
  });

/** Everybody who moves says that he is done. */
const stageOver = (state: State): State => {
  let now = state;
  for (const seat of asked(state)) now = played(now, seat, DONE).state;
  return now;
};

const winnerOf = (state: State): string | null =>
  state.result === null ? null : `${POWER_NAMES[state.result.power as number]} (${state.result.winner})`;

describe("VIC-01 an empty pool wins", () => {
  test("VIC-01, ADV-02 and GEN-06 at the end of any action stage, its own or another's, and at once", () => {
    for (const at of [3, 4, 5] as const) {
      const over = stageOver(stage(at, { austria: 0 }));
      expect(over.result).toEqual({ winner: "maria", ending: "emptyPool", power: 4, turn: 1 });
      refused(over, "maria", DONE, "INT-07", "gameIsOver");
      expect(stageOver(stage(at, { austria: 1 })).result).toBeNull();
    }
  });

  test("VIC-01 not before the stage ends: in the middle of it an empty pool means nothing yet", () => {
    const state = stage(4, { prussia: 1 }, { pieces: { prussia1: "neisse", austria1: "wien" } });
    const { state: after } = played(state, "frederick", marchOf(state, "prussia1", ["grottkau"]));
    expect(countOf(after, "pools", "prussia")).toBe(0);
    expect(after.result).toBeNull();
    expect(winnerOf(stageOver(after))).toBe("prussia (frederick)");
  });

  test("VIC-02 the pools are looked at when the politics stage ends", () => {
    const { state } = affairsWithEvents({
      begin: { stage: 1, phase: "politicalShifts" },
      pieces: { austria1: "wien" },
      affairs: {
        pools: poolsOf({ france: 1 }),
        tracks: { saxony: 1, russia: -1, italy: -2 },
        shifts: [{ track: "italy", steps: -1 }],
      },
    });
    const over = played(state, "maria", offeredExpedition(state)).state;
    expect(winnerOf(over)).toBe("france (louis)");
  });

  test("VIC-03 and after the imperial election", () => {
    const election = affairsPosition({
      begin: { stage: 0, phase: "election" },
      affairs: { election: "pending", pools: poolsOf({ austria: 1 }) },
    });
    const louis = played(election, "louis", { type: "vote", charles: 0 }).state;
    const over = played(louis, "frederick", { type: "vote", charles: 0 }).state;
    expect(winnerOf(over)).toBe("austria (maria)");
  });

  test("VIC-09 the player who runs the winning power wins: Frederick with Prussia or with the Pragmatic Army", () => {
    expect(winnerOf(stageOver(stage(3, { prussia: 0 })))).toBe("prussia (frederick)");
    expect(winnerOf(stageOver(stage(3, { pragmatic: 0 })))).toBe("pragmatic (frederick)");
    expect(winnerOf(stageOver(stage(4, { france: 0 })))).toBe("france (louis)");
  });
});

describe("several empty pools", () => {
  const result = (pools: Pools): string | null => winnerOf(stageOver(stage(3, pools)));

  test("VIC-04, VIC-05, RUL-68 and EXA-46 the one wins that could have placed the most further markers", () => {
    expect(result({ france: -1, austria: 0 })).toBe("france (louis)");
    expect(result({ pragmatic: -2, prussia: -1, austria: 0 })).toBe("pragmatic (frederick)");
  });

  test("VIC-06, RUL-68 and EXA-46 a tie is won by Maria Theresa and lost by Louis XV", () => {
    expect(result({ france: 0, austria: 0 })).toBe("austria (maria)");
    expect(result({ france: 0, prussia: 0 })).toBe("prussia (frederick)");
    expect(result({ france: -1, pragmatic: -1 })).toBe("pragmatic (frederick)");
    expect(result({ austria: -1, prussia: -1, france: -1 })).toBe("austria (maria)");
  });

  test("VIC-05 and RUL-65 the surplus is what the stage has brought: markers due beyond an empty pool", () => {
    const state = stage(
      4,
      { prussia: 0, france: 0 },
      { pieces: { prussia1: "neisse", austria1: "wien", france1: "metz" } },
    );
    const conquered = played(state, "frederick", marchOf(state, "prussia1", ["grottkau"])).state;
    expect(countOf(conquered, "pools", "prussia")).toBe(-1);
    expect(winnerOf(stageOver(conquered))).toBe("prussia (frederick)");
  });
});

describe("EXA-50 a stage in which the pool goes down and up again", () => {
  /** Friedrich conquers Neisse and Grottkau's neighbour, then Schwerin loses so many troops. */
  const prussiaWins = (lost: 3 | 6): State => {
    const begin = affairsPosition({
      pack: arena,
      begin: { stage: 4, phase: "movement" },
      pieces: {
        prussia1: "neisse",
        prussia3: "brieg",
        prussia2: "A",
        austria1: "D",
        austria2: "D",
        france1: "metz",
      },
      troops: { prussia2: 7, austria1: 8, austria2: lost === 6 ? 5 : 2 },
      affairs: { pools: poolsOf({ prussia: 1 }), battleBoxes: [0, 0, 2, 0, 0, 0] },
    });
    const one = played(begin, "frederick", marchOf(begin, "prussia1", ["grottkau"])).state;
    const two = played(one, "frederick", marchOf(one, "prussia3", ["oppeln"])).state;
    expect(countOf(two, "pools", "prussia")).toBe(-1);
    const battle = played(two, "frederick", DONE).state;
    const beaten = played(battle, "frederick", STOP).state;
    return played(beaten, "maria", { type: "shiftSaxony", steps: 0 }).state;
  };

  test("EXA-50 and RUL-65 a combat lost for 1 point leaves it at 0, empty at the check: Prussia wins", () => {
    expect(winnerOf(prussiaWins(3))).toBe("prussia (frederick)");
  });

  test("EXA-50 had it cost 2 points the pool would hold 1: no win", () => {
    const state = prussiaWins(6);
    expect(state.result).toBeNull();
    expect(countOf(state, "pools", "prussia")).toBe(1);
  });
});

describe("RUL-71 the order at the end of a stage", () => {
  test("RUL-71 the victory check comes before France may reduce its objectives", () => {
    const setup = { markers: { linz: "france", steyr: "france" }, pieces: { france1: "metz" } } as const;
    const options = (pool: number) =>
      affairsPosition({
        begin: { stage: 3, phase: "retroactiveConquest" },
        affairs: { pools: poolsOf({ france: pool }) },
        ...setup,
      });
    expect(winnerOf(options(0))).toBe("france (louis)");
    expect(offered(options(1), "louis", "reduce")).toHaveLength(1);
  });

  test("RUL-71 a peace may empty Prussia's pool: the second check follows it", () => {
    const offer = affairsPosition({
      begin: { stage: 4, phase: "retroactiveConquest" },
      markers: PRUSSIAN_SILESIA,
      pieces: { prussia1: "berlin", prussia2: "magdeburg", austria1: "wien" },
      affairs: { pools: poolsOf({ prussia: 1 }) },
      trainInBox: false,
    });
    const proposed = played(offer, "frederick", { type: "offerPeace", offer: true }).state;
    const { state, events } = played(proposed, "maria", { type: "answerPeace", accept: true });
    expect(winnerOf(state)).toBe("prussia (frederick)");
    const order = events.map(({ type }) => type);
    expect(order.indexOf("silesiaAnnexed")).toBeLessThan(order.indexOf("gameEnded"));
  });

  test("RUL-71 the election comes after stage 5 and its checks, and before winter", () => {
    const last = affairsPosition({
      begin: { stage: 5, phase: "movement" },
      turn: 6,
      pieces: { austria1: "wien", pragmatic1: "hannover" },
      hands: { france: ["H4"] },
      affairs: { election: "pending" },
    });
    const vote = stageOver(last);
    expect(asked(vote)).toEqual(["louis"]);
    expect(offered(vote, "louis", "vote")).toHaveLength(1);
    const won = { ...last, affairs: last.affairs && { ...last.affairs, pools: poolsOf({ austria: 0 }) } };
    expect(winnerOf(stageOver(won))).toBe("austria (maria)");
    const louis = played(vote, "louis", { type: "vote", charles: 3 }).state;
    const { events } = played(louis, "frederick", { type: "vote", charles: 0 });
    const order = events.map(({ type }) => type);
    expect(order.indexOf("emperorElected")).toBeLessThan(order.indexOf("winterBegan"));
    expect(eventsOf(events, "winterBegan")).toHaveLength(1);
  });
});

const offeredExpedition = (state: State) => {
  const [choice] = offered(state, "maria", "expedition");
  const general = choice?.onBoard[0];
  if (general === undefined) throw new Error("nobody to send");
  return { type: "expedition", general, cards: [] } as const;
};
