import type { Counsel } from "@maria/advice/counsel";
import { choices, type View, view as viewOf } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import type { Action, Choice, Draft, Random, Seat } from "@maria/rules/model";
import { apply, draftOf, imagine, memoryFrom } from "@maria/rules/search";
import type { Bot, Budget } from "../bot.ts";
import { chanceOf } from "../value/chances.ts";
import { knownOf } from "../value/known.ts";
import { hasModel } from "../value/model.ts";
import { principleOf } from "./principles.ts";
import { reasonsFor } from "./reasons.ts";
import { sceneOf } from "./scene.ts";
import { treatyReasons } from "./treaties.ts";

/** Who is asked: whoever decides at once, and whoever carries on a plan of marches. */
export interface Counsellors {
  readonly first: Bot;
  readonly further: Bot;
}

/** More actions than any stage has. */
const LONGEST_STAGE = 24;

/** What only moves own pieces, so that an imagined game shows where it leads. */
const isOnBoard = ({ type }: Action): boolean =>
  type === "march" || type === "reenterTrain" || type === "transfer" || type === "retreat";

interface Plan {
  readonly actions: readonly Action[];
  readonly end: Draft;
}

/** The rest of the phase after its first action, until the counsellor would be done or somebody else is asked. */
const planOf = async (
  root: Draft,
  seat: Seat,
  first: Action,
  bot: Bot,
  budget: Budget,
  random: Random,
): Promise<Plan> => {
  const actions: Action[] = [first];
  const end = draftOf(root);
  const { step } = root;
  apply(end, seat, first, null);
  while (first.type !== "retreat" && actions.length < LONGEST_STAGE) {
    if (end.result !== null || end.step !== step) break;
    const seen = viewOf(end, seat);
    const offered = choices(seen, seat);
    if (!offered.some(({ type }) => type === "done")) break;
    const next = await bot(seen, offered, budget, random);
    if (!isOnBoard(next)) break;
    actions.push(next);
    apply(end, seat, next, null);
  }
  return { actions, end };
};

/**
 * What the counsellors would do at this seat, and why: from its view, its choices and the chance given alone, so that the same
 * question has the same answer and nothing hidden enters. Rejects for a view without a seat or choices.
 */
export const advise = async (
  { first, further }: Counsellors,
  view: View,
  offered: readonly Choice[],
  budget: Budget,
  random: Random,
): Promise<Counsel> => {
  const { seat } = view;
  if (seat === null || offered.length === 0) throw new RangeError("nobody is asked here");
  const action = await first(view, offered, budget, random);
  const thumb = principleOf(view, action);
  if (!isOnBoard(action) || !hasModel(view.options))
    return { actions: [action], chance: null, reasons: [...treatyReasons(view, action), thumb] };
  const root = imagine(view, memoryFrom(view), random);
  const { actions, end } = await planOf(root, seat, action, further, budget, random);
  const { stage } = momentOf(view);
  const known = knownOf(view);
  const before = sceneOf(root, known, seat);
  const after = sceneOf(end, known, seat);
  const reasons = reasonsFor(before, after, seat, stage);
  return {
    actions,
    chance: { now: chanceOf(root, known, seat, stage), after: chanceOf(end, known, seat, stage) },
    reasons: reasons.length > 0 ? reasons : [thumb],
  };
};
