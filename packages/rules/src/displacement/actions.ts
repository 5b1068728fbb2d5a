import { withEachCommander, withSomeCommander } from "../ground/commanders.ts";
import { actionKind } from "../model/actionKind.ts";
import type { DisplaceAction } from "../model/actions.ts";
import { city, piece } from "../model/shapes.ts";
import { optional } from "../tools/codec.ts";
import { pick } from "../tools/random.ts";

export const displaceKind = actionKind<"displace">({
  shape: { piece, city, commander: optional(piece) },
  grounds: ["RUL-85"],
  *list({ piece, sites }) {
    for (const { city, commanders } of sites)
      yield* withEachCommander<DisplaceAction>({ type: "displace", piece, city }, commanders);
  },
  draw({ piece, sites }, random) {
    const { city, commanders } = pick(sites, random);
    return withSomeCommander<DisplaceAction>({ type: "displace", piece, city }, commanders, random);
  },
});
