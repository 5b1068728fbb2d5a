import { describe, expect, test } from "vitest";
import { newGame } from "../../src/game/newGame.ts";
import { pending } from "../../src/game/play.ts";
import { momentOf } from "../../src/ground/sequence.ts";
import type { GameEvent } from "../../src/model/events.ts";
import type { Seat } from "../../src/model/options.ts";
import { POWER_NAMES, type PowerName, SAXONY_AUSTRIAN_ALLY } from "../../src/model/powers.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { historical, packWith, rowOf } from "../support/packs.ts";
import {
  asked,
  marchOf,
  played,
  playedAll,
  position,
  positionWithEvents,
  refused,
  whereIs,
} from "../support/position.ts";
import { eventsOfType, type QuietStep, quietPlay } from "../support/quietPlay.ts";

const introductory = newGame(
  historical,
  { variant: "introductory", players: 3, politicalOption: false, troopCeiling: false },
  seedFromNumber(9),
);
const quietGame: QuietStep[] = [...quietPlay(introductory)];
const log: GameEvent[] = quietGame.flatMap(({ events }) => [...events]);

const advanced = position({
  variant: "advanced",
  begin: { stage: 2, phase: "hussars" },
  pieces: { france1: "paris", bavaria1: "muenchen", prussia1: "berlin", saxony1: "dresden" },
});

describe("the length of the game", () => {
  test("GEN-02 the introductory game lasts 9 turns", () => {
    const last = quietGame.at(-1)?.after;
    expect(eventsOfType(log, "turnBegan").map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([last?.turn, last?.result?.winner]).toEqual([9, "maria"]);
  });

  test("GEN-05 the introductory game is won by its own conditions, such as nine fortresses in Austria", () => {
    const eight = ["eger", "pilsen", "budweis", "tabor", "leitmeritz", "kolin", "iglau", "znaim"];
    const state = position({
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "linz" },
      markers: Object.fromEntries(eight.map((key) => [key, "france"] as const)),
    });
    const after = played(state, "louis", marchOf(state, "france1", ["wels"])).state;
    expect(after.result).toMatchObject({
      winner: "louis",
      ending: "fortressesInAustria",
      power: -1,
      turn: 1,
    });
    expect(pending(after)).toEqual([]);
    refused(after, "louis", { type: "done" }, "INT-07", "gameIsOver");
  });
});

describe("the turn", () => {
  const stagesOfTurn = (events: readonly GameEvent[], turn: number): { stage: number; powers: string }[] => {
    const begins = events.findIndex((event) => event.type === "turnBegan" && event.turn === turn);
    const ends = events.findIndex((event) => event.type === "turnBegan" && event.turn === turn + 1);
    return eventsOfType(events.slice(begins, ends < 0 ? undefined : ends), "stageBegan").map(
      ({ stage, powers }) => ({ stage, powers: powers.map((power) => POWER_NAMES[power]).join(" ") }),
    );
  };

  test("SEQ-01 and SEQ-02 stage 1 is skipped; hussars, France and Bavaria, Prussia and Saxony, Austria follow in order", () => {
    for (let turn = 1; turn <= 9; turn++)
      expect(stagesOfTurn(log, turn)).toEqual([
        { stage: 2, powers: "austria" },
        { stage: 3, powers: "france bavaria" },
        { stage: 4, powers: "prussia saxony" },
        { stage: 5, powers: "austria" },
      ]);
  });

  test("SEQ-01 in the fifth stage Austria and the Pragmatic Army act together", () => {
    const events: GameEvent[] = [];
    for (const step of quietPlay(advanced, ({ turn }) => turn === 2)) events.push(...step.events);
    expect(eventsOfType(events, "stageBegan").find(({ stage }) => stage === 5)).toEqual({
      type: "stageBegan",
      stage: 5,
      powers: [4, 5],
    });
  });

  test("SEQ-07 and MAP-18 after the fifth stage the turn marker advances one space and the next turn starts", () => {
    const spaces = [1];
    for (const { before, after, events } of quietGame) {
      if (after.turn === before.turn) continue;
      expect(after.turn).toBe(before.turn + 1);
      expect(momentOf(before).stage).toBe(5);
      expect(eventsOfType(events, "turnBegan")).toEqual([{ type: "turnBegan", turn: after.turn }]);
      spaces.push(after.turn);
    }
    expect(spaces).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("the action stage", () => {
  // prussia2 leaves a protected fortress f and attacks its protector on h; prussia1 and saxony1 have no supply.
  const pack = packWith(
    { t: {}, f: { territory: "austria", fortress: "minor" }, g: {}, h: {}, z: {} },
    rowOf(["t", "f", "g", "h"]),
  );

  test("SEQ-04 and SEQ-05 cards, supply, movement, combat, retroactive conquest: each phase ends for both powers before the next", () => {
    const begun = positionWithEvents({
      pack,
      begin: { stage: 4, phase: "tacticalCards" },
      pieces: { prussia1: "z", saxony1: "z", prussia2: "f", prussiaT1: "t", austria1: "h" },
      troops: { prussia2: 1, austria1: 1 },
    });
    const moved = played(begun.state, "frederick", marchOf(begun.state, "prussia2", ["g"]));
    const done = played(moved.state, "frederick", { type: "done" });
    const story = [...begun.events, ...moved.events, ...done.events];
    const end = [...quietPlay(done.state, (state) => momentOf(state).stage !== 4)];
    story.push(...end.flatMap(({ events }) => [...events]));
    const milestones = story.flatMap((event) => {
      if (event.type === "cardsDrawn") return [`cards ${POWER_NAMES[event.power]}`];
      if (event.type === "outOfSupply") return ["supply"];
      if (event.type === "marched") return ["march"];
      if (event.type === "fightsListed") return ["combat"];
      return event.type === "questionMarkRemoved" ? ["retroactive conquest"] : [];
    });
    expect(milestones.slice(0, 7)).toEqual([
      "cards prussia",
      "cards saxony",
      "supply",
      "supply",
      "march",
      "combat",
      "retroactive conquest",
    ]);
  });

  test("SEQ-05 only the powers of the stage are active, whoever runs them", () => {
    const state = position({
      variant: "advanced",
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "berlin", pragmatic1: "hannover", austria1: "wien" },
    });
    expect(asked(state)).toEqual(["frederick"]);
    refused(state, "frederick", marchOf(state, "pragmatic1", ["minden"]), "SEQ-05", "pieceNotActive");
    refused(state, "maria", marchOf(state, "austria1", ["mistelbach"]), "SEQ-05", "notYourDecision");
    refused(state, "louis", { type: "done" }, "SEQ-05");
  });

  test("SEQ-06 Austria and the Pragmatic Army act simultaneously although two players run them", () => {
    const state = position({
      variant: "advanced",
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "wien", pragmatic1: "hannover", austria2: "prag" },
    });
    expect(asked(state)).toEqual(["maria", "frederick"]);
    const between = playedAll(
      state,
      ["maria", marchOf(state, "austria1", ["mistelbach"])],
      ["frederick", marchOf(state, "pragmatic1", ["minden"])],
      ["maria", marchOf(state, "austria2", ["beraun"])],
      ["maria", { type: "done" }],
    );
    expect(momentOf(between)).toEqual({ stage: 5, phase: "movement" });
    expect(asked(between)).toEqual(["frederick"]);
    expect(played(between, "frederick", { type: "done" }).state.turn).toBe(2);
  });
});

describe("shared phases", () => {
  test("RUL-01 powers of one player are handled in any interleaving", () => {
    const state = position({
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "regensburg", bavaria1: "landshut", france2: "amberg" },
    });
    const after = playedAll(
      state,
      ["louis", marchOf(state, "france1", ["straubing"])],
      ["louis", marchOf(state, "bavaria1", ["freising"])],
      ["louis", marchOf(state, "france2", ["schwandorf"])],
    );
    expect(["france1", "bavaria1", "france2"].map((name) => whereIs(after, name))).toEqual([
      "straubing",
      "freising",
      "schwandorf",
    ]);
  });

  test("RUL-01 cards are drawn by France, Bavaria; Prussia, Saxony; Austria, Saxony once with Austria, Pragmatic Army", () => {
    const drawers = (stage: 3 | 4 | 5, saxony: 0 | typeof SAXONY_AUSTRIAN_ALLY): PowerName[] => {
      const { events } = positionWithEvents({
        variant: "advanced",
        saxony,
        begin: { stage, phase: "tacticalCards" },
      });
      return eventsOfType(events, "cardsDrawn").map(({ power }) => POWER_NAMES[power]);
    };
    expect(drawers(3, 0)).toEqual(["france", "bavaria"]);
    expect(drawers(4, 0)).toEqual(["prussia", "saxony"]);
    expect(drawers(5, 0)).toEqual(["austria", "pragmatic"]);
    expect(drawers(5, SAXONY_AUSTRIAN_ALLY)).toEqual(["austria", "saxony", "pragmatic"]);
  });

  test("RUL-01 the movement phase ends when both have declared to be done, and a declaration may be withdrawn before", () => {
    const state = position({
      variant: "advanced",
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "wien", pragmatic1: "hannover" },
    });
    refused(state, "maria", { type: "notDone" }, "RUL-01", "notDone");
    const waiting = played(state, "maria", { type: "done" }).state;
    refused(waiting, "maria", marchOf(state, "austria1", ["mistelbach"]), "RUL-01", "alreadyDone");
    refused(waiting, "maria", { type: "done" }, "RUL-01", "alreadyDone");
    const again = played(waiting, "maria", { type: "notDone" }).state;
    expect(asked(again)).toEqual(["maria", "frederick"]);
    const moved = played(again, "maria", marchOf(state, "austria1", ["mistelbach"])).state;
    const over = playedAll(moved, ["frederick", { type: "done" }], ["maria", { type: "done" }]);
    expect(momentOf(over)).toEqual({ stage: 2, phase: "hussars" });
    refused(over, "maria", { type: "notDone" }, "SEQ-01");
  });
});

describe("winter", () => {
  const everybody = {
    france1: "paris",
    bavaria1: "muenchen",
    prussia1: "berlin",
    saxony1: "dresden",
    austria1: "wien",
    pragmatic1: "hannover",
  };

  test("SEQ-08 a winter is inserted after turns 3, 6, 9 and 12; it is not a turn", () => {
    const years = position({
      variant: "advanced",
      begin: { stage: 2, phase: "hussars" },
      pieces: everybody,
    });
    const events: GameEvent[] = [];
    for (const step of quietPlay(years, ({ turn, result }) => result !== null || turn === 13))
      events.push(...step.events);
    expect(eventsOfType(events, "winterBegan").map(({ turn }) => turn)).toEqual([3, 6, 9, 12]);
    const afterThird = events.findIndex(({ type }) => type === "winterBegan");
    const next = events.slice(afterThird).findIndex(({ type }) => type === "turnBegan");
    const winter = events.slice(afterThird, afterThird + next);
    expect(eventsOfType(winter, "stageBegan")).toEqual([]);
    expect(events[afterThird + next]).toEqual({ type: "turnBegan", turn: 4 });
  });

  test("SEQ-08 in the introductory game winters follow turns 3 and 6 only, for turn 9 ends the game", () => {
    expect(eventsOfType(log, "winterBegan").map(({ turn }) => turn)).toEqual([3, 6]);
  });

  test("SEQ-09 in winter the powers act in the order of the action stages, those of one stage together", () => {
    let state = position({
      variant: "advanced",
      turn: 3,
      begin: { stage: 3, phase: "winter" },
      pieces: everybody,
      hands: Object.fromEntries(POWER_NAMES.map((name, index) => [name, [`H${index + 2}`]])),
    });
    const order: Seat[][] = [];
    for (const [power] of POWER_NAMES.entries()) {
      const seats = asked(state);
      order.push(seats);
      if (power === 0)
        refused(
          state,
          "maria",
          { type: "recruit", power: 4, troops: 0, reentries: [], cards: [], split: [] },
          "SEQ-09",
        );
      const owner = power < 2 ? "louis" : power === 4 ? "maria" : "frederick";
      const quiet = { type: "recruit", troops: 0, reentries: [], cards: [], split: [] } as const;
      state = played(state, owner, { ...quiet, power: power as 0 | 1 | 2 | 3 | 4 | 5 }).state;
    }
    expect(order).toEqual([
      ["louis"],
      ["louis"],
      ["frederick"],
      ["frederick"],
      ["maria", "frederick"],
      ["frederick"],
    ]);
    expect(state.turn).toBe(4);
  });
});
