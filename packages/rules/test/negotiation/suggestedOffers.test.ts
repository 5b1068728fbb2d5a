import { describe, expect, test } from "vitest";
import { newGame } from "../../src/game/newGame.ts";
import { AUSTRIA, BAVARIA, FRANCE, type Power, PRAGMATIC, PRUSSIA, SAXONY } from "../../src/model/powers.ts";
import type { Term } from "../../src/model/treaties.ts";
import { suggestedOffers } from "../../src/negotiation/suggestedOffers.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { optionsOf } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { fortress } from "../support/position.ts";

const state = {
  ...newGame(historical, optionsOf({ variant: "advanced", players: 3 }), seedFromNumber(1)),
  agenda: [],
};
const noCombat = (power: Power, other: Power): Term => ({ type: "noCombat", power, other });
const noConquest = (power: Power, other: Power): Term => ({ type: "noConquest", power, other });
const noTrains = (power: Power, other: Power): Term => ({ type: "noTrainElimination", power, other });
const keepAway = (power: Power, ...keys: readonly string[]): Term => ({
  type: "keepAway",
  power,
  fortresses: keys.map((key) => fortress(historical, key)).sort((a, b) => a - b),
});
const votes = (power: Power): Term[][] =>
  (["charles", "francis"] as const).map((candidate) => [{ type: "vote", power, candidate }]);

describe("offers that come to mind", () => {
  test("NEG-02 France and Bavaria to Austria: truces, promises either way, votes and the peace", () => {
    const between = (power: Power): Term[][] => [
      [noCombat(power, AUSTRIA)],
      [noCombat(power, AUSTRIA), noConquest(power, AUSTRIA), noConquest(AUSTRIA, power)],
      [noConquest(power, AUSTRIA)],
      [noTrains(power, AUSTRIA)],
      [noConquest(AUSTRIA, power)],
      [noTrains(AUSTRIA, power)],
      [{ type: "noHussars", other: power }],
      [noCombat(power, AUSTRIA), keepAway(AUSTRIA, "breslau", "brieg", "neisse", "glatz", "cosel")],
    ];
    const offers = suggestedOffers(state, "louis", "maria");
    expect(offers.map(({ terms }) => terms)).toEqual([
      ...between(FRANCE),
      ...between(BAVARIA),
      ...votes(FRANCE),
      ...votes(BAVARIA),
      [{ type: "acceptPeace" }],
    ]);
    for (const { type, partner, turns } of offers)
      expect([type, partner, turns]).toEqual(["propose", "maria", 2]);
  });

  test("NEG-01 to himself a player offers what his powers owe each other, each pair once", () => {
    const silesia = { type: "keepOut", power: SAXONY, cities: historical.silesianCities } as const;
    const subsidy: Term = { type: "subsidy", giver: PRUSSIA, receiver: SAXONY };
    const terms = suggestedOffers(state, "frederick", "frederick").map((offer) => offer.terms);
    expect(terms.slice(0, 2)).toEqual([[subsidy], [subsidy, silesia]]);
    const truces = terms.filter((offer) => offer.length === 1 && offer[0]?.type === "noCombat");
    expect(truces).toEqual([[noCombat(PRUSSIA, PRAGMATIC)], [noCombat(SAXONY, PRAGMATIC)]]);
    expect(terms.flat().filter(({ type }) => type === "vote" || type === "offerPeace")).toEqual([]);
  });

  test("DEC-10 a power offers to select or leave an open card with its arms, and to shift its markers", () => {
    const naples = historical.politics.cards.find(({ key }) => key === "naples");
    if (naples === undefined || state.affairs === null) throw new Error("no such card");
    const opened = { ...state, affairs: { ...state.affairs, openCards: [naples.id] } };
    const about = (power: Power) =>
      suggestedOffers(opened, "louis", "maria")
        .map(({ terms }) => terms)
        .filter(([first]) => first?.type.endsWith("Card") && "power" in first && first.power === power);
    const card = naples.id;
    expect(about(FRANCE)).toEqual([
      [{ type: "selectCard", power: FRANCE, card }],
      [{ type: "leaveCard", power: FRANCE, card }],
      [
        { type: "selectCard", power: FRANCE, card },
        { type: "executeCard", power: FRANCE, card, track: "italy", direction: "left" },
      ],
    ]);
    expect(about(AUSTRIA)).toHaveLength(3);
    expect(about(BAVARIA)).toEqual([]);
  });
});
