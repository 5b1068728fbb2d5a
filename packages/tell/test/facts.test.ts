import { cityOf } from "@maria/advice/ground";
import { lastTurn } from "@maria/advice/victory";
import { newGame, type View, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import {
  type Affairs,
  AUSTRIA,
  BAVARIA,
  FRANCE,
  type Frame,
  type GameOptions,
  OFF_BOARD,
  OFF_MAP_BOX,
  PRAGMATIC,
  PRUSSIA,
  SILESIA_BOX,
  type State,
  UNKNOWN,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import {
  cardNames,
  ceilingText,
  cityWithSuit,
  decisionLines,
  gambitText,
  generalsCovered,
  goalsText,
  listIn,
  momentText,
  pathText,
  pieceWithRank,
  placeText,
  signed,
  strengthText,
  termText,
  trackMeaning,
  troopsText,
  variantName,
  viaText,
  victoryBoxNames,
} from "../src/index.ts";
import { historical, wordsIn } from "./support/games.ts";
import { cards, city, fortress, piece, politicalCard } from "./support/pieces.ts";

const words = wordsIn("en");
const optionsOf = (variant: GameOptions["variant"]): GameOptions => ({
  variant,
  players: 3,
  politicalOption: false,
  troopCeiling: false,
});
const gameOf = (variant: GameOptions["variant"]): State =>
  newGame(historical, optionsOf(variant), seedFromNumber(1));
const introductory = gameOf("introductory");
const advanced = gameOf("advanced");
const gambit = gameOf("silesia-gambit");
const seen = (state: State): View => view(state, null);
const withAffairs = (state: State, affairs: Partial<Affairs>): State => ({
  ...state,
  affairs: state.affairs && { ...state.affairs, ...affairs },
});
const marked = (state: State, power: 0 | 2 | 4 | 5, ...keys: string[]): State => {
  const fortresses = keys.map(fortress);
  return {
    ...state,
    markers: state.markers.map((marker, id) => (fortresses.some((each) => each === id) ? power : marker)),
  };
};
const CESSION = { prussiaLacked: 1, franceLacked: 2, austriaHeld: 3 };

describe("the moment", () => {
  test("a turn stands before the last turn of its variant", () => {
    expect(momentText(words, seen({ ...introductory, turn: 3 }))).toBe("Turn 3 of 9 · set-up");
    expect(momentText(words, seen({ ...advanced, turn: 5 }))).toMatch(/^Turn 5 of 12 · /);
  });

  test("SGA-28 once Silesia is ceded the game lasts longer", () => {
    expect(lastTurn(seen(gambit))).toBe(9);
    expect(lastTurn(seen(withAffairs(gambit, { cession: CESSION })))).toBe(15);
  });
});

describe("how near everybody is to winning", () => {
  test("INT-08, INT-09 France and Prussia each with its own goal", () => {
    const state = marked(marked(introductory, FRANCE, "linz"), PRUSSIA, "brieg", "neisse");
    expect(goalsText(words, seen(state))).toBe(
      "France 1 of 9 fortresses in Austria, Prussia 4 of 12 in Austria and Silesia",
    );
  });

  test("SGA-14 to SGA-16 what a cession would ask of everybody", () => {
    const state = marked(marked(gambit, FRANCE, "linz"), PRUSSIA, "brieg", "neisse", "glatz");
    expect(gambitText(words, seen(state))).toContain("Pragmatic Army 5 + 7 fortresses in France");
    expect(gambitText(words, seen(state))).toContain("France 9 + 8 in Austria or 5 + 8 in the Netherlands");
    expect(gambitText(words, seen(state))).toContain("Austria 8 − 2 in Bavaria and France");
    expect(goalsText(words, seen(state))).toMatch(/^France 1 of 9 .* Prussia 5 of 12/);
    const held = marked(state, AUSTRIA, "brieg");
    expect(gambitText(words, seen(held))).toContain("Austria 8 − 3 in Bavaria");
  });

  test("SGA-25 to SGA-27 what is asked after a cession", () => {
    const state = marked(withAffairs(gambit, { cession: CESSION }), FRANCE, "linz");
    expect(goalsText(words, seen(state))).toBe(
      "Austria 0 of 5 fortresses in Bavaria and France, Pragmatic Army 0 of 6 in France, " +
        "France 1 of 11 in Austria or 0 of 7 in the Netherlands",
    );
  });

  test("VIC-01 the pools of the four major powers", () => {
    const state = withAffairs(advanced, { pools: [11, 0, 13, 0, 8, 7] });
    expect(goalsText(words, seen(state))).toBe(
      "Victory markers still in the pools: France 11, Prussia 13, Austria 8, Pragmatic Army 7",
    );
  });

  test("VBX-01 each box is named only to the power whose marker lies in it", () => {
    const boxes = { threeElectors: PRAGMATIC, emperor: FRANCE, italy: AUSTRIA, silesiaBox: true } as const;
    const filled = seen(withAffairs(advanced, boxes));
    expect(victoryBoxNames(words, filled, PRAGMATIC)).toEqual(["3 Electors"]);
    expect(victoryBoxNames(words, filled, FRANCE)).toEqual(["Emperor"]);
    expect(victoryBoxNames(words, filled, AUSTRIA)).toEqual(["Italy"]);
    expect(victoryBoxNames(words, filled, PRUSSIA)).toEqual(["Silesia"]);
    expect(
      victoryBoxNames(words, seen(withAffairs(advanced, { ...boxes, silesiaBox: false })), PRUSSIA),
    ).toEqual([]);
  });
});

describe("names", () => {
  test("a path, and what lies between its ends", () => {
    const path = [city("glogau"), city("liegnitz"), city("breslau")];
    expect(pathText(words, path)).toBe("Glogau – Liegnitz – Breslau");
    expect(viaText(words, path)).toBe(" via Glogau – Liegnitz");
    expect(viaText(words, path.slice(0, 1))).toBe("");
    expect(cityWithSuit(words, city("brieg"))).toBe("Brieg ♣");
  });

  test("a general with power and rank, a train by its power", () => {
    expect(pieceWithRank(words, piece("prussia2"))).toBe("Prussia 2, Schwerin");
    expect(pieceWithRank(words, piece("prussiaT1"))).toBe("the supply train of Prussia");
  });

  test("a hand is sorted by suit, high cards first, Reserves last", () => {
    expect(cardNames(words, cards("R S2 H3 H10 D5"))).toBe("♥10 ♥3 ♦5 ♠2 Reserve");
    expect(cardNames(words, [])).toBe("none");
  });

  test("scores have a sign, and none at zero", () => {
    expect([3, 0, -4].map(signed)).toEqual(["+3", "0", "−4"]);
  });

  test("a variant is named with its options", () => {
    const options = optionsOf("advanced");
    expect(variantName(words, options)).toBe("advanced game");
    expect(variantName(words, { ...options, politicalOption: true })).toBe(
      "advanced game with the optional political rule",
    );
    expect(variantName(words, { ...options, troopCeiling: true })).toBe(
      "advanced game, with the troop ceiling",
    );
  });

  test("lists end with the language’s and", () => {
    expect(listIn("en")(["a", "b", "c"])).toBe("a, b, and c");
    expect(listIn("de")(["a", "b", "c"])).toBe("a, b und c");
    expect(listIn("fr")(["a", "b", "c"])).toBe("a, b et c");
  });

  test("nobody is covered, or those who are", () => {
    expect(generalsCovered(words, [])).toBe("nobody");
    expect(generalsCovered(words, [piece("prussia1"), piece("prussia2")])).toBe("Friedrich and Schwerin");
  });
});

describe("where a piece is", () => {
  const at = (place: State["at"][number], name = "prussia1"): string => {
    const state = { ...advanced, at: advanced.at.map((old, id) => (id === piece(name) ? place : old)) };
    return placeText(words, state, piece(name));
  };

  test("in a city, in a box or off the board", () => {
    expect(at(city("brieg"))).toBe("Brieg ♣");
    expect(at(OFF_BOARD)).toBe("off the board");
    expect(at(OFF_MAP_BOX)).toBe("off-map box East Prussia");
    expect(at(OFF_MAP_BOX, "pragmatic1")).toBe("off-map box England");
    expect(at(SILESIA_BOX, "prussiaT2")).toBe("waits in the box Silesia");
    expect(cityOf({ ...advanced, at: advanced.at.map(() => OFF_BOARD) }, piece("prussia1"))).toBeNull();
  });
});

describe("strength as a seat may know it", () => {
  const [friedrich, schwerin] = [piece("prussia1"), piece("prussia2")];
  const knowing = (changes: Partial<View>): View => ({
    ...seen(introductory),
    troops: introductory.troops.map(() => UNKNOWN),
    sightings: [],
    ...changes,
  });
  const known = knowing({
    troops: introductory.troops.map((_, general) =>
      general === friedrich ? 5 : general === schwerin ? 3 : UNKNOWN,
    ),
  });
  const together = (certain: boolean): View =>
    knowing({
      sightings: [{ generals: [friedrich, schwerin], total: 9, certain }] as unknown as View["sightings"],
    });
  const alone = (certain: boolean): View =>
    knowing({ sightings: [{ generals: [schwerin], total: 4, certain }] as unknown as View["sightings"] });

  test("HID-08 own troops are known, others as they were last seen", () => {
    expect(troopsText(words, known, friedrich)).toBe("5");
    expect(troopsText(words, knowing({}), friedrich)).toBe("?");
    expect(troopsText(words, alone(true), schwerin)).toBe("4");
    expect(troopsText(words, alone(false), schwerin)).toBe("4?");
    expect(troopsText(words, together(true), friedrich)).toBe("9 with Schwerin");
    expect(troopsText(words, together(false), schwerin)).toBe("9? with Friedrich");
  });

  test("a stack is as strong as its generals together", () => {
    expect(strengthText(words, known, [friedrich, schwerin])).toBe("8");
    expect(strengthText(words, together(true), [friedrich, schwerin])).toBe("9");
    expect(strengthText(words, together(false), [schwerin, friedrich])).toBe("9?");
    expect(strengthText(words, alone(true), [friedrich, schwerin])).toBe("?");
  });

  test("HID-01 what was stated of two is no strength of either", () => {
    expect(strengthText(words, together(true), [friedrich])).toBe("?");
  });

  test("RUL-64 how many troops the ceiling leaves", () => {
    const ceiling = { troopTotals: [20, 5, 22, 5, 29, 14], troopCeilings: [26, 5, 26, 5, 30, 14] };
    const limited = { ...seen(advanced), ...ceiling } as unknown as View;
    expect(ceilingText(words, limited, FRANCE)).toBe("Troop ceiling (France): 20 of 26, so at most 6 more.");
    expect(ceilingText(words, seen(advanced), FRANCE)).toBeNull();
  });
});

describe("what is being decided", () => {
  const lines = (frame: Frame, affairs: Partial<Affairs> = {}, state = advanced): string[] =>
    decisionLines(words, seen(withAffairs({ ...state, agenda: [frame] }, affairs)));

  test("politics", () => {
    const openCards = [politicalCard("military-aid")];
    const open = "  Military Aid (1741) – Russia track 1 to the left – for Prussia and Austria";
    expect(lines({ kind: "trump" }, { openCards })).toEqual([
      "You won the last combat: name the trump suit of this turn.",
      "Open cards:",
      open,
    ]);
    const placement: Frame = { kind: "placement", waiting: [FRANCE, PRUSSIA] };
    expect(lines(placement, { openCards, trump: 3 })).toEqual([
      "France: you may place a card face-down. Trump is ♠ spades.",
      "Open cards:",
      open,
    ]);
    expect(lines(placement, { openCards: [], trump: 3 })).toEqual([
      "France: you may place a card face-down. Trump is ♠ spades.",
    ]);
    expect(lines(placement, { openCards, trump: null })).toEqual([]);
    expect(lines({ kind: "placement", waiting: [] }, { openCards, trump: 3 })).toEqual([]);
  });

  test("the execution of a card, with what is barred", () => {
    const card = politicalCard("charles-emmanuel");
    expect(lines({ kind: "execution", power: FRANCE, card }, {}, { ...advanced, saxony: 0 })).toEqual([
      "Selected for France: Charles Emmanuel.",
      "  Saxony track: no shift, as Saxony is a Prussian ally",
    ]);
    expect(lines({ kind: "execution", power: FRANCE, card }, {}, { ...advanced, saxony: 1 })).toEqual([
      "Selected for France: Charles Emmanuel.",
    ]);
  });

  test.each<[Frame, string]>([
    [
      { kind: "grant", troops: 2, power: BAVARIA, cause: "card" } as unknown as Frame,
      "Bavaria: 2 new troops.",
    ],
    [
      { kind: "expedition", power: PRUSSIA },
      "Expedition corps: a general must go into the off-map box East Prussia (Prussia).",
    ],
    [{ kind: "secondTrain" } as unknown as Frame, "Prussia receives its second supply train."],
    [
      { kind: "vote", voters: [{ seat: "louis", votes: 3 }], charles: 2, francis: 1 } as unknown as Frame,
      "Imperial Election: you cast 3 votes. So far Charles 2, Francis 1.",
    ],
    [
      { kind: "return", powers: [FRANCE, AUSTRIA] } as unknown as Frame,
      "The expedition corps of France may come back. Who returns?",
    ],
    [
      { kind: "consent", stack: { piece: piece("pragmatic1"), city: city("mainz") } } as unknown as Frame,
      "George II would like to form a stack with your general in Mainz.",
    ],
    [
      { kind: "saxonyShift", most: 2 } as unknown as Frame,
      "You may shift the Saxony marker up to 2 boxes to the right. It lies on 1 (Prussian ally).",
    ],
    [
      { kind: "displacement", cause: "annexation" } as unknown as Frame,
      "Silesia is annexed: pieces on the wrong side of the border are moved.",
    ],
  ])("%o", (frame, line) => {
    expect(lines(frame)).toEqual([line]);
  });

  test("POL-15 who selects, with what influence, and who comes after", () => {
    const selection = (...ranking: (0 | 2 | 4)[]): Frame =>
      ({ kind: "selection", ranking }) as unknown as Frame;
    expect(lines(selection(FRANCE, PRUSSIA, AUSTRIA))[0]).toMatch(
      /^France: select or conserve, with an influence of \d+\. Afterwards: Prussia and Austria\.$/,
    );
    expect(lines(selection(FRANCE))[0]).toMatch(/Afterwards: nobody\.$/);
    expect(lines(selection())).toEqual([]);
  });

  test("FRO-03 half of the French markers in Austria, rounded up, are set aside", () => {
    const held = marked(advanced, FRANCE, "linz", "tabor", "pilsen");
    const { length } = held.markers.filter(
      (marker, id) => marker === FRANCE && historical.coreAustrian.some((core) => core === id),
    );
    expect(length).toBe(3);
    expect(lines({ kind: "reduction" } as unknown as Frame, {}, held)).toEqual([
      "France may give up its 3 markers in Austria, once per game: 2 would be set aside, 1 would go back to the pool.",
    ]);
  });

  test("nothing is added where the choices say it all", () => {
    expect(decisionLines(words, seen(introductory))).toEqual([]);
    expect(decisionLines(words, seen({ ...introductory, agenda: [] }))).toEqual([]);
  });
});

describe("terms", () => {
  test("many cities are told by four and their number", () => {
    const cities = ["prag", "linz", "tabor", "pilsen", "iglau"]
      .filter((key) => historical.cityByKey.has(key))
      .map(city);
    expect(cities.length).toBe(5);
    const five = termText(words, { type: "keepOut", power: PRUSSIA, cities });
    expect(five).toMatch(/the generals of Prussia do not enter (\S+, ){4}and … \(5\) \(those/);
    expect(termText(words, { type: "keepOut", power: PRUSSIA, cities: cities.slice(1) })).not.toContain("…");
  });

  test.each([
    [
      { type: "noConquest", power: PRAGMATIC, other: FRANCE },
      "the Pragmatic Army conquers no fortress of France",
    ],
    [
      { type: "noTrainElimination", power: FRANCE, other: PRAGMATIC },
      "France eliminates no supply train of the Pragmatic Army",
    ],
    [{ type: "vote", power: PRUSSIA, candidate: "charles" }, "Prussia votes for Charles Albert of Bavaria"],
    [
      { type: "selectCard", power: FRANCE, card: politicalCard("denmark") },
      "France selects Denmark if it can",
    ],
    [{ type: "leaveCard", power: FRANCE, card: politicalCard("denmark") }, "France does not select Denmark"],
    [{ type: "promise", power: AUSTRIA, text: "peace" }, "Austria promises: “peace”"],
  ] as const)("%o", (term, clause) => {
    expect(termText(words, term)).toBe(clause);
  });
});

test("TRK-01 a box brings about what its icons show, and Saxony’s also its status", () => {
  expect(trackMeaning(words, "italy", 0)).toBe("no effect");
  expect(trackMeaning(words, "italy", -3)).toBe("victory point for France, expedition corps of Austria");
  expect(trackMeaning(words, "saxony", 1)).toBe("Prussian ally");
  expect(trackMeaning(words, "italy", 9)).toBe("no effect");
});
