import type { View } from "@maria/rules";
import type { Action, Choice } from "@maria/rules/model";
import type { Option } from "./asking.ts";
import type { Session } from "./session.ts";

/** Makes the action, with further questions where there is more to choose. */
export type Build = () => Action | Promise<Action>;

/** What the person reads for each kind of choice, and what happens then. */
export type MenuOf<Types extends Choice["type"]> = {
  readonly [Type in Types]: (
    session: Session,
    view: View,
    choice: Extract<Choice, { type: Type }>,
  ) => Option<Build>[];
};
