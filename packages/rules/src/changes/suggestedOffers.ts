import { seatOf } from "../flow/handler.ts";
import type { ProposeAction } from "../model/actions.ts";
import type { FortressId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import { AUSTRIA, areAllied, isMinor, POWERS, type Power, PRAGMATIC } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import type { Term } from "../model/treaties.ts";
import { packOf } from "../pack/registry.ts";
import { areHostile } from "../phases/hostility.ts";
import { affairsOf } from "./affairs.ts";

const SUGGESTED_TURNS = 2;

/** The bone of contention: the fortresses there that bear a power's marker. */
const silesianFortresses = (position: Position, holder: Power): FortressId[] =>
  packOf(position).silesian.filter((fortress) => position.markers[fortress] === holder);

/** What one power could promise another it is at war with. */
const promisesTo = (position: Position, power: Power, other: Power): Term[][] => {
  const terms: Term[][] = [
    [{ type: "noConquest", power, other }],
    [{ type: "noTrainElimination", power, other }],
  ];
  if (power === AUSTRIA) terms.push([{ type: "noHussars", other }]);
  const contested = silesianFortresses(position, power);
  if (contested.length > 0)
    terms.push([
      { type: "noCombat", power: other, other: power },
      { type: "keepAway", power, fortresses: contested },
    ]);
  return terms;
};

const armistice = (power: Power, other: Power): Term[] => [
  { type: "noCombat", power, other },
  { type: "noConquest", power, other },
  { type: "noConquest", power: other, other: power },
];

const subsidy = (giver: Power, receiver: Power): Term => ({
  type: "subsidy",
  giver,
  receiver,
  turns: SUGGESTED_TURNS,
});

/** EXA-44: a subsidy, by itself or for the receiver's leaving Silesia alone. */
const subsidies = (position: Position, giver: Power, receiver: Power): Term[][] => {
  if (isMinor(giver) || !areAllied(giver, receiver, position.saxony)) return [];
  const paid = subsidy(giver, receiver);
  return [[paid], [paid, { type: "keepOut", power: receiver, cities: packOf(position).silesianCities }]];
};

const pairOffers = (position: Position, power: Power, other: Power): Term[][] => {
  if (!areHostile(position, power, other))
    return [...subsidies(position, power, other), ...subsidies(position, other, power)];
  return [
    [{ type: "noCombat", power, other }],
    armistice(power, other),
    ...promisesTo(position, power, other),
    ...promisesTo(position, other, power),
  ];
};

/** What a power could promise by itself, as things stand. */
const ownOffers = (position: Position, power: Power): Term[][] => {
  const { cards } = packOf(position).politics;
  const { openCards } = affairsOf(position);
  const terms = openCards
    .filter((card) => cards[card]?.powers.includes(power))
    .flatMap((card): Term[][] => [
      [{ type: "selectCard", power, card }],
      [{ type: "leaveCard", power, card }],
    ]);
  if (power !== AUSTRIA && power !== PRAGMATIC)
    terms.push(
      [{ type: "vote", power, candidate: "charles" }],
      [{ type: "vote", power, candidate: "francis" }],
    );
  if (power === AUSTRIA) terms.push([{ type: "acceptPeace" }]);
  return terms;
};

/**
 * Offers to one partner that come to mind, for bots and for a page that wants to make talking easy. Not all of them
 * can be made as things stand; `refuseNegotiation` tells.
 */
export const suggestedOffers = (position: Position, seat: Seat, partner: Seat): ProposeAction[] => {
  const own = POWERS.filter((power) => seatOf(position, power) === seat);
  const theirs = POWERS.filter((power) => seatOf(position, power) === partner);
  const offers: Term[][] = [];
  // A player's own powers are paired once each.
  for (const power of own)
    for (const other of theirs)
      if (partner !== seat || power < other) offers.push(...pairOffers(position, power, other));
  if (partner !== seat) for (const power of [...own, ...theirs]) offers.push(...ownOffers(position, power));
  return offers.map((terms) => ({ type: "propose", partner, terms, turns: SUGGESTED_TURNS }));
};
