import { describe, expect, test } from "vitest";
import { brokenLaws } from "../../src/game/laws.ts";
import type { Action } from "../../src/model/actions.ts";
import type { Seat } from "../../src/model/options.ts";
import type { State } from "../../src/model/state.ts";
import { compilePack } from "../../src/pack/compile.ts";
import type { Pack } from "../../src/pack/pack.ts";
import { packOf, registerPack } from "../../src/pack/registry.ts";
import { packWith } from "../support/packs.ts";
import { isAsked, placed, politics } from "../support/politics.ts";
import {
  actionsOffered,
  asked,
  city,
  decisionsOffered,
  markerOn,
  piece,
  played,
  playedAll,
  refused,
  whereIs,
} from "../support/position.ts";
import { eventsOfType, quietlyTo } from "../support/quietPlay.ts";

/** A board where Austria's off-map box points to `exit`. */
const leadingTo = (pack: Pack, exit: string): Pack => {
  const { armies } = pack.data;
  const austria = { ...armies.powers.austria, offMapExit: exit };
  return registerPack(
    compilePack({ ...pack.data, armies: { ...armies, powers: { ...armies.powers, austria } } }),
  );
};

/** far – near – exit – beside – behind; exit – flemish leads to the other map, exit – fort into Prussia. */
const board = leadingTo(
  packWith(
    {
      far: {},
      near: {},
      exit: {},
      beside: {},
      behind: {},
      flemish: { map: "flanders", sector: "FA3" },
      fort: { territory: "prussia", fortress: "minor" },
    },
    [
      ["far", "near"],
      ["near", "exit"],
      ["exit", "beside"],
      ["beside", "behind"],
      ["exit", "flemish"],
      ["exit", "fort"],
    ],
  ),
  "exit",
);

/** Neipperg comes back though somebody stands on the arrow city. */
const returning = (
  pieces: Readonly<Record<string, string>>,
  setup: Parameters<typeof politics>[0] = {},
): State => {
  const state = politics({
    pack: board,
    hands: { prussia: ["C2"] },
    pieces,
    inBox: ["prussia4", "austria5"],
    ...setup,
  });
  return placed(state).state;
};

const displacing = (state: State, name: string, key: string): Action => ({
  type: "displace",
  piece: piece(packOf(state), name),
  city: city(packOf(state), key),
});

const sitesOf = (state: State, seat: Seat, name: string): string[] =>
  actionsOffered(state, seat, "displace").flatMap((action) =>
    action.type === "displace" && action.piece === piece(packOf(state), name)
      ? [packOf(state).cities[action.city]?.key ?? ""]
      : [],
  );

describe("a piece on the arrow city", () => {
  test("DEC-19 its owner is offered every adjacent legal city, nobody else anything", () => {
    const state = returning({ france1: "exit", franceT1: "near" });
    expect(asked(state)).toEqual(["louis"]);
    // "near" holds a train; the other three neighbours are free to a French general.
    expect(sitesOf(state, "louis", "france1").sort()).toEqual(["beside", "flemish", "fort"]);
    expect(decisionsOffered(state, "maria")).toEqual([]);
    expect(decisionsOffered(state, "frederick")).toEqual([]);
    refused(state, "louis", displacing(state, "france1", "near"), "OFF-04");
    refused(state, "louis", displacing(state, "france1", "behind"), "OFF-04");
    refused(state, "maria", displacing(state, "france1", "beside"), "OFF-04", "notYourDecision");
    const after = played(state, "louis", displacing(state, "france1", "beside")).state;
    expect(whereIs(after, "austria5")).toBe("exit");
    expect(brokenLaws(after)).toEqual([]);
  });

  test("RUL-81 a legal stack may result, and equal ranks need a commander named", () => {
    const state = returning({ france1: "exit", bavaria1: "beside", prussia1: "near" });
    expect(new Set(sitesOf(state, "louis", "france1"))).toEqual(new Set(["beside", "flemish", "fort"]));
    refused(state, "louis", displacing(state, "france1", "beside"), "STK-06", "mustNameCommander");
    const commander = piece(board, "bavaria1");
    const join = { ...displacing(state, "france1", "beside"), commander } as Action;
    const { state: after, events } = played(state, "louis", join);
    expect(whereIs(after, "france1")).toBe("beside");
    expect(eventsOfType(events, "stackFormed")[0]?.commander).toBe(commander);
  });

  test("RUL-81 it is not moved to a map its power may not move to", () => {
    const bavarian = returning({ bavaria1: "exit" });
    expect(sitesOf(bavarian, "louis", "bavaria1").sort()).toEqual(["beside", "fort", "near"]);
    const austrian = returning({ austria1: "komorn", austriaT1: "exit" });
    expect(sitesOf(austrian, "maria", "austriaT1").sort()).toEqual(["beside", "flemish", "fort", "near"]);
  });

  test("RUL-81 it is not moved into territory closed to it", () => {
    const neutral = { prussiaNeutralUntil: 9 };
    const state = returning({ france1: "exit" }, { affairs: neutral });
    expect(sitesOf(state, "louis", "france1").sort()).toEqual(["beside", "flemish", "near"]);
  });

  test("RUL-81 with no such city beside, it goes to the nearest one", () => {
    const taken = { prussia1: "near", prussia2: "beside", prussia3: "fort", franceT1: "flemish" };
    const state = returning({ bavaria1: "exit", ...taken });
    expect(sitesOf(state, "louis", "bavaria1").sort()).toEqual(["behind", "far"]);
    const after = played(state, "louis", displacing(state, "bavaria1", "far")).state;
    expect(whereIs(after, "prussia1")).toBe("near");
    expect(whereIs(after, "austria5")).toBe("exit");
  });

  test("RUL-81 both generals of a blocking stack are moved, one after the other", () => {
    const state = returning({ france1: "exit", france2: "exit" });
    const after = playedAll(state, ["louis", displacing(state, "france2", "near")]);
    expect(whereIs(after, "austria5")).toBeNull();
    const last = playedAll(after, ["louis", displacing(after, "france1", "near")]);
    expect([whereIs(last, "france1"), whereIs(last, "france2")]).toEqual(["near", "near"]);
    expect(whereIs(last, "austria5")).toBe("exit");
  });

  test("RUL-81 displacement neither conquers nor eliminates nor uses up the move of the turn", () => {
    const start = returning({ austria1: "exit" });
    const state = played(start, "maria", displacing(start, "austria1", "fort")).state;
    expect(markerOn(state, "fort")).toBeNull();
    const train = returning({ austria1: "exit", franceT1: "near" });
    expect(sitesOf(train, "maria", "austria1")).not.toContain("near");
    const moving = quietlyTo(state, 5, "movement");
    const marches = actionsOffered(moving, "maria", "march");
    expect(marches.some((march) => march.type === "march" && march.piece === piece(board, "austria1"))).toBe(
      true,
    );
  });

  test("RUL-81 next to the returned general an enemy fights only in a later combat phase", () => {
    const start = returning({ france1: "exit" });
    const { state, events } = played(start, "louis", displacing(start, "france1", "near"));
    expect(isAsked(state, "hussars") || isAsked(state, "movement")).toBe(true);
    expect(eventsOfType(events, "fightsListed")).toEqual([]);
  });

  test("RUL-81 a stack with the other player's general needs his consent", () => {
    const taken = { austriaT1: "beside", austriaT2: "flemish", prussia1: "fort" };
    const start = returning({ austria1: "exit", pragmatic2: "near", ...taken });
    expect(sitesOf(start, "maria", "austria1")).toEqual(["near"]);
    const proposed = played(start, "maria", displacing(start, "austria1", "near")).state;
    expect(asked(proposed)).toEqual(["frederick"]);
    const agreed = played(proposed, "frederick", { type: "answerStack", agree: true }).state;
    expect([whereIs(agreed, "austria1"), whereIs(agreed, "austria5")]).toEqual(["near", "exit"]);
    const declined = played(proposed, "frederick", { type: "answerStack", agree: false }).state;
    expect(asked(declined)).toEqual(["maria"]);
    expect(sitesOf(declined, "maria", "austria1").sort()).toEqual(["behind", "far"]);
  });
});
