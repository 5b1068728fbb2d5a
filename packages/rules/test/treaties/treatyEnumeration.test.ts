import { describe, expect, test } from "vitest";
import { play } from "../../src/game/play.ts";
import { activePowers } from "../../src/ground/sequence.ts";
import type { Action } from "../../src/model/actions.ts";
import type { CityId, PieceId } from "../../src/model/ids.ts";
import type { Seat } from "../../src/model/options.ts";
import type { SaxonyStatus } from "../../src/model/powers.ts";
import { isRefusal } from "../../src/model/rule.ts";
import { seatOfPower } from "../../src/model/seats.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import type { Random } from "../../src/tools/random.ts";
import { type BarePiece, bareTable } from "../support/bareTable.ts";
import { randomFrom } from "../support/games.ts";
import { closesWay, owing } from "../support/naiveDuties.ts";
import { judgedWalks, marchText, naiveMarches, type Walk } from "../support/naiveMarches.ts";
import { brokenByWalks, withRandomTreaties } from "../support/naiveTreaties.ts";
import { actionsOffered, asked, city, offered, played, position, power } from "../support/position.ts";
import { scattered } from "../support/scattered.ts";

const textOf = (state: State, action: Action): string => {
  if (action.type !== "march") throw new Error(`not a march: ${action.type}`);
  const names = action.path.map((id) => packOf(state).cities[id]?.key ?? "");
  return marchText(action.piece, names, action.force, action.commander);
};

const actionOf = (state: State, piece: number, walk: Walk): Action => {
  const action = {
    type: "march" as const,
    piece: piece as PieceId,
    path: walk.path.map((name): CityId => city(packOf(state), name)),
    force: walk.force,
  };
  const [commander] = walk.commanders;
  return commander === undefined ? action : { ...action, commander: commander as PieceId };
};

const some = <T>(items: readonly T[], count: number, random: Random): T[] =>
  items.length === 0 ? [] : Array.from({ length: count }, () => items[random(items.length)] as T);

interface Tally {
  marches: number;
  forbidden: number;
  closing: number;
  owing: number;
}

/** What is offered is what a naive search finds and no treaty forbids; what one forbids is refused in its name. */
const compare = (state: State, seat: Seat, owed: readonly number[], tally: Tally, random: Random): void => {
  const table = bareTable(state);
  const expected = new Map<string, { mover: BarePiece; walk: Walk }>();
  const allowed = new Set<string>();
  for (const mover of table.pieces) {
    const owner = power(mover.power);
    if (mover.city === null || !activePowers(state).includes(owner)) continue;
    if (seatOfPower(state.options, owner, state.saxony) !== seat) continue;
    const walked = judgedWalks(table, mover).filter(({ legal }) => legal);
    const broken = brokenByWalks(state, table, mover, walked);
    const kept = walked.filter((walk) => broken.get(walk)?.length === 0);
    for (const text of naiveMarches(mover, kept)) allowed.add(text);
    const against = walked.filter((walk) => broken.get(walk)?.length !== 0);
    tally.forbidden += against.length;
    for (const walk of some(against, 6, random)) {
      const outcome = play(state, seat, actionOf(state, mover.id, walk));
      const text = marchText(mover.id, walk.path, walk.force);
      if (!isRefusal(outcome)) throw new Error(`${text} accepted against a treaty`);
      expect(outcome, text).toMatchObject({ rule: "NEG-04", reason: "treatyForbids" });
      expect(broken.get(walk), text).toContain(outcome.treaty);
    }
    for (const walk of kept)
      expected.set(marchText(mover.id, walk.path, walk.force, walk.commanders[0]), { mover, walk });
  }
  const listed = actionsOffered(state, seat, "march").map((action) => textOf(state, action));
  const found = new Set(listed);
  expect(listed.filter((text) => !allowed.has(text))).toEqual([]);
  const kept = [...expected].filter(([text]) => found.has(text)).map(([, march]) => march);
  for (const { mover, walk } of some(kept, 4, random)) {
    played(state, seat, actionOf(state, mover.id, walk));
    expect(closesWay(state, seat, owed, mover.id, walk.path.at(-1) ?? "")).toBe(false);
  }
  // RUL-101 (4): what else is missing would have closed the last way of a general who has to leave.
  const missing = [...expected].filter(([text]) => !found.has(text)).map(([, march]) => march);
  for (const { mover, walk } of some(missing, 4, random)) {
    expect(closesWay(state, seat, owed, mover.id, walk.path.at(-1) ?? "")).toBe(true);
    const outcome = play(state, seat, actionOf(state, mover.id, walk));
    expect(outcome).toMatchObject({ rule: "NEG-04", reason: "treatyForbids" });
  }
  tally.closing += missing.length;
  tally.marches += listed.length;
};

const inMovement = (random: Random, saxony: SaxonyStatus, stage: 3 | 4 | 5): State => {
  let state = position({ ...scattered(random, "advanced", saxony), begin: { stage, phase: "movement" } });
  for (const seat of asked(state))
    if (offered(state, seat, "answerDispute").length > 0)
      state = played(state, seat, { type: "answerDispute", dispute: false }).state;
  return state;
};

describe("NEG-04 under treaties the marches offered are exactly those that break none", () => {
  for (const [saxony, side] of [
    [0, "Prussia"],
    [2, "Austria"],
  ] as const)
    test(`NEG-04 with pieces strewn about and random treaties (Saxony with ${side})`, () => {
      const random = randomFrom(1742 + saxony);
      const tally: Tally = { marches: 0, forbidden: 0, closing: 0, owing: 0 };
      for (let round = 0; round < 5; round++)
        for (const stage of [3, 4, 5] as const) {
          const state = withRandomTreaties(inMovement(random, saxony, stage), 10 + random(8), random);
          for (const seat of asked(state)) {
            const owed = owing(state, seat);
            compare(state, seat, owed, tally, random);
            if (owed.length > 0) tally.owing++;
            expect(offered(state, seat, "done")).toHaveLength(owed.length > 0 ? 0 : 1);
          }
        }
      expect(tally.marches).toBeGreaterThan(2_000);
      expect(tally.forbidden).toBeGreaterThan(800);
      expect(tally.owing).toBeGreaterThan(5);
      expect(tally.closing).toBeGreaterThan(0);
    });
});
