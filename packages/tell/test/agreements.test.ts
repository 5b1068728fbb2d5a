import { choices, logFor, newGame, pending, play, refusalOf, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { boardOf, distance } from "@maria/rules/board";
import {
  type Agreement,
  AUSTRIA,
  type CityId,
  type Contract,
  cardOf,
  FRANCE,
  type GameEvent,
  type GameOptions,
  isOnBoard,
  isRefusal,
  LAST_TURN_ADVANCED,
  OFF_BOARD,
  PRUSSIA,
  type State,
  type Term,
} from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import {
  agreementText,
  bindingText,
  durationText,
  LANGUAGES,
  type Language,
  marchOwedText,
  noOfferText,
  offerDuration,
  refusalText,
  sentenceOf,
  termText,
} from "../src/index.ts";
import { historical, wordsIn } from "./support/games.ts";

const ADVANCED: GameOptions = {
  variant: "advanced",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};

/** A game in its set-up stage and beyond, as far as `isThere` says. */
const gameUntil = (isThere: (state: State) => boolean): State => {
  const random = chanceFrom(11);
  let state = newGame(historical, ADVANCED, seedFromNumber(11));
  while (!isThere(state)) {
    const seat = pending(state)[0]?.seat ?? "maria";
    const offered = choices(state, seat).filter(({ type }) => type !== "propose");
    const played = play(state, seat, randomAction(offered, random));
    if (isRefusal(played)) throw new Error(played.reason);
    state = played.state;
  }
  return state;
};

const afterSetUp = gameUntil(({ agenda }) => agenda[0]?.kind !== "allotment");
/** SEQ: the first step of a turn, before anybody draws, and one after everybody has drawn. */
const BEFORE_THE_DRAWS = 0;
const AFTER_THE_DRAWS = 1000;
const inTurn = (turn: number, step = BEFORE_THE_DRAWS): State => ({ ...afterSetUp, turn, step });

const TRUCE: Term = { type: "noCombat", power: PRUSSIA, other: AUSTRIA };
const SUBSIDY: Term = { type: "subsidy", giver: FRANCE, receiver: PRUSSIA };

const agreement = (changes: Partial<Agreement>): Agreement => ({
  id: 3,
  proposer: "louis",
  partner: "frederick",
  terms: [TRUCE],
  turns: 2,
  status: "offered",
  until: 0,
  endAsked: null,
  impossible: [],
  lapsed: [],
  ...changes,
});

const withAgreements = (state: State, ...agreements: Agreement[]): State => ({
  ...state,
  affairs: state.affairs && { ...state.affairs, agreements },
});

const told = (language: Language, changes: Partial<Agreement>): string => {
  const event: GameEvent = { type: "agreementChanged", agreement: agreement(changes) };
  const [entry] = logFor(afterSetUp, [event], null);
  if (entry === undefined) throw new Error("agreements are public");
  return sentenceOf(wordsIn(language), entry);
};

describe("RUL-102 how long an offer would last", () => {
  test.each<[Language, number, string]>([
    ["en", 1, "this turn (until the end of turn 4)"],
    ["en", 2, "this turn and the next (until the end of turn 5)"],
    ["en", 3, "this turn and the next 2 (until the end of turn 6)"],
    ["de", 1, "diese Runde (bis zum Ende von Runde 4)"],
    ["de", 2, "diese und die nächste Runde (bis zum Ende von Runde 5)"],
    ["de", 3, "diese und die nächsten 2 Runden (bis zum Ende von Runde 6)"],
    ["fr", 1, "ce tour-ci (jusqu’à la fin du tour 4)"],
    ["fr", 2, "ce tour-ci et le suivant (jusqu’à la fin du tour 5)"],
    ["fr", 3, "ce tour-ci et les 2 suivants (jusqu’à la fin du tour 6)"],
  ])("%s, %i turns", (language, turns, sentence) => {
    expect(offerDuration(wordsIn(language), inTurn(4), [TRUCE], turns)).toBe(sentence);
  });

  test.each<[Language, number, number, string]>([
    ["en", 1, BEFORE_THE_DRAWS, "this turn (until the end of turn 4), subsidy due once (turn 4)"],
    [
      "en",
      2,
      BEFORE_THE_DRAWS,
      "this turn and the next (until the end of turn 5), subsidy due 2 times (turns 4 to 5)",
    ],
    [
      "en",
      2,
      AFTER_THE_DRAWS,
      "this turn and the next 2 (until the end of turn 6), subsidy due 2 times (turns 5 to 6)",
    ],
    [
      "de",
      1,
      AFTER_THE_DRAWS,
      "diese und die nächste Runde (bis zum Ende von Runde 5), Subsidie einmal fällig (Runde 5)",
    ],
    [
      "de",
      3,
      BEFORE_THE_DRAWS,
      "diese und die nächsten 2 Runden (bis zum Ende von Runde 6), Subsidie 3mal fällig (Runde 4 bis 6)",
    ],
    [
      "fr",
      1,
      AFTER_THE_DRAWS,
      "ce tour-ci et le suivant (jusqu’à la fin du tour 5), subvention due une fois (tour 5)",
    ],
    [
      "fr",
      2,
      BEFORE_THE_DRAWS,
      "ce tour-ci et le suivant (jusqu’à la fin du tour 5), subvention due 2 fois (tours 4 à 5)",
    ],
  ])("%s, with a subsidy for %i turns at step %i", (language, turns, step, sentence) => {
    expect(offerDuration(wordsIn(language), inTurn(4, step), [TRUCE, SUBSIDY], turns)).toBe(sentence);
  });

  test.each<[Language, string, string]>([
    [
      "en",
      "until the end of the game, subsidy due 2 times (turns 11 to 12)",
      "until the end of the game, no subsidy falls due any more",
    ],
    [
      "de",
      "bis zum Ende des Spiels, Subsidie 2mal fällig (Runde 11 bis 12)",
      "bis zum Ende des Spiels, keine Subsidie wird mehr fällig",
    ],
    [
      "fr",
      "jusqu’à la fin de la partie, subvention due 2 fois (tours 11 à 12)",
      "jusqu’à la fin de la partie, aucune subvention n’est plus due",
    ],
  ])("%s: nothing is promised past the last turn", (language, four, none) => {
    const words = wordsIn(language);
    expect(offerDuration(words, inTurn(LAST_TURN_ADVANCED - 1), [SUBSIDY], 4)).toBe(four);
    expect(offerDuration(words, inTurn(LAST_TURN_ADVANCED, AFTER_THE_DRAWS), [SUBSIDY], 1)).toBe(none);
  });
});

describe("RUL-102 both parties read the same sentence", () => {
  test.each(LANGUAGES)(
    "in the %s list of agreements an offer and a treaty end with the same turn",
    (language) => {
      const words = wordsIn(language);
      const state = inTurn(5);
      const seen = view(state, "frederick");
      const offer = agreement({ terms: [TRUCE, SUBSIDY] });
      const sentence = offerDuration(words, state, offer.terms, offer.turns);
      expect(durationText(words, offer, seen)).toBe(sentence);
      expect(agreementText(words, seen, offer)).toContain(sentence);
      const other = view(state, "louis");
      expect(agreementText(words, other, offer)).toBe(agreementText(words, seen, offer));
      const until = words.say("duration.until", { turn: 6 });
      expect(sentence).toContain(`(${until})`);
      expect(durationText(words, agreement({ status: "inForce", until: 6 }), seen)).toBe(until);
    },
  );

  test.each<[Language, string, string]>([
    [
      "en",
      "Offer no. 3, Louis XV to Frederick, for 2 turns, subsidy due 2 times: ",
      "Agreement no. 3 between Louis XV and Frederick is in force until the end of turn 6, subsidy due 2 times (turns 5 to 6): ",
    ],
    [
      "de",
      "Angebot Nr. 3, Louis XV an Friedrich, für 2 Runden, Subsidie 2mal fällig: ",
      "Vereinbarung Nr. 3 zwischen Louis XV und Friedrich gilt bis zum Ende von Runde 6, Subsidie 2mal fällig (Runde 5 bis 6): ",
    ],
    [
      "fr",
      "Offre n° 3, Louis XV à Frédéric, pour 2 tours, subvention due 2 fois : ",
      "L’accord n° 3 entre Louis XV et Frédéric est en vigueur jusqu’à la fin du tour 6, subvention due 2 fois (tours 5 à 6) : ",
    ],
  ])("the %s log tells the offer and the treaty", (language, offered, inForce) => {
    const terms = [SUBSIDY];
    expect(told(language, { terms })).toContain(offered);
    expect(told(language, { terms, status: "inForce", until: 6 })).toContain(inForce);
  });

  test("a subsidy that is over is no longer promised", () => {
    const words = wordsIn("en");
    const treaty = agreement({ terms: [SUBSIDY], status: "inForce", until: 6 });
    const state = inTurn(5);
    const contract: Contract = { giver: FRANCE, receiver: PRUSSIA, turns: 2, from: 5, agreement: 3 };
    const paying: State = { ...state, affairs: state.affairs && { ...state.affairs, contracts: [contract] } };
    expect(durationText(words, treaty, paying)).toBe(
      "until the end of turn 6, subsidy due 2 times (turns 5 to 6)",
    );
    expect(durationText(words, treaty, state)).toBe("until the end of turn 6");
  });
});

describe("the terms of an agreement", () => {
  test("are numbered where there are several, and the log speaks of them by their numbers", () => {
    expect(told("en", { terms: [TRUCE, SUBSIDY], lapsed: [1] })).toMatch(
      /: \(1\) Prussia and Austria .*; \(2\) France pays Prussia a subsidy: 1 Tactical Card a turn \(lapsed\)\.$/,
    );
    const [entry] = logFor(afterSetUp, [{ type: "termImpossible", agreement: 3, term: 1 }], null);
    expect(entry && sentenceOf(wordsIn("en"), entry)).toMatch(
      /^Promise no\. 2 of agreement no\. 3 could not/,
    );
    expect(told("en", { terms: [TRUCE] })).not.toContain("(1)");
  });

  test.each<[Language, string, string, string]>([
    [
      "en",
      "France pays Prussia a subsidy: 1 Tactical Card a turn",
      "when France executes Separate Peace, it shifts the marker of the Italy track to the left",
      "Prussia offers the temporary peace as soon as it can",
    ],
    [
      "de",
      "Frankreich zahlt an Preußen eine Subsidie: 1 TK je Runde",
      "Frankreich verschiebt beim Ausführen von Separatfrieden die Politikmarke der Italienleiste nach links",
      "Preußen bietet den vorübergehenden Frieden an, sobald es kann",
    ],
    [
      "fr",
      "la France verse à la Prusse une subvention : 1 Carte Tactique par tour",
      "en exécutant Paix séparée, la France déplace le marqueur du registre Italie vers la gauche",
      "la Prusse propose la paix temporaire dès qu’elle le peut",
    ],
  ])("RUL-102, RUL-103 in %s", (language, subsidy, execute, peace) => {
    const words = wordsIn(language);
    const card = historical.politics.cards.findIndex(({ key }) => key === "separate-peace");
    const shift: Term = { type: "executeCard", power: FRANCE, card, track: "italy", direction: "left" };
    expect(termText(words, SUBSIDY)).toBe(subsidy);
    expect(termText(words, shift)).toBe(execute);
    expect(termText(words, { type: "offerPeace" })).toBe(peace);
  });
});

describe("RUL-101 a movement that a treaty does not let end", () => {
  const moving = gameUntil(
    (state) => state.agenda.at(-1)?.kind === "movement" && pending(state)[0]?.seat === "frederick",
  );
  const board = boardOf(moving);
  const [first, second] = (historical.armies[PRUSSIA]?.generals ?? []).filter((general) =>
    isOnBoard(moving.at[general] ?? OFF_BOARD),
  );
  if (first === undefined || second === undefined) throw new Error("Prussia has two generals");
  const around = (general: number): CityId[] =>
    board.cities.filter((city) => distance(board, moving.at[general] as CityId, city) <= 2);
  const keepOut: Term = { type: "keepOut", power: PRUSSIA, cities: around(first) };
  const treaty = agreement({ proposer: "maria", status: "inForce", until: 9, terms: [keepOut] });
  const bound = withAgreements({ ...moving, spent: moving.spent.map(() => 0) }, treaty);

  test.each<[Language, RegExp]>([
    ["en", /^Not yet: agreement no\. 3 demands that th(is general marches|ese generals march) first: /],
    ["de", /^Noch nicht: Vereinbarung Nr\. 3 verlangt, daß erst dies(er General zieht|e Generäle ziehen): /],
    [
      "fr",
      /^Pas encore : l’accord n° 3 exige que c(e général se déplace|es généraux se déplacent) d’abord : /,
    ],
  ])("%s: it names the general, the treaty and its terms", (language, sentence) => {
    const words = wordsIn(language);
    const text = marchOwedText(words, view(bound, "frederick"), "frederick") ?? "";
    expect(text).toMatch(sentence);
    expect(text).toContain(
      historical.pieces[first]?.kind === "general" ? historical.generals[first]?.name : "",
    );
    expect(text).toContain(termText(words, keepOut));
  });

  test("nobody else is told to march, and without the treaty nobody is", () => {
    const words = wordsIn("en");
    const outside = (historical.armies[PRUSSIA]?.generals ?? []).filter(
      (general) => !around(first).includes(moving.at[general] as CityId),
    );
    const text = marchOwedText(words, view(bound, "frederick"), "frederick") ?? "";
    expect(outside.length).toBeGreaterThan(0);
    for (const general of outside) expect(text).not.toContain(historical.generals[general]?.name);
    expect(marchOwedText(words, view(moving, "frederick"), "frederick")).toBeNull();
    expect(marchOwedText(words, view(bound, "maria"), "maria")).toBeNull();
  });

  test("NEG-04 a refusal tells the treaty that forbids it", () => {
    const seen = view(bound, "frederick");
    const refusal = refusalOf(seen, "frederick", { type: "done" });
    if (refusal === null) throw new Error("it is refused");
    const text = refusalText(wordsIn("en"), refusal, seen);
    expect(text).toContain("It is agreement no. 3: the generals of Prussia do not enter");
    expect(refusalText(wordsIn("en"), refusal)).not.toContain("no. 3");
  });
});

describe("RUL-103 a choice that a treaty narrows", () => {
  test.each(LANGUAGES)("says in %s which treaty binds", (language) => {
    const words = wordsIn(language);
    const [card = 0] = historical.politics.cards
      .filter(({ powers }) => powers.includes(FRANCE))
      .map(({ id }) => id);
    const trump = 0;
    const state: State = {
      ...afterSetUp,
      hands: afterSetUp.hands.map((hand, power) => (power === FRANCE ? [cardOf(trump, 5)] : hand)),
      agenda: [{ kind: "placement", waiting: [FRANCE] }],
      affairs: afterSetUp.affairs && { ...afterSetUp.affairs, trump, openCards: [card] },
    };
    const promise: Term = { type: "selectCard", power: FRANCE, card };
    const treaty = agreement({ partner: "maria", status: "inForce", until: 9, terms: [promise] });
    const textIn = (table: State): string | null => {
      const seen = view(table, "louis");
      const choice = choices(seen, "louis").find(({ type }) => type === "placeCard");
      if (choice === undefined) throw new Error("France places a card");
      return bindingText(words, seen, "louis", choice);
    };
    expect(textIn(state)).toBeNull();
    expect(textIn(withAgreements(state, treaty))).toBe(
      words.say("agreement.binds", { n: 3, terms: termText(words, promise) }),
    );
  });
});

test("RUL-104 it is told why no offer can be made", () => {
  const words = wordsIn("en");
  const seen = view(afterSetUp, "louis");
  expect(noOfferText(words, seen, "louis", "frederick")).toBeNull();
  const three = withAgreements(afterSetUp, ...[1, 2, 3].map((id) => agreement({ id })));
  expect(noOfferText(words, view(three, "louis"), "louis", "frederick")).toMatch(/^Three of your offers/);
  expect(noOfferText(words, view(three, "louis"), "louis", "maria")).toBeNull();
});
