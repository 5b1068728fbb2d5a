import { describe, expect, test } from "vitest";
import {
  brokenLaws,
  newGame,
  openTable,
  parseRecord,
  seatsOf,
  seedFromNumber,
  VARIANTS,
  view,
} from "../../src/engine.ts";
import type { Action, AssignTroopsAction } from "../../src/model/actions.ts";
import { OFF_MAP_BOX } from "../../src/model/ids.ts";
import { POWERS } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { type GameKind, optionsOf, randomGame } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { afterShift } from "../support/politicalChanges.ts";
import { executed, isAsked, type PoliticsSetup, placed, politics, selected } from "../support/politics.ts";
import {
  actionsOffered,
  asked,
  card,
  city,
  offered,
  piece,
  played,
  position,
  power,
  refused,
  type Setup,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { canonicalSet, everyRecruitment, recruitOf } from "../support/recruiting.ts";

const total = (state: State, name: Parameters<typeof power>[0]): number | undefined =>
  view(state, null).troopTotals?.[power(name)];

describe("the option", () => {
  test("GEN-09 the troop ceiling is an option of every variant, with two or three players, off unless agreed", () => {
    for (const variant of VARIANTS)
      for (const players of [2, 3] as const) {
        if (variant === "silesia-gambit" && players === 2) continue;
        const options = optionsOf({ variant, players, troopCeiling: true });
        expect(newGame(historical, options, seedFromNumber(1)).options).toEqual(options);
      }
    expect(optionsOf({ players: 3 }).troopCeiling).toBe(false);
  });

  test("GEN-09 a record says whether the game has the ceiling", () => {
    const options = optionsOf({ players: 3, troopCeiling: true });
    const { record } = openTable(historical.id, options, seedFromNumber(1));
    const { troopCeiling: _, ...without } = options;
    expect(parseRecord(record)).toEqual({ record });
    for (const other of [without, { ...options, troopCeiling: 1 }])
      expect(parseRecord({ ...record, options: other })).toMatchObject({ fault: "badOptions" });
  });
});

/** France starts with 26 troops. */
const frenchWinter = (troops: Readonly<Record<string, number>>, more: Partial<Setup> = {}): State =>
  position({
    variant: "advanced",
    turn: 3,
    troopCeiling: true,
    begin: { stage: 3, phase: "winter" },
    pieces: { france1: "paris", france2: "metz", france3: "arras", france4: "sedan" },
    hands: { france: ["H8", "D8", "C8", "S9"] },
    troops,
    ...more,
  });
const MISSING_THREE = { france1: 8, france2: 6, france3: 5, france4: 4 };
const AT_THE_CEILING = { france1: 8, france2: 7, france3: 6, france4: 5 };

describe("winter", () => {
  test("STK-20 a power recruits no more than it lacks of its starting total", () => {
    const state = frenchWinter(MISSING_THREE);
    const [choice] = offered(state, "louis", "recruit");
    expect(choice?.mostTroops).toBe(3);
    const four = recruitOf(state, "france", { split: { france2: 2, france4: 2 }, cards: ["H8", "D8"] });
    refused(state, "louis", four, "STK-20", "troopCeilingReached");
    const three = recruitOf(state, "france", { split: { france2: 1, france4: 2 }, cards: ["H8", "D8"] });
    expect(total(played(state, "louis", three).state, "france")).toBe(26);
    const free = frenchWinter(MISSING_THREE, { troopCeiling: false });
    expect(total(played(free, "louis", four).state, "france")).toBe(27);
  });

  test("RUL-64 a power at its ceiling is not asked, though its generals have room", () => {
    expect(offered(frenchWinter(AT_THE_CEILING), "louis", "recruit")).toEqual([]);
    expect(offered(frenchWinter(AT_THE_CEILING, { troopCeiling: false }), "louis", "recruit")).toHaveLength(
      1,
    );
  });

  test("RUL-64 every declaration under the ceiling is offered, and none above it", () => {
    const state = frenchWinter(
      { france1: 8, france3: 8, france4: 7 },
      {
        pieces: { france1: "verdun", france3: "arras", france4: "sedan" },
        hands: { france: ["H8", "D8", "C4"] },
      },
    );
    const majorFortresses = ["paris", "metz", "strassburg"];
    const away = { france2: majorFortresses, france5: majorFortresses };
    const lawful = everyRecruitment(state, "france", away).filter(({ troops }) => troops <= 3);
    expect(lawful.length).toBeGreaterThan(5);
    expect(canonicalSet(actionsOffered(state, "louis", "recruit"))).toEqual(canonicalSet(lawful));
  });

  test("RUL-64 and WTR-03 a general re-enters only if his new troop is allowed", () => {
    const pieces = { france1: "paris", france3: "arras", france4: "sedan" };
    const state = frenchWinter(
      { france1: 8, france3: 8, france4: 8 },
      { pieces, hands: { france: ["H8", "D8"] } },
    );
    const back = (troops: number) =>
      recruitOf(state, "france", {
        split: { france2: troops },
        reentries: [["france2", "metz"]],
        cards: troops === 3 ? ["H8", "D8"] : ["H8"],
      });
    refused(state, "louis", back(3), "STK-20", "troopCeilingReached");
    const after = played(state, "louis", back(2)).state;
    expect([whereIs(after, "france2"), total(after, "france")]).toEqual(["metz", 26]);
  });

  test("RUL-64 and RUL-82 troops of a general in an off-map box count", () => {
    const prussian = (inBox: number): State => {
      const state = position({
        variant: "advanced",
        turn: 3,
        troopCeiling: true,
        begin: { stage: 3, phase: "movement" },
        pieces: { prussia1: "berlin", prussia2: "breslau", prussia3: "glogau" },
        troops: { prussia1: 6, prussia2: 6, prussia3: 6 },
        hands: { prussia: ["H8"] },
      });
      const fourth = piece(historical, "prussia4");
      return {
        ...state,
        at: state.at.map((place, id) => (id === fourth ? OFF_MAP_BOX : place)),
        troops: state.troops.map((troops, id) => (id === fourth ? inBox : troops)),
        agenda: [{ kind: "winter", waiting: [power("prussia")], agreedStacks: [], refusedStacks: [] }],
      };
    };
    expect(offered(prussian(3), "frederick", "recruit")[0]?.mostTroops).toBe(1);
    const state = prussian(4);
    const one = recruitOf(state, "prussia", { split: { prussia1: 1 }, cards: ["H8"] });
    refused(state, "frederick", one, "STK-20", "troopCeilingReached");
    // Whoever is asked may always recruit nobody.
    expect(actionsOffered(state, "frederick", "recruit")).toEqual([recruitOf(state, "prussia")]);
  });

  test("RUL-64 losses make room under the ceiling again", () => {
    const before = frenchWinter(AT_THE_CEILING, { begin: { stage: 3, phase: "movement" } });
    const lost = { ...before, troops: before.troops.map((troops) => (troops === 8 ? 6 : troops)) };
    const winter: State = {
      ...lost,
      agenda: [{ kind: "winter", waiting: [power("france")], agreedStacks: [], refusedStacks: [] }],
    };
    expect(offered(winter, "louis", "recruit")[0]?.mostTroops).toBe(2);
  });
});

describe("other ways to new troops", () => {
  test("RUL-64 and SAX-16 a Saxon general comes back with no more than Saxony's five", () => {
    const hands = { saxony: ["H9", "S9", "D9"] };
    const { state } = afterShift({ hands, troopCeiling: true }, 4);
    expect(asked(state)).toEqual(["maria"]);
    const back = (troops: number) =>
      recruitOf(state, "saxony", {
        split: { saxony1: troops },
        reentries: [["saxony1", "dresden"]],
        cards: ["H9", "S9", "D9"],
      });
    refused(state, "maria", back(6), "STK-20", "troopCeilingReached");
    expect(troopsAt(played(state, "maria", back(5)).state, "saxony1")).toBe(5);
  });

  /** Denmark gives the Pragmatic Army, which starts with 14 troops, 3 more. */
  const granted = (setup: PoliticsSetup): State => {
    const hands = { pragmatic: ["H9"], prussia: ["H4"] };
    const state = politics({ ...setup, opens: ["denmark", "russo-swedish-war"], hands });
    const selecting = selected(placed(state, { pragmatic: "H9", prussia: "H4" }).state, "denmark").state;
    return executed(selecting, { instruction: true }).state;
  };
  const assigning = (
    split: Readonly<Record<string, number>>,
    reentries: readonly (readonly [string, string])[] = [],
  ): AssignTroopsAction => ({
    type: "assignTroops",
    reentries: reentries.map(([general, key]) => ({
      general: piece(historical, general),
      city: city(historical, key),
    })),
    split: Object.entries(split).map(([general, troops]) => ({
      general: piece(historical, general),
      troops,
    })),
  });
  const pieces = { pragmatic1: "hannover", pragmatic2: "utrecht" };

  test("RUL-64 and RUL-77 of troops from a card those above the ceiling are lost", () => {
    const state = granted({ troopCeiling: true, pieces, troops: { pragmatic1: 7, pragmatic2: 5 } });
    refused(state, "frederick", assigning({ pragmatic2: 3 }), "STK-20", "troopCeilingReached");
    refused(state, "frederick", assigning({ pragmatic2: 1 }), "WTR-04", "recruitsMustAllBePlaced");
    const after = played(state, "frederick", assigning({ pragmatic2: 2 })).state;
    expect(total(after, "pragmatic")).toBe(14);
    const splits = actionsOffered(state, "frederick", "assignTroops").flatMap((action) =>
      action.type === "assignTroops" ? [action.split.reduce((sum, { troops }) => sum + troops, 0)] : [],
    );
    expect([...new Set(splits)]).toEqual([2]);
  });

  test("RUL-64 and PCE-08 generals off the board re-enter with what the ceiling allows", () => {
    const state = granted({
      troopCeiling: true,
      pieces: { pragmatic1: "utrecht", pragmatic2: "breda" },
      troops: { pragmatic1: 8, pragmatic2: 5 },
    });
    const back = assigning({ pragmatic3: 1 }, [["pragmatic3", "amsterdam"]]);
    const after = played(state, "frederick", back).state;
    expect([whereIs(after, "pragmatic3"), total(after, "pragmatic")]).toEqual(["amsterdam", 14]);
    const more = assigning({ pragmatic3: 2 }, [["pragmatic3", "amsterdam"]]);
    refused(state, "frederick", more, "STK-20", "troopCeilingReached");
  });

  test("RUL-64 a grant to a power at its ceiling lapses", () => {
    const full = { pieces, troops: { pragmatic1: 8, pragmatic2: 6 } };
    expect(isAsked(granted({ ...full, troopCeiling: true }), "grant")).toBe(false);
    expect(isAsked(granted(full), "grant")).toBe(true);
  });

  test("RUL-64 and TRK-06 a general off the board goes on an expedition only if his two new troops are missing", () => {
    const send = (troops: number): State => {
      const state = politics({
        opens: ["naples", "military-aid"],
        tracks: { italy: -1 },
        pieces: { austria1: "komorn", austria2: "raab" },
        troops: { austria1: troops, austria2: 8 },
        hands: { austria: ["H9", "S5", "C4"] },
      });
      const capped = { ...state, options: { ...state.options, troopCeiling: true } };
      const ranked = placed(capped, { austria: "H9" }).state;
      return executed(selected(ranked, "naples").state, { shifts: [{ track: "italy", steps: -1 }] }).state;
    };
    const ceiling = historical.armies[power("austria")]?.troops ?? 0;
    const sending: Action = {
      type: "expedition",
      general: piece(historical, "austria4"),
      cards: ["S5", "C4"].map(card),
    };
    refused(send(ceiling - 9), "maria", sending, "STK-20", "troopCeilingReached");
    expect(offered(send(ceiling - 9), "maria", "expedition")[0]?.offBoard).toEqual([]);
    expect(troopsAt(played(send(ceiling - 10), "maria", sending).state, "austria4")).toBe(2);
  });
});

describe("the starting total", () => {
  /** Everybody allots as told; powers not named take the first way there is. */
  const setUp = (kind: GameKind, wanted: Readonly<Record<string, readonly number[]>>): State => {
    let state = newGame(historical, optionsOf({ ...kind, troopCeiling: true }), seedFromNumber(3));
    while (state.agenda[0]?.kind === "allotment") {
      const [seat] = asked(state);
      if (seat === undefined) throw new Error("nobody allots");
      const [first] = actionsOffered(state, seat, "allot") as Extract<Action, { type: "allot" }>[];
      if (first === undefined) throw new Error("nothing to allot");
      const troops = Object.entries(wanted).find(([name]) => power(name as "prussia") === first.power)?.[1];
      state = played(state, seat, { ...first, troops: troops ?? first.troops }).state;
    }
    return state;
  };

  test("RUL-64 and INT-03 it is the total stated after set-up, without generals who take no part", () => {
    for (const kind of [{ players: 3 }, { variant: "silesia-gambit", players: 3 }] as const)
      for (const [troops, ceiling] of [
        [[8, 4, 4, 6], 16],
        [[8, 2, 4, 8], 14],
      ] as const) {
        const { troopTotals, troopCeilings } = view(setUp(kind, { prussia: troops }), null);
        expect(troopTotals?.[power("prussia")]).toBe(ceiling);
        expect(troopCeilings).toEqual(troopTotals);
      }
  });

  test("RUL-64 in the advanced game it is the total of the army sheet", () => {
    const { troopCeilings } = view(setUp({ variant: "advanced", players: 3 }, {}), null);
    expect(troopCeilings).toEqual(POWERS.map((each) => historical.armies[each]?.troops));
  });

  test("STK-11 and HID-02 everybody sees the ceilings, nobody before set-up is complete or without the option", () => {
    const state = setUp({ players: 3 }, {});
    for (const seat of [...seatsOf(state.options), null])
      expect(view(state, seat).troopCeilings).toEqual(view(state, null).troopCeilings);
    const before = newGame(historical, optionsOf({ players: 3, troopCeiling: true }), seedFromNumber(3));
    expect(view(before, "louis").troopCeilings).toBeNull();
    const without = { ...state, options: { ...state.options, troopCeiling: false } };
    expect(view(without, "louis").troopCeilings).toBeNull();
  });
});

describe("whole games", () => {
  /** The greatest excess of any power over the totals stated first, and how many troops were recruited or assigned. */
  const excess = (kind: GameKind, shuffle: number): { over: number; gained: number } => {
    let first: readonly number[] | null = null;
    let over = Number.NEGATIVE_INFINITY;
    let gained = 0;
    for (const { after, events } of randomGame({ ...kind, shuffle, whim: shuffle + 1 })) {
      for (const event of events)
        if (event.type === "recruited" || event.type === "troopsAssigned") gained += event.troops;
      const { troopTotals, troopCeilings } = view(after, null);
      if (troopTotals === null) continue;
      first ??= troopTotals;
      if (kind.troopCeiling && after.affairs?.cession == null) expect(troopCeilings).toEqual(first);
      for (const each of POWERS)
        over = Math.max(over, (troopTotals[each] as number) - (first[each] as number));
    }
    return { over, gained };
  };

  test("STK-20 in no game with the ceiling does a power ever exceed the total it stated first", () => {
    let gained = 0;
    for (const kind of [
      { players: 3 },
      { players: 2 },
      { variant: "advanced", players: 3 },
      { variant: "advanced", players: 2, politicalOption: true },
      { variant: "silesia-gambit", players: 3 },
    ] as const)
      for (const shuffle of [1, 2, 3]) {
        const game = excess({ ...kind, troopCeiling: true }, shuffle);
        expect(game.over).toBeLessThanOrEqual(0);
        gained += game.gained;
      }
    expect(gained).toBeGreaterThan(0);
  });

  test("RUL-64 without it a power may well exceed that total", () => {
    const overs = [1, 2, 3, 4].map((shuffle) => excess({ variant: "advanced", players: 3 }, shuffle).over);
    expect(Math.max(...overs)).toBeGreaterThan(0);
  });

  test("STK-20 the laws notice a power above its ceiling", () => {
    const state = frenchWinter(AT_THE_CEILING, { begin: { stage: 3, phase: "movement" } });
    const fourth = piece(historical, "france4");
    const above = {
      ...state,
      troops: state.troops.map((troops, id) => (id === fourth ? troops + 1 : troops)),
    };
    const ofCeiling = (each: State): string[] => brokenLaws(each).filter((law) => law.includes("ceiling"));
    expect(ofCeiling(state)).toEqual([]);
    expect(ofCeiling(above)).toEqual(["france has 27 troops, above its ceiling of 26"]);
    expect(ofCeiling({ ...above, options: { ...above.options, troopCeiling: false } })).toEqual([]);
  });
});
