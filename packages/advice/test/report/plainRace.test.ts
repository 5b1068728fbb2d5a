import type { GameRecord } from "@maria/rules";
import {
  AUSTRIA,
  FRANCE,
  FRENCH_GOAL,
  isOnBoard,
  type Power,
  PRUSSIA,
  PRUSSIAN_GOAL,
  powersOfSeat,
  SAXONY_PRUSSIAN_ALLY,
  type State,
  seatsOf,
  worthOf,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { figuresOf, reportOf } from "../../src/report/index.ts";
import { historical } from "../support/historical.ts";
import { RECORDED } from "./recorded.ts";
import { stepsOf } from "./steps.ts";

// What `plainCount` and `plainBattles` leave: the race, conquests of the advanced game, what Political Cards cost, hunger,
// and the figures beside other games. Counted by somebody who has the actions and looks at the table after each.

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const played = (record: GameRecord) => {
  const { steps, states } = stepsOf(record);
  const { options } = record;
  const report = reportOf({ steps, dealt: states[0]?.hands ?? [], pack: historical, options });
  const looks = record.entries.flatMap(({ action }, index) => {
    const before = states[index];
    const after = states[index + 1];
    return before === undefined || after === undefined ? [] : [{ before, after, action }];
  });
  return { steps, states, report, looks };
};

const markersOf = ({ markers }: State, power: Power, fortresses: readonly number[]): number =>
  fortresses.filter((fortress) => markers[fortress] === power).length;

/** VIC-01, INT-08, INT-09: what each power that races still lacks. */
const lacking = (state: State): Map<Power, number> => {
  const { coreAustrian, silesian } = historical;
  // SGA-25 to SGA-27: after a cession the goals are others; the tests of the race hold them.
  if (state.affairs != null && state.affairs.cession !== null) return new Map();
  if (state.options.variant === "advanced")
    return new Map(
      ([FRANCE, PRUSSIA, AUSTRIA] as const).map((power) => [
        power,
        // A marker more than there were is won by nobody.
        Math.max(0, state.affairs?.pools[power] ?? 0),
      ]),
    );
  return new Map<Power, number>([
    [FRANCE, Math.max(0, FRENCH_GOAL - markersOf(state, FRANCE, coreAustrian))],
    [PRUSSIA, Math.max(0, PRUSSIAN_GOAL - markersOf(state, PRUSSIA, [...coreAustrian, ...silesian]))],
  ]);
};

describe.each(Object.entries(RECORDED))("the report of %s beside a plain count", (name, record) => {
  const { steps, states, report, looks } = played(record);

  test("the race, after every action", () => {
    for (const [index, state] of states.entries())
      for (const [power, left] of lacking(state))
        expect([index, power, steps[index]?.counts.get(power)]).toEqual([index, power, left]);
  });

  test("conquests: markers that march and combat change", () => {
    const changed = looks
      .filter(({ action }) =>
        ["march", "done", "retreat", "stop", "playCard", "consent"].includes(action.type),
      )
      .map(({ before, after }) => after.markers.filter((marker, at) => marker !== before.markers[at]).length);
    expect([name, total(report.armies.map(({ conquests }) => conquests))]).toEqual([name, total(changed)]);
  });

  test("what each Political Card cost", () => {
    const costs = looks.flatMap(({ before, action }) => {
      if (action.type !== "execute" || !(action.instruction || action.shifts.length > 0)) return [];
      return [before.turn];
    });
    expect(report.executions.map(({ turn }) => turn)).toEqual(costs);
    for (const { card, cards, worth } of report.executions) {
      const look = looks.find(({ action }) => action.type === "selectCard" && action.card === card);
      const before = new Set(look?.before.discards.flat());
      const gone = (look?.after.discards.flat() ?? []).filter((one) => !before.has(one));
      expect([card, cards, worth]).toEqual([card, gone.length, total(gone.map(worthOf))]);
    }
  });

  test("the figures that are laid beside other games", () => {
    for (const seat of seatsOf(record.options)) {
      const powers = powersOfSeat(record.options, seat, SAXONY_PRUSSIAN_ALLY);
      const own = report.armies.filter(({ power }) => powers.some((one) => one === power));
      const figures = figuresOf(report, record.options, seat);
      expect(figures.conquests).toBe(total(own.map(({ conquests }) => conquests)));
      expect(figures.lostInCombat).toBe(total(own.map(({ lostInCombat }) => lostInCombat)));
      expect(figures.lostToSupply).toBe(total(own.map(({ lostToSupply }) => lostToSupply)));
      const accounts = report.cards.filter(({ power }) => powers.some((one) => one === power));
      const count = total(accounts.map(({ drawn }) => drawn.count));
      const worth = total(accounts.map(({ drawn }) => drawn.worth));
      expect(figures.meanWorth).toBeCloseTo(count === 0 ? 0 : worth / count);
    }
  });

  test("generals without supply", () => {
    const hungry = looks.map(
      ({ before, after }) =>
        historical.generals.filter(({ id }) => {
          const place = before.at[id];
          if (place === undefined || !isOnBoard(place)) return false;
          return after.faceDown[id] && !before.faceDown[id];
        }).length,
    );
    expect(total(report.armies.map(({ outOfSupply }) => outOfSupply))).toBeGreaterThanOrEqual(total(hungry));
  });
});
