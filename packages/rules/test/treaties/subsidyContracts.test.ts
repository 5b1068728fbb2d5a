import { describe, expect, test } from "vitest";
import { newGame } from "../../src/game/newGame.ts";
import type { Action } from "../../src/model/actions.ts";
import { POWER_NAMES } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { DONE, eventsOf } from "../support/battlefield.ts";
import { historical } from "../support/packs.ts";
import { type AffairsSetup, affairsIn, affairsPosition, shiftBy } from "../support/politicalChanges.ts";
import { actionsOffered, asked, offered, played, refused } from "../support/position.ts";
import { cardsReceived, quietlyTo } from "../support/quietPlay.ts";
import { agreed, agreementOf, ending, proposal, subsidy } from "../support/treaties.ts";

const beforeDraws = (turn = 4, setup: Partial<AffairsSetup> = {}): State =>
  affairsPosition({ begin: { stage: 2, phase: "hussars" }, turn, pieces: { austria1: "wien" }, ...setup });

const contractsOf = (state: State): string[] =>
  affairsIn(state).contracts.map(
    ({ giver, receiver, turns }) => `${POWER_NAMES[giver]}-${POWER_NAMES[receiver]} ${turns}`,
  );

const pay = (yes: boolean): Action => ({ type: "subsidy", pay: yes });

describe("SET-25 the contract France to Bavaria", () => {
  test("SET-25 and SUB-13 it is in force from the start, for turns 1 to 3, and cannot be cancelled", () => {
    const options = { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false } as const;
    const start = newGame(historical, options, "0123456789abcdef".repeat(4));
    expect(affairsIn(start).contracts).toEqual([
      { giver: 0, receiver: 1, turns: 3, from: 1, agreement: null },
    ]);
    let state = beforeDraws(1);
    for (const turn of [1, 2, 3]) {
      state = quietlyTo(state, 2, "hussars", turn);
      expect(offered(state, "louis", "endTreaty")).toEqual([]);
      refused(state, "louis", ending(0), "NEG-04", "noSuchOffer");
      const { state: drawn, events } = played(state, "maria", DONE);
      expect([cardsReceived(events, "france"), cardsReceived(events, "bavaria")]).toEqual([4, 2]);
      expect(contractsOf(drawn)).toEqual(turn === 3 ? [] : [`france-bavaria ${3 - turn}`]);
      expect(eventsOf(events, "contractEnded")).toEqual(
        turn === 3 ? [{ type: "contractEnded", giver: 0, receiver: 1 }] : [],
      );
    }
  });

  test("SUB-13 its turns pass even while München is lost, and nothing is paid then", () => {
    const state = beforeDraws(2, { markers: { muenchen: "austria" } });
    const { state: drawn, events } = played(state, "maria", DONE);
    expect([cardsReceived(events, "france"), cardsReceived(events, "bavaria")]).toEqual([5, 0]);
    expect(contractsOf(drawn)).toEqual(["france-bavaria 1"]);
  });

  test("SUB-14 from turn 4 on France decides freely each turn, without a contract", () => {
    const { state } = played(beforeDraws(), "maria", DONE);
    expect(asked(state)).toEqual(["louis"]);
    expect(actionsOffered(state, "louis", "subsidy")).toEqual([pay(true), pay(false)]);
    const paid = played(state, "louis", pay(true)).events;
    expect([cardsReceived(paid, "france"), cardsReceived(paid, "bavaria")]).toEqual([4, 2]);
    const refusedIt = played(state, "louis", pay(false)).events;
    expect([cardsReceived(refusedIt, "france"), cardsReceived(refusedIt, "bavaria")]).toEqual([5, 1]);
  });

  test("RUL-94 a regular contract takes the place of the free choice, and at most 1 TC a turn passes", () => {
    const own = agreed(beforeDraws(), "louis", "louis", [subsidy("france", "bavaria")]);
    const { state, events } = played(own, "maria", DONE);
    expect(offered(state, "louis", "subsidy")).toEqual([]);
    expect([cardsReceived(events, "france"), cardsReceived(events, "bavaria")]).toEqual([4, 2]);
    expect(contractsOf(state)).toEqual(["france-bavaria 1"]);
  });

  test("RUL-94 concluded while France is being asked, the contract settles the question", () => {
    const { state: question } = played(beforeDraws(), "maria", DONE);
    const { state, events } = played(question, "louis", proposal("louis", [subsidy("france", "bavaria")], 3));
    expect(offered(state, "louis", "subsidy")).toEqual([]);
    expect([cardsReceived(events, "france"), cardsReceived(events, "bavaria")]).toEqual([4, 2]);
    expect(eventsOf(events, "subsidyRefused")).toEqual([]);
    expect(contractsOf(state)).toEqual(["france-bavaria 2"]);
  });
});

describe("SUB-06 a contract may be cancelled early", () => {
  const running = (): State => agreed(beforeDraws(), "louis", "frederick", [subsidy("france", "prussia")], 5);

  test("SUB-06 and DEC-06 when both powers agree, and not by one alone", () => {
    const state = running();
    expect(actionsOffered(state, "louis", "endTreaty")).toEqual([ending(1)]);
    expect(actionsOffered(state, "frederick", "endTreaty")).toEqual([ending(1)]);
    expect(offered(state, "maria", "endTreaty")).toEqual([]);
    const one = played(state, "louis", ending(1)).state;
    expect(contractsOf(one)).toEqual(["france-prussia 5"]);
    const { state: both, events } = played(one, "frederick", ending(1));
    expect(contractsOf(both)).toEqual([]);
    expect(eventsOf(events, "contractEnded")).toEqual([{ type: "contractEnded", giver: 0, receiver: 2 }]);
  });

  test("DEC-06 and RUL-102 a contract runs as long as its treaty: it is served in its last turn and gone after it", () => {
    const last = quietlyTo(running(), 2, "hussars", 8);
    expect(contractsOf(last)).toEqual(["france-prussia 1"]);
    expect(agreementOf(last, 1)).toMatchObject({ status: "inForce", until: 8 });
    const over = quietlyTo(running(), 2, "hussars", 9);
    expect(contractsOf(over)).toEqual([]);
    expect(affairsIn(over).agreements).toEqual([]);
    refused(over, "louis", ending(1), "NEG-04", "noSuchOffer");
  });

  test("DEC-06 a player who contracts with himself cancels by himself", () => {
    const own = agreed(beforeDraws(), "frederick", "frederick", [subsidy("prussia", "saxony")]);
    expect(contractsOf(played(own, "frederick", ending(1)).state)).toEqual([]);
  });

  test("DEC-06 ending an old treaty leaves a newer contract of the same powers alone", () => {
    const old = agreed(beforeDraws(), "louis", "frederick", [subsidy("france", "prussia")], 1);
    const served = quietlyTo(old, 3, "movement");
    expect(contractsOf(served)).toEqual([]);
    expect(agreementOf(served, 1).status).toBe("inForce");
    const renewed = agreed(served, "frederick", "louis", [subsidy("france", "prussia")], 4);
    const ended = played(played(renewed, "louis", ending(1)).state, "frederick", ending(1)).state;
    expect(contractsOf(ended)).toEqual(["france-prussia 4"]);
  });
});

describe("RUL-94 a contract ends when the two are no longer allies", () => {
  test("RUL-94 France's and Prussia's contracts with Saxony end when it turns away; others go on", () => {
    const start = agreed(beforeDraws(), "louis", "frederick", [
      subsidy("france", "saxony"),
      subsidy("france", "prussia"),
    ]);
    const own = agreed(start, "frederick", "frederick", [subsidy("prussia", "saxony")]);
    const shift: State = { ...own, agenda: [{ kind: "saxonyShift", most: 4 }] };
    const { state, events } = played(shift, "maria", shiftBy(2));
    expect(contractsOf(state)).toEqual(["france-prussia 2"]);
    expect(eventsOf(events, "contractEnded")).toHaveLength(2);
  });

  test("RUL-94 a neutral Prussia remains France's ally for subsidies", () => {
    const state = beforeDraws(5, { affairs: { annexed: true, prussiaNeutralUntil: 9 } });
    const paid = agreed(state, "louis", "frederick", [subsidy("france", "prussia")]);
    expect(contractsOf(quietlyTo(paid, 4, "movement"))).toEqual(["france-prussia 1"]);
  });
});
