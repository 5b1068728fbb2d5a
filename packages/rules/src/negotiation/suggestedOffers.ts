import { affairsOf } from "../ground/affairs.ts";
import { areHostile } from "../ground/hostility.ts";
import type { ProposeAction } from "../model/actions.ts";
import type { FortressId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import { AUSTRIA, areAllied, isMinor, type Power, PRAGMATIC, PRUSSIA } from "../model/powers.ts";
import { powersOfSeat } from "../model/seats.ts";
import type { Position } from "../model/state.ts";
import { DIRECTIONS, type Term } from "../model/treaties.ts";
import { packOf } from "../pack/registry.ts";
import { directionOf } from "../treaties/terms.ts";

const SUGGESTED_TURNS = 2;

/** The bone of contention: the fortresses there that bear a power's marker. */
const silesianFortresses = (position: Position, holder: Power): FortressId[] =>
  packOf(position).silesian.filter((fortress) => position.markers[fortress] === holder);

/** Takes the terms of one offer. */
type Offer = (...terms: Term[]) => void;

/** What one power could promise another it is at war with. */
const offerPromises = (position: Position, power: Power, other: Power, offer: Offer): void => {
  offer({ type: "noConquest", power, other });
  offer({ type: "noTrainElimination", power, other });
  if (power === AUSTRIA) offer({ type: "noHussars", other });
  const contested = silesianFortresses(position, power);
  if (contested.length > 0)
    offer(
      { type: "noCombat", power: other, other: power },
      { type: "keepAway", power, fortresses: contested },
    );
};

const offerArmistice = (power: Power, other: Power, offer: Offer): void =>
  offer(
    { type: "noCombat", power, other },
    { type: "noConquest", power, other },
    { type: "noConquest", power: other, other: power },
  );

/** EXA-44: a subsidy, by itself or for the receiver's leaving Silesia alone. */
const offerSubsidy = (position: Position, giver: Power, receiver: Power, offer: Offer): void => {
  if (isMinor(giver) || !areAllied(giver, receiver, position.saxony)) return;
  const paid: Term = { type: "subsidy", giver, receiver };
  offer(paid);
  offer(paid, { type: "keepOut", power: receiver, cities: packOf(position).silesianCities });
};

const offerToPair = (position: Position, power: Power, other: Power, offer: Offer): void => {
  if (!areHostile(position, power, other)) {
    offerSubsidy(position, power, other, offer);
    offerSubsidy(position, other, power, offer);
    return;
  }
  offer({ type: "noCombat", power, other });
  offerArmistice(power, other, offer);
  offerPromises(position, power, other, offer);
  offerPromises(position, other, power, offer);
};

/** What a power could promise by itself, as things stand. */
const offerAlone = (position: Position, power: Power, offer: Offer): void => {
  const { cards } = packOf(position).politics;
  for (const card of affairsOf(position).openCards) {
    if (!cards[card]?.powers.includes(power)) continue;
    offer({ type: "selectCard", power, card });
    offer({ type: "leaveCard", power, card });
    for (const { track, steps, either } of cards[card]?.shifts ?? [])
      for (const direction of either ? DIRECTIONS : [directionOf(steps)])
        offer({ type: "selectCard", power, card }, { type: "executeCard", power, card, track, direction });
  }
  if (power !== AUSTRIA && power !== PRAGMATIC) {
    offer({ type: "vote", power, candidate: "charles" });
    offer({ type: "vote", power, candidate: "francis" });
  }
  if (power === AUSTRIA) offer({ type: "acceptPeace" });
  if (power === PRUSSIA) offer({ type: "offerPeace" });
};

/**
 * Offers to one partner that come to mind, for bots and for a page that wants to make talking easy. Not all of them
 * can be made as things stand; `refuseNegotiation` tells.
 */
export const suggestedOffers = (position: Position, seat: Seat, partner: Seat): ProposeAction[] => {
  const own = powersOfSeat(position.options, seat, position.saxony);
  const theirs = powersOfSeat(position.options, partner, position.saxony);
  const offers: ProposeAction[] = [];
  const offer: Offer = (...terms) => {
    offers.push({ type: "propose", partner, terms, turns: SUGGESTED_TURNS });
  };
  // A player's own powers are paired once each.
  for (const power of own)
    for (const other of theirs)
      if (partner !== seat || power < other) offerToPair(position, power, other, offer);
  if (partner === seat) return offers;
  for (const power of own) offerAlone(position, power, offer);
  for (const power of theirs) offerAlone(position, power, offer);
  return offers;
};
