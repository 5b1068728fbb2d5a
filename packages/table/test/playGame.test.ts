import { BOTS, type Bot, botNames } from "@maria/bots";
import { actionsOf, loadPack, replay } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { brokenLaws } from "@maria/rules/laws";
import { type Seat, seatsOf } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { playGame } from "../src/index.ts";
import { historical, historicalData, THREE, TWO } from "./support/historical.ts";

const { cadet, random } = BOTS;
const everySeat = (bot: Bot): Partial<Record<Seat, Bot>> => ({
  maria: bot,
  frederick: bot,
  louis: bot,
  playerA: bot,
  playerB: bot,
});

describe("a game among bots", () => {
  test.each(botNames)(
    "comes to an end with %s in every seat, with three players and with two",
    async (name) => {
      for (const options of [THREE, TWO]) {
        const bots = everySeat(BOTS[name]);
        const { state, actions, record } = await playGame(historical, options, seedFromNumber(3), bots);
        expect(state.result).not.toBeNull();
        expect(record.entries).toHaveLength(actions);
      }
    },
  );

  test("can be replayed from its record, and played again from its seed", async () => {
    const first = await playGame(historical, THREE, seedFromNumber(5), everySeat(cadet));
    const again = await playGame(historical, THREE, seedFromNumber(5), everySeat(cadet));
    const other = await playGame(historical, THREE, seedFromNumber(6), everySeat(cadet));
    expect(again.record).toEqual(first.record);
    expect(other.record.entries).not.toEqual(first.record.entries);
    expect(replay(first.record)).toEqual({ state: first.state });
  });

  test("breaks no law of conservation at any moment", async () => {
    for (const [number, options] of [THREE, TWO].entries())
      await playGame(historical, options, seedFromNumber(number), everySeat(cadet), {
        onAction: (state) => expect(brokenLaws(state)).toEqual([]),
      });
  });

  test("tells of every action with what it brought about", async () => {
    const told: string[] = [];
    const { record } = await playGame(historical, THREE, seedFromNumber(2), everySeat(cadet), {
      onAction: (_state, { action }, events) => told.push(`${action.type} ${events.length > 0}`),
    });
    expect(told).toHaveLength(record.entries.length);
    expect(told).toContain("march true");
    expect(told).not.toContain("march false");
  });

  test("goes on a pack whose cities stand in another order", async () => {
    const { board } = historicalData;
    const turnedRound = { ...historicalData, board: { ...board, cities: board.cities.toReversed() } };
    const { state } = await playGame(loadPack(turnedRound), THREE, seedFromNumber(1), everySeat(cadet));
    expect(state.result).not.toBeNull();
  });

  test("lets every seat draw on its own chance", async () => {
    const drawn = new Map<Seat, number[]>();
    const watched =
      (seat: Seat): Bot =>
      (view, choices, budget, chance) => {
        drawn.set(seat, [...(drawn.get(seat) ?? []), chance(1_000_000)]);
        return random(view, choices, budget, chance);
      };
    const bots = Object.fromEntries(seatsOf(THREE).map((seat) => [seat, watched(seat)]));
    await playGame(historical, THREE, seedFromNumber(1), bots);
    const starts = [...drawn.values()].map((numbers) => numbers.slice(0, 2).join());
    expect(new Set(starts).size).toBe(3);
  });
});

describe("the driver refuses", () => {
  test("an action the rules do not allow", async () => {
    const cheat: Bot = () => ({ type: "done" });
    await expect(playGame(historical, THREE, seedFromNumber(1), everySeat(cheat))).rejects.toThrow("SET-16");
  });

  test("a seat without a bot", async () => {
    await expect(playGame(historical, THREE, seedFromNumber(1), { louis: random })).rejects.toThrow(
      "no bot sits at",
    );
  });

  test("a turn that does not end", async () => {
    /** Sends the same troop to and fro wherever two generals stand together. */
    const ditherer: Bot = (view, choices, budget, chance) => {
      const transfer = choices.find(({ type }) => type === "transfer");
      const [action] = transfer === undefined ? [] : actionsOf(transfer);
      return action ?? cadet(view, choices, budget, chance);
    };
    const bots = everySeat(ditherer);
    await expect(playGame(historical, THREE, seedFromNumber(1), bots)).rejects.toThrow("does not end");
  });
});
