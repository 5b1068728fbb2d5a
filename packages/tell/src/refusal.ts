import type { Refusal } from "@maria/rules";
import type { Words } from "./words.ts";

/** Why an action is not allowed, and what to do instead. */
export const refusalText = ({ say }: Words, { reason }: Refusal): string => say(`reason.${reason}`);
