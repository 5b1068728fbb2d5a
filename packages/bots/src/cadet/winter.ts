import { cheapestPayments } from "@maria/advice/tacticalCards";
import type { View } from "@maria/rules";
import { distance } from "@maria/rules/board";
import {
  type Action,
  type CityId,
  MOST_TROOPS,
  type PieceId,
  type Power,
  type RecruitChoice,
  type Reentry,
  type TroopPlaces,
} from "@maria/rules/model";
import { keepingWorth } from "./payments.ts";
import { type Situation, situationOf } from "./situation.ts";
import type { Style } from "./style.ts";
import { hunger } from "./supply.ts";
import { FADING, FAR_FROM_THE_WAR, GENERAL_BACK, RECRUIT, RECRUIT_UNFED, STARVING } from "./weights.ts";

/** A city with this much around it to take or to guard lies in the midst of the war. */
const MIDST_OF_WAR = 3;

/** How near to the war a city is: fortresses to take and to guard around it. */
export const warAround = ({ board, targets, holdings }: Situation, city: CityId): number => {
  let war = 0;
  for (const target of targets) war += target.worth * FADING ** distance(board, city, target.city);
  for (const { city: fortress, worth, threat } of holdings)
    war += worth * threat * FADING ** distance(board, city, fortress);
  return war;
};

/** WTR-06 to WTR-09: every general who can comes back, as near to the war as he can. */
export const reentriesFor = (situation: Situation, choice: TroopPlaces): Reentry[] => {
  const reentries: Reentry[] = [];
  for (const { general, sites } of choice.offBoard) {
    let best: Reentry | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const { city, commanders } of sites) {
      const room = choice.vacancies.find((entry) => entry.city === city)?.vacancies ?? 0;
      const taken = reentries.filter((reentry) => reentry.city === city).length;
      const war = warAround(situation, city);
      if (taken >= room || war <= most) continue;
      most = war;
      const [commander] = commanders ?? [];
      best = commander === undefined ? { general, city } : { general, city, commander };
    }
    if (best !== null) reentries.push(best);
  }
  return reentries;
};

/** One recruit and the general he would serve under. */
interface Place {
  readonly general: PieceId;
  readonly worth: number;
}

/** The recruits one could place, each where he is worth most, in falling order of worth. */
const placesFor = (
  situation: Situation,
  power: Power,
  choice: TroopPlaces,
  reentries: readonly Reentry[],
): Place[] => {
  const entering = reentries.map(({ general, city }) => ({ general, city, troops: 0 }));
  const present = choice.room.map(({ general, room }) => ({
    general,
    city: situation.view.at[general] as CityId,
    troops: MOST_TROOPS - room,
  }));
  const places: Place[] = [];
  for (const { general, city, troops } of [...entering, ...present]) {
    const war = Math.min(1, warAround(situation, city) / MIDST_OF_WAR);
    const isFed = hunger(situation, power, city) < STARVING;
    const share = (FAR_FROM_THE_WAR + (1 - FAR_FROM_THE_WAR) * war) * (isFed ? 1 : RECRUIT_UNFED);
    for (let has = troops; has < MOST_TROOPS; has++)
      places.push({ general, worth: share * (RECRUIT[has] ?? 0) + (has === 0 ? GENERAL_BACK : 0) });
  }
  return places.sort((a, b) => b.worth - a.worth || a.general - b.general);
};

const splitOf = (places: readonly Place[]): { general: PieceId; troops: number }[] => {
  const split = new Map<PieceId, number>();
  for (const { general } of places) split.set(general, (split.get(general) ?? 0) + 1);
  return [...split].map(([general, troops]) => ({ general, troops }));
};

/** PCE-07: so many troops given, each where he is worth most; everybody who re-enters gets one. */
export const share = (
  situation: Situation,
  power: Power,
  choice: TroopPlaces,
  reentries: readonly Reentry[],
  troops: number,
): { general: PieceId; troops: number }[] =>
  splitOf(placesFor(situation, power, choice, reentries).slice(0, troops));

/** DEC-41: recruits as long as they are worth more than the cards they cost, generals off the board first. */
export const recruit = (view: View, choice: RecruitChoice, style: Style): Action => {
  const { power, hand, pricePerTroop } = choice;
  const situation = situationOf(view, power, style);
  const reentries = reentriesFor(situation, choice);
  // RUL-64: no more than the troop ceiling allows.
  const places = placesFor(situation, power, choice, reentries).slice(0, choice.mostTroops);
  const payments = cheapestPayments(hand, keepingWorth(view, power, hand), places.length * pricePerTroop);
  let troops = 0;
  let most = 0;
  let worth = 0;
  places.forEach((place, index) => {
    worth += place.worth;
    const payment = payments[(index + 1) * pricePerTroop];
    if (!payment || worth - payment.sacrifice <= most) return;
    most = worth - payment.sacrifice;
    troops = index + 1;
  });
  const split = splitOf(places.slice(0, troops));
  return {
    type: "recruit",
    power,
    troops,
    reentries: reentries.filter(({ general }) => split.some((entry) => entry.general === general)),
    cards: payments[troops * pricePerTroop]?.cards ?? [],
    split,
  };
};
