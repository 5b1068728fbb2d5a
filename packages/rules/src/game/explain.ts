import type { Action } from "../model/actions.ts";
import type { Seat } from "../model/options.ts";
import type { Reason, RuleId } from "../model/rule.ts";
import type { Position } from "../model/state.ts";
import { kindOf } from "./actionKinds.ts";
import { refusalOf } from "./play.ts";

/** A clause that speaks about an action: it forbids it, or it is the ground on which it is allowed. */
export interface RuleRef {
  readonly rule: RuleId;
  readonly allows: boolean;
  /** Why not, if it forbids. */
  readonly reason: Reason | null;
}

/**
 * Why the seat may, or may not, do this now: the one clause that forbids it, or those that allow it. Takes what `refusalOf`
 * takes, works on a view as well, and costs no more than that.
 */
export const explain = (position: Position, seat: Seat, action: Action): RuleRef[] => {
  const refusal = refusalOf(position, seat, action);
  if (refusal) return [{ rule: refusal.rule, allows: false, reason: refusal.reason }];
  return kindOf(action.type)
    .grounds(action)
    .map((rule) => ({ rule, allows: true, reason: null }));
};
