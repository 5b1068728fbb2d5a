import { describe, expect, test } from "vitest";
import type { Random } from "../src/choices/randomAction.ts";
import { play } from "../src/flow/play.ts";
import { activePowers } from "../src/flow/sequence.ts";
import type { Action } from "../src/model/actions.ts";
import type { CityId, PieceId } from "../src/model/ids.ts";
import { type Seat, seatOfPower } from "../src/model/options.ts";
import type { SaxonyStatus } from "../src/model/powers.ts";
import { isRefusal } from "../src/model/rule.ts";
import type { State } from "../src/model/state.ts";
import { packOf } from "../src/pack/registry.ts";
import { bareTable } from "./support/bareTable.ts";
import { randomFrom } from "./support/games.ts";
import { judgedWalks, marchText, naiveMarches, type Walk } from "./support/naiveMarches.ts";
import { treatiesBroken, withRandomTreaties } from "./support/naiveTreaties.ts";
import { actionsOffered, asked, city, offered, played, position, power } from "./support/position.ts";
import { scattered } from "./support/scattered.ts";

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
}

/** What is offered is what a naive search finds and no treaty forbids; what one forbids is refused in its name. */
const compare = (state: State, seat: Seat, tally: Tally, random: Random): void => {
  const table = bareTable(state);
  const expected = new Set<string>();
  for (const mover of table.pieces) {
    const owner = power(mover.power);
    if (mover.city === null || !activePowers(state).includes(owner)) continue;
    if (seatOfPower(state.options, owner, state.saxony) !== seat) continue;
    const walked = judgedWalks(table, mover).filter(({ legal }) => legal);
    const broken = new Map(
      walked.map((walk) => [walk, treatiesBroken(state, table, mover, walk.path, walk.force)]),
    );
    const kept = walked.filter((walk) => broken.get(walk)?.length === 0);
    for (const text of naiveMarches(mover, kept)) expected.add(text);
    const against = walked.filter((walk) => broken.get(walk)?.length !== 0);
    tally.forbidden += against.length;
    for (const walk of some(against, 6, random)) {
      const outcome = play(state, seat, actionOf(state, mover.id, walk));
      const text = marchText(mover.id, walk.path, walk.force);
      if (!isRefusal(outcome)) throw new Error(`${text} accepted against a treaty`);
      expect(outcome, text).toMatchObject({ rule: "NEG-04", reason: "treatyForbids" });
      expect(broken.get(walk), text).toContain(outcome.treaty);
    }
    for (const walk of some(kept, 3, random)) played(state, seat, actionOf(state, mover.id, walk));
  }
  const listed = actionsOffered(state, seat, "march").map((action) => textOf(state, action));
  const found = new Set(listed);
  expect([...expected].filter((text) => !found.has(text))).toEqual([]);
  expect(listed.filter((text) => !expected.has(text))).toEqual([]);
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
      const tally: Tally = { marches: 0, forbidden: 0 };
      for (let round = 0; round < 8; round++)
        for (const stage of [3, 4, 5] as const) {
          const state = withRandomTreaties(inMovement(random, saxony, stage), 10 + random(8), random);
          for (const seat of asked(state)) {
            compare(state, seat, tally, random);
            expect(offered(state, seat, "done")).toHaveLength(1);
          }
        }
      expect(tally.marches).toBeGreaterThan(3_000);
      expect(tally.forbidden).toBeGreaterThan(2_000);
    });
});
