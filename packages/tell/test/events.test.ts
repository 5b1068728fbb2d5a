import type { LogEntry } from "@maria/rules";
import { AUSTRIA, BAVARIA, FRANCE, NOBODY, PRAGMATIC, PRUSSIA, SAXONY } from "@maria/rules/model";
import { expect, test } from "vitest";
import { EVENT_TYPES, sentenceOf, sentencesOf } from "../src/index.ts";
import { wordsIn } from "./support/games.ts";
import { card, cards, city, fortress, piece, politicalCard } from "./support/pieces.ts";

/** Every event as it is told: who did it to whom, where, and for how much. */
const TOLD: readonly (readonly [LogEntry, string])[] = [
  [{ type: "turnBegan", turn: 4 }, "Turn 4 begins."],
  [{ type: "stageBegan", stage: 2, powers: [] }, "Hussars stage."],
  [{ type: "stageBegan", stage: 3, powers: [FRANCE, BAVARIA] }, "Action stage: France and Bavaria."],
  [{ type: "winterBegan", turn: 3 }, "Winter comes after turn 3."],
  [{ type: "allotted", power: BAVARIA, troops: [5] }, "Bavaria allots its troops: Törring 5."],
  [{ type: "allotted", power: PRAGMATIC }, "The Pragmatic Army has allotted its troops."],
  [{ type: "setUpCompleted" }, "All troops are allotted; the game begins."],
  [
    { type: "transferred", from: piece("france1"), to: piece("france2"), troops: 3 },
    "Moritz von Sachsen hands 3 troops over to Belle-Isle.",
  ],
  [{ type: "deckOpened", decks: [0] }, "Deck 1 becomes the draw deck."],
  [{ type: "deckOpened", decks: [2, 3] }, "Decks 3 and 4 are shuffled together as the draw deck."],
  [
    { type: "cardsDrawn", power: FRANCE, cards: cards("R C3 H7 H9 D2") },
    "France draws 5 cards: ♥9 ♥7 ♦2 ♣3 Reserve.",
  ],
  [{ type: "cardsDrawn", power: PRAGMATIC, decks: [0, 0, 1] }, "The Pragmatic Army draws 3 cards."],
  [
    { type: "subsidyPaid", from: FRANCE, to: BAVARIA, card: card("S4") },
    "France pays the subsidy: Bavaria receives ♠4.",
  ],
  [
    { type: "subsidyPaid", from: FRANCE, to: BAVARIA, deck: 0 },
    "France pays the subsidy: Bavaria receives a card.",
  ],
  [{ type: "subsidyRefused", from: FRANCE, to: BAVARIA }, "France pays no subsidy this turn."],
  [{ type: "hussarPlaced", hussar: 0, city: city("brieg") }, "Hussar 1 rides to Brieg."],
  [{ type: "hussarRemoved", hussar: 1, city: city("glatz") }, "Hussar 2 is driven off the board in Glatz."],
  [
    { type: "supplyPaid", power: PRUSSIA, price: 6, cards: cards("H5 C3") },
    "Prussia pays ♥5 ♣3 (8 points) for supply at a price of 6.",
  ],
  [
    { type: "handSurrendered", power: PRUSSIA, price: 9, cards: cards("D2"), covered: [piece("prussia1")] },
    "Prussia cannot pay 9 points for supply and hands in all its cards (♦2); covered: Friedrich.",
  ],
  [
    { type: "handSurrendered", power: SAXONY, price: 4, cards: [], covered: [] },
    "Saxony cannot pay 4 points for supply and hands in all its cards (none); covered: nobody.",
  ],
  [
    { type: "outOfSupply", general: piece("prussia2"), loss: 2 },
    "Schwerin is out of supply and loses 2 troops.",
  ],
  [{ type: "backInSupply", general: piece("prussia2") }, "Schwerin is in supply again."],
  [
    { type: "generalRemoved", general: piece("france3"), cause: "supply" },
    "Broglie has lost his last troop for want of supply and leaves the board.",
  ],
  [
    { type: "generalRemoved", general: piece("france3"), cause: "combat" },
    "Broglie has lost his last troop in combat and leaves the board.",
  ],
  [
    { type: "generalRemoved", general: piece("france3"), cause: "noRetreat" },
    "Broglie has no way to retreat and leaves the board.",
  ],
  [
    {
      type: "marched",
      piece: piece("prussia1"),
      from: city("glogau"),
      path: [city("liegnitz")],
      force: false,
    },
    "Friedrich marches from Glogau to Liegnitz.",
  ],
  [
    {
      type: "marched",
      piece: piece("prussia1"),
      from: city("glogau"),
      path: [city("liegnitz"), city("breslau"), city("brieg")],
      force: false,
    },
    "Friedrich marches from Glogau to Brieg via Liegnitz – Breslau.",
  ],
  [
    {
      type: "marched",
      piece: piece("prussiaT1"),
      from: city("glogau"),
      path: [city("liegnitz"), city("breslau")],
      force: true,
    },
    "The supply train of Prussia makes a force march from Glogau to Breslau via Liegnitz.",
  ],
  [
    { type: "stackFormed", city: city("breslau"), commander: piece("prussia1"), deputy: piece("prussia3") },
    "Friedrich and Erbprinz Leopold form a stack in Breslau; Friedrich is supreme commander.",
  ],
  [
    { type: "stackProposed", piece: piece("pragmatic1"), city: city("mainz") },
    "George II would like to form a stack in Mainz.",
  ],
  [{ type: "stackAnswered", seat: "maria", agreed: true }, "Maria Theresa agrees to the stack."],
  [{ type: "stackAnswered", seat: "maria", agreed: false }, "Maria Theresa does not agree to the stack."],
  [
    { type: "disputeAnswered", seat: "louis", dispute: true },
    "Louis XV disputes the order of moves in Flanders.",
  ],
  [
    { type: "disputeAnswered", seat: "louis", dispute: false },
    "Louis XV does not dispute the order of moves in Flanders.",
  ],
  [{ type: "disputeDeclared", seat: "frederick" }, "Frederick disputes the order of moves in Flanders."],
  [{ type: "flandersPassed", seat: "frederick" }, "Frederick moves no more in Flanders."],
  [{ type: "seatDone", seat: "maria" }, "Maria Theresa is done."],
  [{ type: "seatNotDone", seat: "maria" }, "Maria Theresa is not done after all and goes on moving."],
  [
    { type: "trainEliminated", train: piece("austriaT1"), city: city("brieg"), by: piece("prussia2") },
    "Schwerin eliminates the supply train of Austria in Brieg.",
  ],
  [
    { type: "trainReentered", train: piece("austriaT1"), city: city("brieg"), cards: cards("H6") },
    "The supply train of Austria re-enters in Brieg for ♥6.",
  ],
  [
    { type: "conquered", fortress: fortress("brieg"), by: PRUSSIA, marker: PRUSSIA, retroactive: false },
    "Prussia conquers Brieg.",
  ],
  [
    { type: "conquered", fortress: fortress("brieg"), by: SAXONY, marker: PRUSSIA, retroactive: false },
    "Saxony conquers Brieg; the marker of Prussia goes there.",
  ],
  [
    { type: "conquered", fortress: fortress("brieg"), by: PRUSSIA, marker: PRUSSIA, retroactive: true },
    "Prussia conquers Brieg retroactively.",
  ],
  [
    { type: "conquered", fortress: fortress("brieg"), by: AUSTRIA, marker: NOBODY, retroactive: false },
    "Austria re-conquers Brieg.",
  ],
  [
    { type: "questionMarkPlaced", fortress: fortress("brieg"), by: PRUSSIA },
    "Brieg is protected: Prussia puts a question mark on it.",
  ],
  [
    { type: "questionMarkRemoved", fortress: fortress("brieg") },
    "Brieg is still protected; the question mark goes.",
  ],
  [
    {
      type: "fightsListed",
      fights: [
        {
          attacker: city("breslau"),
          defender: city("brieg"),
          attackers: [piece("prussia1")],
          defenders: [piece("austria1"), piece("austria2")],
        },
        {
          attacker: city("breslau"),
          defender: city("brieg"),
          attackers: [piece("prussia2")],
          defenders: [piece("austria3")],
        },
      ],
    },
    "Attacks due: Friedrich against Karl von Lothringen and Traun; Schwerin against Khevenhüller.",
  ],
  [
    {
      type: "battleBegan",
      attacker: { power: PRUSSIA, generals: [piece("prussia1")], city: city("breslau"), troops: 7, suit: 2 },
      defender: { power: AUSTRIA, generals: [piece("austria1")], city: city("brieg"), troops: 9, suit: 2 },
      score: -2,
    },
    "Friedrich (Prussia, 7 troops, Breslau ♣) attacks Karl von Lothringen (Austria, 9 troops, Brieg ♣). Score −2 for the attacker.",
  ],
  [
    { type: "cardPlayed", power: PRUSSIA, card: card("D7"), value: 7, score: 5 },
    "Prussia plays ♦7: score +5.",
  ],
  [
    { type: "cardPlayed", power: PRUSSIA, card: card("R"), value: 6, score: 0 },
    "Prussia plays a Reserve as 6: score 0.",
  ],
  [
    {
      type: "battleEnded",
      winner: "attacker",
      winnerPower: PRUSSIA,
      attacker: city("breslau"),
      defender: city("brieg"),
      loss: 5,
    },
    "Prussia wins; the defeated side in Brieg loses 5 troops.",
  ],
  [
    {
      type: "battleEnded",
      winner: "defender",
      winnerPower: AUSTRIA,
      attacker: city("breslau"),
      defender: city("brieg"),
      loss: 1,
    },
    "Austria wins; the defeated side in Breslau loses 1 troop.",
  ],
  [
    {
      type: "battleEnded",
      winner: null,
      winnerPower: NOBODY,
      attacker: city("breslau"),
      defender: city("brieg"),
      loss: 0,
    },
    "The combat ends in a tie.",
  ],
  [
    {
      type: "retreated",
      generals: [piece("austria1"), piece("austria2")],
      from: city("brieg"),
      path: [city("neisse"), city("glatz")],
    },
    "Karl von Lothringen and Traun retreat 2 cities from Brieg to Glatz via Neisse.",
  ],
  [
    { type: "noRetreat", generals: [piece("austria1")], from: city("brieg"), length: 3 },
    "Karl von Lothringen has no retreat of 3 cities from Brieg: all troops are lost.",
  ],
  [
    {
      type: "recruited",
      power: AUSTRIA,
      troops: 3,
      reentries: [{ general: piece("austria4"), city: city("brieg") }],
      cards: cards("H10 C8"),
      split: [
        { general: piece("austria4"), troops: 1 },
        { general: piece("austria1"), troops: 2 },
      ],
    },
    "Austria recruits 3 troops for ♥10 ♣8. Batthyány re-enters the board in Brieg. The recruits go to: Batthyány 1 and Karl von Lothringen 2.",
  ],
  [
    { type: "recruited", power: AUSTRIA, troops: 3, reentries: [], cards: cards("H10 C8") },
    "Austria recruits 3 troops for ♥10 ♣8.",
  ],
  [{ type: "recruited", power: AUSTRIA, troops: 0, reentries: [], cards: [] }, "Austria recruits no troops."],
  [{ type: "politicsBegan" }, "Political stage."],
  [
    { type: "cardsTakenBack", power: FRANCE, cards: cards("H4") },
    "France takes its cards back from the political display: ♥4.",
  ],
  [
    { type: "cardsTakenBack", power: FRANCE, decks: [0, 1] },
    "France takes 2 cards back from the political display.",
  ],
  [
    { type: "cardsTurnedDown", power: FRANCE, cards: cards("H4") },
    "France turns its cards on the political display face-down: ♥4.",
  ],
  [
    { type: "cardsTurnedDown", power: FRANCE, decks: [0] },
    "France turns 1 card on the political display face-down.",
  ],
  [
    { type: "politicalCardOpened", card: politicalCard("military-aid") },
    "Political Card: Military Aid (1741) – Russia track 1 to the left – for Prussia and Austria.",
  ],
  [
    { type: "politicalCardOpened", card: politicalCard("separate-peace") },
    "Political Card: Separate Peace (1744) – Italy track 1 to the left or right – for France, Pragmatic Army, and Austria.",
  ],
  [
    { type: "politicalCardOpened", card: politicalCard("union-of-frankfurt") },
    "Political Card: Union of Frankfurt (1743) – France or Bavaria: 2 troops; Saxony track 1 to the left – for Prussia, France, and Austria.",
  ],
  [{ type: "electionAnnounced" }, "The Imperial Election will be held at the end of this turn."],
  [{ type: "trumpTurnedUp", card: card("S9") }, "♠9 is turned up from the draw deck."],
  [{ type: "trumpChosen", suit: 3, by: null }, "The trump suit is ♠ spades."],
  [{ type: "trumpChosen", suit: 1, by: "louis" }, "Louis XV makes ♦ diamonds the trump suit."],
  [{ type: "cardPlaced", power: FRANCE, card: card("H4") }, "France places ♥4 face-down."],
  [{ type: "cardPlaced", power: FRANCE, card: null }, "France places no card."],
  [{ type: "cardPlaced", power: FRANCE, placed: true }, "France places a card face-down."],
  [{ type: "cardPlaced", power: FRANCE, placed: false }, "France places no card."],
  [{ type: "cardRevealed", power: PRUSSIA, card: card("H4"), isTrump: true }, "Prussia turns up ♥4."],
  [
    { type: "cardRevealed", power: PRUSSIA, card: card("H4"), isTrump: false },
    "Prussia turns up ♥4: a bluff.",
  ],
  [
    {
      type: "influenceRanked",
      ranking: [
        { power: PRUSSIA, influence: 9 },
        { power: FRANCE, influence: 4 },
      ],
    },
    "Influence: Prussia 9, France 4.",
  ],
  [{ type: "influenceRanked", ranking: [] }, "No power has any influence."],
  [{ type: "conserved", power: FRANCE }, "France conserves its cards."],
  [
    { type: "politicalCardSelected", power: FRANCE, card: politicalCard("denmark"), paid: cards("H4") },
    "France selects Denmark for ♥4.",
  ],
  [
    {
      type: "politicalCardExecuted",
      power: FRANCE,
      card: politicalCard("union-of-frankfurt"),
      instruction: true,
      receiver: PRUSSIA,
      shifts: [],
      barred: [],
    },
    "France executes Union of Frankfurt: Prussia: 2 troops.",
  ],
  [
    {
      type: "politicalCardExecuted",
      power: AUSTRIA,
      card: politicalCard("separate-peace"),
      instruction: false,
      receiver: NOBODY,
      shifts: [
        { track: "italy", steps: -2 },
        { track: "russia", steps: 1 },
      ],
      barred: ["saxony"],
    },
    "Austria executes Separate Peace: Italy track 2 to the left; Russia track 1 to the right; Saxony track: no shift, as Saxony is a Prussian ally.",
  ],
  [
    { type: "politicalCardDiscarded", card: politicalCard("denmark") },
    "Denmark is discarded without effect.",
  ],
  [{ type: "incomeChanged", power: FRANCE, change: -1 }, "The TC income of France changes by −1."],
  [{ type: "troopsGranted", power: BAVARIA, troops: 2 }, "Bavaria receives 2 troops."],
  [
    {
      type: "troopsAssigned",
      power: BAVARIA,
      troops: 2,
      reentries: [{ general: piece("bavaria1"), city: city("landshut") }],
      split: [{ general: piece("bavaria1"), troops: 2 }],
    },
    "Bavaria assigns 2 new troops. Törring re-enters the board in Landshut. The recruits go to: Törring 2.",
  ],
  [
    { type: "troopsAssigned", power: BAVARIA, troops: 1, reentries: [], split: [] },
    "Bavaria assigns 1 new troop.",
  ],
  [
    { type: "electorTurned", fortress: fortress("mainz"), to: PRAGMATIC },
    "The Pragmatic Army controls Mainz now.",
  ],
  [
    { type: "markerShifted", track: "italy", from: 2, to: -1 },
    "Italy track: the marker goes from +2 to −1 (TC penalty: income of Austria −1).",
  ],
  [
    { type: "markerShifted", track: "saxony", from: 1, to: 5 },
    "Saxony track: the marker goes from 1 to 5 (Austrian ally, TC bonus: income of Saxony +1).",
  ],
  [{ type: "italyMarker", power: FRANCE }, "France puts a victory marker into the box Italy."],
  [{ type: "italyMarker", power: NOBODY }, "The victory marker in the box Italy goes back to its pool."],
  [
    { type: "expeditionSent", power: PRUSSIA, general: piece("prussia4"), cards: [] },
    "Der Alte Dessauer goes into the off-map box East Prussia.",
  ],
  [
    { type: "expeditionSent", power: FRANCE, general: piece("france4"), cards: cards("C9") },
    "France recruits 2 troops for Maillebois for ♣9; he goes into the off-map box Italy.",
  ],
  [
    { type: "generalReturned", general: piece("prussia4"), city: city("glogau") },
    "Der Alte Dessauer comes back from the off-map box to Glogau.",
  ],
  [
    { type: "displaced", piece: piece("saxony1"), from: city("glatz"), to: city("neisse") },
    "Rutowski is moved from Glatz to Neisse.",
  ],
  [
    { type: "displaced", piece: piece("saxony1"), from: city("glatz"), to: null },
    "No city has room: Rutowski leaves the board from Glatz.",
  ],
  [
    { type: "saxonyChanged", status: 2, seat: "maria" },
    "Saxony’s defection: Austrian ally. Maria Theresa plays Saxony.",
  ],
  [
    { type: "saxonWentHome", piece: piece("saxony1"), city: city("dresden") },
    "Rutowski goes home to Dresden.",
  ],
  [
    { type: "markerReturned", fortress: fortress("brieg"), power: PRUSSIA },
    "The victory marker of Prussia in Brieg leaves the map.",
  ],
  [
    { type: "pointsGained", power: FRANCE, points: 3, markers: 1 },
    "France gains 3 victory points: 1 marker into the battle boxes.",
  ],
  [
    { type: "pointsLost", power: FRANCE, points: 2, markers: 0 },
    "France loses 2 victory points; no marker changes its place.",
  ],
  [
    { type: "pointsGained", power: PRUSSIA, points: 1, markers: 0 },
    "Prussia gains 1 victory point; no marker changes its place.",
  ],
  [
    { type: "objectivesReduced", setAside: 1, returned: 0 },
    "France reduces its military objectives: 1 marker set aside.",
  ],
  [
    { type: "silesiaAnnexed", setAside: 1, returned: 0 },
    "Annexation of Silesia: 1 Prussian marker set aside.",
  ],
  [
    { type: "pointsLost", power: FRANCE, points: 1, markers: 2 },
    "France loses 1 victory point: 2 markers back to the pool.",
  ],
  [
    { type: "threeElectors", power: PRAGMATIC },
    "The Pragmatic Army puts a victory marker into the box 3 Electors.",
  ],
  [
    { type: "threeElectors", power: NOBODY },
    "The victory marker in the box 3 Electors goes back to its pool.",
  ],
  [
    { type: "objectivesReduced", setAside: 3, returned: 2 },
    "France reduces its military objectives: 3 markers set aside, 2 back to the pool.",
  ],
  [
    { type: "setAsideReturned", power: PRUSSIA, markers: 4 },
    "Prussia takes 4 markers that were set aside back into its pool.",
  ],
  [{ type: "peaceOffered" }, "Prussia offers Austria a temporary peace."],
  [{ type: "peaceAnswered", accepted: true }, "Austria accepts the temporary peace."],
  [{ type: "peaceAnswered", accepted: false }, "Austria refuses the temporary peace."],
  [
    { type: "silesiaAnnexed", setAside: 5, returned: 2 },
    "Annexation of Silesia: 5 Prussian markers set aside, 2 back to the pool.",
  ],
  [
    { type: "secondTrainPlaced", train: piece("prussiaT2"), city: city("glogau") },
    "The second Prussian supply train comes into play in Glogau.",
  ],
  [{ type: "neutralityEnded", power: PRUSSIA }, "Prussia is no longer neutral."],
  [
    { type: "votesCast", seat: "louis", charles: 3, francis: 1 },
    "Louis XV casts 3 votes for Charles and 1 for Francis.",
  ],
  [
    { type: "emperorElected", emperor: "francis", votes: 6 },
    "Francis Stephen of Lorraine is elected Emperor with 6 votes.",
  ],
  [
    { type: "winterScored", scores: [11, 0, 12, 0, 13, 14] },
    "The scores of this winter: France 11, Prussia 12, Austria 13, Pragmatic Army 14.",
  ],
  [{ type: "winterScored" }, "The winter scores are noted and stay hidden until the game is over."],
  [{ type: "cardsPutAside", decks: [0, 0, 1] }, "France puts 3 cards aside."],
  [
    { type: "silesiaCeded", cession: { prussiaLacked: 1, franceLacked: 2, austriaHeld: 3 } },
    "Austria cedes Silesia; Prussia and Saxony leave the war. P = 1, F = 2, A = 3.",
  ],
  [{ type: "silesiaKept" }, "Austria does not cede Silesia."],
  [{ type: "handDiscarded", power: PRUSSIA, cards: cards("H4 D3") }, "Prussia discards its hand: ♥4 ♦3."],
  [
    { type: "putAsideTaken", power: FRANCE, cards: cards("H4 D3") },
    "France takes up the cards put aside: ♥4 ♦3.",
  ],
  [{ type: "putAsideTaken", power: FRANCE, decks: [0, 1] }, "France takes up the 2 cards put aside."],
  [
    {
      type: "agreementChanged",
      agreement: {
        id: 3,
        proposer: "louis",
        partner: "frederick",
        terms: [{ type: "noCombat", power: FRANCE, other: PRAGMATIC }],
        turns: 2,
        status: "inForce",
        until: 5,
        endAsked: "frederick",
        impossible: [],
        lapsed: [],
      },
    },
    "Frederick would like to end agreement no. 3: France and the Pragmatic Army keep their generals apart.",
  ],
  [
    {
      type: "agreementChanged",
      agreement: {
        id: 3,
        proposer: "louis",
        partner: "frederick",
        terms: [{ type: "noCombat", power: FRANCE, other: PRAGMATIC }],
        turns: 1,
        status: "offered",
        until: 0,
        endAsked: null,
        impossible: [],
        lapsed: [],
      },
    },
    "Offer no. 3, Louis XV to Frederick, for 1 turn: France and the Pragmatic Army keep their generals apart.",
  ],
  [
    {
      type: "agreementChanged",
      agreement: {
        id: 3,
        proposer: "louis",
        partner: "frederick",
        terms: [{ type: "noCombat", power: FRANCE, other: PRAGMATIC }],
        turns: 1,
        status: "declined",
        until: 0,
        endAsked: null,
        impossible: [],
        lapsed: [],
      },
    },
    "Frederick declines offer no. 3: France and the Pragmatic Army keep their generals apart.",
  ],
  [
    { type: "termImpossible", agreement: 3, term: 1 },
    "Promise no. 2 of agreement no. 3 could not be kept: what the rules compel goes before it.",
  ],
  [
    { type: "contractEnded", giver: FRANCE, receiver: BAVARIA },
    "The subsidy contract has ended: France to Bavaria.",
  ],
  [
    { type: "gameEnded", result: { winner: "louis", power: NOBODY, ending: "fortressesInAustria", turn: 9 } },
    "Louis XV wins: 9 fortresses in Austria under French control (INT-08).",
  ],
  [
    { type: "gameEnded", result: { winner: "louis", power: FRANCE, ending: "emptyPool", turn: 9 } },
    "Louis XV wins (France): the last victory marker has left the pool (VIC-01).",
  ],
  [
    { type: "gameEnded", result: { winner: null, power: NOBODY, ending: "bothConditions", turn: 9 } },
    "The game is a tie: France and Prussia both reach their goals (TWO-03).",
  ],
];

test.each(TOLD)("%o is told", (entry, sentence) => {
  expect(sentenceOf(wordsIn("en"), entry)).toBe(sentence);
});

test("no type of event is left out above", () => {
  const types = new Set(TOLD.map(([{ type }]) => type));
  expect(EVENT_TYPES.filter((type) => !types.has(type))).toEqual([]);
});

test("a single attack is not announced, and the end of the game is told last", () => {
  const words = wordsIn("en");
  const fight = {
    attacker: city("breslau"),
    defender: city("brieg"),
    attackers: [piece("prussia1")],
    defenders: [piece("austria1")],
  };
  const one: LogEntry = { type: "fightsListed", fights: [fight] };
  const two: LogEntry = { type: "fightsListed", fights: [fight, fight] };
  const end: LogEntry = {
    type: "gameEnded",
    result: { winner: "louis", power: NOBODY, ending: "fortressesInAustria", turn: 9 },
  };
  const turn: LogEntry = { type: "turnBegan", turn: 4 };
  expect(sentencesOf(words, [one, end, turn])).toEqual([sentenceOf(words, turn), sentenceOf(words, end)]);
  expect(sentencesOf(words, [two])).toEqual([sentenceOf(words, two)]);
});
