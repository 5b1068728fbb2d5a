import type { Action, CityId, PieceId, RecruitChoice, Reentry, TroopPlaces, View } from "@maria/rules";
import { distance } from "@maria/rules";
import { MOST_TROOPS } from "./knowledge.ts";
import { cheapestPayments, keepingWorth } from "./payments.ts";
import { type Situation, situationOf } from "./situation.ts";

/** What a recruit is worth, against the cards he costs. */
const RECRUIT = 0.6;
/** In the longer games: what he is worth more, the emptier the army sheet is. */
const NEEDED_RECRUIT = 1.2;
/** What a general who comes back adds beside his troops: one more to conquer and to protect. */
const GENERAL_BACK = 3;
/** A general who comes back should not be a single troop waiting to be beaten. */
const GOOD_COMPANY = 3;

/** How near to the war a city is: fortresses to take and to guard around it. */
export const frontWorth = (situation: Situation, city: CityId): number => {
  let worth = 0;
  for (const target of situation.targets)
    worth += target.worth * 0.8 ** distance(situation.board, city, target.city);
  for (const holding of situation.holdings)
    worth += holding.worth * holding.threat * 0.8 ** distance(situation.board, city, holding.city);
  return worth;
};

/** WTR-06 to WTR-09: every general who can comes back, nearest to the war. */
export const reentriesFor = (situation: Situation, choice: TroopPlaces): Reentry[] => {
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

/** Those who come back first get company, then the strongest places at the front are filled. */
export const share = (
  situation: Situation,
  choice: TroopPlaces,
  reentries: readonly Reentry[],
  troops: number,
): { general: PieceId; troops: number }[] => {
  const receivers = [
    ...reentries.map(({ general, city }) => ({ general, room: MOST_TROOPS, has: 0, city })),
    ...choice.room.map(({ general, room }) => ({
      general,
      room,
      has: MOST_TROOPS - room,
      city: situation.view.at[general] as CityId,
    })),
  ].map((entry) => ({ ...entry, given: 0, front: frontWorth(situation, entry.city) }));
  receivers.sort((a, b) => b.front - a.front || a.general - b.general);
  for (let left = troops; left > 0; left--) {
    const open = receivers.filter(({ given, room }) => given < room);
    const next =
      open.find(({ has, given }) => has + given === 0) ??
      open.find(({ has, given }) => has + given < GOOD_COMPANY) ??
      open[0];
    if (next === undefined) break;
    next.given++;
  }
  return receivers.filter(({ given }) => given > 0).map(({ general, given }) => ({ general, troops: given }));
};

const worthOfRecruit = (view: View, choice: RecruitChoice): number => {
  if (view.options.variant === "introductory") return RECRUIT;
  const empty = choice.room.reduce((sum, entry) => sum + entry.room, 0);
  return RECRUIT + (NEEDED_RECRUIT * empty) / (MOST_TROOPS * Math.max(1, choice.room.length));
};

/** DEC-41: recruits as long as they are worth more than the cards they cost, generals off the board first. */
export const recruit = (view: View, choice: RecruitChoice): Action => {
  const { power, hand, pricePerTroop } = choice;
  const situation = situationOf(view, power);
  const reentries = reentriesFor(situation, choice);
  const room = choice.room.reduce((sum, entry) => sum + entry.room, 0) + reentries.length * MOST_TROOPS;
  const payments = cheapestPayments(hand, keepingWorth(view, power, hand), room * pricePerTroop);
  const each = worthOfRecruit(view, choice);
  let best = 0;
  let most = 0;
  for (let troops = 1; troops <= room; troops++) {
    const payment = payments[troops * pricePerTroop];
    if (!payment) break;
    const worth = troops * each + Math.min(troops, reentries.length) * GENERAL_BACK - payment.sacrifice;
    if (worth <= most) continue;
    most = worth;
    best = troops;
  }
  const back = reentries.slice(0, best);
  return {
    type: "recruit",
    power,
    troops: best,
    reentries: back,
    cards: payments[best * pricePerTroop]?.cards ?? [],
    split: share(situation, choice, back, best),
  };
};
