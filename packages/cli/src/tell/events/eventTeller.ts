import type { GameEvent, LogEntry } from "@maria/rules";
import type { Words } from "../words.ts";

/** How an event of one type is told, whether all of it may be known or only its open part. */
export type EventTeller<Type extends GameEvent["type"]> = (
  words: Words,
  entry: Extract<LogEntry, { type: Type }>,
) => string;

export type EventTellers<Types extends GameEvent["type"]> = { readonly [Type in Types]: EventTeller<Type> };
