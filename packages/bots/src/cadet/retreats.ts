import type { View } from "@maria/rules";
import { distance, homeOf, powerOf } from "@maria/rules/board";
import {
  type Action,
  AUSTRIA,
  type Choice,
  type CityId,
  isOnBoard,
  type Power,
  PROTECTION_RANGE,
  SUPPLY_RANGE,
} from "@maria/rules/model";
import { isOfCamp } from "./objectives.ts";
import { ATTACK_REACH } from "./rulebook.ts";
import { type Situation, situationOf } from "./situation.ts";
import type { Style } from "./style.ts";
import {
  HUSSAR,
  SENT_FROM_A_HOLDING,
  SENT_OUT_OF_SUPPLY,
  SENT_TO_A_TARGET,
  SENT_TO_A_TRAIN,
} from "./weights.ts";

type RetreatChoice = Extract<Choice, { type: "retreat" }>;

const trainsOf = ({ view, pack }: Situation, isWanted: (power: Power) => boolean): CityId[] =>
  pack.trains.flatMap(({ id, power }) => {
    const place = view.at[id];
    return place !== undefined && isOnBoard(place) && isWanted(power) ? [place] : [];
  });

/** How much it hurts a beaten general of this power to end a retreat here, and how little it hurts the winner. */
const hurtAt = (situation: Situation, loser: Power, end: CityId): number => {
  const { board, pack, view, major } = situation;
  let hurt = 0;
  if (homeOf(view, pack, end) !== loser) {
    const isFed = trainsOf(situation, (power) => power === loser).some(
      (train) => distance(board, end, train) <= SUPPLY_RANGE,
    );
    if (!isFed) hurt += SENT_OUT_OF_SUPPLY;
  }
  for (const { city, worth } of situation.targets)
    if (distance(board, end, city) <= PROTECTION_RANGE) hurt -= SENT_TO_A_TARGET * worth;
  for (const { city, worth } of situation.holdings)
    hurt += SENT_FROM_A_HOLDING * worth * Math.min(8, distance(board, end, city));
  for (const train of trainsOf(situation, (power) => isOfCamp(view, major, power)))
    if (distance(board, end, train) <= ATTACK_REACH) hurt -= SENT_TO_A_TRAIN;
  return hurt;
};

/** RTR-04: the winner sends the loser where it hurts most: out of supply, away from the fortresses he protects. */
export const chooseRetreat = (view: View, { paths }: RetreatChoice, style: Style): Action => {
  const frame = view.agenda[view.agenda.length - 1];
  if (frame?.kind !== "retreat") throw new Error("a choice of retreats without a retreat");
  const { generals, winnerPower } = frame;
  const [loser] = generals;
  if (loser === undefined) throw new Error("a retreat without a general");
  const situation = situationOf(view, winnerPower, style);
  const hussar = winnerPower === AUSTRIA ? -HUSSAR : HUSSAR;
  let best: readonly CityId[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const path of paths) {
    const ridden = path.filter((city) => view.hussars.includes(city)).length;
    const end = path[path.length - 1] as CityId;
    const worth = hurtAt(situation, powerOf(situation.pack, loser), end) + ridden * hussar;
    if (worth <= most) continue;
    most = worth;
    best = path;
  }
  return { type: "retreat", path: best };
};
