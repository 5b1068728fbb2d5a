import { describe, expect, test } from "vitest";
import { view } from "../../src/game/view.ts";
import type { Action } from "../../src/model/actions.ts";
import { AUSTRIA, FRANCE, NOBODY, SAXONY_AUSTRIAN_ALLY, SAXONY_NEUTRAL } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  affairsWithEvents,
  countOf,
  expectLawful,
} from "../support/politicalChanges.ts";
import {
  actionsOffered,
  asked,
  decisionsOffered,
  offered,
  played,
  playedAll,
  refused,
} from "../support/position.ts";
import { eventsOfType, quietlyTo } from "../support/quietPlay.ts";

const vote = (charles: number): Action => ({ type: "vote", charles });

/** The end of a turn in which the election card was revealed; by control at the start unless told otherwise. */
const electionDay = (setup: Omit<AffairsSetup, "begin"> = {}): State =>
  affairsPosition({
    turn: 4,
    ...setup,
    begin: { stage: 0, phase: "election" },
    affairs: { election: "pending", ...setup.affairs },
  });

const votesOf = (state: State): number | undefined => {
  const [seat] = asked(state);
  return seat === undefined ? undefined : offered(state, seat, "vote")[0]?.votes;
};

describe("the vote", () => {
  test("ELE-07 and ELE-10 the four votes of Austria and the Pragmatic Army are Francis's without a word", () => {
    const state = electionDay();
    // Louis XV casts Köln, Mannheim and München, Frederick Berlin and Dresden: nobody asks Maria Theresa.
    expect([asked(state), votesOf(state)]).toEqual([["louis"], 3]);
    const next = played(state, "louis", vote(3)).state;
    expect([asked(next), votesOf(next)]).toEqual([["frederick"], 2]);
    const { events } = played(next, "frederick", vote(2));
    expect(eventsOfType(events, "emperorElected")).toEqual([
      { type: "emperorElected", emperor: "charles", votes: 5 },
    ]);
  });

  test("ELE-08 five votes of nine elect, four do not", () => {
    for (const [louis, frederick, emperor, votes] of [
      [3, 2, "charles", 5],
      [3, 1, "francis", 5],
      [2, 2, "francis", 5],
      [0, 0, "francis", 9],
    ] as const) {
      const halfway = played(electionDay(), "louis", vote(louis)).state;
      const { events } = played(halfway, "frederick", vote(frederick));
      expect(eventsOfType(events, "emperorElected")[0]).toMatchObject({ emperor, votes });
    }
  });

  test("ELE-09 voting starts with Austria: Maria Theresa, then Louis XV, then Frederick", () => {
    const state = electionDay({ saxony: SAXONY_NEUTRAL });
    expect([asked(state), votesOf(state)]).toEqual([["maria"], 1]);
    refused(state, "louis", vote(0), "ELE-09", "notYourDecision");
    const second = played(state, "maria", vote(0)).state;
    expect([asked(second), votesOf(second)]).toEqual([["louis"], 3]);
    refused(second, "frederick", vote(0), "ELE-09", "notYourDecision");
    const third = played(second, "louis", vote(0)).state;
    expect([asked(third), votesOf(third)]).toEqual([["frederick"], 1]);
  });

  test("DEC-39 exactly the player whose turn it is to vote is asked, with one choice for each number of votes", () => {
    const state = electionDay();
    expect(decisionsOffered(state, "louis")).toHaveLength(1);
    expect([decisionsOffered(state, "maria"), decisionsOffered(state, "frederick")]).toEqual([[], []]);
    expect(actionsOffered(state, "louis", "vote")).toEqual([vote(0), vote(1), vote(2), vote(3)]);
    const next = played(state, "louis", vote(1)).state;
    expect(actionsOffered(next, "frederick", "vote")).toEqual([vote(0), vote(1), vote(2)]);
    expect(decisionsOffered(next, "louis")).toEqual([]);
  });

  test("ELE-11 the other votes may go to either candidate and be split, but nobody may abstain or vote twice", () => {
    const state = electionDay();
    refused(state, "louis", { type: "done" }, "ELE-11", "notAskedNow");
    for (const charles of [-1, 4, 1.5]) refused(state, "louis", vote(charles), "ELE-07", "tooManyVotes");
    const { state: next, events } = played(state, "louis", vote(2));
    expect(eventsOfType(events, "votesCast")).toEqual([
      { type: "votesCast", seat: "louis", charles: 2, francis: 1 },
    ]);
    refused(next, "louis", vote(1), "ELE-09", "notYourDecision");
  });

  test("ELE-14 the vote of a Saxon-controlled Dresden is cast by whoever runs Saxony at that time", () => {
    expect(votesOf(playedAll(electionDay(), ["louis", vote(0)]))).toBe(2);
    for (const saxony of [SAXONY_NEUTRAL, SAXONY_AUSTRIAN_ALLY] as const) {
      const state = electionDay({ saxony });
      expect([asked(state), votesOf(state)]).toEqual([["maria"], 1]);
      // DIF-16: it may go to either candidate, also when Saxony is Austria's ally.
      expect(actionsOffered(state, "maria", "vote")).toEqual([vote(0), vote(1)]);
    }
    const conquered = electionDay({ saxony: SAXONY_AUSTRIAN_ALLY, markers: { dresden: "prussia" } });
    expect(asked(conquered)).toEqual(["louis"]);
    expect(votesOf(playedAll(conquered, ["louis", vote(0)]))).toBe(2);
  });

  test("RUL-83 control at that moment counts: Prag under a Prussian marker is Frederick's to cast, München under an Austrian one is Francis's", () => {
    const state = electionDay({ markers: { prag: "prussia", muenchen: "austria" } });
    expect(votesOf(state)).toBe(2);
    const next = played(state, "louis", vote(2)).state;
    expect(votesOf(next)).toBe(3);
    const { events } = played(next, "frederick", vote(3));
    expect(eventsOfType(events, "emperorElected")[0]).toMatchObject({ emperor: "charles", votes: 5 });
  });

  test("RUL-83 an elector fortress held jointly votes for Francis, one held by France as Louis XV likes", () => {
    const state = electionDay({ markers: { koeln: "austria", mannheim: "austria" } });
    expect(votesOf(state)).toBe(1);
    const all = electionDay({ markers: { mainz: "france", trier: "france" } });
    expect(votesOf(all)).toBe(5);
    const { events } = played(played(all, "louis", vote(5)).state, "frederick", vote(0));
    expect(eventsOfType(events, "emperorElected")[0]).toMatchObject({ emperor: "charles", votes: 5 });
  });

  test("RUL-83 neutral Prussia votes freely", () => {
    const state = electionDay({
      saxony: SAXONY_NEUTRAL,
      affairs: { annexed: true, prussiaNeutralUntil: 6 },
      markers: {
        breslau: "prussia",
        brieg: "prussia",
        neisse: "prussia",
        glatz: "prussia",
        cosel: "prussia",
      },
    });
    const last = playedAll(state, ["maria", vote(1)], ["louis", vote(3)]);
    expect(actionsOffered(last, "frederick", "vote")).toEqual([vote(0), vote(1)]);
  });

  test("ELE-09 in the two-player game player B votes before player A", () => {
    const state = electionDay({ players: 2, saxony: SAXONY_NEUTRAL });
    expect([asked(state), votesOf(state)]).toEqual([["playerB"], 1]);
    const next = played(state, "playerB", vote(0)).state;
    expect([asked(next), votesOf(next)]).toEqual([["playerA"], 4]);
  });
});

describe("the crown", () => {
  test("ELE-06 and ELE-12 if Francis of Lorraine wins, Austria moves a marker from its pool to the box Emperor", () => {
    const before = electionDay();
    const after = playedAll(before, ["louis", vote(0)], ["frederick", vote(0)]);
    expect(affairsIn(after).emperor).toBe(AUSTRIA);
    expect(countOf(after, "pools", "austria")).toBe(countOf(before, "pools", "austria") - 1);
    expect(countOf(after, "pools", "france")).toBe(countOf(before, "pools", "france"));
    expectLawful(after);
  });

  test("ELE-06 and ELE-13 if Charles Albert of Bavaria wins, France moves a marker from its pool to the box Emperor", () => {
    const before = electionDay();
    const after = playedAll(before, ["louis", vote(3)], ["frederick", vote(2)]);
    expect(affairsIn(after).emperor).toBe(FRANCE);
    expect(countOf(after, "pools", "france")).toBe(countOf(before, "pools", "france") - 1);
    expect(countOf(after, "pools", "austria")).toBe(countOf(before, "pools", "austria"));
    expectLawful(after);
  });

  test("ELE-15 after the election the card is gone and play goes on with the next turn", () => {
    const after = playedAll(electionDay(), ["louis", vote(3)], ["frederick", vote(2)]);
    expect(affairsIn(after).election).toBe("held");
    expect([after.turn, after.result]).toEqual([5, null]);
  });

  test("RUL-83 the marker in the box Emperor stays, and there is no second election", () => {
    const elected = playedAll(electionDay(), ["louis", vote(3)], ["frederick", vote(2)]);
    const later = quietlyTo(elected, 2, "hussars", 7);
    expect(affairsIn(later).emperor).toBe(FRANCE);
    expectLawful(later);
  });
});

describe("the election card", () => {
  test("ELE-02 and ELE-03 the card revealed draws another one, so that two real cards lie open, and everybody sees that it is pending", () => {
    const { state, events } = affairsWithEvents({
      turn: 4,
      begin: { stage: 1, phase: "politics" },
      hands: { prussia: ["H2"] },
      politicalDeck: ["spain", "imperial-election", "coup-detat", "france", "genoa"],
    });
    expect(eventsOfType(events, "electionAnnounced")).toHaveLength(1);
    expect(eventsOfType(events, "politicalCardOpened")).toHaveLength(2);
    for (const seat of ["maria", "louis", "frederick", null] as const) {
      const seen = view(state, seat);
      expect([seen.affairs?.election, seen.affairs?.openCards.length]).toEqual(["pending", 2]);
      expect(seen.politicalYears).toHaveLength(2);
    }
  });

  test("ELE-04 the emperor is elected at the end of that very turn, after stage 5 and before winter", () => {
    const { state, events } = affairsWithEvents({
      turn: 6,
      begin: { stage: 5, phase: "movement" },
      affairs: { election: "pending" },
    });
    expect(eventsOfType(events, "emperorElected")).toEqual([]);
    const moved = playedAll(state, ["maria", { type: "done" }], ["frederick", { type: "done" }]);
    expect([asked(moved), affairsIn(moved).emperor]).toEqual([["louis"], NOBODY]);
    const last = played(moved, "louis", vote(0)).state;
    const { events: after } = played(last, "frederick", vote(0));
    const order = after
      .map(({ type }) => type)
      .filter((type) => type === "emperorElected" || type === "winterBegan");
    expect(order).toEqual(["emperorElected", "winterBegan"]);
  });

  test("ELE-04 without the card there is no election", () => {
    const { state, events } = affairsWithEvents({ turn: 4, begin: { stage: 0, phase: "election" } });
    expect(eventsOfType(events, "emperorElected")).toEqual([]);
    expect(state.turn).toBe(5);
  });
});
