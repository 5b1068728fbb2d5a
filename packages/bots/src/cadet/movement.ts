import { marchOwed } from "@maria/advice/treaties";
import { actionsOf, type View } from "@maria/rules";
import { packOf, powerOf } from "@maria/rules/board";
import type { Action, Choice, MarchChoice, PieceId, Power, Random } from "@maria/rules/model";
import { bestMarch } from "./marching.ts";
import { campOf } from "./objectives.ts";
import { better, type Plan } from "./plan.ts";
import { type Situation, situationOf } from "./situation.ts";
import type { Style } from "./style.ts";
import { bestReentry, bestTrainMarch } from "./trains.ts";
import { gatherTroops } from "./transfers.ts";

/**
 * RUL-101: the phase may not end yet. One of those who have to march does, as well as may be; failing that anybody,
 * because one of them has to make way. Every piece marches once, so this comes to an end.
 */
const marchAsOwed = (
  view: View,
  offered: readonly Choice[],
  plan: (choice: MarchChoice) => Plan | null,
): Action => {
  const marches = offered.filter((choice): choice is MarchChoice => choice.type === "march");
  const generals = view.seat === null ? [] : (marchOwed(view, view.seat)?.generals ?? []);
  const owed = marches.filter(({ piece }) => generals.includes(piece));
  let best: Plan | null = null;
  for (const choice of owed.length > 0 ? owed : marches) best = better(best, plan(choice));
  if (best !== null) return best.action;
  for (const choice of [...owed, ...marches]) for (const action of actionsOf(choice)) return action;
  return { type: "passFlanders" };
};

/** Whether the most rewarding march of all is looked for, or the first that is worth while. */
export type Care = "thorough" | "hasty";

/**
 * DEC-25: the most rewarding march of any general first; when no general gains by marching, trains follow; then the
 * phase is done. Nothing is remembered from one march to the next: each is chosen from the board as it is.
 */
export const move = (
  view: View,
  offered: readonly Choice[],
  style: Style,
  care: Care,
  random: Random,
): Action => {
  const gathered = gatherTroops(view, offered);
  if (gathered !== null) return gathered;
  const pack = packOf(view);
  const situations = new Map<Power, Situation>();
  const seenFor = (piece: PieceId): Situation => {
    const camp = campOf(view, powerOf(pack, piece));
    const situation = situations.get(camp) ?? situationOf(view, camp, style);
    situations.set(camp, situation);
    return situation;
  };
  let best: Plan | null = null;
  for (const choice of offered)
    if (choice.type === "march" && pack.pieces[choice.piece]?.kind === "general") {
      best = better(best, bestMarch(seenFor(choice.piece), choice, random));
      if (best !== null && care === "hasty") break;
    }
  if (best !== null) return best.action;
  for (const choice of offered)
    if (choice.type === "march" && pack.pieces[choice.piece]?.kind === "train")
      best = better(best, bestTrainMarch(seenFor(choice.piece), choice, random));
    else if (choice.type === "reenterTrain")
      best = better(best, bestReentry(seenFor(choice.train), choice, random));
  if (best !== null) return best.action;
  for (const type of ["done", "halt"] as const)
    if (offered.some((choice) => choice.type === type)) return { type };
  return marchAsOwed(view, offered, (choice) =>
    bestMarch(seenFor(choice.piece), choice, random, Number.NEGATIVE_INFINITY),
  );
};
