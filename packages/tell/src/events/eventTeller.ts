import type { LogEntry } from "@maria/rules";
import type { GameEvent } from "@maria/rules/model";
import type { Words } from "../words.ts";

/** What may be read of an event of one type; some hidden parts are alike for several types. */
type EntryOf<Type, Entry = LogEntry> = Entry extends { readonly type: infer Types }
  ? Type extends Types
    ? Entry
    : never
  : never;

/** How an event of one type is told, whether all of it may be known or only its open part. */
export type EventTeller<Type extends GameEvent["type"]> = (words: Words, entry: EntryOf<Type>) => string;

export type EventTellers<Types extends GameEvent["type"]> = { readonly [Type in Types]: EventTeller<Type> };
