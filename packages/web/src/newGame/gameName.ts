import type { Variant } from "@maria/rules/model";
import { momentIn } from "../language/dates.ts";
import { language } from "../language/language.svelte.ts";

/** "Advanced game, 4 May 2026, 20:15" */
export const defaultName = (variant: Variant, now: Date): string =>
  language.say("screens.defaultName", {
    variant: language.say(`screens.variant.${variant}`),
    date: momentIn(language.current, now),
  });
