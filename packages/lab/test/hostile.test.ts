import * as rules from "@maria/rules";
import { choices, newGame, refusalOf } from "@maria/rules";
import * as authority from "@maria/rules/authority";
import { parseAction, seedFromNumber } from "@maria/rules/authority";
import { type Action, type GameOptions, isRefusal, type State, seatsOf } from "@maria/rules/model";
import { chanceFrom, randomAction, randomOf } from "@maria/rules/search";
import { describe, expect, test, vi } from "vitest";
import { ADVANCED, historical, optionsFor } from "../../cli/test/support/records.ts";
import type { FoundFault } from "../src/fuzz/fuzzGame.ts";
import { gameKey, gamesWith } from "../src/fuzz/games.ts";
import { attackGame, LARGEST_VIEW, newTally } from "../src/hostile/attackGame.ts";
import { attackRecords } from "../src/hostile/attackRecord.ts";
import { damaged } from "../src/hostile/damage.ts";
import { isOffered } from "../src/hostile/offered.ts";
import { lab } from "./support/terminal.ts";

/** In a sentence, without the record. */
const harmOf = (found: FoundFault | null): string | null => found && `${found.kind}: ${found.detail}`;

const GAMES: readonly [string, GameOptions][] = gamesWith({}).map((options) => [gameKey(options), options]);

describe("hostile actions do no harm: nothing throws, nothing outside the choices is accepted, no state changes", () => {
  test.each(GAMES)("%s", (_name, options) => {
    const tally = newTally();
    const attack = { actions: 600, isTalkative: false };
    expect(harmOf(attackGame(historical, options, 1, attack, tally))).toBeNull();
    expect(tally.actions).toBeGreaterThanOrEqual(600);
    // Some of them came close: well-formed and refused, or legal after all.
    expect(tally.parsed).toBeGreaterThan(100);
    expect(tally.accepted).toBeGreaterThan(50);
    expect(tally.accepted).toBeLessThan(tally.parsed);
    expect(tally.largestView).toBeGreaterThan(1000);
  });

  test("RUL-104 however much is said, no view grows past 16 KB", () => {
    const tally = newTally();
    for (const number of [1, 2, 3])
      expect(
        harmOf(attackGame(historical, ADVANCED, number, { actions: 2400, isTalkative: true }, tally)),
      ).toBeNull();
    expect(tally.largestView).toBeLessThanOrEqual(LARGEST_VIEW);
    expect(tally.largest?.affairs?.agreements.length).toBeGreaterThan(2);
  });
});

describe("hostile records do no harm, and what a replay accepts every table would have", () => {
  test.each(GAMES)("%s", (_name, options) => {
    const tally = newTally();
    for (const number of [1, 2, 3])
      expect(harmOf(attackRecords(historical, options, number, 40, tally))).toBeNull();
    expect(tally.records).toBe(120);
    expect(tally.parsedRecords).toBeGreaterThan(20);
    expect(tally.acceptedRecords).toBeGreaterThan(5);
    expect(tally.acceptedRecords).toBeLessThan(tally.parsedRecords);
  });
});

describe("the attack sees what is wrong", () => {
  const start: State = newGame(historical, optionsFor(3), seedFromNumber(1));
  const attack = { actions: 200, isTalkative: false };

  test("an engine that accepts anything", () => {
    const lax = vi.spyOn(rules, "refusalOf").mockReturnValue(null);
    const found = attackGame(historical, optionsFor(3), 1, attack, newTally());
    lax.mockRestore();
    expect(found?.kind).toBe("outsideChoices");
  });

  test("an edge that hands on what it was given", () => {
    const lax = vi.spyOn(authority, "parseAction").mockImplementation((value) => value as Action);
    const found = attackGame(historical, optionsFor(3), 1, attack, newTally());
    lax.mockRestore();
    expect(["uncleanInput", "crash"]).toContain(found?.kind);
  });

  test("a state that is changed in place", () => {
    const { play } = rules;
    const careless = vi.spyOn(rules, "play").mockImplementation((state, seat, action) => {
      (state as { turn: number }).turn++;
      return play(state, seat, action);
    });
    const found = attackGame(historical, optionsFor(3), 1, attack, newTally());
    careless.mockRestore();
    expect(found?.kind).toBe("stateChanged");
  });

  test("a record that is replayed though an entry in it is not allowed", () => {
    const lax = vi.spyOn(rules, "replay").mockReturnValue(start as never);
    const found = attackRecords(historical, optionsFor(3), 1, 40, newTally());
    lax.mockRestore();
    expect(found?.kind).toBe("replayDiffers");
  });
});

describe("the second opinion on choices", () => {
  test("finds every action drawn from a choice among them, and none that the engine refuses", () => {
    const random = chanceFrom(3);
    let state: State = newGame(historical, ADVANCED, seedFromNumber(3));
    let refused = 0;
    for (let step = 0; step < 300 && state.result === null; step++) {
      for (const seat of seatsOf(state.options)) {
        const offered = choices(state, seat);
        for (const choice of offered) {
          const action = randomOf(choice, random);
          if (action === null) continue;
          expect(isOffered(state, seat, offered, action), JSON.stringify(action)).toBe(true);
          const other = parseAction(damaged(action, random));
          if (isRefusal(other) || refusalOf(state, seat, other) === null) continue;
          refused++;
          if (other.type !== "propose")
            expect(isOffered(state, seat, offered, other), JSON.stringify(other)).toBe(false);
        }
      }
      const [next] = rules.pending(state);
      if (next === undefined) break;
      const action = randomAction(choices(state, next.seat), random);
      const played = rules.play(state, next.seat, action);
      if (isRefusal(played)) throw new Error(played.reason);
      state = played.state;
    }
    expect(refused).toBeGreaterThan(100);
  });
});

describe("fuzz --hostile", () => {
  test("tells how much was tried and how long the longest view was", async () => {
    const { code, stdout, stderr } = await lab(
      "fuzz --hostile --actions 400 --records 20 --seed 4 --variant introductory",
    );
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(stdout).toMatch(/No fault: 40\d hostile actions, \d+ of them well-formed, \d+ legal; 20 hostile/);
    expect(stdout).toMatch(/Longest view: \d{4} bytes/);
  });

  test.each(["--actions many", "--records -3"])("%s is bad usage", async (option) => {
    expect((await lab(`fuzz --hostile ${option}`)).code).toBe(2);
  });
});
