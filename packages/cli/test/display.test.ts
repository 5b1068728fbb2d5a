import type { View } from "@maria/rules";
import { type Affairs, AUSTRIA, cardOf, FRANCE, NOBODY, PRAGMATIC, PRUSSIA } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { viewAtStart } from "../../advice/test/support/position.ts";
import { wordsIn } from "../src/messages/words.ts";
import { displayLines } from "../src/tell/display.ts";
import { victoryLines } from "../src/tell/victoryTable.ts";
import { historical } from "./support/records.ts";

const words = wordsIn("en", historical);
const start = viewAtStart("advanced", "louis");
const byPower = <Value>(none: Value, values: Readonly<Record<number, Value>>): Value[] =>
  Array.from({ length: 6 }, (_, power) => values[power] ?? none);

/** The lines of the display that are not there, or otherwise, at the start. */
const changed = (affairs: Partial<Affairs>, view: Partial<View> = {}): string[] => {
  if (start.affairs === null) throw new Error("no affairs");
  const before = displayLines(words, start, start.affairs);
  const now = { ...start.affairs, ...affairs };
  return displayLines(words, { ...start, ...view, affairs: now }, now).filter(
    (line) => !before.includes(line),
  );
};

describe("the political display at the terminal", () => {
  test("a track with its marker, its star and what they mean", () => {
    expect(changed({ tracks: { saxony: 3, russia: 0, italy: -2 } })).toEqual([
      "  Saxony track  ◂ ☆ · ● · · ▸      3: neutral",
      "  Italy track   ◂ · ● · ☆ · · · ▸  −2: expedition corps of Austria",
    ]);
  });

  test("trump, shifts to come, cards conserved with their influence", () => {
    expect(
      changed({
        trump: 1,
        shifts: [{ track: "italy", steps: -1 }],
        conserved: byPower<never[]>([], { [FRANCE]: [cardOf(1, 9), cardOf(1, 3)] as never[] }),
      }),
    ).toEqual([
      "  Trump suit: ♦ diamonds",
      "  To be shifted after the selection: Italy track 1 to the left",
      "  Conserved: France ♦9 ♦3 = 12",
    ]);
  });

  test("HID-17 cards face-down: the own by name, others' by number", () => {
    expect(
      changed(
        { hasPlaced: byPower(false, { [FRANCE]: true, [AUSTRIA]: true }) },
        {
          placed: byPower(-1 as never, { [FRANCE]: cardOf(0, 7) as never }),
          faceDownBacks: byPower<number[]>([], { [PRUSSIA]: [2, 1] }),
        },
      ),
    ).toEqual([
      "  Placed face-down: France ♥7, Austria (1)",
      "  Left face-down until the next turn: Prussia (3)",
    ]);
  });

  test("incomes that were changed, and the Jacobites", () => {
    expect(changed({ incomeChanges: byPower(0, { [FRANCE]: 1, [PRAGMATIC]: -2 }), jacobites: true })).toEqual(
      [
        "  TC income this turn: France +1, Pragmatic Army −2",
        "  The Jacobite rebellion binds a general of the Pragmatic Army and one Tactical Card of its income",
      ],
    );
  });

  test("the years to come, the election, contracts, what Prussia and France have given up", () => {
    expect(
      changed(
        {
          election: "held",
          emperor: FRANCE,
          annexed: true,
          prussiaNeutralUntil: 7,
          reduced: true,
          contracts: [{ giver: FRANCE, receiver: PRUSSIA, turns: 2 }] as never,
        },
        { politicalYears: [1743, 1743, 1744] },
      ),
    ).toEqual([
      "  Silesia is annexed and Prussian home country",
      "  Prussia is neutral until its action stage of turn 7",
      "  France has reduced its military objectives",
      "  Political Cards to come: 2 of 1743, 1 of 1744",
      "  The Emperor is elected: Charles Albert of Bavaria",
      "  Subsidy contracts: France → Prussia, 2 turns",
    ]);
    expect(changed({ election: "pending", emperor: NOBODY })).toEqual([
      "  The Imperial Election is held at the end of this turn",
    ]);
  });
});

test("VBX-01 the markers of each power: pool, maps, battles, aside, boxes", () => {
  if (start.affairs === null) throw new Error("no affairs");
  const affairs: Affairs = {
    ...start.affairs,
    pools: byPower(0, { [FRANCE]: 7, [PRUSSIA]: 8, [AUSTRIA]: 9, [PRAGMATIC]: 10 }),
    battleBoxes: byPower(0, { [FRANCE]: 2 }),
    setAside: byPower(0, { [PRUSSIA]: 3 }),
    emperor: AUSTRIA,
  };
  const scores = byPower(0, { [FRANCE]: 1, [PRUSSIA]: 2, [AUSTRIA]: 3, [PRAGMATIC]: 4 });
  expect(victoryLines(words, { ...start, affairs, winterScores: [scores] })).toEqual([
    "Victory markers   pool  on the maps  battle boxes  set aside  other boxes",
    "  France          7     0            2 of 2        0",
    "  Prussia         8     2            0 of 2        3",
    "  Austria         9     5            0 of 2        0          Emperor",
    "  Pragmatic Army  10    0            0 of 2        0",
    "Winter scores: France 1, Prussia 2, Austria 3, Pragmatic Army 4",
  ]);
});
