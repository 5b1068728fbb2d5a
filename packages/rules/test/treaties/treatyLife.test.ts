import { describe, expect, test } from "vitest";
import { seatsOf } from "../../src/model/options.ts";
import { draftOf, type State } from "../../src/model/state.ts";
import { moveSaxonyMarker } from "../../src/saxony/saxony.ts";
import { releaseFromPromises } from "../../src/treaties/agreement.ts";
import { bindingTerms } from "../../src/treaties/terms.ts";
import { eventsOf } from "../support/battlefield.ts";
import { affairsIn, affairsPosition, affairsWithEvents, shiftBy } from "../support/politicalChanges.ts";
import { actionsOffered, marchOf, offered, played, power, refused } from "../support/position.ts";
import { quietlyTo, quietPlay } from "../support/quietPlay.ts";
import {
  agreed,
  agreementOf,
  answer,
  ending,
  forbidden,
  keepsOut,
  lastOffer,
  noConquest,
  promise,
  proposal,
  sparesTrains,
  truce,
  votesFor,
  withdrawal,
} from "../support/treaties.ts";

const PIECES = { france1: "regensburg", prussia1: "berlin", saxony1: "dresden", austria1: "wien" };

const movement = (stage: 3 | 4 | 5 = 3, turn = 1): State =>
  affairsPosition({ begin: { stage, phase: "movement" }, turn, pieces: PIECES });

const TERMS = [keepsOut("france", ["straubing"])];
const toStraubing = (state: State) => marchOf(state, "france1", ["straubing"]);

describe("DEC-07 an offer is made, and answered by the other party alone", () => {
  const offer = (): State => played(movement(), "maria", proposal("louis", TERMS)).state;

  test("DEC-07 the partner may accept or decline, the proposer withdraw, everybody make offers of his own", () => {
    const state = offer();
    expect(actionsOffered(state, "louis", "answerOffer")).toEqual([answer(1, true), answer(1, false)]);
    expect(actionsOffered(state, "maria", "withdrawOffer")).toEqual([withdrawal(1)]);
    for (const seat of seatsOf(state.options)) {
      expect(offered(state, seat, "propose")[0]?.partners).toEqual(["maria", "frederick", "louis"]);
      if (seat !== "louis") expect(offered(state, seat, "answerOffer")).toEqual([]);
      if (seat !== "maria") expect(offered(state, seat, "withdrawOffer")).toEqual([]);
      expect(offered(state, seat, "endTreaty")).toEqual([]);
    }
  });

  test("DEC-07 nobody answers for another, and what is not on the table cannot be answered", () => {
    const state = offer();
    refused(state, "frederick", answer(1, true), "NEG-04", "notYourOffer");
    refused(state, "maria", answer(1, true), "NEG-04", "notYourOffer");
    refused(state, "louis", withdrawal(1), "NEG-04", "notYourOffer");
    refused(state, "louis", answer(2, true), "NEG-04", "noSuchOffer");
    refused(state, "louis", ending(1), "NEG-04", "noSuchOffer");
  });

  test("DEC-07 declined or withdrawn it is gone, and can be made anew", () => {
    for (const [seat, action, status] of [
      ["louis", answer(1, false), "declined"],
      ["maria", withdrawal(1), "withdrawn"],
    ] as const) {
      const { state, events } = played(offer(), seat, action);
      expect(affairsIn(state).agreements).toEqual([]);
      expect(eventsOf(events, "agreementChanged").map(({ agreement }) => agreement.status)).toEqual([status]);
      refused(state, "louis", answer(1, true), "NEG-04", "noSuchOffer");
      played(state, "louis", toStraubing(state));
      expect(lastOffer(played(state, "maria", proposal("louis", TERMS)).state)).toBe(2);
    }
  });
});

describe("how long a treaty binds", () => {
  test("NEG-04 it is in force through so many turns, the one of its making included", () => {
    const made = agreed(movement(), "maria", "louis", TERMS, 2);
    forbidden(made, "louis", toStraubing(made), 1);
    const second = quietlyTo(made, 3, "movement", 2);
    forbidden(second, "louis", toStraubing(second), 1);
    const third = quietlyTo(made, 3, "movement", 3);
    expect(affairsIn(third).agreements).toEqual([]);
    played(third, "louis", toStraubing(third));
  });

  test("NEG-04 made late in a turn it counts that turn, and the winter after its last turn still belongs to it", () => {
    const made = agreed(movement(5, 2), "maria", "louis", TERMS, 2);
    const winter = quietlyTo(made, 3, "movement", 3);
    forbidden(winter, "louis", toStraubing(winter), 1);
    const steps = [...quietPlay(winter, (state) => state.turn === 4)];
    const expired = steps.flatMap(({ events }) =>
      eventsOf(events, "agreementChanged").filter(({ agreement }) => agreement.status === "expired"),
    );
    expect(expired).toHaveLength(1);
    expect(steps.find(({ after }) => affairsIn(after).agreements.length === 0)?.after.turn).toBe(4);
  });

  test("RUL-104 what is over leaves the table at once, and its number is not given again", () => {
    const made = agreed(movement(), "maria", "louis", TERMS, 1);
    const next = quietlyTo(made, 3, "movement", 2);
    expect(affairsIn(next).agreements).toEqual([]);
    const again = agreed(next, "maria", "louis", TERMS);
    forbidden(again, "louis", toStraubing(again), 2);
  });

  test("NEG-04 an offer waits on the table for its answer, and its time runs from the acceptance", () => {
    const offer = played(movement(), "maria", proposal("louis", TERMS, 1)).state;
    const later = quietlyTo(offer, 3, "movement", 3);
    const state = played(later, "louis", answer(1, true)).state;
    expect(agreementOf(state, 1)).toMatchObject({ status: "inForce", until: 3 });
    forbidden(state, "louis", toStraubing(state), 1);
  });
});

describe("ending a treaty early", () => {
  const made = (): State => agreed(movement(), "maria", "louis", TERMS, 5);

  test("NEG-04 a treaty binds until both want it ended; one alone cannot break it", () => {
    const asked = played(made(), "louis", ending(1)).state;
    expect(agreementOf(asked, 1)).toMatchObject({ status: "inForce", endAsked: "louis" });
    forbidden(asked, "louis", toStraubing(asked), 1);
    refused(asked, "louis", ending(1), "SUB-06", "otherPartyMustAgree");
    refused(asked, "frederick", ending(1), "NEG-04", "notYourOffer");
    expect(offered(asked, "louis", "endTreaty")).toEqual([]);
    expect(actionsOffered(asked, "maria", "endTreaty")).toEqual([ending(1)]);
    const ended = played(asked, "maria", ending(1)).state;
    expect(affairsIn(ended).agreements).toEqual([]);
    played(ended, "louis", toStraubing(ended));
    refused(ended, "louis", ending(1), "NEG-04", "noSuchOffer");
  });

  test("NEG-04 the wish to end it may be taken back", () => {
    const asked = played(made(), "louis", ending(1)).state;
    expect(actionsOffered(asked, "louis", "withdrawOffer")).toEqual([withdrawal(1)]);
    refused(asked, "maria", withdrawal(1), "NEG-04", "notYourOffer");
    const back = played(asked, "louis", withdrawal(1)).state;
    expect(agreementOf(back, 1)).toMatchObject({ status: "inForce", endAsked: null });
    const other = played(back, "maria", ending(1)).state;
    forbidden(other, "louis", toStraubing(other), 1);
  });
});

describe("a promise for Saxony, which changes hands", () => {
  /** Austria may shift the Saxony marker from "Prussian ally" by up to 4 boxes. */
  const aboutToShift = (): State => ({
    ...movement(4),
    agenda: [{ kind: "saxonyShift", most: 4 }],
  });
  const SAXON_TERMS = [noConquest("saxony", "austria"), truce("prussia", "austria")];

  test("NEG-04 the new player is not bound by what the old one promised for it; the rest of the treaty stands", () => {
    const bound = agreed(aboutToShift(), "maria", "frederick", SAXON_TERMS, 5);
    const { state, events } = played(bound, "maria", shiftBy(4));
    expect(agreementOf(state, 1)).toMatchObject({ status: "inForce", lapsed: [0] });
    expect(eventsOf(events, "agreementChanged")).toHaveLength(1);
  });

  test("NEG-04 what has lapsed stays so, whatever else becomes of the treaty", () => {
    const bound = agreed(aboutToShift(), "maria", "frederick", SAXON_TERMS, 5);
    const lapsed = played(bound, "maria", shiftBy(4)).state;
    const asked = played(lapsed, "maria", ending(1)).state;
    expect(agreementOf(asked, 1)).toMatchObject({ endAsked: "maria", lapsed: [0] });
    const back = played(asked, "maria", withdrawal(1)).state;
    expect(agreementOf(back, 1)).toMatchObject({ endAsked: null, lapsed: [0] });
    expect(bindingTerms(back).map(({ index }) => index)).toEqual([1]);
    // Saxony goes back to Prussia's side: who had promised for it is not bound again either.
    const draft = draftOf({ ...back, agenda: [] });
    moveSaxonyMarker(draft, 0, null);
    expect(draft.saxony).toBe(0);
    expect(bindingTerms(draft).map(({ index }) => index)).toEqual([1]);
  });

  test("NEG-04 terms of two powers that change hands one after the other have both lapsed", () => {
    const draft = draftOf(agreed(aboutToShift(), "maria", "frederick", SAXON_TERMS, 5));
    releaseFromPromises(draft, power("prussia"), null);
    releaseFromPromises(draft, power("saxony"), null);
    expect(agreementOf(draft, 1).lapsed).toEqual([1, 0]);
    expect(bindingTerms(draft)).toEqual([]);
  });

  test("NEG-04 a truce of Saxony's with its new protector is void, and so are votes promised for Dresden", () => {
    const bound = agreed(aboutToShift(), "louis", "frederick", [votesFor("saxony", "charles")], 5);
    const { state } = played(bound, "maria", shiftBy(2));
    expect(state.saxony).toBe(1);
    expect(agreementOf(state, 1).lapsed).toEqual([0]);
    const vote = {
      ...state,
      agenda: [{ kind: "vote", voters: [{ seat: "maria", votes: 1, powers: [3] }], charles: 0, francis: 0 }],
    } as State;
    expect(offered(vote, "maria", "vote")).toEqual([{ type: "vote", votes: 1, least: 0, most: 1 }]);
  });

  test("NEG-04 a shift that changes no hands changes no promise", () => {
    const bound = agreed(aboutToShift(), "maria", "frederick", SAXON_TERMS, 5);
    const stays = played(bound, "maria", shiftBy(1)).state;
    expect(agreementOf(stays, 1).lapsed).toEqual([]);
    const neutral = affairsPosition({
      begin: { stage: 5, phase: "movement" },
      pieces: PIECES,
      saxony: 1,
      affairs: { tracks: { saxony: 4, russia: -1, italy: 0 } },
    });
    const promised = agreed({ ...neutral, agenda: [{ kind: "saxonyShift", most: 1 }] }, "maria", "louis", [
      sparesTrains("saxony", "france"),
    ]);
    const ally = played(promised, "maria", shiftBy(1)).state;
    expect(ally.saxony).toBe(2);
    expect(agreementOf(ally, 1).lapsed).toEqual([]);
  });

  test("NEG-04 an open offer about Saxony falls with the change, whoever made it", () => {
    const offer = played(aboutToShift(), "maria", proposal("frederick", SAXON_TERMS)).state;
    const other = played(offer, "frederick", proposal("maria", [promise("prussia", "patience")])).state;
    const { state } = played(other, "maria", shiftBy(4));
    expect(affairsIn(state).agreements.map(({ id, status }) => [id, status])).toEqual([[2, "offered"]]);
    refused(state, "frederick", answer(1, true), "NEG-04", "noSuchOffer");
  });

  test("NEG-04 once Saxony is Maria Theresa's, Frederick can promise nothing for it and she can", () => {
    const { state } = affairsWithEvents({
      begin: { stage: 5, phase: "movement" },
      pieces: PIECES,
      saxony: 2,
    });
    refused(state, "louis", proposal("frederick", [truce("saxony", "france")]), "NEG-04", "cannotPromise");
    const bound = agreed(state, "louis", "maria", [keepsOut("saxony", ["pirna"])]);
    forbidden(bound, "maria", marchOf(bound, "saxony1", ["pirna"]), 1);
  });
});
