import { choices, newGame, pending, play, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { controllerOf } from "@maria/rules/board";
import {
  type Action,
  type CityId,
  FRANCE,
  type FrameKind,
  type GameOptions,
  isRefusal,
  type Seat,
  type State,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { advise, BOTS, COUNSELLOR, QUICK_COUNSELLOR } from "../src/index.ts";
import { ADVANCED } from "./support/advancedTable.ts";
import { historical, THREE } from "./support/historical.ts";
import { chance, movementOf, piece, position } from "./support/position.ts";

const GAMBIT: GameOptions = { ...THREE, variant: "silesia-gambit" };
/** Counted in nodes alone, so that the same question has the same answer on a busy machine too. */
const BUDGET = { milliseconds: Number.POSITIVE_INFINITY, nodes: 20 };
const COUNSELLORS = { first: BOTS[COUNSELLOR], further: BOTS[QUICK_COUNSELLOR] };

const ask = (state: State, seat: Seat, number = 1) => {
  const seen = view(state, seat);
  return advise(COUNSELLORS, seen, choices(seen, seat), BUDGET, chance(number));
};

/** The game when all of it has been done. */
const after = (start: State, seat: Seat, actions: readonly Action[]): State => {
  let state = start;
  for (const action of actions) {
    const played = play(state, seat, action);
    if (isRefusal(played)) throw new Error(played.rule);
    state = played.state;
  }
  return state;
};

const controls = (state: State, place: CityId) => {
  const found = historical.fortressIn[place];
  return found === undefined || found === -1 ? -1 : controllerOf(state, historical, found);
};

const FRENCH = { stage: 3, phase: "movement", frame: movementOf("france", "bavaria") } as const;

describe("advice on a stage of marches", () => {
  test("tells that it wins", async () => {
    const held = ["pilsen", "eger", "linz", "steyr", "krems", "znaim", "budweis"];
    const state = position({
      ...FRENCH,
      pieces: {
        france1: "prag",
        france2: "zbirow",
        bavaria1: "leitmeritz",
        franceT2: "pilsen",
        bavariaT1: "pilsen",
      },
      troops: { france1: 2, france2: 2, bavaria1: 2 },
      markers: Object.fromEntries(held.map((key) => [key, "france" as const])),
    });
    const counsel = await ask(state, "louis");
    expect(counsel.reasons).toEqual([{ kind: "wins" }]);
    expect(counsel.chance?.after).toBe(1);
    expect(after(state, "louis", counsel.actions).result?.winner).toBe("louis");
  });

  test("CON-01 names the fortress that is taken", async () => {
    const state = position({
      ...FRENCH,
      pieces: {
        france1: "linz",
        franceT1: "linz",
        prussia1: "breslau",
        prussiaT1: "breslau",
        austria1: "wien",
      },
      troops: { france1: 6, austria1: 3 },
    });
    const counsel = await ask(state, "louis");
    expect(counsel.actions[0]).toMatchObject({ type: "march", piece: piece("france1") });
    const [reason] = counsel.reasons;
    if (reason?.kind !== "takes") throw new Error(`the first reason is ${reason?.kind}`);
    expect(controls(state, reason.city)).not.toBe(FRANCE);
    expect(controls(after(state, "louis", counsel.actions), reason.city)).toBe(FRANCE);
    expect(counsel.chance?.after).toBeGreaterThan(counsel.chance?.now ?? 1);
  });
});

/** Each kind of decision as games among cadets come to it, a few of each. */
const OF_EACH = 2;
const decisionsIn = (options: GameOptions, games: readonly number[]) => {
  const found = new Map<FrameKind, { readonly state: State; readonly seat: Seat }[]>();
  for (const game of games) {
    let state = newGame(historical, options, seedFromNumber(game));
    for (let count = 0; state.result === null; count++) {
      const [decision] = pending(state);
      const kind = state.agenda.at(-1)?.kind;
      if (decision === undefined || kind === undefined) break;
      const { seat } = decision;
      const known = found.get(kind) ?? [];
      if (known.length < OF_EACH && count % 3 === 0) found.set(kind, [...known, { state, seat }]);
      const seen = view(state, seat);
      const played = play(state, seat, BOTS.cadet(seen, choices(seen, seat), BUDGET, chance(count)));
      if (isRefusal(played)) throw new Error(played.rule);
      state = played.state;
    }
  }
  return found;
};

describe("advice on every kind of decision", () => {
  test.each<[string, GameOptions, readonly FrameKind[]]>([
    [
      "the introductory game",
      THREE,
      ["allotment", "hussars", "movement", "combat", "battle", "retreat", "winter"],
    ],
    ["the advanced game", ADVANCED, ["trump", "placement", "selection", "execution", "supply", "vote"]],
    ["the Silesia Gambit", GAMBIT, ["movement", "battle"]],
  ])("in %s is an action that may be played, with a reason", async (_name, options, wanted) => {
    const found = decisionsIn(options, [3, 4]);
    expect([...found.keys()]).toEqual(expect.arrayContaining([...wanted]));
    let longest = 0;
    for (const [kind, decisions] of found)
      for (const { state, seat } of decisions) {
        const counsel = await ask(state, seat);
        const [action] = counsel.actions;
        if (action === undefined) throw new Error(`nothing is advised on ${kind}`);
        expect(isRefusal(play(state, seat, action)), `${kind} ${action.type}`).toBe(false);
        expect(counsel.reasons.length, kind).toBeGreaterThan(0);
        expect(await ask(state, seat), "the same question, the same answer").toEqual(counsel);
        longest = Math.max(longest, counsel.actions.length);
      }
    // In the Gambit the evaluation has nothing to say, and one action is advised.
    expect(longest > 1, "a stage of marches is told as a whole").toBe(options !== GAMBIT);
  });
});
