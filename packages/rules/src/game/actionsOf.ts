import type { Action } from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import { kindOf } from "./actionKinds.ts";

/**
 * Every action a choice stands for, one after another, made as they are asked for. Some choices stand for very many (the ways
 * of a long march, splits of troops): stop when you have enough. Of offers only a few suggestions come; any others may be
 * proposed. Good for the position the choice was made of, as long as that is unchanged.
 */
export const actionsOf = (choice: Choice): Iterable<Action> => kindOf(choice.type).list(choice);
