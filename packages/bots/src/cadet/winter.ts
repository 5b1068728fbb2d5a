import type { Action, CityId, PieceId, RecruitChoice, Reentry, View } from "@maria/rules";
import { distance } from "@maria/rules";
import { MOST_TROOPS } from "./knowledge.ts";
import { cheapestPayments, keepingWorth } from "./payments.ts";
import { type Situation, situationOf } from "./situation.ts";

/** What a recruit is worth, against the cards he costs. */
const RECRUIT = 0.9;
/** What a general who comes back adds beside his troops: one more to conquer and to protect. */
const GENERAL_BACK = 3;
/** At the front, in the midst of fortresses to take or to guard, a recruit counts in full; far from it by this share. */
const FRONT_LEAST = 0.5;
const FRONT_FULL = 3;

/** How near to the war a city is: fortresses to take and to guard around it. */
const frontWorth = (situation: Situation, city: CityId): number => {
  let worth = 0;
  for (const target of situation.targets)
    worth += target.worth * 0.8 ** distance(situation.board, city, target.city);
  for (const holding of situation.holdings)
    worth += holding.worth * holding.threat * 0.8 ** distance(situation.board, city, holding.city);
  return worth;
};

/** WTR-06 to WTR-09: every general who can comes back, nearest to the war. */
const reentriesFor = (situation: Situation, choice: RecruitChoice): Reentry[] => {
  const reentries: Reentry[] = [];
  for (const { general, sites } of choice.offBoard) {
    let best: Reentry | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const { city, commanders } of sites) {
      const room = choice.vacancies.find((entry) => entry.city === city)?.vacancies ?? 0;
      if (reentries.filter((reentry) => reentry.city === city).length >= room) continue;
      const worth = frontWorth(situation, city);
      if (worth <= most) continue;
      most = worth;
      const [commander] = commanders ?? [];
      best = commander === undefined ? { general, city } : { general, city, commander };
    }
    if (best !== null) reentries.push(best);
  }
  return reentries;
};

/** A recruit for a general with few troops is worth more than one for a strong general. */
const NEED = [1.7, 1.6, 1.4, 1.1, 0.9, 0.8, 0.7, 0.6];

interface Recruit {
  readonly general: PieceId;
  readonly worth: number;
}

/** The recruits one could place, each where he is worth most, in falling order of worth. */
const placesFor = (situation: Situation, choice: RecruitChoice, reentries: readonly Reentry[]): Recruit[] => {
  const entering = reentries.map(({ general, city }) => ({ general, city, troops: 0 }));
  const present = choice.room.map(({ general, room }) => ({
    general,
    city: situation.view.at[general] as CityId,
    troops: MOST_TROOPS - room,
  }));
  const places: Recruit[] = [];
  for (const { general, city, troops } of [...entering, ...present]) {
    const front = FRONT_LEAST + (1 - FRONT_LEAST) * Math.min(1, frontWorth(situation, city) / FRONT_FULL);
    for (let count = troops; count < MOST_TROOPS; count++) {
      const back = count === 0 ? GENERAL_BACK : 0;
      places.push({ general, worth: RECRUIT * front * (NEED[count] ?? 0) + back });
    }
  }
  return places.sort((a, b) => b.worth - a.worth || a.general - b.general);
};

/** DEC-41: recruits as long as they are worth more than the cards they cost, generals off the board first. */
export const recruit = (view: View, choice: RecruitChoice): Action => {
  const { power, hand, pricePerTroop } = choice;
  const situation = situationOf(view, power);
  const reentries = reentriesFor(situation, choice);
  const places = placesFor(situation, choice, reentries);
  const payments = cheapestPayments(hand, keepingWorth(view, power, hand), places.length * pricePerTroop);
  let best = 0;
  let most = 0;
  let worth = 0;
  places.forEach((place, index) => {
    worth += place.worth;
    const payment = payments[(index + 1) * pricePerTroop];
    if (!payment || worth - payment.sacrifice <= most) return;
    most = worth - payment.sacrifice;
    best = index + 1;
  });
  const split = new Map<PieceId, number>();
  for (const { general } of places.slice(0, best)) split.set(general, (split.get(general) ?? 0) + 1);
  return {
    type: "recruit",
    power,
    troops: best,
    reentries: reentries.filter(({ general }) => split.has(general)),
    cards: payments[best * pricePerTroop]?.cards ?? [],
    split: [...split].map(([general, troops]) => ({ general, troops })),
  };
};
