import { cadet } from "@maria/bots";
import type { View } from "@maria/rules";
import type { Action, Choice } from "@maria/rules/model";

/** What the cadet would do of what is offered; chance has no part in it. */
export const asCadet = (view: View, offered: readonly Choice[]): Action | null =>
  offered.length === 0 ? null : cadet(view, offered, { milliseconds: 0 }, () => 0);
