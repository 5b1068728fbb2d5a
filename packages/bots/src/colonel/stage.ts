import { choices, type View, view as viewOf } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import type { Action, Choice, Draft, PieceId, Random } from "@maria/rules/model";
import { apply, draftOf, imagine, memoryFrom } from "@maria/rules/search";
import type { Budget } from "../bot.ts";
import { cadet } from "../cadet/cadet.ts";
import { type Move, movesOf } from "./moves.ts";
import { carriedOn, type Plan, type Staff, staffOf, worthOf } from "./staff.ts";

/** How many plans are carried on, and how many more are looked at as they stand. */
const WIDTH = 3;
const ALSO_JUDGED = 3;
/** How many of the marches a piece could begin with are thought of again later in a plan. */
const PER_PIECE = 5;
/** Positions judged for one plan. */
const NODES = 500;
/** What a march has to add to the chance to win, and how much better than the cadet's plan another must be. */
const WORTH_MARCHING = 0.0005;
const WORTH_DIFFERING = 0.01;
/** More actions than any stage has. */
const LONGEST_STAGE = 24;

/** What a seat may do that only moves its pieces. */
const isMove = ({ type }: Action): boolean =>
  type === "march" || type === "reenterTrain" || type === "transfer";

/** What the cadet would do with the whole stage, beginning with this action. */
const usualPlan = (staff: Staff, root: Draft, first: Action, budget: Budget, random: Random): Plan => {
  const draft = draftOf(root);
  let action = first;
  for (let count = 0; count < LONGEST_STAGE && isMove(action); count++) {
    apply(draft, staff.seat, action, null);
    if (draft.result !== null || momentOf(draft).phase !== "movement") break;
    const seen = viewOf(draft, staff.seat);
    action = cadet(seen, choices(seen, staff.seat), budget, random);
  }
  return { draft, first, hope: 0 };
};

/** Two orders of the same marches lead to one position. */
const placeOf = ({ draft }: Plan): string =>
  `${draft.at.join()} ${draft.markers.join()} ${draft.spent.join()}`;

/** The marches that looked best while nobody had moved: the others are not tried again after each of them. */
class Favourites {
  private readonly known = new Set<string>();
  private readonly chosen = new Set<string>();

  constructor(tried: readonly { readonly move: Move; readonly hope: number }[]) {
    const count = new Map<PieceId, number>();
    for (const { move } of [...tried].sort((a, b) => b.hope - a.hope)) {
      this.known.add(move.key);
      const before = count.get(move.piece) ?? 0;
      if (before < PER_PIECE) this.chosen.add(move.key);
      count.set(move.piece, before + 1);
    }
  }

  /** What has become possible only now is always thought of. */
  includes({ key }: Move): boolean {
    return this.chosen.has(key) || !this.known.has(key);
  }
}

/** Every plan with one more move; those that lead to the same position once. */
const further = (
  staff: Staff,
  front: readonly Plan[],
  offered: readonly Choice[] | null,
  favourites: Favourites | null,
): { readonly plans: Plan[]; readonly tried: { readonly move: Move; readonly hope: number }[] } => {
  const plans = new Map<string, Plan>();
  const tried: { move: Move; hope: number }[] = [];
  for (const plan of front)
    for (const move of movesOf(staff, plan.draft, offered ?? choices(plan.draft, staff.seat))) {
      if (favourites?.includes(move) === false) continue;
      const next = carriedOn(staff, plan, move.action);
      tried.push({ move, hope: next.hope });
      const place = placeOf(next);
      if (!plans.has(place)) plans.set(place, next);
    }
  return { plans: [...plans.values()], tried };
};

/**
 * DEC-25: a whole stage is planned before its first march. Of the plans of so many marches the best are carried on, in whatever
 * order their marches come, and each is judged as if the phase ended with it. What the cadet would do is one plan more, and is
 * kept to unless another is clearly better: small differences are the evaluation's errors.
 */
export const planStage = (view: View, offered: readonly Choice[], budget: Budget, random: Random): Action => {
  const usual = cadet(view, offered, budget, random);
  const { seat } = view;
  if (seat === null || (usual.type !== "done" && !isMove(usual)) || usual.type === "transfer") return usual;
  const staff = staffOf(view, seat);
  const root = imagine(view, memoryFrom(view), random);
  const usualWorth = worthOf(staff, usualPlan(staff, root, usual, budget, random));
  let best: Plan = { draft: root, first: null, hope: 0 };
  let most = worthOf(staff, best);
  let front: readonly Plan[] = [best];
  let favourites: Favourites | null = null;
  while (front.length > 0 && staff.nodes < NODES && most < 1) {
    const { plans, tried } = further(staff, front, favourites === null ? offered : null, favourites);
    favourites ??= new Favourites(tried);
    const ranked = plans.sort((a, b) => b.hope - a.hope).slice(0, WIDTH + ALSO_JUDGED);
    for (const plan of ranked) {
      const worth = worthOf(staff, plan);
      if (worth <= most + WORTH_MARCHING) continue;
      most = worth;
      best = plan;
    }
    front = ranked.slice(0, WIDTH).filter(({ draft }) => draft.result === null);
  }
  return most > usualWorth + WORTH_DIFFERING ? (best.first ?? { type: "done" }) : usual;
};
