import type { Action, ActionType } from "../model/actions.ts";
import type { Seat } from "../model/options.ts";
import type { Reason, RuleId } from "../model/rule.ts";
import type { Position } from "../model/state.ts";
import { refusalOf } from "./play.ts";

/** A clause that speaks about an action: it forbids it, or it is the ground on which it is allowed. */
export interface RuleRef {
  readonly rule: RuleId;
  readonly allows: boolean;
  /** Why not, if it forbids. */
  readonly reason: Reason | null;
}

/** The clauses that give each kind of action. */
const GROUNDS: { readonly [Type in ActionType]: readonly RuleId[] } = {
  allot: ["SET-15", "SET-16", "SET-17", "SET-18"],
  transfer: ["STK-13"],
  placeHussar: ["HUS-02", "HUS-03", "HUS-04", "HUS-05"],
  subsidy: ["TAC-04"],
  paySupply: ["SUP-14", "SUP-15", "SUP-18"],
  coverSupply: ["SUP-19", "RUL-22"],
  march: ["MOV-01", "MOV-05", "MOV-06"],
  halt: ["MOV-26"],
  reenterTrain: ["TRN-01", "TRN-02", "TRN-04", "TRN-05"],
  answerDispute: ["MOV-27", "RUL-02"],
  dispute: ["MOV-27", "RUL-02"],
  passFlanders: ["RUL-02"],
  answerStack: ["MOV-26", "RUL-07"],
  done: ["MOV-02"],
  notDone: ["RUL-01"],
  fight: ["CMB-01", "CMB-03"],
  playCard: ["CMB-13", "CMB-14"],
  stop: ["CMB-18", "RUL-49"],
  retreat: ["RTR-04", "RTR-05", "RTR-06"],
  proposeStack: ["MOV-26", "RUL-07"],
  recruit: ["WTR-02", "WTR-03", "WTR-04"],
  chooseTrump: ["POL-05", "RUL-73"],
  placeCard: ["POL-08", "POL-10"],
  selectCard: ["POL-17", "POL-18"],
  conserve: ["POL-17", "POL-21"],
  execute: ["POL-23", "PCE-01"],
  assignTroops: ["PCE-07", "PCE-08"],
  expedition: ["TRK-05", "TRK-06"],
  bringBack: ["OFF-02", "RUL-81"],
  displace: ["RUL-85"],
  shiftSaxony: ["SAX-03", "SAX-05"],
  reduce: ["FRO-01"],
  offerPeace: ["ANX-01"],
  answerPeace: ["ANX-04"],
  placeTrain: ["ANX-16"],
  vote: ["ELE-07", "ELE-11"],
  cede: ["SGA-13"],
  propose: ["NEG-01", "NEG-02"],
  answerOffer: ["NEG-04"],
  withdrawOffer: ["NEG-01"],
  endTreaty: ["SUB-06", "NEG-04"],
};

const groundsOf = (action: Action): readonly RuleId[] =>
  action.type === "march" && action.force ? ["MOV-17", "MOV-19", "MOV-20", "MOV-22"] : GROUNDS[action.type];

/** Why the seat may, or may not, do this now: the clause that forbids it, or those that allow it. */
export const explain = (position: Position, seat: Seat, action: Action): RuleRef[] => {
  const refusal = refusalOf(position, seat, action);
  if (refusal) return [{ rule: refusal.rule, allows: false, reason: refusal.reason }];
  return groundsOf(action).map((rule) => ({ rule, allows: true, reason: null }));
};
