import { describe, expect, test } from "vitest";
import {
  type Action,
  choices,
  type GameEvent,
  openTable,
  playAtTable,
  randomOf,
  replay,
  type Seat,
  type State,
  seatsOf,
  seedFromNumber,
  type Table,
  view,
} from "../../src/engine.ts";
import { isRefusal } from "../../src/model/rule.ts";
import {
  type GamePlan,
  introductory,
  livelySeatAndAction,
  optionsOf,
  overRandomGames,
  randomFrom,
} from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { marchOf, piece, played } from "../support/position.ts";
import { quietAction } from "../support/quietPlay.ts";

const TAKE_BACK = { type: "takeBack" } as const;

/** Plays at a table what must be legal. */
const at = (table: Table, seat: Seat, action: Action | typeof TAKE_BACK): Table => {
  const outcome = playAtTable(table, seat, action);
  if (isRefusal(outcome)) throw new Error(`refused by ${outcome.rule}`);
  return outcome.table;
};

const rightOf = (state: State, seat: Seat): number => view(state, seat).takeBack;

const nothingToTakeBack = { refused: true, rule: "RUL-105", reason: "nothingToTakeBack" };

/** A table in the first movement phase of France and Bavaria. */
const movement = (): Table => {
  let table = openTable(historical.id, introductory(3), seedFromNumber(2));
  for (const seat of ["louis", "frederick", "maria", "maria"] as const)
    table = at(table, seat, quietAction(table.state, seat));
  return table;
};

/** Schwerin has more than one troop to give, whatever phase it is. */
const transfer = {
  type: "transfer",
  from: piece(historical, "prussia2"),
  to: piece(historical, "prussia1"),
  troops: 1,
} as const;

describe("taking back", () => {
  test("own marches are taken back one by one, down to the last card drawn", () => {
    const start = movement();
    const first = at(start, "louis", marchOf(start.state, "france1", ["straubing"]));
    const second = at(first, "louis", marchOf(first.state, "bavaria1", ["vilsbiburg"]));
    expect([start, first, second].map(({ state }) => rightOf(state, "louis"))).toEqual([0, 1, 2]);
    const backOnce = at(second, "louis", TAKE_BACK);
    expect(backOnce.state).toEqual(first.state);
    const backTwice = at(backOnce, "louis", TAKE_BACK);
    expect(backTwice.state).toEqual(start.state);
    expect(playAtTable(backTwice, "louis", TAKE_BACK)).toEqual(nothingToTakeBack);
    expect(backTwice.record.entries.slice(-4).map(({ action }) => action.type)).toEqual([
      "march",
      "march",
      "takeBack",
      "takeBack",
    ]);
  });

  test("ending the phase lets Prussia draw its cards: no way back", () => {
    const start = movement();
    const marched = at(start, "louis", marchOf(start.state, "france1", ["straubing"]));
    const ended = at(marched, "louis", { type: "done" });
    expect(playAtTable(ended, "louis", TAKE_BACK)).toEqual(nothingToTakeBack);
  });

  test("an allotment may be taken back until everybody has allotted, whatever the others have done", () => {
    let table = openTable(historical.id, introductory(3), seedFromNumber(2));
    const { state } = table;
    table = at(table, "louis", quietAction(state, "louis"));
    table = at(table, "frederick", quietAction(state, "frederick"));
    expect(rightOf(table.state, "louis")).toBe(1);
    const back = at(table, "louis", TAKE_BACK);
    expect(rightOf(back.state, "frederick")).toBe(1);
    expect(back.state).toEqual(played(state, "frederick", quietAction(state, "frederick")).state);
    const done = at(table, "maria", quietAction(state, "maria"));
    for (const seat of seatsOf(state.options))
      expect(playAtTable(done, seat, TAKE_BACK)).toEqual(nothingToTakeBack);
  });

  test("a secret transfer of another seat neither takes the right away nor gives one", () => {
    const start = movement();
    const marched = at(start, "louis", marchOf(start.state, "france1", ["straubing"]));
    for (const table of [start, marched]) {
      const shifted = at(table, "frederick", transfer);
      for (const seat of ["louis", "maria"] as const)
        expect(rightOf(shifted.state, seat)).toBe(rightOf(table.state, seat));
      expect(rightOf(shifted.state, "frederick")).toBe(1);
    }
    const shifted = at(marched, "frederick", transfer);
    const back = at(shifted, "louis", TAKE_BACK);
    expect(back.state).toEqual(at(start, "frederick", transfer).state);
  });

  test("another seat's open action takes the right away", () => {
    const start = movement();
    const own = at(start, "frederick", transfer);
    expect(rightOf(own.state, "frederick")).toBe(1);
    const marched = at(own, "louis", marchOf(own.state, "france1", ["straubing"]));
    expect(playAtTable(marched, "frederick", TAKE_BACK)).toEqual(nothingToTakeBack);
    const back = at(marched, "louis", TAKE_BACK);
    expect(rightOf(back.state, "frederick")).toBe(1);
  });

  test("RUL-105 whatever others have secretly done, and however often, takes the right from nobody", () => {
    let table = movement();
    const back = { ...transfer, from: transfer.to, to: transfer.from };
    const start = table;
    const marches: readonly (readonly [string, string])[] = [
      ["france1", "straubing"],
      ["bavaria1", "vilsbiburg"],
    ];
    for (const [general, city] of marches) table = at(table, "louis", marchOf(table.state, general, [city]));
    for (let shifts = 0; shifts < 41; shifts++) table = at(table, "frederick", shifts % 2 ? back : transfer);
    for (const right of [1, 0]) {
      table = at(table, "louis", TAKE_BACK);
      expect(rightOf(table.state, "louis")).toBe(right);
      expect(rightOf(table.state, "frederick")).toBe(41);
    }
    expect(table.state.troops).toEqual(at(start, "frederick", transfer).state.troops);
    for (let left = 40; left >= 0; left--) table = at(table, "frederick", TAKE_BACK);
    expect(table.state).toEqual(start.state);
  });

  test("a seat of another game takes nothing back", () => {
    expect(playAtTable(movement(), "playerA", TAKE_BACK)).toMatchObject({ rule: "PWR-01" });
  });
});

/** Events after which nobody goes back: a card drawn, turned up, played or paid, a strength stated, the game over. */
const DISCLOSING: readonly GameEvent["type"][] = [
  "setUpCompleted",
  "cardsDrawn",
  "subsidyPaid",
  "supplyPaid",
  "handSurrendered",
  "trainReentered",
  "battleBegan",
  "cardPlayed",
  "battleEnded",
  "recruited",
  "politicalCardOpened",
  "electionAnnounced",
  "trumpTurnedUp",
  "cardRevealed",
  "politicalCardSelected",
  "troopsAssigned",
  "saxonyChanged",
  "handDiscarded",
  "silesiaCeded",
  "gameEnded",
];

const discloses = (event: GameEvent): boolean =>
  DISCLOSING.includes(event.type) ||
  (event.type === "expeditionSent" && event.cards.length > 0) ||
  // The total of the power tells how many troops a general had who is taken off the board.
  (event.type === "displaced" && event.to === null && event.piece < historical.generals.length);

interface Standing {
  readonly seat: Seat;
  readonly action: Action;
  readonly before: State;
  readonly events: readonly GameEvent[];
}

/** How many of its last actions a seat may take back, read off the story of the game. */
const rightByTheStory = (story: readonly Standing[], seat: Seat): number => {
  let count = 0;
  for (const step of [...story].reverse()) {
    if (step.events.some(discloses)) return count;
    if (step.seat === seat) count++;
    else if (step.action.type !== "transfer" && step.action.type !== "allot") return count;
  }
  return count;
};

describe("taking back over whole random games", () => {
  test("a seat may go back to the last disclosure or open action of another, and the game is as if it had not been", () => {
    let takenBack = 0;
    let pastOthers = 0;
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim);
      let table = openTable(historical.id, optionsOf(plan), seedFromNumber(plan.shuffle));
      let story: Standing[] = [];
      const go = (seat: Seat, action: Action): void => {
        const outcome = playAtTable(table, seat, action);
        if (isRefusal(outcome)) throw new Error(`refused by ${outcome.rule}`);
        story.push({ seat, action, before: table.state, events: outcome.events });
        table = outcome.table;
      };
      while (table.state.result === null) {
        go(...livelySeatAndAction(table.state, random));
        for (const one of seatsOf(table.state.options))
          expect([one, rightOf(table.state, one)]).toEqual([one, rightByTheStory(story, one)]);
        if (random(8) > 0) continue;
        const seats = seatsOf(table.state.options);
        const undoing = seats[random(seats.length)] as Seat;
        for (const other of seats.filter((seat) => seat !== undoing)) {
          const [shift] = choices(table.state, other).filter(({ type }) => type === "transfer");
          const secret = shift === undefined ? null : randomOf(shift, random);
          if (secret !== null && random(2) === 0) go(other, secret);
        }
        if (rightByTheStory(story, undoing) === 0) {
          expect(playAtTable(table, undoing, TAKE_BACK)).toEqual(nothingToTakeBack);
          continue;
        }
        const last = story.findLastIndex((step) => step.seat === undoing);
        const removed = story[last] as Standing;
        let state = removed.before;
        const later = story.slice(last + 1).map((step): Standing => {
          const before = state;
          const again = played(before, step.seat, step.action);
          state = again.state;
          return { ...step, before, events: again.events };
        });
        story = [...story.slice(0, last), ...later];
        table = at(table, undoing, TAKE_BACK);
        expect(table.state).toEqual(state);
        takenBack++;
        if (later.length > 0) pastOthers++;
      }
      const standing: Pick<Standing, "seat" | "action">[] = [];
      const numbers: number[] = [];
      const replayed = replay(table.record, (step) => {
        if (step.type === "played") {
          standing.push({ seat: step.seat, action: step.action });
          numbers.push(step.number);
        } else if (step.type === "takenBack") {
          numbers.length = numbers.indexOf(step.removed);
          standing.length = numbers.length;
        }
      });
      expect(replayed).toEqual({ state: table.state });
      expect(standing).toEqual(story.map(({ seat, action }) => ({ seat, action })));
    };
    overRandomGames(1, holds);
    expect(takenBack).toBeGreaterThan(50);
    expect(pastOthers).toBeGreaterThan(5);
  });
});
