import type { Position } from "@maria/rules/model";

/** What decides when nobody has reached a goal by the end of the last turn, and the rule that says so. */
export type LastResort =
  | { readonly kind: "scores"; readonly rule: "VIC-07" }
  | { readonly kind: "two"; readonly rule: "TWO-03" }
  | { readonly kind: "louis"; readonly rule: "SGA-28" }
  | { readonly kind: "maria"; readonly rule: "INT-10" | "SGA-12" };

export const lastResort = ({ options, affairs }: Pick<Position, "options" | "affairs">): LastResort => {
  if (options.variant === "advanced") return { kind: "scores", rule: "VIC-07" };
  if (options.players === 2) return { kind: "two", rule: "TWO-03" };
  if (affairs?.cession) return { kind: "louis", rule: "SGA-28" };
  return { kind: "maria", rule: options.variant === "introductory" ? "INT-10" : "SGA-12" };
};
