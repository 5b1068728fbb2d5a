import type { Action } from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import { kindOf } from "./actionKinds.ts";

/** Every action a choice stands for, one after another. Some choices stand for very many; stop when you have enough. */
export const actionsOf = (choice: Choice): Iterable<Action> => kindOf(choice.type).list(choice);
