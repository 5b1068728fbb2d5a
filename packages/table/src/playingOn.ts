import { type BotName, botNames } from "@maria/bots";
import { codec } from "@maria/rules/authority";
import type { Seat } from "@maria/rules/model";
import { instant } from "./gathering.ts";
import { parsing, seat } from "./shapes.ts";

/** What people ask of a server about a game that goes on, beside its entries: docs/protocol.md. */

/** One's own seat: to give it up, or to have it back. */
export interface SeatRequest {
  readonly seat: Seat;
}

/** Somebody else's seat, for which a bot of this level is to play. */
export interface StandInRequest extends SeatRequest {
  readonly level: BotName;
}

/** Until when somebody is away; null: he is back. */
export interface Absence {
  readonly until: string | null;
}

/** What a player has written down for himself. */
export interface Notes {
  readonly text: string;
}

export const LONGEST_NOTES = 4000;

const notes = codec.object<Notes>({ text: codec.text(LONGEST_NOTES) });

export const parseSeatRequest = parsing(codec.object<SeatRequest>({ seat }));
export const parseStandInRequest = parsing(
  codec.object<StandInRequest>({ seat, level: codec.oneOf(botNames) }),
);
export const parseAbsence = parsing(codec.object<Absence>({ until: codec.orNull(instant) }));
export const parseNotes = parsing(notes);
export const parseNotesRequest = parsing(
  codec.object<Notes & SeatRequest>({ seat, text: codec.text(LONGEST_NOTES) }),
);
