import { type CityId, distance, type Power } from "@maria/rules";
import { campOf } from "./objectives.ts";
import { pointsLikely, worthOfDefeat, worthOfVictory } from "./points.ts";
import type { Host, Situation, Standing } from "./situation.ts";
import { ATTACK_LIKELY, CAUTION, DRIVE_OFF, FORTRESS, GENERAL, RELIEF } from "./weights.ts";

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

/** The margin, in troops and card points together, at which a fight is won three times in four. */
export const SPREAD = 4;
/** A beaten side rarely gets away with less. */
const TYPICAL_LOSS = 2;
/** MOV-05: three cities, and the attack into the next one. */
const ATTACK_REACH = 4;
/** An enemy this near to a fortress can take it within two moves. */
const THREATENING = 5;
/** An attacker comes from a sector whose suit he holds. */
const CHOSEN_SUIT = 1.1;
/** The hand has to serve several attacks. */
const CARDS_LEFT = 0.9;
/** A second army within reach does not always come along. */
const SECOND_ARMY = 0.7;

/** CMB-12 to CMB-19 in one guess: troops first, then everything both hands can add in their suits. */
export const outlook = (
  ownTroops: number,
  ownCards: number,
  foeTroops: number,
  foeCards: number,
): Outlook => {
  const lead = ownTroops - foeTroops;
  const margin = lead + ownCards - foeCards;
  return {
    chance: 1 / (1 + Math.exp(-margin / SPREAD)),
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

export const outlookOf = (situation: Situation, own: Host, foe: Host): Outlook =>
  outlook(
    own.troops,
    cardsIn(situation, own.power, own.city),
    foe.troops,
    cardsIn(situation, foe.power, foe.city),
  );

/** Troops lost, and with the last of them the general. */
export const priceOf = (situation: Situation, troops: number, loss: number): number =>
  situation.future * (loss + (loss >= troops - 0.5 ? GENERAL : 0));

/** What driving this host off would open: fortresses nobody else protects. */
const prizeOf = (situation: Situation, foe: Host): number => {
  let prize = 0;
  for (const { worth, protectors } of situation.targets)
    if (protectors.length === 1 && protectors[0] === foe) prize += worth;
  let relief = 0;
  for (const { city, worth, guards } of situation.holdings) {
    const roads = distance(situation.board, city, foe.city);
    if (roads <= THREATENING) relief += guards.length > 0 ? worth / 2 : worth;
  }
  return FORTRESS * (prize * DRIVE_OFF + relief * RELIEF * situation.future);
};

/** CMB-01: what the attacks are worth that a host in this city has to make. */
export const worthOfFights = (situation: Situation, own: Host): number => {
  let worth = 0;
  for (const foe of situation.foeHosts) {
    if (distance(situation.board, own.city, foe.city) !== 1) continue;
    const { chance, foeLoss, ownLoss, cost } = outlookOf(situation, own, foe);
    const { view } = situation;
    const spoils = worthOfVictory(view, own.power, foe.power, pointsLikely(foeLoss));
    const shame = worthOfDefeat(view, own.power, foe.power, pointsLikely(ownLoss));
    worth += chance * (priceOf(situation, foe.troops, foeLoss) + prizeOf(situation, foe) + spoils);
    worth -=
      (1 - chance) * (priceOf(situation, own.troops, ownLoss) * CAUTION + shame) +
      cost * (situation.point[own.power] ?? 0);
  }
  return worth;
};

/** The troops a camp could bring to bear on a city in its next stage: its strongest army and part of a second. */
const attackersOn = (foes: readonly Standing[], situation: Situation, city: CityId): Host | null => {
  let first: Standing | null = null;
  let second: Standing | null = null;
  for (const foe of foes) {
    if (distance(situation.board, foe.city, city) > ATTACK_REACH) continue;
    if (first === null || foe.troops > first.troops) {
      second = first;
      first = foe;
    } else if (second === null || foe.troops > second.troops) second = foe;
  }
  if (first === null) return null;
  const troops = first.troops + (second === null ? 0 : second.troops * SECOND_ARMY);
  return { city: first.city, troops, power: first.power, generals: [first] };
};

/** What a host in its city has to fear from enemies who come and attack it. */
export interface Exposure {
  /** Troops it is likely to lose. */
  readonly loss: number;
  /** The chance that it is driven off. */
  readonly risk: number;
}

export const exposure = (situation: Situation, own: Host): Exposure => {
  const camps = new Set(situation.foes.map(({ power }) => campOf(situation.view, power)));
  let loss = 0;
  let stands = 1;
  for (const camp of camps) {
    const foes = situation.foes.filter(({ power }) => campOf(situation.view, power) === camp);
    const attackers = attackersOn(foes, situation, own.city);
    if (attackers === null) continue;
    const { chance, ownLoss, foeLoss } = outlook(
      own.troops,
      cardsIn(situation, own.power, own.city) * CARDS_LEFT,
      attackers.troops,
      averageCards(situation, attackers.power) * CHOSEN_SUIT,
    );
    const { view } = situation;
    const shame = worthOfDefeat(view, own.power, attackers.power, pointsLikely(ownLoss));
    const spoils = worthOfVictory(view, own.power, attackers.power, pointsLikely(foeLoss));
    const feared =
      (1 - chance) * (priceOf(situation, own.troops, ownLoss) * CAUTION + shame) -
      chance * (foeLoss + spoils);
    if (feared <= 0) continue;
    loss += ATTACK_LIKELY * feared;
    stands *= 1 - ATTACK_LIKELY * (1 - chance);
  }
  return { loss, risk: 1 - stands };
};
