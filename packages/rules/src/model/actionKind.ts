import type { Fields } from "../tools/codec.ts";
import type { Random } from "../tools/random.ts";
import type { Action, ActionType } from "./actions.ts";
import type { Choice } from "./choices.ts";
import type { RuleId } from "./rule.ts";

export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;
export type ChoiceOf<Type extends ActionType> = Extract<Choice, { readonly type: Type }>;

/** What belongs to one kind of action beside its handler, which offers it, checks it and carries it out. */
export interface ActionKind<Type extends ActionType> {
  /** The fields it has beside its type, for `parseAction`. */
  readonly shape: Fields<Omit<ActionOf<Type>, "type">>;
  /** The clauses that give it, for `explain`. */
  grounds(action: ActionOf<Type>): readonly RuleId[];
  /** Every action a choice stands for, in an order that never changes. */
  list(choice: ChoiceOf<Type>): Iterable<ActionOf<Type>>;
  /** One of them at random, or null if the search led nowhere and another choice should be tried. */
  draw(choice: ChoiceOf<Type>, random: Random): ActionOf<Type> | null;
}

type Described<Type extends ActionType> = Omit<ActionKind<Type>, "grounds"> & {
  readonly grounds: readonly RuleId[] | ActionKind<Type>["grounds"];
};

export const actionKind = <Type extends ActionType>({
  shape,
  grounds,
  list,
  draw,
}: Described<Type>): ActionKind<Type> => ({
  shape,
  grounds: typeof grounds === "function" ? grounds : () => grounds,
  list,
  draw,
});

/** The actions that have nothing but their type. */
type BareType = {
  readonly [Type in ActionType]: keyof ActionOf<Type> extends "type" ? Type : never;
}[ActionType];

export const bareKind = <Type extends BareType>(
  make: () => ActionOf<Type>,
  grounds: readonly RuleId[],
): ActionKind<Type> =>
  actionKind({
    shape: {} as ActionKind<Type>["shape"],
    grounds,
    list: () => [make()],
    draw: make,
  });
