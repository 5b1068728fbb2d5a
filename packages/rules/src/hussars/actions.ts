import { actionKind } from "../model/actionKind.ts";
import { city, number } from "../model/shapes.ts";
import { pick } from "../tools/random.ts";

export const placeHussarKind = actionKind<"placeHussar">({
  shape: { hussar: number, city },
  grounds: ["HUS-02", "HUS-03", "HUS-04", "HUS-05"],
  list: ({ cities, hussar }) => cities.map((city) => ({ type: "placeHussar", hussar, city })),
  draw: ({ cities, hussar }, random) => ({ type: "placeHussar", hussar, city: pick(cities, random) }),
});
