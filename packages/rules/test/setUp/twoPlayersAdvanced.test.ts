import { describe, expect, test } from "vitest";
import { newGame } from "../../src/game/newGame.ts";
import { pending } from "../../src/game/play.ts";
import { seatsOf } from "../../src/model/options.ts";
import { POWER_NAMES, type PowerName, type SaxonyStatus } from "../../src/model/powers.ts";
import { seatOfPower } from "../../src/model/seats.ts";
import type { State } from "../../src/model/state.ts";
import {
  arena,
  citiesIn,
  DONE,
  eventsOf,
  fightKeys,
  fightOf,
  frameNow,
  STOP,
} from "../support/battlefield.ts";
import { historical, packWith } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  affairsWithEvents,
  countOf,
  PRUSSIAN_SILESIA,
  shiftBy,
} from "../support/politicalChanges.ts";
import { executed, placed, politics, selected } from "../support/politics.ts";
import { actionsOffered, asked, marchOf, offered, played, refused, whereIs } from "../support/position.ts";
import { agreed, proposal, subsidy, truce } from "../support/treaties.ts";

const twoPlayers = (setup: AffairsSetup): State => affairsPosition({ players: 2, ...setup });

const runs = (saxony: SaxonyStatus): Record<string, readonly PowerName[]> => {
  const options = { variant: "advanced", players: 2, politicalOption: false, troopCeiling: false } as const;
  const of = (seat: string) =>
    POWER_NAMES.filter((_, power) => seatOfPower(options, power as 0, saxony) === seat);
  return { playerA: of("playerA"), playerB: of("playerB") };
};

describe("the advanced game for two", () => {
  test("TWO-07 all rules hold: politics, pools, boxes, contract and winter as with three players", () => {
    const options = { variant: "advanced", players: 2, politicalOption: false, troopCeiling: false } as const;
    const state = newGame(historical, options, "0123456789abcdef".repeat(4));
    expect(seatsOf(options)).toEqual(["playerA", "playerB"]);
    expect(affairsIn(state).pools).toEqual([11, 0, 11, 0, 3, 8]);
    expect(affairsIn(state).contracts).toHaveLength(1);
    const stage = politics({ players: 2, hands: { prussia: ["H5"] } });
    expect(pending(stage)).toEqual([{ seat: "playerA", kind: "placement" }]);
    expect(affairsIn(stage).openCards).toHaveLength(2);
  });

  test("TWO-08 player A runs France, Prussia, Saxony and Bavaria, player B Austria and the Pragmatic Army", () => {
    expect(runs(0)).toEqual({
      playerA: ["france", "bavaria", "prussia", "saxony"],
      playerB: ["austria", "pragmatic"],
    });
  });

  test("RUL-96 player B plays Saxony once it has left Prussia's side", () => {
    for (const status of [1, 2] as const) expect(runs(status).playerB).toContain("saxony");
  });

  test("TWO-09 only minor powers may receive subsidies", () => {
    const state = twoPlayers({ begin: { stage: 3, phase: "movement" }, turn: 4 });
    refused(state, "playerA", proposal("playerA", [subsidy("france", "prussia")]), "TWO-09");
    refused(state, "playerB", proposal("playerB", [subsidy("pragmatic", "austria")]), "TWO-09");
    played(state, "playerA", proposal("playerA", [subsidy("france", "saxony")]));
    played(state, "playerA", proposal("playerA", [subsidy("prussia", "saxony")]));
  });

  test("TWO-07 and NEG-01 the two may bargain with each other", () => {
    const state = twoPlayers({ begin: { stage: 3, phase: "movement" }, turn: 4 });
    expect(
      affairsIn(agreed(state, "playerA", "playerB", [truce("prussia", "austria")])).agreements,
    ).toHaveLength(1);
  });
});

describe("TWO-10 one political card a turn", () => {
  /** Prussia ranks before France; both cards show one of A's powers. */
  const selecting = (): State =>
    placed(politics({ players: 2, hands: { prussia: ["H9"], france: ["H5"], austria: ["H3"] } }), {
      prussia: "H9",
      france: "H5",
    }).state;

  test("TWO-10, RUL-96 and EXA-55 after executing one, a player's second card is discarded without effect", () => {
    const first = executed(selected(selecting(), "military-aid").state, {
      shifts: [{ track: "russia", steps: -1 }],
    }).state;
    const { state, events } = selected(first, "naples");
    expect(offered(state, "playerA", "execute")).toEqual([]);
    expect(eventsOf(events, "politicalCardSelected")).toHaveLength(1);
    expect(eventsOf(events, "politicalCardDiscarded")).toHaveLength(1);
    expect(eventsOf(events, "politicalCardExecuted")).toEqual([]);
  });

  test("TWO-10 and EXA-55 had the first been discarded, the second might be executed", () => {
    const first = executed(selected(selecting(), "military-aid").state, {}).state;
    const { state } = selected(first, "naples");
    expect(offered(state, "playerA", "execute")).toHaveLength(1);
    const { events } = executed(state, { shifts: [{ track: "italy", steps: -1 }] });
    expect(eventsOf(events, "politicalCardExecuted")).toHaveLength(1);
  });

  test("TWO-10 the other player's card is his own affair", () => {
    const both = placed(politics({ players: 2, hands: { prussia: ["H9"], austria: ["H5"] } }), {
      prussia: "H9",
      austria: "H5",
    }).state;
    const first = executed(selected(both, "military-aid").state, {
      shifts: [{ track: "russia", steps: -1 }],
    }).state;
    expect(asked(first)).toEqual(["playerB"]);
    expect(offered(selected(first, "naples").state, "playerB", "execute")).toHaveLength(1);
  });
});

/** Two cities on the Flanders map side by side, each with a road behind it. */
const flanders = packWith(
  citiesIn("austrian_netherlands", ["A", "D", "a1", "d1", "a2", "d2", "a3", "d3"], {
    map: "flanders",
    sector: "FA3",
  }),
  [
    ["A", "D"],
    ["A", "a1"],
    ["a1", "a2"],
    ["a2", "a3"],
    ["D", "d1"],
    ["d1", "d2"],
    ["d2", "d3"],
  ],
);

describe("TWO-11 the Saxony marker", () => {
  const lostBy = (name: string, pack = arena): State => {
    const battle = twoPlayers({
      pack,
      begin: { stage: 5, phase: "combat" },
      pieces: { austria1: "A", [name]: "D" },
      troops: { austria1: 8, [name]: 5 },
    });
    return played(battle, "playerA", STOP).state;
  };

  test("TWO-11, TWO-14 and RUL-96 each point France or Prussia loses in battle on the Bohemia map lets Austria shift it", () => {
    for (const name of ["france1", "bavaria1", "prussia1", "saxony1"]) {
      const state = lostBy(name);
      expect(asked(state)).toEqual(["playerB"]);
      expect(actionsOffered(state, "playerB", "shiftSaxony")).toEqual([shiftBy(0), shiftBy(1)]);
      expect(affairsIn(played(state, "playerB", shiftBy(1)).state).tracks.saxony).toBe(2);
      expect(affairsIn(played(state, "playerB", shiftBy(0)).state).tracks.saxony).toBe(1);
      refused(state, "playerA", shiftBy(0), "SAX-05");
    }
  });

  test("TWO-11 a battle lost on the Flanders map does not count", () => {
    expect(offered(lostBy("france1", flanders), "playerB", "shiftSaxony")).toEqual([]);
    const three = affairsPosition({
      begin: { stage: 5, phase: "combat" },
      pack: arena,
      pieces: { austria1: "A", france1: "D" },
      troops: { austria1: 8, france1: 5 },
    });
    expect(offered(played(three, "louis", STOP).state, "maria", "shiftSaxony")).toEqual([]);
  });

  test("TWO-11 and RUL-96 generals lost to supply count where they were lost, on the Bohemia map", () => {
    const starving = (place: string): State =>
      twoPlayers({
        begin: { stage: 3, phase: "supply" },
        pieces: { france1: place },
        troops: { france1: 1 },
      });
    expect(actionsOffered(starving("wien"), "playerB", "shiftSaxony")).toEqual([shiftBy(0), shiftBy(1)]);
    expect(offered(starving("bruessel"), "playerB", "shiftSaxony")).toEqual([]);
  });
});

describe("TWO-12 and RUL-96 player B has both hands free", () => {
  const star = packWith(citiesIn("austria", ["m", "n", "x", "y"]), [
    ["m", "x"],
    ["n", "y"],
  ]);

  test("TWO-12 Austria's and the Pragmatic Army's attacks come in any order", () => {
    const pieces = { austria1: "m", pragmatic1: "n", france1: "x", france2: "y" };
    const setup: AffairsSetup = { pack: star, begin: { stage: 5, phase: "combat" }, pieces };
    const two = twoPlayers(setup);
    expect(fightKeys(two, offered(two, "playerB", "fight")[0]?.fights ?? [])).toEqual(["m-x", "n-y"]);
    expect(frameNow(played(two, "playerB", fightOf(two, "n", "y")).state, "battle")?.attacker.power).toBe(5);
    const three = affairsPosition(setup);
    expect(frameNow(three, "battle")?.attacker.power).toBe(4);
  });

  test("RUL-96 no consent to Austrian-Pragmatic stacks is asked, and no dispute over the order of moves", () => {
    const state = twoPlayers({
      begin: { stage: 5, phase: "movement" },
      pieces: { austria6: "bruessel", pragmatic1: "mecheln" },
    });
    expect(offered(state, "playerB", "answerDispute")).toEqual([]);
    expect(offered(state, "playerB", "dispute")).toEqual([]);
    const { state: after, events } = played(state, "playerB", marchOf(state, "austria6", ["mecheln"]));
    expect(whereIs(after, "austria6")).toBe("mecheln");
    expect(eventsOf(events, "stackFormed")).toHaveLength(1);
    expect(asked(after)).toEqual(["playerB"]);
  });

  test("RUL-96 the trump is chosen and the votes are cast by whoever runs the power", () => {
    const trump = politics({ players: 2, lastWinner: "playerB" });
    expect(pending(trump)).toEqual([{ seat: "playerB", kind: "trump" }]);
    const election = twoPlayers({ begin: { stage: 0, phase: "election" }, affairs: { election: "pending" } });
    expect(offered(election, "playerA", "vote")).toEqual([{ type: "vote", votes: 5, least: 0, most: 5 }]);
  });

  test("RUL-96 the peace is offered by A and answered by B", () => {
    const offer = twoPlayers({ begin: { stage: 4, phase: "stageOptions" }, markers: PRUSSIAN_SILESIA });
    const answer = played(offer, "playerA", { type: "offerPeace", offer: true }).state;
    expect(asked(answer)).toEqual(["playerB"]);
  });
});

describe("TWO-13 victory", () => {
  const withPools = (pools: readonly number[]): State => {
    const state = twoPlayers({
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "metz", austria1: "wien" },
      affairs: { pools },
    });
    return played(state, "playerA", DONE).state;
  };

  test("TWO-13 and RUL-68 an empty pool wins for the player who runs the power, and B wins every tie", () => {
    expect(withPools([0, 0, 5, 0, 5, 5]).result).toMatchObject({ winner: "playerA", power: 0 });
    expect(withPools([0, 0, 0, 0, 5, 0]).result).toMatchObject({ winner: "playerB", power: 5 });
    expect(withPools([-1, 0, 5, 0, 0, 5]).result).toMatchObject({ winner: "playerA", power: 0 });
    expect(withPools([5, 0, 0, 0, 0, 5]).result).toMatchObject({ winner: "playerB", power: 4 });
  });

  test("TWO-13 B wins a tie of the winter scores too", () => {
    const { state } = affairsWithEvents({
      players: 2,
      begin: { stage: 0, phase: "winterScoring" },
      turn: 12,
      affairs: { pools: [5, 0, 4, 0, 6, 4] },
    });
    expect(state.result).toMatchObject({ winner: "playerB", power: 5, ending: "finalScoring" });
    expect(countOf(state, "pools", "prussia")).toBe(4);
  });
});
