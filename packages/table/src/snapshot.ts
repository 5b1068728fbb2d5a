import { RULES_VERSION } from "@maria/rules/authority";
import { stateFrom, storedForm } from "@maria/rules/stored";
import type { CourseSnapshot } from "./course.ts";
import type { GameStart } from "./playBack.ts";

/** Raised with any change of what is written below. */
const FORM = 2;

/**
 * A course as text: what it counts in the first line, the state in its stored form in the rest. It is a cache of the
 * record and no save format: whoever meets one of another form, or of other rules, plays the record again.
 */
export const writeSnapshot = (start: GameStart, { state, ...counts }: CourseSnapshot): string =>
  `${JSON.stringify({ form: FORM, rules: RULES_VERSION, pack: start.pack, ...counts })}\n${storedForm(state)}`;

/** Null if it was written by others, or is not of this game's pack. Our own store is trusted with the rest. */
export const readSnapshot = (start: GameStart, text: string): CourseSnapshot | null => {
  try {
    const end = text.indexOf("\n");
    const { form, rules, pack, ...counts } = JSON.parse(text.slice(0, end));
    if (form !== FORM || rules !== RULES_VERSION || pack !== start.pack) return null;
    return { ...counts, state: stateFrom(text.slice(end + 1)) } as CourseSnapshot;
  } catch {
    return null;
  }
};
