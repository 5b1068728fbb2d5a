import { homeOf } from "@maria/rules/board";
import { type CityId, type Power, PRUSSIA } from "@maria/rules/model";
import { eagerness } from "./pools.ts";
import type { Situation } from "./situation.ts";
import { FORTRESS } from "./weights.ts";

/** ANX-19: as soon as a Prussian piece leaves Prussia the markers set aside go back to the pool. */
export const leavingHome = (situation: Situation, power: Power, path: readonly CityId[]): number => {
  const { view, pack } = situation;
  const markers = view.affairs?.setAside[PRUSSIA] ?? 0;
  if (power !== PRUSSIA || markers === 0) return 0;
  if (path.every((city) => homeOf(view, pack, city) === PRUSSIA)) return 0;
  return markers * FORTRESS * eagerness(view, PRUSSIA);
};
