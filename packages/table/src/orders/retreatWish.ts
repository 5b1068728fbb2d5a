import { codec } from "@maria/rules/authority";
import type { CityId } from "@maria/rules/model";
import { count } from "../shapes.ts";

/** DEC-33: what the winner wants of the loser's retreat. */
export type RetreatWish =
  /** It ends where the loser has no supply; otherwise where supply costs him most. */
  | { readonly type: "outOfSupply" }
  /** As far from, or as near to, the winner's own generals as may be. */
  | { readonly type: "farFromMine" }
  | { readonly type: "nearMine" }
  | { readonly type: "towards"; readonly city: CityId }
  | { readonly type: "away"; readonly city: CityId };

export const retreatWish = codec.byType<RetreatWish>({
  outOfSupply: {},
  farFromMine: {},
  nearMine: {},
  towards: { city: count as codec.Codec<CityId> },
  away: { city: count as codec.Codec<CityId> },
});
