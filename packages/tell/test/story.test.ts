import type { Deed, Outcome } from "@maria/advice/story";
import { outcomesIn } from "@maria/advice/story";
import type { LogEntry } from "@maria/rules";
import { AUSTRIA, FRANCE, NOBODY, PRUSSIA } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { deedText, outcomeLines, outcomeTitle } from "../src/index.ts";
import { wordsIn } from "./support/games.ts";
import { city, fortress, piece } from "./support/pieces.ts";

const words = wordsIn("en");
const outcomeOf = (...log: LogEntry[]): Outcome => {
  const [placed] = outcomesIn(log);
  if (placed === undefined) throw new Error("nothing happened");
  return placed.outcome;
};
const told = (outcome: Outcome): string => deedText(words, { kind: "outcome", outcome });
const [general, other] = [piece("prussia1"), piece("austria1")];

const began: LogEntry = {
  type: "battleBegan",
  attacker: { city: city("brieg"), generals: [general], power: PRUSSIA, suit: 0, troops: 5 },
  defender: { city: city("neisse"), generals: [other], power: AUSTRIA, suit: 1, troops: 2 },
  score: 3,
};
const ended = (winner: "attacker" | null): LogEntry => ({
  type: "battleEnded",
  winner,
  winnerPower: winner === null ? NOBODY : PRUSSIA,
  attacker: city("brieg"),
  defender: city("neisse"),
  loss: winner === null ? 0 : 2,
});

describe("a battle in few words", () => {
  test("while it is fought, tied and won", () => {
    expect(told(outcomeOf(began))).toBe("Combat at Neisse, score +3 for the attacker.");
    expect(told(outcomeOf(began, ended(null)))).toBe("Combat at Neisse: a tie.");
    expect(told(outcomeOf(began, ended("attacker")))).toBe("Combat at Neisse: Prussia wins, 2 troops lost.");
  });

  test("its card tells in words only what the cards laid down do not show", () => {
    expect(outcomeLines(words, outcomeOf(began))).toEqual([]);
    expect(outcomeLines(words, outcomeOf(began, ended("attacker")))).toEqual([
      "Prussia wins; the defeated side in Neisse loses 2 troops.",
    ]);
    expect(outcomeTitle(words, outcomeOf(began))).toBe("Combat at Neisse");
  });
});

describe("other results", () => {
  const conquered: LogEntry = {
    type: "conquered",
    fortress: fortress("brieg"),
    by: PRUSSIA,
    marker: PRUSSIA,
    retroactive: false,
  };

  test("each has its head, and nothing of it is left out", () => {
    const two = outcomeOf(conquered, conquered);
    expect([outcomeTitle(words, outcomeOf(conquered)), outcomeTitle(words, two)]).toEqual([
      "A fortress falls",
      "Fortresses fall",
    ]);
    expect(outcomeLines(words, two)).toHaveLength(2);
    expect(told(outcomeOf(conquered))).toBe("Prussia conquers Brieg.");
    expect(outcomeTitle(words, outcomeOf({ type: "outOfSupply", general, loss: 1 }))).toBe("Out of supply");
  });

  test("a winter's head names the turn, its lines tell who recruited", () => {
    const winter = outcomeOf(
      { type: "winterBegan", turn: 3 },
      { type: "recruited", power: FRANCE, troops: 0, reentries: [], cards: [] },
    );
    expect(outcomeTitle(words, winter)).toBe("The winter after turn 3");
    expect(outcomeLines(words, winter)).toEqual(["France recruits no troops."]);
    expect(told(winter)).toBe("The winter after turn 3");
  });

  test("an offer, an agreement and one that is over are told apart", () => {
    const titles = (["offered", "inForce", "declined", "expired"] as const).map((status) =>
      outcomeTitle(
        words,
        outcomeOf({
          type: "agreementChanged",
          agreement: {
            id: 1,
            proposer: "louis",
            partner: "maria",
            terms: [],
            turns: 1,
            status,
            until: 0,
            endAsked: null,
            impossible: [],
            lapsed: [],
          },
        }),
      ),
    );
    expect(titles).toEqual([
      "An offer",
      "An agreement",
      "An agreement or offer is off the table",
      "An agreement or offer is off the table",
    ]);
  });
});

test("ways and arrivals are told by name, from first to last city", () => {
  const path = ["glogau", "breslau", "brieg"].map(city);
  const way = (how: Extract<Deed, { kind: "way" }>["how"]): Deed => ({
    kind: "way",
    pieces: [general],
    path,
    how,
  });
  expect(deedText(words, way("march"))).toMatch(/: Glogau → Brieg$/);
  expect(deedText(words, way("force"))).toMatch(/: Glogau → Brieg, force march$/);
  expect(deedText(words, { kind: "hussar", hussar: 0, city: city("brieg") })).toBe("Hussar 1 rides to Brieg");
  expect(deedText(words, { kind: "arrival", piece: general, city: city("brieg") })).toMatch(
    / comes to Brieg$/,
  );
});
