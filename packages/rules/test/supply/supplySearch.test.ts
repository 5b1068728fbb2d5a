import { expect, test } from "vitest";
import type { GameEvent } from "../../src/model/events.ts";
import type { Seat } from "../../src/model/options.ts";
import { bareTable } from "../support/bareTable.ts";
import { randomFrom } from "../support/games.ts";
import { naiveSupply, type Verdict } from "../support/naiveSupply.ts";
import { asked, offered, played, position, positionWithEvents, type Setup } from "../support/position.ts";
import { scattered } from "../support/scattered.ts";

/** What the supply phase of a stage finds for the generals who are not free; empty hands bring every charge to light. */
const verdicts = (setup: Omit<Setup, "begin">, stage: 3 | 4 | 5): Map<number, Verdict> => {
  const start = positionWithEvents({ ...setup, begin: { stage, phase: "supply" } });
  let { state } = start;
  const events: GameEvent[] = [...start.events];
  const charged = new Map<number, number>();
  while (state.agenda.at(-1)?.kind === "supply") {
    const seat = asked(state)[0] as Seat;
    const [choice] = offered(state, seat, "coverSupply");
    if (choice === undefined) throw new Error("nothing to cover");
    for (const { general, price } of choice.charges) charged.set(general, price);
    const after = played(state, seat, { type: "coverSupply", power: choice.power, generals: [] });
    state = after.state;
    events.push(...after.events);
  }
  const unsupplied = events.flatMap((event) => (event.type === "outOfSupply" ? [event.general] : []));
  for (const general of charged.keys()) expect(unsupplied).toContain(general);
  return new Map(unsupplied.map((general) => [general, charged.get(general) ?? "none"]));
};

const STAGE = { france: 3, bavaria: 3, prussia: 4, saxony: 4, austria: 5, pragmatic: 5 } as const;

for (const [variant, saxony, side] of [
  ["introductory", 0, "Prussia"],
  ["advanced", 0, "Prussia"],
  ["advanced", 2, "Austria"],
] as const)
  test(`SUP-02, SUP-05, SUP-07, SUP-14 and RUL-20 every general's supply is what all simple paths say (${variant}, Saxony with ${side})`, () => {
    const random = randomFrom(saxony + variant.length);
    const count = { free: 0, none: 0, charged: 0 };
    for (let round = 0; round < 400; round++) {
      const setup = scattered(random, variant, saxony);
      const table = bareTable(position({ ...setup, begin: { stage: 3, phase: "movement" } }));
      for (const stage of [3, 4, 5] as const) {
        const found = verdicts(setup, stage);
        for (const general of table.pieces) {
          const own = general.power === "saxony" && saxony === 2 ? 5 : STAGE[general.power];
          if (!general.isGeneral || own !== stage) continue;
          const expected = naiveSupply(table, general);
          expect(found.get(general.id) ?? "free", `general ${general.id} in ${general.city}`).toBe(expected);
          count[typeof expected === "number" ? "charged" : expected]++;
        }
      }
    }
    expect(Math.min(count.free, count.none, count.charged)).toBeGreaterThan(50);
  });
