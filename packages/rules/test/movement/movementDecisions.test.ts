import { expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import type { Choice } from "../../src/model/choices.ts";
import type { Seat } from "../../src/model/options.ts";
import type { State } from "../../src/model/state.ts";
import { AUSTRIAN_MOVES, FRENCH_MOVES, PRUSSIAN_MOVES } from "../support/movementPhases.ts";
import {
  asked,
  decisionsOffered,
  marchOf,
  offered,
  piece,
  played,
  playedAll,
  position,
  refused,
} from "../support/position.ts";
import { rowBoard } from "../support/smallBoards.ts";

const board = rowBoard({
  last: 6,
  cities: { f0: { map: "flanders", sector: "FA3" }, f1: { map: "flanders", sector: "FA3" } },
  roads: [["f0", "f1"]],
});

/** What a seat may do now, by kind, with the pieces it may do it with. */
const menu = (state: State, seat: Seat): string[] =>
  decisionsOffered(state, seat)
    .map((choice: Choice) => {
      if (choice.type === "march") return `march ${choice.piece}`;
      return choice.type === "reenterTrain" ? `reenterTrain ${choice.train}` : choice.type;
    })
    .sort();

const id = (name: string) => piece(board, name);

test("DEC-25 in stages 3 and 4 the one player of the active powers moves, re-enters trains or is done", () => {
  const french = position({
    pack: board,
    begin: FRENCH_MOVES,
    pieces: { france1: "c0", franceT1: "c3", bavaria1: "c6", prussia1: "c4", austria1: "c5" },
    hands: { france: ["H4"], prussia: ["D4"] },
  });
  expect(asked(french)).toEqual(["louis"]);
  expect(menu(french, "louis")).toEqual(
    [
      "done",
      `march ${id("france1")}`,
      // The Bavarian on c6 is shut in by the Austrian on c5 and cannot move.
      `march ${id("franceT1")}`,
      `reenterTrain ${id("franceT1")}`,
      `reenterTrain ${id("franceT2")}`,
    ].sort(),
  );
  expect([menu(french, "frederick"), menu(french, "maria")]).toEqual([[], []]);
  const after = played(french, "louis", { type: "done" }).state;
  expect(pending(after).map(({ kind }) => kind)).not.toContain("movement");
  const own = position({ pack: board, begin: PRUSSIAN_MOVES, pieces: { prussia1: "c0", saxony1: "c1" } });
  expect(asked(own)).toEqual(["frederick"]);
  expect(menu(own, "frederick")).toEqual(
    ["done", `march ${id("prussia1")}`, `march ${id("saxony1")}`].sort(),
  );
  expect([menu(own, "louis"), menu(own, "maria")]).toEqual([[], []]);
});

test("DEC-25 in stage 5 both players act in parallel, each with his own pieces, and either may dispute", () => {
  const state = position({
    pack: board,
    variant: "advanced",
    begin: AUSTRIAN_MOVES,
    pieces: { austria1: "c0", pragmatic1: "c4", prussia1: "f0" },
    hands: { austria: ["H4"] },
  });
  expect([...asked(state)].sort()).toEqual(["frederick", "maria"]);
  const trains = ["austriaT1", "austriaT2", "austriaT3"].map((name) => `reenterTrain ${id(name)}`);
  expect(menu(state, "maria")).toEqual(["dispute", "done", `march ${id("austria1")}`, ...trains].sort());
  expect(menu(state, "frederick")).toEqual(["dispute", "done", `march ${id("pragmatic1")}`].sort());
  expect(menu(state, "louis")).toEqual([]);
  const waiting = playedAll(
    state,
    ["frederick", marchOf(state, "pragmatic1", ["c3"])],
    ["maria", { type: "done" }],
  );
  expect(asked(waiting)).toEqual(["frederick"]);
  expect(menu(waiting, "maria")).toEqual(["notDone"]);
  refused(waiting, "maria", marchOf(waiting, "austria1", ["c1"]), "RUL-01", "alreadyDone");
  refused(waiting, "frederick", { type: "notDone" }, "RUL-01", "notDone");
  const back = played(waiting, "maria", { type: "notDone" }).state;
  expect(offered(back, "maria", "march")).toHaveLength(1);
});

test("DEC-25 with pieces of both in Flanders both are asked about the order before anything else", () => {
  const state = position({
    pack: board,
    variant: "advanced",
    begin: AUSTRIAN_MOVES,
    pieces: { austria1: "f0", pragmatic1: "f1" },
  });
  expect([menu(state, "maria"), menu(state, "frederick")]).toEqual([["answerDispute"], ["answerDispute"]]);
  refused(state, "maria", { type: "done" }, "RUL-02", "disputeMustBeAnswered");
  const agreed = playedAll(
    state,
    ["frederick", { type: "answerDispute", dispute: false }],
    ["maria", { type: "answerDispute", dispute: false }],
  );
  expect(menu(agreed, "maria")).toContain(`march ${id("austria1")}`);
  expect(menu(agreed, "frederick")).toContain(`march ${id("pragmatic1")}`);
});
