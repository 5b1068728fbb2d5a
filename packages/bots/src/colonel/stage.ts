import { choices, refusalOf, type View, view as viewOf } from "@maria/rules";
import { momentOf, packOf } from "@maria/rules/board";
import type { Action, Choice, PieceId, Random } from "@maria/rules/model";
import { apply, draftOf, imagine, memoryFrom } from "@maria/rules/search";
import type { Budget } from "../bot.ts";
import { aide, hastyAide } from "./aide.ts";
import { type Move, movesOf } from "./moves.ts";
import { carriedOn, type JudgedPlan, judgedPlan, type Plan, type Staff, staffOf } from "./staff.ts";

/** How many plans are carried on, and how many more are looked at as they stand. */
const WIDTH = 3;
const ALSO_JUDGED = 3;
/** How many of the marches a piece could begin with are thought of again later in a plan. */
const PER_PIECE = 5;
/** Positions judged for one plan. */
const NODES = 500;
/** What a march has to add to the chance to win, and how much better than the aide's plan another must be. */
const WORTH_MARCHING = 0.0005;
const WORTH_DIFFERING = 0.01;
/** More actions than any stage has. */
const LONGEST_STAGE = 24;

/** What a seat may do that only moves its pieces. */
const isMove = ({ type }: Action): boolean =>
  type === "march" || type === "reenterTrain" || type === "transfer";

/** The plan as the aide would end it, thoroughly where he has been asked for his `first` action already. */
const carriedThrough = (
  { seat }: Staff,
  plan: Plan,
  first: Action | null,
  budget: Budget,
  random: Random,
): Plan => {
  const draft = draftOf(plan.draft);
  const actions = plan.actions.slice();
  const next = (): Action => {
    const seen = viewOf(draft, seat);
    return (first === null ? hastyAide : aide)(seen, choices(seen, seat), budget, random);
  };
  for (let action = first ?? next(); actions.length < LONGEST_STAGE && isMove(action); action = next()) {
    apply(draft, seat, action, null);
    actions.push(action);
    if (draft.result !== null || momentOf(draft).phase !== "movement") break;
  }
  return { draft, actions, hope: 0 };
};

/** Where the generals of a plan end up, and what they have taken on the way. */
export const mainsOf = ({ draft }: Plan): string =>
  `${packOf(draft)
    .generals.map(({ id }) => draft.at[id])
    .join()} ${draft.markers.join()}`;

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

/** The best plan that begins with each piece; the plans are ranked. */
const bestByPiece = (ranked: readonly Plan[]): Plan[] => {
  const pieces = new Set<PieceId>();
  const best: Plan[] = [];
  for (const plan of ranked) {
    const [action] = plan.actions;
    const piece =
      action?.type === "march" ? action.piece : action?.type === "reenterTrain" ? action.train : null;
    if (piece === null || pieces.has(piece) || plan.draft.result !== null) continue;
    pieces.add(piece);
    best.push(plan);
  }
  return best;
};

/** What has been thought of for the rest of a stage. */
export interface StagePlans {
  readonly staff: Staff;
  /** What the aide would do. */
  readonly usual: JudgedPlan;
  /** All other plans that were judged, beginning with none, the longer ones later. */
  readonly judged: readonly JudgedPlan[];
}

/**
 * Plans for the rest of the stage's movement: of those with so many marches the best are carried on, in whatever order their
 * marches come. Each is judged as if the phase ended with it, and the best also as the aide would end them, so that one good march
 * is not weighed against a whole plan. The aide's action alone where he would do something else.
 */
export const plansFor = (
  view: View,
  offered: readonly Choice[],
  budget: Budget,
  random: Random,
): StagePlans | Action => {
  const first = aide(view, offered, budget, random);
  const { seat } = view;
  if (seat === null || (first.type !== "done" && !isMove(first)) || first.type === "transfer") return first;
  const staff = staffOf(view, seat);
  const judge = (plan: Plan): JudgedPlan => judgedPlan(staff, plan);
  const root = imagine(view, memoryFrom(view), random);
  const begun: Plan = { draft: root, actions: [], hope: 0 };
  const usual = judge(carriedThrough(staff, begun, first, budget, random));
  const judged = [judge(begun)];
  const endedBy = (plan: Plan): JudgedPlan => judge(carriedThrough(staff, plan, null, budget, random));
  let front: readonly Plan[] = judged;
  let favourites: Favourites | null = null;
  while (front.length > 0 && staff.nodes < NODES && judged.every(({ worth }) => worth < 1)) {
    const isFirst = favourites === null;
    const { plans, tried } = further(staff, front, isFirst ? offered : null, favourites);
    favourites ??= new Favourites(tried);
    const ranked = plans.sort((a, b) => b.hope - a.hope).slice(0, WIDTH + ALSO_JUDGED);
    judged.push(...ranked.map(judge));
    front = ranked.slice(0, WIDTH).filter(({ draft }) => draft.result === null);
    judged.push(...(isFirst ? bestByPiece(plans) : front).map(endedBy));
  }
  return { staff, usual, judged };
};

/** The best of the plans: every further march has to add something. */
const bestOf = ({ staff, judged }: StagePlans): JudgedPlan =>
  judged.reduce((best, plan) => (plan.worth > best.worth + staff.leeway * WORTH_MARCHING ? plan : best));

/**
 * What the aide would do is kept to unless another plan is clearly better: small differences are the evaluation's errors.
 */
export const chosenPlan = (plans: StagePlans): JudgedPlan => {
  const { staff, usual } = plans;
  const best = bestOf(plans);
  return best.worth > usual.worth + staff.leeway * WORTH_DIFFERING ? best : usual;
};

/** The same marches, carried out from the start; null where one of them needs what has been left out. */
const carriedOut = (
  { staff, judged: [begun] }: StagePlans,
  actions: readonly Action[],
): JudgedPlan | null => {
  if (begun === undefined) return null;
  const draft = draftOf(begun.draft);
  for (const action of actions) {
    if (refusalOf(draft, staff.seat, action) !== null) return null;
    apply(draft, staff.seat, action, null);
  }
  return judgedPlan(staff, { draft, actions, hope: 0 });
};

/** Worths that differ by less are the same. */
const ALIKE = 1e-9;

/**
 * What is left of a plan's marches without those at its beginning that change nothing the evaluation sees: a beam that ranks plans by
 * their length carries them along. The aide's plan stays whole, for he has reasons of his own.
 */
export const withoutIdleSteps = (
  plans: StagePlans,
  { actions }: Pick<Plan, "actions">,
): readonly Action[] => {
  if (actions === plans.usual.actions) return actions;
  const worth = carriedOut(plans, actions)?.worth;
  if (worth === undefined) return actions;
  for (let left = actions; ; left = left.slice(1)) {
    const shorter = left.length === 0 ? null : carriedOut(plans, left.slice(1));
    if (shorter === null || Math.abs(shorter.worth - worth) > ALIKE) return left;
  }
};
