import { describe, expect, test } from "vitest";
import { logFor } from "../../src/game/log.ts";
import { deckOf } from "../../src/model/cards.ts";
import { POWER_NAMES, type PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { DONE, eventsOf } from "../support/battlefield.ts";
import { type AffairsSetup, affairsIn, affairsPosition } from "../support/politicalChanges.ts";
import { actionsOffered, asked, handOf, played, power, refused } from "../support/position.ts";
import { cardsReceived, quietlyTo, quietPlay } from "../support/quietPlay.ts";
import { agreed, agreementOf, answer, promise, proposal, subsidy, truce } from "../support/treaties.ts";

/** The hussar stage: France's tactical cards come next, Prussia's after that. */
const beforeDraws = (setup: Partial<AffairsSetup> = {}): State =>
  affairsPosition({ begin: { stage: 2, phase: "hussars" }, pieces: { austria1: "wien" }, ...setup });

const contractsOf = (state: State): string[] =>
  affairsIn(state).contracts.map(
    ({ giver, receiver, turns }) => `${POWER_NAMES[giver]}-${POWER_NAMES[receiver]} ${turns}`,
  );

/** What the powers get in the rest of the turn, everybody doing as little as possible. */
const drawsOfTurn = (state: State): Record<PowerName, number> => {
  const events = [...quietPlay(state, (at) => at.turn !== state.turn)].flatMap((step) => step.events);
  const drawn = POWER_NAMES.map((name) => [name, cardsReceived(events, name)]);
  return Object.fromEntries(drawn) as Record<PowerName, number>;
};

describe("who may contract with whom", () => {
  test("SUB-01 and SUB-11 a contract is made by consent of both and hands a TC to an ally", () => {
    const offer = played(beforeDraws(), "louis", proposal("frederick", [subsidy("france", "prussia")])).state;
    expect(contractsOf(offer)).toEqual(["france-bavaria 3"]);
    const state = played(offer, "frederick", answer(1, true)).state;
    expect(contractsOf(state)).toEqual(["france-bavaria 3", "france-prussia 2"]);
    expect(drawsOfTurn(state)).toMatchObject({ france: 3, bavaria: 2, prussia: 4 });
    expect(drawsOfTurn(offer)).toMatchObject({ france: 4, bavaria: 2, prussia: 3 });
  });

  test("SUB-02 minor powers give no subsidies", () => {
    refused(beforeDraws(), "frederick", proposal("frederick", [subsidy("saxony", "prussia")]), "SUB-02");
    refused(beforeDraws(), "louis", proposal("louis", [subsidy("bavaria", "france")]), "SUB-02");
  });

  test("SUB-03 and EXA-43 enemies cannot contract, allies can, be they major or minor", () => {
    refused(beforeDraws(), "louis", proposal("maria", [subsidy("france", "austria")]), "SUB-03");
    refused(beforeDraws(), "frederick", proposal("frederick", [subsidy("prussia", "pragmatic")]), "SUB-03");
    const saxonyNeutral = beforeDraws({ saxony: 1 });
    refused(saxonyNeutral, "maria", proposal("maria", [subsidy("austria", "saxony")]), "SUB-03");
    played(beforeDraws(), "louis", proposal("frederick", [subsidy("france", "prussia")]));
    played(beforeDraws(), "louis", proposal("frederick", [subsidy("france", "saxony")]));
    played(beforeDraws(), "frederick", proposal("maria", [subsidy("pragmatic", "austria")]));
    played(beforeDraws({ saxony: 2 }), "frederick", proposal("maria", [subsidy("pragmatic", "saxony")]));
  });

  test("SUB-04 the duration is a whole number of turns, fixed in advance", () => {
    for (const turns of [0, 13, 1.5])
      refused(
        beforeDraws(),
        "louis",
        proposal("frederick", [subsidy("france", "prussia")], turns),
        "NEG-02",
        "treatyTooLong",
      );
  });

  test("SUB-05 and RUL-94 between two powers there is one contract at a time, whichever way it goes", () => {
    const state = agreed(beforeDraws(), "louis", "frederick", [subsidy("france", "prussia")]);
    refused(state, "louis", proposal("frederick", [subsidy("france", "prussia")]), "SUB-05");
    refused(state, "frederick", proposal("louis", [subsidy("prussia", "france")]), "SUB-05");
    refused(state, "louis", proposal("louis", [subsidy("france", "bavaria")]), "SUB-05");
    refused(
      beforeDraws(),
      "louis",
      proposal("frederick", [subsidy("france", "saxony"), subsidy("france", "saxony")]),
      "SUB-05",
    );
    played(state, "louis", proposal("frederick", [subsidy("france", "saxony")]));
  });

  test("DEC-05 the receiver may accept or refuse; a contract that has become impossible can only be refused", () => {
    const offer = played(beforeDraws(), "louis", proposal("frederick", [subsidy("france", "prussia")])).state;
    expect(asked(offer)).toEqual(["maria"]);
    expect(actionsOffered(offer, "frederick", "answerOffer")).toEqual([answer(1, true), answer(1, false)]);
    const taken = agreed(offer, "frederick", "louis", [subsidy("prussia", "france")]);
    expect(actionsOffered(taken, "frederick", "answerOffer")).toEqual([answer(1, false)]);
    refused(taken, "frederick", answer(1, true), "SUB-05");
    expect(contractsOf(played(offer, "frederick", answer(1, false)).state)).toEqual(["france-bavaria 3"]);
  });

  test("SUB-12 a subsidy is the only term that moves a card", () => {
    const plain = drawsOfTurn(beforeDraws());
    const words = agreed(beforeDraws(), "louis", "frederick", [promise("france", "a card each turn")]);
    const other = agreed(words, "louis", "maria", [truce("france", "austria")]);
    expect(drawsOfTurn(other)).toEqual(plain);
  });
});

describe("how a contract is served", () => {
  const paying = (turns: number): State =>
    agreed(beforeDraws(), "louis", "frederick", [subsidy("france", "prussia")], turns);

  test("SUB-07, SUB-09 and EXA-43 one card a turn, one S marker less each time, to the last", () => {
    let state = paying(3);
    for (const left of [2, 1, 0]) {
      const { turn } = state;
      expect(drawsOfTurn(state).prussia).toBe(4);
      state = quietlyTo(state, 2, "hussars", turn + 1);
      const expected = left > 0 ? [`france-prussia ${left}`] : [];
      expect(contractsOf(state).filter((text) => !text.startsWith("france-bavaria"))).toEqual(expected);
    }
    expect(drawsOfTurn(state).prussia).toBe(3);
  });

  test("SUB-08 in the giver's phase, before the giver has seen it: the card never touches its hand", () => {
    const { state, events } = played(paying(2), "maria", DONE);
    const paid = eventsOf(events, "subsidyPaid").find(({ to }) => to === power("prussia"));
    const drawn = eventsOf(events, "cardsDrawn").find((event) => event.power === power("france"));
    if (paid === undefined || drawn === undefined) throw new Error("nothing was drawn or paid");
    expect(events.indexOf(paid)).toBeLessThan(events.indexOf(drawn));
    expect(drawn.cards).toHaveLength(3);
    expect(drawn.cards).not.toContain(paid.card);
    expect(handOf(state, "prussia")).toContain(paid.card);
    expect(handOf(state, "france")).not.toContain(paid.card);
  });

  test("HID-21 the receiver sees the card, the giver and the others only that it came from which deck", () => {
    const { state, events } = played(paying(2), "maria", DONE);
    const paid = eventsOf(events, "subsidyPaid").find(({ to }) => to === power("prussia"));
    if (paid === undefined) throw new Error("no subsidy was paid");
    const hidden = { type: "subsidyPaid", from: paid.from, to: paid.to, deck: deckOf(paid.card) };
    expect(logFor(state, [paid], "frederick")).toEqual([paid]);
    for (const seat of ["louis", "maria", null] as const)
      expect(logFor(state, [paid], seat)).toEqual([hidden]);
  });

  test("SUB-10 and RUL-15 a minor power whose major fortress is held by the enemy gets nothing, and the turn counts", () => {
    const start = agreed(
      beforeDraws({ markers: { dresden: "austria" }, turn: 4 }),
      "frederick",
      "frederick",
      [subsidy("prussia", "saxony")],
    );
    expect(drawsOfTurn(start)).toMatchObject({ prussia: 3, saxony: 0 });
    expect(contractsOf(quietlyTo(start, 2, "hussars", 5))).toEqual(["prussia-saxony 1"]);
  });

  test("RUL-94 and RUL-102 concluded after the giver's draw it begins in the giver's next phase", () => {
    const after = quietlyTo(beforeDraws(), 3, "movement");
    const state = agreed(after, "louis", "frederick", [subsidy("france", "prussia")], 1);
    expect(agreementOf(state, 1).until).toBe(2);
    expect(drawsOfTurn(state).prussia).toBe(3);
    const next = quietlyTo(state, 2, "hussars", 2);
    expect(contractsOf(next)).toContain("france-prussia 1");
    expect(drawsOfTurn(next)).toMatchObject({ france: 3, prussia: 4 });
  });

  test("RUL-94 the receiver gets it at once, in whichever stage, and a giver may serve several", () => {
    const state = agreed(paying(2), "louis", "frederick", [subsidy("france", "saxony")]);
    const { state: after, events } = played(state, "maria", DONE);
    expect(eventsOf(events, "subsidyPaid").map(({ to }) => POWER_NAMES[to])).toEqual([
      "bavaria",
      "prussia",
      "saxony",
    ]);
    expect(handOf(after, "saxony")).toHaveLength(1);
    expect(cardsReceived(events, "france")).toBe(2);
  });

  test("RUL-94 and RUL-15 when the income does not reach, older contracts come first and the others miss their turn", () => {
    const short = beforeDraws({ turn: 4, affairs: { incomeChanges: [-4, 0, 0, 0, 0, 0] } });
    const first = agreed(short, "louis", "frederick", [subsidy("france", "saxony")]);
    const both = agreed(first, "louis", "frederick", [subsidy("france", "prussia")]);
    const own = agreed(both, "louis", "louis", [subsidy("france", "bavaria")]);
    expect(drawsOfTurn(own)).toMatchObject({ france: 0, saxony: 2, prussia: 3, bavaria: 1 });
    expect(contractsOf(played(own, "maria", DONE).state)).toEqual([
      "france-saxony 1",
      "france-prussia 1",
      "france-bavaria 1",
    ]);
  });

  test("RUL-94 when the decks run dry what there is goes to the contracts first", () => {
    const state = agreed(beforeDraws({ turn: 4 }), "louis", "frederick", [
      subsidy("france", "saxony"),
      subsidy("france", "prussia"),
    ]);
    const own = agreed(state, "louis", "louis", [subsidy("france", "bavaria")]);
    const dry = { ...own, drawDeck: own.drawDeck.slice(0, 1) };
    const { state: after, events } = played(dry, "maria", DONE);
    expect(eventsOf(events, "subsidyPaid")).toHaveLength(1);
    expect(contractsOf(after)).toEqual(["france-saxony 1", "france-prussia 1", "france-bavaria 1"]);
  });
});
