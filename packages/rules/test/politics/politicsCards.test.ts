import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { newGame } from "../../src/engine.ts";
import type { TrackName } from "../../src/model/affairs.ts";
import type { Seat } from "../../src/model/options.ts";
import type { PowerName } from "../../src/model/powers.ts";
import { seatOfPower } from "../../src/model/seats.ts";
import type { PoliticalCardData } from "../../src/pack/data.ts";
import { historical, historicalData } from "../support/packs.ts";
import {
  affairs,
  executed,
  executionOf,
  isAsked,
  type PoliticsSetup,
  placed,
  politicalCard,
  politics,
  selected,
  selectionOver,
} from "../support/politics.ts";
import { actionsOffered, asked, played, power, refused } from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";

const MAJORS = ["prussia", "france", "pragmatic", "austria"] as const;
const ADVANCED = { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false } as const;
const seed = (digit: string): string => digit.repeat(64);

const printed = (key: string): PoliticalCardData => {
  const data = historicalData.politics.cards.find(({ id }) => id === key);
  if (!data) throw new Error(`no card ${key}`);
  return data;
};

/** The power alone on the display, before this card and one that shows nobody's arms but Prussia's and Austria's. */
const before = (key: string, name: PowerName, setup: PoliticsSetup = {}) => {
  const other = key === "military-aid" ? "catherine" : "military-aid";
  const state = politics({ ...setup, opens: [key, other], hands: { [name]: ["H9"] } });
  return placed(state, { [name]: "H9" }).state;
};

/** Exactly the powers whose arms the card shows may select it. */
const showsItsArms = (key: string): void => {
  const selecting = { type: "selectCard", card: politicalCard(historical, key) };
  const mayTake = MAJORS.filter((name) => {
    const state = before(key, name);
    const seat = seatOfPower(state.options, power(name), state.saxony);
    return actionsOffered(state, seat, "selectCard").some((action) => isDeepStrictEqual(action, selecting));
  });
  expect(new Set(mayTake)).toEqual(new Set(printed(key).powers));
};

/** The card has no instruction; each printed arrow moves its marker by the full number of boxes. */
const actsByArrows = (key: string, ...arrows: readonly (readonly [TrackName, number])[]): void => {
  const { powers, instruction } = printed(key);
  expect(instruction).toBeNull();
  showsItsArms(key);
  const tracks = { saxony: 3, russia: 0, italy: 0 };
  const state = selected(
    before(key, powers[0] as PowerName, { tracks, pieces: { france1: "paris" } }),
    key,
  ).state;
  const [seat] = asked(state);
  const ways = actionsOffered(state, seat as Seat, "execute").flatMap((action) =>
    action.type === "execute" && action.shifts.length === 1 ? action.shifts : [],
  );
  expect(ways.map(({ track, steps }) => [track, steps])).toEqual(arrows);
  for (const shift of ways) {
    const over = selectionOver(executed(state, { shifts: [shift] }).state).state;
    expect(affairs(over).tracks).toEqual({ ...tracks, [shift.track]: tracks[shift.track] + shift.steps });
  }
};

describe("the deck", () => {
  test("CRD-01 there are 6 cards for 1741, 7 for 1742 with the election, 6 for 1743 and 6 for 1744", () => {
    const count = (year: number) => historical.politics.cards.filter((card) => card.year === year).length;
    expect([1741, 1742, 1743, 1744].map(count)).toEqual([6, 7, 6, 6]);
    expect(historical.politics.cards.filter(({ isElection }) => isElection).map(({ year }) => year)).toEqual([
      1742,
    ]);
    expect(new Set(historical.politics.cards.map(({ key }) => key)).size).toBe(25);
  });

  test("SET-23 each year is shuffled by itself and the years lie in order, 1741 on top", () => {
    const orders = ["1", "2", "3"].map((digit) => {
      const deck = newGame(historical, ADVANCED, seed(digit)).closed?.politicalDeck ?? [];
      expect([...deck].sort((a, b) => a - b)).toEqual(historical.politics.cards.map(({ id }) => id));
      const years = [...deck].reverse().map((card) => historical.politics.cards[card]?.year);
      expect(years).toEqual([...years].sort());
      return JSON.stringify(deck.filter((card) => historical.politics.cards[card]?.year === 1743));
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

describe("cards that act by their arrows alone", () => {
  test("CRD-02 Military Aid shifts the Russia marker one box to the left", () => {
    actsByArrows("military-aid", ["russia", -1]);
  });

  test("CRD-03 the Russo-Swedish War shifts the Russia marker one box to the left", () => {
    actsByArrows("russo-swedish-war", ["russia", -1]);
  });

  test("CRD-05 Naples shifts the Italy marker one box to the left", () => {
    actsByArrows("naples", ["italy", -1]);
  });

  test("CRD-08 the Coup d'état shifts the Russia marker two boxes to the left", () => {
    actsByArrows("coup-detat", ["russia", -2]);
  });

  test("CRD-09 Sweden Capitulates shifts the Russia marker one box to the right", () => {
    actsByArrows("sweden-capitulates", ["russia", 1]);
  });

  test("CRD-10 Spain shifts the Italy marker one box to the left", () => {
    actsByArrows("spain", ["italy", -1]);
  });

  test("CRD-11 Piedmont-Sardinia shifts the Italy marker two boxes to the right", () => {
    actsByArrows("piedmont-sardinia", ["italy", 2]);
  });

  test("CRD-15 the Lopukhin Plot shifts the Russia marker one box to the left", () => {
    actsByArrows("lopukhin-plot", ["russia", -1]);
  });

  test("CRD-16 Alexei Bestuzhev shifts the Russia marker one box either way", () => {
    actsByArrows("alexei-bestuzhev", ["russia", -1], ["russia", 1]);
  });

  test("CRD-17 Commodore Martin shifts the Italy marker one box to the right", () => {
    actsByArrows("commodore-martin", ["italy", 1]);
  });

  test("CRD-18 France shifts the Italy marker two boxes to the left", () => {
    actsByArrows("france", ["italy", -2]);
  });

  test("CRD-21 Catherine shifts the Russia marker one box to the left", () => {
    actsByArrows("catherine", ["russia", -1]);
  });

  test("CRD-22 Russia shifts the Russia marker two boxes to the right", () => {
    actsByArrows("russia", ["russia", 2]);
  });

  test("CRD-23 Genoa shifts the Italy marker one box to the left", () => {
    actsByArrows("genoa", ["italy", -1]);
  });

  test("CRD-24 the Separate Peace shifts the Italy marker one box either way", () => {
    actsByArrows("separate-peace", ["italy", -1], ["italy", 1]);
  });

  test("CRD-04 Charles Emmanuel shifts the Saxony marker only if Saxony is not allied with Prussia", () => {
    actsByArrows("charles-emmanuel", ["saxony", -1], ["saxony", 1], ["italy", -1], ["italy", 1]);
    const allied = selected(before("charles-emmanuel", "france"), "charles-emmanuel").state;
    for (const steps of [-1, 1]) {
      const shifts = [{ track: "saxony", steps } as const];
      refused(allied, "louis", executionOf({ shifts }), "CRD-04", "shiftForbidden");
      const both = [...shifts, { track: "italy", steps: 1 } as const];
      refused(allied, "louis", executionOf({ shifts: both }), "CRD-04", "shiftForbidden");
    }
    expect(actionsOffered(allied, "louis", "execute")).toHaveLength(3);
    const italy = executionOf({ shifts: [{ track: "italy", steps: 1 }] });
    const [event] = eventsOfType(played(allied, "louis", italy).events, "politicalCardExecuted");
    expect(event?.barred).toEqual(["saxony"]);
  });

  test("CRD-14 the Imperial Election is no political card: a real one is opened in its place", () => {
    const state = politics({
      opens: ["imperial-election", "spain", "coup-detat"],
      hands: { prussia: ["C2"] },
    });
    const open = ["spain", "coup-detat"].map((key) => politicalCard(historical, key));
    expect(affairs(state).openCards).toEqual(open);
    expect(affairs(state).election).toBe("pending");
    expect(isAsked(state, "placement")).toBe(true);
    const { powers, shifts, instruction } = printed("imperial-election");
    expect([powers, shifts, instruction]).toEqual([[], [], null]);
  });
});

describe("arms of the cards with instructions", () => {
  test.each([
    "jenkins-ear",
    "denmark",
    "hessian-mercenaries",
    "electoral-palatinate",
    "union-of-frankfurt",
    "quadruple-alliance",
    "carnatic-wars",
    "jacobite-rebellion",
  ])("POL-18 exactly the powers whose arms %s shows may select it", (key) => {
    showsItsArms(key);
  });
});
