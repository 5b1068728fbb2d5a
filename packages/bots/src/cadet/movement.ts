import {
  type Action,
  type Choice,
  type PieceId,
  type Power,
  packOf,
  powerOf,
  type Random,
  type View,
} from "@maria/rules";
import { bestMarch } from "./marching.ts";
import { campOf } from "./objectives.ts";
import { better, type Plan } from "./plan.ts";
import { type Situation, situationOf } from "./situation.ts";
import { bestReentry, bestTrainMarch } from "./trains.ts";
import { gatherTroops } from "./transfers.ts";

/**
 * DEC-25: the most rewarding march of any general first; when no general gains by marching, trains follow; then the
 * phase is done. Nothing is remembered from one march to the next: each is chosen from the board as it is.
 */
export const move = (view: View, offered: readonly Choice[], random: Random): Action => {
  const gathered = gatherTroops(view, offered);
  if (gathered !== null) return gathered;
  const pack = packOf(view);
  const situations = new Map<Power, Situation>();
  const seenFor = (piece: PieceId): Situation => {
    const camp = campOf(view, powerOf(pack, piece));
    const situation = situations.get(camp) ?? situationOf(view, camp);
    situations.set(camp, situation);
    return situation;
  };
  let best: Plan | null = null;
  for (const choice of offered)
    if (choice.type === "march" && pack.pieces[choice.piece]?.kind === "general")
      best = better(best, bestMarch(seenFor(choice.piece), choice, random));
  if (best !== null) return best.action;
  for (const choice of offered)
    if (choice.type === "march" && pack.pieces[choice.piece]?.kind === "train")
      best = better(best, bestTrainMarch(seenFor(choice.piece), choice, random));
    else if (choice.type === "reenterTrain")
      best = better(best, bestReentry(seenFor(choice.train), choice, random));
  if (best !== null) return best.action;
  for (const type of ["done", "halt"] as const)
    if (offered.some((choice) => choice.type === type)) return { type };
  return { type: "passFlanders" };
};
