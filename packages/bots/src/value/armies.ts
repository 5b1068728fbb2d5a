import {
  BATTLE_BOXES,
  GENERAL_MARCH,
  PROTECTION_RANGE,
  SUPPLY_RANGE,
  TROOPS_PER_POINT,
} from "@maria/rules/model";
import { CAMPS, guardOf, sideOf } from "./camps.ts";
import type { Field, Troop } from "./field.ts";
import type { Fortresses, Marked } from "./fortresses.ts";

/** What armies, cards and trains are worth, by camp. */
export interface Armies {
  readonly troops: number[];
  readonly generals: number[];
  readonly faceDown: number[];
  readonly cards: number[];
  /** What the hands do in the suits of the sectors in which their generals stand (CMB-14). */
  readonly suited: number[];
  readonly trains: number[];
  readonly trainsInReach: number[];
  readonly hungry: number[];
  /** Roads of supply paths beyond three: hussars charge for them, and the next march breaks them. */
  readonly stretched: number[];
  /** What the fights that are due in this stage are likely to cost: troops, and points of cards. */
  readonly losses: number[];
  readonly cost: number[];
  /** And the markers they are likely to place (RCQ-03, VBX-04); below zero they are taken off. */
  readonly marks: number[];
  /** Troops that an enemy could beat in his next stage, by the advantage he would have. */
  readonly exposed: number[];
}

const SPREAD = 4;
const TYPICAL_LOSS = 2;
const SECOND_ARMY = 0.7;
const ATTACK_REACH = GENERAL_MARCH + 1;
const TRAIN_DANGER = GENERAL_MARCH;
const COMFORTABLE = 3;
/** What is left of the danger of a long supply path that hussars leave alone. */
const UNCHARGED = 0.5;
/** A beaten host gives up what it guards and threatens, most of the time. */
const BEATEN = 0.7;
const DRIVEN_OFF = 0.75;

const none = (): number[] => [0, 0, 0, 0];

const add = (list: number[], camp: number, by: number): void => {
  list[camp] = (list[camp] as number) + by;
};

const chanceWith = (margin: number): number => 1 / (1 + Math.exp(-margin / SPREAD));

const handIn = ({ known, pack }: Field, { power, city }: Troop): number =>
  known.cards[power * 4 + (pack.cities[city]?.suit ?? 0)] as number;

const handOn = ({ known }: Field, power: number): number => {
  let sum = 0;
  for (let suit = 0; suit < 4; suit++) sum += known.cards[power * 4 + suit] as number;
  return sum / 4;
};

const pointsLikely = (loss: number): number => Math.max(0, (loss - 1) / TROOPS_PER_POINT);

/** SEQ-01: camps that attack in the stage that is running. */
export const attacksIn = (stage: number, camp: number): boolean =>
  stage === 3 ? camp === 0 : stage === 4 ? camp === 1 : stage === 5 ? camp >= 2 : false;

/** RCQ-03: the question marks that turn into conquests if this host alone is driven off. */
const behind = ({ board, troops, pack }: Field, { marked }: Fortresses, foe: Troop): Marked[] =>
  marked.filter(({ fortress, guard }) => {
    const city = pack.fortresses[fortress] as number;
    const protects = (host: Troop): boolean =>
      guardOf(host.camp) === guard && (board.distances[host.row + city] as number) <= PROTECTION_RANGE;
    return protects(foe) && !troops.some((other) => other !== foe && protects(other));
  });

/** VBX-04 to VBX-06: points move markers only while there is a free or a filled battle box. */
const addPoints = (field: Field, found: Armies, winner: number, loser: number, points: number): void => {
  const { affairs, options } = field.position;
  if (affairs === null || options.variant !== "advanced") return;
  const filled = affairs.battleBoxes;
  add(found.marks, winner, Math.min(points, BATTLE_BOXES - (filled[CAMPS[winner] as number] as number)));
  add(found.marks, loser, -Math.min(points, filled[CAMPS[loser] as number] as number));
};

/**
 * The fights that are due in this stage, each by itself. Answers with what is left of each host for later: whoever is likely
 * to be beaten and driven off guards and threatens less.
 */
const dueFights = (field: Field, fortresses: Fortresses, found: Armies): number[] => {
  const { troops, board, stage, fights, bonds } = field;
  const isToCome = (attacker: number, defender: number): boolean =>
    fights === null || fights.some((fight) => fight.attacker === attacker && fight.defender === defender);
  const standing = troops.map(() => 1);
  troops.forEach((own, ownIndex) => {
    if (!attacksIn(stage, own.camp)) return;
    troops.forEach((foe, foeIndex) => {
      if (sideOf(foe.camp) === sideOf(own.camp) || board.distances[own.row + foe.city] !== 1) return;
      if (!isToCome(own.city, foe.city)) return;
      if (bonds !== null && !bonds.mayFight(own.power, foe.power)) return;
      const ownCards = handIn(field, own);
      const foeCards = handIn(field, foe);
      const lead = own.troops - foe.troops;
      const chance = chanceWith(lead + ownCards - foeCards);
      const foeLoss = Math.min(foe.troops, Math.max(TYPICAL_LOSS, lead));
      const ownLoss = Math.min(own.troops, Math.max(TYPICAL_LOSS, -lead));
      add(found.losses, own.camp, (1 - chance) * ownLoss);
      add(found.losses, foe.camp, chance * foeLoss);
      addPoints(field, found, own.camp, foe.camp, chance * pointsLikely(foeLoss));
      addPoints(field, found, foe.camp, own.camp, (1 - chance) * pointsLikely(ownLoss));
      add(found.cost, own.camp, Math.min(ownCards, Math.max(0, foeCards - lead)));
      add(found.cost, foe.camp, Math.min(foeCards, Math.max(0, ownCards + lead)));
      for (const { camp, gains, owner } of behind(field, fortresses, foe)) {
        const odds = chance * Math.min(1, foeLoss / TYPICAL_LOSS) * DRIVEN_OFF;
        if (gains) add(found.marks, camp, odds);
        if (owner >= 0) add(found.marks, owner, -odds);
      }
      standing[foeIndex] = (standing[foeIndex] as number) * (1 - BEATEN * chance);
      standing[ownIndex] = (standing[ownIndex] as number) * (1 - BEATEN * (1 - chance));
    });
  });
  return standing;
};

/** CMB-01: what each enemy camp could bring to bear on a host when it comes to its stage. */
const exposure = (field: Field, found: Armies, standing: readonly number[]): void => {
  const { troops, men, board, bonds } = field;
  const share = men.map(({ city }) => standing[troops.findIndex((host) => host.city === city)] ?? 1);
  troops.forEach((own, index) => {
    const ownCards = handIn(field, own);
    for (let camp = 0; camp < CAMPS.length; camp++) {
      if (sideOf(camp) === sideOf(own.camp)) continue;
      let first = 0;
      let second = 0;
      let power = -1;
      men.forEach((man, who) => {
        if (man.camp !== camp || (board.distances[man.row + own.city] as number) > ATTACK_REACH) return;
        if (bonds !== null && !bonds.mayFight(man.power, own.power)) return;
        const strength = man.troops * (share[who] as number);
        if (strength > first) {
          second = first;
          first = strength;
          power = man.power;
        } else if (strength > second) second = strength;
      });
      if (power < 0) continue;
      const lead = first + SECOND_ARMY * second - own.troops;
      const chance = chanceWith(lead + handOn(field, power) - ownCards);
      const feared =
        (standing[index] as number) *
        Math.max(0, 2 * chance - 1) *
        Math.min(own.troops, Math.max(TYPICAL_LOSS, lead));
      add(found.exposed, own.camp, feared);
    }
  });
};

const trainsInReach = ({ wagons, men, board, bonds }: Field, found: Armies): void => {
  for (const { camp, city, power } of wagons) {
    add(found.trains, camp, 1);
    let feeds = 0;
    let isInReach = false;
    for (const man of men) {
      const roads = board.distances[man.row + city] as number;
      if (man.power === power) {
        if (!man.isHome && roads <= SUPPLY_RANGE) feeds++;
      } else if (sideOf(man.camp) !== sideOf(camp) && roads <= TRAIN_DANGER)
        isInReach ||= bonds === null || bonds.mayRideOver(man.power, power);
    }
    if (isInReach) add(found.trainsInReach, camp, 1 + feeds);
  }
};

export const armiesOf = (field: Field, fortresses: Fortresses): Armies => {
  const { men, known, camps, position, bonds } = field;
  const found: Armies = {
    troops: none(),
    generals: none(),
    faceDown: none(),
    cards: none(),
    suited: none(),
    trains: none(),
    trainsInReach: none(),
    hungry: none(),
    stretched: none(),
    losses: none(),
    cost: none(),
    marks: none(),
    exposed: none(),
  };
  for (const man of men) {
    add(found.troops, man.camp, man.troops);
    add(found.generals, man.camp, 1);
    if (position.faceDown[man.general]) add(found.faceDown, man.camp, 1);
    if (!man.isFed) add(found.hungry, man.camp, 1);
    else if (!man.isHome) {
      const share = bonds === null || bonds.mayCharge(man.power) ? 1 : UNCHARGED;
      add(found.stretched, man.camp, share * Math.max(0, man.line - COMFORTABLE));
    }
  }
  for (let power = 0; power < camps.length; power++) {
    const camp = camps[power] as number;
    if (camp >= 0) add(found.cards, camp, known.held[power] as number);
  }
  for (const troop of field.troops) add(found.suited, troop.camp, handIn(field, troop));
  trainsInReach(field, found);
  exposure(field, found, dueFights(field, fortresses, found));
  return found;
};
