import type { GameSummary } from "@maria/table";
import { language } from "../language/language.svelte.ts";

/** What kind of game it is, as whoever is to play it wants to know before he sits down. */
export const factsOf = ({ options, pace }: GameSummary): readonly string[] => [
  language.say(`screens.variant.${options.variant}`),
  language.say(`screens.players.${options.players}`),
  language.say(`online.pace.${pace}`),
];
