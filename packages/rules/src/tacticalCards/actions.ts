import { actionKind } from "../model/actionKind.ts";
import { truth } from "../tools/codec.ts";
import { either } from "../tools/random.ts";

export const subsidyKind = actionKind<"subsidy">({
  shape: { pay: truth },
  grounds: ["TAC-04"],
  list: () => [true, false].map((pay) => ({ type: "subsidy", pay })),
  draw: (_, random) => ({ type: "subsidy", pay: either(random) }),
});
