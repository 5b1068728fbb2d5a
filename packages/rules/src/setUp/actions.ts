import { actionKind, type ChoiceOf } from "../model/actionKind.ts";
import { MOST_TROOPS } from "../model/numbers.ts";
import { number, power, some } from "../model/shapes.ts";
import { randomSplit, splits } from "../tools/splits.ts";

const most = ({ minimum }: ChoiceOf<"allot">): number[] => minimum.map(() => MOST_TROOPS);

export const allotKind = actionKind<"allot">({
  shape: { power, troops: some(number) },
  grounds: ["SET-15", "SET-16", "SET-17", "SET-18"],
  *list(choice) {
    for (const troops of splits(choice.total, choice.minimum, most(choice)))
      yield { type: "allot", power: choice.power, troops };
  },
  draw: (choice, random) => ({
    type: "allot",
    power: choice.power,
    troops: randomSplit(choice.total, choice.minimum, most(choice), random),
  }),
});
