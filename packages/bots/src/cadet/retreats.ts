import {
  type Action,
  AUSTRIA,
  boardOf,
  type Choice,
  type CityId,
  distance,
  homeOf,
  isOnBoard,
  type Power,
  packOf,
  powerOf,
  type View,
} from "@maria/rules";
import { PROTECTION_RANGE, SUPPLY_RANGE, situationOf } from "./situation.ts";

type RetreatChoice = Extract<Choice, { type: "retreat" }>;

/** RTR-04: the winner sends the loser where it hurts: out of supply, and away from the fortresses he protects. */
export const chooseRetreat = (view: View, choice: RetreatChoice): Action => {
  const frame = view.agenda[view.agenda.length - 1];
  const [first] = choice.paths;
  if (frame?.kind !== "retreat" || first === undefined) return { type: "retreat", path: first ?? [] };
  const pack = packOf(view);
  const board = boardOf(view);
  const situation = situationOf(view, frame.winnerPower);
  const [loser] = frame.generals;
  const power = (loser === undefined ? AUSTRIA : powerOf(pack, loser)) as Power;
  const trains = (pack.armies[power]?.trains ?? []).flatMap((train) => {
    const place = view.at[train];
    return place !== undefined && isOnBoard(place) ? [place] : [];
  });
  const hurt = (path: readonly CityId[]): number => {
    const end = path[path.length - 1] as CityId;
    let score = 0;
    if (homeOf(view, pack, end) !== power) {
      const roads = Math.min(...trains.map((train) => distance(board, end, train)), SUPPLY_RANGE + 3);
      score += roads > SUPPLY_RANGE ? 4 : roads / 6;
    }
    for (const { city, worth } of situation.targets) {
      const roads = distance(board, end, city);
      if (roads <= PROTECTION_RANGE) score -= 1.5 * worth;
    }
    for (const { city, worth } of situation.holdings)
      score += 0.1 * worth * Math.min(8, distance(board, end, city));
    const rides = path.filter((city) => view.hussars.includes(city)).length;
    return score + (frame.winnerPower === AUSTRIA ? -0.5 : 0.5) * rides;
  };
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const path of choice.paths) {
    const score = hurt(path);
    if (score > most) {
      most = score;
      best = path;
    }
  }
  return { type: "retreat", path: best };
};
