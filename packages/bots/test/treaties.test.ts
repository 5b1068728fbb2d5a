import { choices, refusalOf, type View, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { boardOf, distance } from "@maria/rules/board";
import { brokenLaws } from "@maria/rules/laws";
import {
  type Action,
  AUSTRIA,
  type Choice,
  type CityId,
  cardOf,
  FRANCE,
  type GameEvent,
  isOnBoard,
  OFF_BOARD,
  PRUSSIA,
  type Random,
  type Seat,
  type State,
  seatOfPower,
  type Term,
} from "@maria/rules/model";
import { playGame } from "@maria/table";
import { describe, expect, test } from "vitest";
import { BOTS, type Bot } from "../src/index.ts";
import {
  ADVANCED,
  cadetAnswers,
  historical,
  politicalCard,
  setUpGame,
  TWO_PLAYERS,
  waitingFor,
} from "./support/advancedTable.ts";

const start = setUpGame(ADVANCED);

const inForce = (state: State, terms: readonly Term[]): State => ({
  ...state,
  affairs: state.affairs && {
    ...state.affairs,
    agreements: [
      {
        id: 1,
        proposer: "frederick",
        partner: "maria",
        terms,
        turns: 2,
        status: "inForce",
        until: state.turn + 1,
        endAsked: null,
        impossible: [],
        lapsed: [],
      },
    ],
  },
});

/** All cities within two of a general: he stands in the middle of what he is to keep out of. */
const surroundings = (seen: View, random: Random): Term => {
  const board = boardOf(seen);
  const generals = historical.generals.filter(({ id }) => isOnBoard(seen.at[id] ?? OFF_BOARD));
  const general = generals[random(generals.length)];
  if (general === undefined) throw new Error("no general is left");
  const from = seen.at[general.id] as CityId;
  const cities = board.cities.filter((city) => distance(board, from, city) <= 2);
  return { type: "keepOut", power: general.power, cities };
};

/** An offer that asks much: to leave, to keep apart, or whatever comes to mind. */
const demand = (seen: View, choice: Extract<Choice, { type: "propose" }>, random: Random): Action | null => {
  const partners = choice.partners.filter((partner) => partner !== seen.seat);
  const partner = partners[random(Math.max(1, partners.length))];
  if (partner === undefined) return null;
  if (random(2) > 0) return choice.suggestions(partner, random)[0] ?? null;
  const term = surroundings(seen, random);
  const seat = "power" in term ? seatOfPower(seen.options, term.power, seen.saxony) : null;
  if (seat !== partner && seat !== seen.seat) return null;
  return { type: "propose", partner, terms: [term], turns: 1 + random(3) };
};

/** Makes demands, accepts every offer that can be accepted, and otherwise plays as a cadet. */
const diplomat: Bot = (seen, offered, budget, random) => {
  for (const choice of offered) {
    if (choice.type === "answerOffer")
      return { type: "answerOffer", agreement: choice.agreement, accept: choice.mayAccept };
    if (choice.type === "propose" && random(12) === 0) {
      const offer = demand(seen, choice, random);
      // RUL-104: there may be too much on the table already.
      if (offer !== null && seen.seat !== null && refusalOf(seen, seen.seat, offer) === null) return offer;
    }
  }
  return BOTS.cadet(seen, offered, budget, random);
};

describe("cadets bound by treaties", () => {
  test.each([
    [ADVANCED, 1],
    [ADVANCED, 2],
    [ADVANCED, 3],
    [TWO_PLAYERS, 4],
  ])("RUL-101, RUL-103 play to the end and never break one (%j, game %i)", async (options, number) => {
    const seats: readonly Seat[] = ["maria", "frederick", "louis", "playerA", "playerB"];
    const bots = Object.fromEntries(seats.map((seat) => [seat, diplomat]));
    const events: GameEvent[] = [];
    let heldBack = 0;
    const { state } = await playGame(historical, options, seedFromNumber(number), bots, {
      onAction: (after, { seat }, happened) => {
        events.push(...happened);
        if (after.agenda.at(-1)?.kind !== "movement" || heldBack > 0) return;
        const offered = choices(view(after, seat), seat).map(({ type }) => type);
        if (offered.includes("march") && !offered.includes("done")) heldBack++;
      },
    });
    expect(state.result).not.toBeNull();
    expect(brokenLaws(state)).toEqual([]);
    const treaties = events.filter(
      (event) => event.type === "agreementChanged" && event.agreement.status === "inForce",
    );
    expect(treaties.length).toBeGreaterThan(10);
    expect(heldBack).toBeGreaterThan(0);
  });
});

describe("a cadet who has promised", () => {
  const HEARTS = 0;
  const SPADES = 3;

  test("RUL-103 to select a card places a trump, though it has no use for the card", () => {
    const card = politicalCard("russo-swedish-war");
    const hand = [cardOf(SPADES, 9), cardOf(HEARTS, 2)];
    const placing = waitingFor(
      { ...start, hands: start.hands.map((cards, power) => (power === AUSTRIA ? hand : cards)) },
      { kind: "placement", waiting: [AUSTRIA] },
      { trump: HEARTS, openCards: [card] },
    );
    expect(cadetAnswers(placing, "maria")).toMatchObject({ card: null });
    const promised = inForce(placing, [{ type: "selectCard", power: AUSTRIA, card }]);
    const placed = cadetAnswers(promised, "maria");
    expect(placed).toMatchObject({ type: "placeCard", card: cardOf(HEARTS, 2) });
  });

  test("RUL-103 to shift a marker to the wrong side does so", () => {
    const card = politicalCard("separate-peace");
    const executing = waitingFor(start, { kind: "execution", power: AUSTRIA, card });
    expect(cadetAnswers(executing, "maria")).toMatchObject({ shifts: [{ track: "italy", steps: 1 }] });
    const term: Term = { type: "executeCard", power: AUSTRIA, card, track: "italy", direction: "left" };
    expect(cadetAnswers(inForce(executing, [term]), "maria")).toMatchObject({
      shifts: [{ track: "italy", steps: -1 }],
    });
  });

  test("RUL-103 to offer the peace offers it though it is about to win", () => {
    const pools = (start.affairs?.pools ?? []).map((count, power) => (power === PRUSSIA ? 1 : count));
    const markers = start.markers.map((marker, fortress) =>
      historical.coreAustrian.includes(fortress as (typeof historical.coreAustrian)[number])
        ? PRUSSIA
        : marker,
    );
    const offering = waitingFor({ ...start, markers }, { kind: "peaceOffer" }, { pools });
    const promised = inForce(offering, [{ type: "offerPeace" }]);
    expect(cadetAnswers(promised, "frederick")).toEqual({ type: "offerPeace", offer: true });
  });
});

describe("offers that cost something are declined", () => {
  const offered = (terms: readonly Term[]): State =>
    waitingFor(
      start,
      { kind: "placement", waiting: [FRANCE] },
      {
        agreements: [
          {
            id: 1,
            proposer: "maria",
            partner: "louis",
            terms,
            turns: 2,
            status: "offered",
            until: 0,
            endAsked: null,
            impossible: [],
            lapsed: [],
          },
        ],
      },
    );
  const card = politicalCard("separate-peace");

  test.each<[string, Term, boolean]>([
    ["the peace is Prussia's to offer", { type: "offerPeace" }, true],
    [
      "a card that France would execute",
      { type: "executeCard", power: FRANCE, card, track: "italy", direction: "right" },
      false,
    ],
    [
      "a truce between neighbours, whoever is named first",
      { type: "noCombat", power: AUSTRIA, other: FRANCE },
      false,
    ],
  ])("NEG-01 %s", (_name, term, accept) => {
    const parties = term.type === "offerPeace" ? "frederick" : "maria";
    const state = offered([term]);
    const { affairs } = state;
    const agreements = (affairs?.agreements ?? []).map((offer) => ({ ...offer, proposer: parties as Seat }));
    const put = { ...state, affairs: affairs && { ...affairs, agreements } };
    expect(cadetAnswers(put, "louis")).toMatchObject({ type: "answerOffer", accept });
  });
});
