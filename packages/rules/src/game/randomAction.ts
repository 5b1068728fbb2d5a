import type { Action } from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import { pick, type Random } from "../tools/random.ts";
import { kindOf } from "./actionKinds.ts";
import { actionsOf } from "./actionsOf.ts";

/** Some action the choice stands for, or null if the walk led nowhere and another should be tried. */
export const randomOf = (choice: Choice, random: Random): Action | null =>
  kindOf(choice.type).draw(choice, random);

/** Many tries without success: what is seldom taken may be all there is. */
const PATIENCE = 500;

/** A random legal action among these choices; every kind and every piece has its chance. */
export const randomAction = (choices: readonly Choice[], random: Random): Action => {
  for (let tries = 0; tries < 2 * PATIENCE; tries++) {
    const choice = pick(choices, random);
    const kind = kindOf(choice.type);
    if (kind.takenOneIn > 1 && tries < PATIENCE && random(kind.takenOneIn) > 0) continue;
    const action = kind.draw(choice, random);
    if (action !== null) return action;
  }
  // A march under treaties may have a single end that a random walk hardly ever finds.
  for (const choice of choices) for (const action of actionsOf(choice)) return action;
  throw new Error("no legal action found among the choices offered");
};
