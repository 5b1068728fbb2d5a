import { type Action, actionsOf, type Choice, type MarchAction } from "../../src/engine.ts";
import { canonical } from "./canonical.ts";

/** Families larger than this are not written out. */
const SMALL = 2000;

/** The first actions of a choice, at most so many. */
export const firstOf = (choice: Choice, most: number): Action[] => {
  const found: Action[] = [];
  for (const action of actionsOf(choice)) {
    found.push(action);
    if (found.length >= most) break;
  }
  return found;
};

/** Whether the march stands in the tree of the choice: `actionsOf` walks the same tree to its ends. */
const isInTree = (choice: Extract<Choice, { type: "march" }>, action: MarchAction): boolean => {
  if (action.piece !== choice.piece || (action.force && !choice.mayForce) || action.path.length === 0)
    return false;
  let mayGoOn = true;
  let ending: { mayEnd: boolean; commanders: readonly number[] | null } | undefined;
  for (let taken = 0; taken < action.path.length; taken++) {
    if (!mayGoOn) return false;
    const step = choice
      .steps(action.path.slice(0, taken), action.force)
      .find(({ city }) => city === action.path[taken]);
    if (step === undefined) return false;
    ending = step;
    mayGoOn = step.mayGoOn;
  }
  if (!ending?.mayEnd) return false;
  const { commander } = action;
  if (ending.commanders === null) return commander === undefined;
  return commander !== undefined && ending.commanders.includes(commander);
};

/** The actions of a choice as text, or null where they are too many to be written out. */
const familyOf = (choice: Choice): ReadonlySet<string> | null => {
  const actions = firstOf(choice, SMALL + 1);
  return actions.length > SMALL ? null : new Set(actions.map(canonical));
};

/** Tells whether an action is among those offered, or null if the list is too long to tell. */
export const enumerationOf = (offered: readonly Choice[]): ((action: Action) => boolean | null) => {
  const families = new Map<Choice, ReadonlySet<string> | null>();
  return (action) => {
    let unknown = false;
    for (const choice of offered) {
      if (choice.type !== action.type) continue;
      if (choice.type === "march") {
        if (action.type === "march" && isInTree(choice, action)) return true;
        continue;
      }
      if (!families.has(choice)) families.set(choice, familyOf(choice));
      const family = families.get(choice);
      // NEG-06: what may be proposed is not listed; the suggestions are only some of it.
      if (choice.type === "propose") unknown = true;
      if (family?.has(canonical(action))) return true;
      if (family === null) unknown = true;
    }
    return unknown ? null : false;
  };
};
