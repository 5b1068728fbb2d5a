import { withEachCommander, withSomeCommander } from "../ground/commanders.ts";
import { actionKind } from "../model/actionKind.ts";
import type { ProposeStackAction } from "../model/actions.ts";
import { city, number, piece } from "../model/shapes.ts";
import { optional } from "../tools/codec.ts";
import { pick } from "../tools/random.ts";

export const transferKind = actionKind<"transfer">({
  shape: { from: piece, to: piece, troops: number },
  grounds: ["STK-13"],
  *list({ from, most, to }) {
    for (let troops = 1; troops <= most; troops++) yield { type: "transfer", from, to, troops };
  },
  draw: ({ from, most, to }, random) => ({ type: "transfer", from, to, troops: 1 + random(most) }),
});

export const proposeStackKind = actionKind<"proposeStack">({
  shape: { general: piece, city, commander: optional(piece) },
  grounds: ["MOV-26", "RUL-07"],
  *list({ general, sites }) {
    for (const { city, commanders } of sites)
      yield* withEachCommander<ProposeStackAction>({ type: "proposeStack", general, city }, commanders);
  },
  draw({ general, sites }, random) {
    const { city, commanders } = pick(sites, random);
    return withSomeCommander<ProposeStackAction>({ type: "proposeStack", general, city }, commanders, random);
  },
});
