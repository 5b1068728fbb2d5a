import type { LogEntry } from "@maria/rules";
import type { GameEvent } from "@maria/rules/model";
import { affairsTellers } from "./events/affairs.ts";
import { cardTellers } from "./events/cards.ts";
import { combatTellers } from "./events/combat.ts";
import type { EventTeller, EventTellers } from "./events/eventTeller.ts";
import { movementTellers } from "./events/movement.ts";
import { politicsTellers } from "./events/politics.ts";
import { troopTellers } from "./events/troops.ts";
import { turnTellers } from "./events/turn.ts";
import type { Words } from "./words.ts";

const TELLERS: EventTellers<GameEvent["type"]> = {
  ...turnTellers,
  ...troopTellers,
  ...cardTellers,
  ...movementTellers,
  ...combatTellers,
  ...politicsTellers,
  ...affairsTellers,
};

export const EVENT_TYPES = Object.keys(TELLERS) as readonly GameEvent["type"][];

/** A single attack needs no announcement: the combat itself follows at once. */
const isWorthTelling = (entry: LogEntry): boolean => entry.type !== "fightsListed" || entry.fights.length > 1;

/** The march that ends the game goes on to its next city; that the game is over is told last. */
const endLast = (a: LogEntry, b: LogEntry): number =>
  Number(a.type === "gameEnded") - Number(b.type === "gameEnded");

/** What happened, sentence by sentence. */
export const sentencesOf = (words: Words, entries: readonly LogEntry[]): string[] =>
  entries
    .filter(isWorthTelling)
    .sort(endLast)
    .map((entry) => sentenceOf(words, entry));

/** What happened, as a sentence; the entry holds only what its reader may know (log.ts of the rules). */
export const sentenceOf = (words: Words, entry: LogEntry): string =>
  (TELLERS[entry.type] as EventTeller<GameEvent["type"]>)(words, entry);
