import { POWER_NAMES, type Power } from "@maria/rules/model";

/**
 * What something is told about: keys of the texts in `language/history`. The names are the pack's, so that a general or a
 * Political Card of another pack is told nothing false about.
 */
export const generalTopic = (name: string): string => `history.general.${name}`;
export const powerTopic = (power: Power): string => `history.power.${POWER_NAMES[power]}`;
export const cardTopic = (key: string): string => `history.card.${key}`;

/** What happens in a game, or is done in it, without a card of its own. */
export const EVENTS = ["cession", "saxony", "reduction", "hussars"] as const;
export const eventTopic = (event: (typeof EVENTS)[number]): string => `history.event.${event}`;
