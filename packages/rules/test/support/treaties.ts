import { expect } from "vitest";
import type { Played } from "../../src/game/play.ts";
import type { Action } from "../../src/model/actions.ts";
import type { TrackName } from "../../src/model/affairs.ts";
import type { Seat } from "../../src/model/options.ts";
import type { PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import type { Agreement, Term } from "../../src/model/treaties.ts";
import { packOf } from "../../src/pack/registry.ts";
import { historical } from "./packs.ts";
import { affairsIn } from "./politicalChanges.ts";
import { city, fortress, offered, played, power, refused } from "./position.ts";

/** Terms as players would say them: powers, cities and cards by name. */
export const truce = (a: PowerName, b: PowerName): Term => ({
  type: "noCombat",
  power: power(a),
  other: power(b),
});

export const noConquest = (by: PowerName, of: PowerName): Term => ({
  type: "noConquest",
  power: power(by),
  other: power(of),
});

export const sparesTrains = (by: PowerName, of: PowerName): Term => ({
  type: "noTrainElimination",
  power: power(by),
  other: power(of),
});

export const noHussarsAgainst = (name: PowerName): Term => ({ type: "noHussars", other: power(name) });

export const keepsOut = (name: PowerName, keys: readonly string[], pack = historical): Term => ({
  type: "keepOut",
  power: power(name),
  cities: keys.map((key) => city(pack, key)),
});

export const keepsAway = (name: PowerName, keys: readonly string[], pack = historical): Term => ({
  type: "keepAway",
  power: power(name),
  fortresses: keys.map((key) => fortress(pack, key)),
});

export const votesFor = (name: PowerName, candidate: "charles" | "francis"): Term => ({
  type: "vote",
  power: power(name),
  candidate,
});

const politicalCard = (key: string): number => {
  const id = historical.politics.cards.findIndex((card) => card.key === key);
  if (id < 0) throw new Error(`no political card ${key}`);
  return id;
};

export const selects = (name: PowerName, key: string): Term => ({
  type: "selectCard",
  power: power(name),
  card: politicalCard(key),
});

export const leaves = (name: PowerName, key: string): Term => ({
  type: "leaveCard",
  power: power(name),
  card: politicalCard(key),
});

export const subsidy = (giver: PowerName, receiver: PowerName): Term => ({
  type: "subsidy",
  giver: power(giver),
  receiver: power(receiver),
});

export const executes = (
  name: PowerName,
  key: string,
  track: TrackName,
  direction: "left" | "right",
): Term => ({ type: "executeCard", power: power(name), card: politicalCard(key), track, direction });

export const promise = (name: PowerName, text: string): Term => ({
  type: "promise",
  power: power(name),
  text,
});

export const PEACE: Term = { type: "acceptPeace" };
export const OFFERS_PEACE: Term = { type: "offerPeace" };

export const proposal = (partner: Seat, terms: readonly Term[], turns = 2): Action => ({
  type: "propose",
  partner,
  terms,
  turns,
});

export const answer = (agreement: number, accept: boolean): Action => ({
  type: "answerOffer",
  agreement,
  accept,
});

export const withdrawal = (agreement: number): Action => ({ type: "withdrawOffer", agreement });
export const ending = (agreement: number): Action => ({ type: "endTreaty", agreement });

/** The number of the offer made last. */
export const lastOffer = (state: State): number => affairsIn(state).offersMade;

export const agreementOf = (state: State, id: number): Agreement => {
  const found = affairsIn(state).agreements.find((agreement) => agreement.id === id);
  if (!found) throw new Error(`no agreement ${id} on the table`);
  return found;
};

/** One player proposes and the other accepts; the treaty's number is `lastOffer`. */
export const agreedWithEvents = (
  state: State,
  proposer: Seat,
  partner: Seat,
  terms: readonly Term[],
  turns = 2,
): Played => {
  const offer = played(state, proposer, proposal(partner, terms, turns));
  if (proposer === partner) return offer;
  const accepted = played(offer.state, partner, answer(lastOffer(offer.state), true));
  return { state: accepted.state, events: [...offer.events, ...accepted.events] };
};

export const agreed = (
  state: State,
  proposer: Seat,
  partner: Seat,
  terms: readonly Term[],
  turns = 2,
): State => agreedWithEvents(state, proposer, partner, terms, turns).state;

/** NEG-04: the action is refused because of this treaty and no other. */
export const forbidden = (state: State, seat: Seat, action: Action, treaty: number): void => {
  expect(refused(state, seat, action, "NEG-04", "treatyForbids").treaty).toBe(treaty);
};

/** Where the marches offered for a piece may end, by key, in alphabetical order. */
export const endsOffered = (state: State, seat: Seat, piece: number, most = 4): string[] => {
  const ends = new Set<string>();
  const choice = offered(state, seat, "march").find((march) => march.piece === piece);
  const walk = (path: readonly number[], force: boolean): void => {
    if (choice === undefined || path.length >= most) return;
    for (const step of choice.steps(path as never, force)) {
      if (step.mayEnd) ends.add(packOf(state).cities[step.city]?.key ?? "");
      if (step.mayGoOn) walk([...path, step.city], force);
    }
  };
  walk([], false);
  return [...ends].sort();
};
