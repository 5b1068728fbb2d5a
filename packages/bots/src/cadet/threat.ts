import { distance } from "@maria/rules/board";
import { type CityId, GENERAL_MARCH, type Power } from "@maria/rules/model";
import type { Host, Standing } from "./hosts.ts";
import { pointsLikely, worthOfDefeat, worthOfVictory } from "./points.ts";
import { ATTACK_REACH, CONQUEST_REACH } from "./rulebook.ts";
import type { Situation } from "./situation.ts";
import {
  ATTACK_LIKELY,
  CAUTION,
  DRIVE_OFF,
  FORTRESS,
  GENERAL,
  HANDFUL,
  HOST,
  RECKLESS,
  RELIEF,
  SECOND_ARMY,
  SPREAD,
  TYPICAL_LOSS,
} from "./weights.ts";

/** How a fight is likely to end. */
export interface Outlook {
  /** The chance to win it. */
  readonly chance: number;
  /** Troops lost by whoever loses. */
  readonly ownLoss: number;
  readonly foeLoss: number;
  /** Points of tactical cards the fight is likely to cost. */
  readonly cost: number;
}

/** The chance to win by so many troops and card points together. */
export const chanceWith = (margin: number): number => 1 / (1 + Math.exp(-margin / SPREAD));

/** CMB-12 to CMB-19 in one guess: troops first, then everything both hands can add in their suits. */
const outlook = (ownTroops: number, ownCards: number, foeTroops: number, foeCards: number): Outlook => {
  const lead = ownTroops - foeTroops;
  return {
    chance: chanceWith(lead + ownCards - foeCards),
    ownLoss: Math.min(ownTroops, Math.max(TYPICAL_LOSS, -lead)),
    foeLoss: Math.min(foeTroops, Math.max(TYPICAL_LOSS, lead)),
    cost: Math.min(ownCards, Math.max(0, foeCards - lead)),
  };
};

const cardsIn = (situation: Situation, power: Power, city: CityId): number =>
  situation.cards[power * 4 + (situation.pack.cities[city]?.suit ?? 0)] as number;

const averageCards = (situation: Situation, power: Power): number => {
  let sum = 0;
  for (let suit = 0; suit < 4; suit++) sum += situation.cards[power * 4 + suit] as number;
  return sum / 4;
};

/** Comrades already bound to fight in the same suit with the same hand leave only a share of it. */
const shareOfHand = ({ engaged, pack }: Situation, own: Host): number => {
  const suit = pack.cities[own.city]?.suit;
  let fights = 1;
  for (const { city, power } of engaged)
    if (city !== own.city && power === own.power && pack.cities[city]?.suit === suit) fights++;
  return 1 / fights;
};

export const outlookOf = (situation: Situation, own: Host, foe: Host): Outlook =>
  outlook(
    own.troops,
    cardsIn(situation, own.power, own.city) * shareOfHand(situation, own),
    foe.troops,
    cardsIn(situation, foe.power, foe.city),
  );

/** Troops lost, and with the last of them the general. */
export const priceOf = (situation: Situation, troops: number, loss: number): number =>
  situation.future * (loss + (loss >= troops - 0.5 ? GENERAL : 0));

/** What driving a host off opens, or saves: fortresses only it protects, and fortresses it threatens. */
const prizeOf = (situation: Situation, foe: Host): number => {
  let opened = 0;
  for (const { worth, protectors } of situation.targets)
    if (protectors.length === 1 && protectors[0] === foe) opened += worth;
  let saved = 0;
  for (const { city, worth, guards } of situation.holdings)
    if (distance(situation.board, city, foe.city) <= CONQUEST_REACH + GENERAL_MARCH)
      saved += guards.length > 0 ? worth / 2 : worth;
  return FORTRESS * (opened * DRIVE_OFF + saved * RELIEF * situation.future);
};

/** A handful against a host: it takes a hand full of cards to win, and half of them to lose little. */
const isReckless = (own: Host, foe: Host): boolean => own.troops <= HANDFUL && foe.troops >= HOST;

/** CMB-01: what the attacks are worth that a host in its city has to make. */
export const worthOfFights = (situation: Situation, own: Host): number => {
  const caution = CAUTION * situation.style.caution;
  let worth = 0;
  for (const foe of situation.foeHosts) {
    if (distance(situation.board, own.city, foe.city) !== 1) continue;
    const { chance, foeLoss, ownLoss, cost } = outlookOf(situation, own, foe);
    const spoils = worthOfVictory(situation.view, own.power, foe.power, pointsLikely(foeLoss));
    const shame = worthOfDefeat(situation.view, own.power, foe.power, pointsLikely(ownLoss));
    worth += chance * (priceOf(situation, foe.troops, foeLoss) + prizeOf(situation, foe) + spoils);
    worth -= (1 - chance) * (priceOf(situation, own.troops, ownLoss) * caution + shame);
    if (isReckless(own, foe)) worth -= RECKLESS * situation.style.caution;
    worth -= cost * (situation.point[own.power] as number);
  }
  return worth;
};

/** What a camp could bring to bear on a city in its next stage: its strongest army and part of a second. */
const attackersOn = (situation: Situation, camp: readonly Standing[], city: CityId) => {
  let first: Standing | null = null;
  let second: Standing | null = null;
  for (const foe of camp) {
    if (distance(situation.board, foe.city, city) > ATTACK_REACH) continue;
    if (first === null || foe.troops > first.troops) {
      second = first;
      first = foe;
    } else if (second === null || foe.troops > second.troops) second = foe;
  }
  if (first === null) return null;
  return {
    troops: first.troops + (second === null ? 0 : second.troops * SECOND_ARMY),
    cards: averageCards(situation, first.power),
    power: first.power,
  };
};

/** What a host in its city has to fear from enemies who come and attack it. */
export interface Exposure {
  /** What it is likely to lose. */
  readonly loss: number;
  /** The chance that it is driven off. */
  readonly risk: number;
}

export const exposure = (situation: Situation, own: Host): Exposure => {
  const ownCards = cardsIn(situation, own.power, own.city);
  let loss = 0;
  let stands = 1;
  for (const camp of situation.foeCamps) {
    const attackers = attackersOn(situation, camp, own.city);
    if (attackers === null) continue;
    const { chance, ownLoss, foeLoss } = outlook(own.troops, ownCards, attackers.troops, attackers.cards);
    const shame = worthOfDefeat(situation.view, own.power, attackers.power, pointsLikely(ownLoss));
    const spoils = worthOfVictory(situation.view, own.power, attackers.power, pointsLikely(foeLoss));
    const harm = priceOf(situation, own.troops, ownLoss) * CAUTION * situation.style.caution + shame;
    const feared = (1 - chance) * harm - chance * (foeLoss + spoils);
    if (feared <= 0) continue;
    loss += ATTACK_LIKELY * feared;
    stands *= 1 - ATTACK_LIKELY * (1 - chance);
  }
  return { loss, risk: 1 - stands };
};
