import { type Action, type Choice, type Power, packOf, powerOf, type Random, type View } from "@maria/rules";
import { bestMarch, type Plan } from "./marching.ts";
import { campOf } from "./objectives.ts";
import { bestReentry } from "./reentry.ts";
import { type Situation, situationOf } from "./situation.ts";
import { bestTrainMarch } from "./trains.ts";

const better = (a: Plan | null, b: Plan | null): Plan | null =>
  a === null || (b !== null && b.gain > a.gain) ? b : a;

/**
 * DEC-25: the most rewarding march of any general first, then trains follow, then done. Nothing is remembered from
 * one march to the next; each is chosen from the board as it is.
 */
export const move = (view: View, offered: readonly Choice[], random: Random): Action => {
  const pack = packOf(view);
  const situations = new Map<Power, Situation>();
  const seenBy = (piece: Parameters<typeof powerOf>[1]): Situation => {
    const camp = campOf(view, powerOf(pack, piece));
    const known = situations.get(camp);
    if (known) return known;
    const made = situationOf(view, camp);
    situations.set(camp, made);
    return made;
  };
  let best: Plan | null = null;
  for (const choice of offered)
    if (choice.type === "march" && pack.pieces[choice.piece]?.kind === "general")
      best = better(best, bestMarch(seenBy(choice.piece), choice, random));
  if (best !== null) return best.action;
  for (const choice of offered)
    if (choice.type === "march" && pack.pieces[choice.piece]?.kind === "train")
      best = better(best, bestTrainMarch(seenBy(choice.piece), choice, random));
    else if (choice.type === "reenterTrain")
      best = better(best, bestReentry(seenBy(choice.train), choice, random));
  if (best !== null) return best.action;
  if (offered.some(({ type }) => type === "done")) return { type: "done" };
  return offered.some(({ type }) => type === "halt") ? { type: "halt" } : { type: "passFlanders" };
};
