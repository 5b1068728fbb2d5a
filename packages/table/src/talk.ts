import { type BotName, botNames } from "@maria/bots";
import { codec } from "@maria/rules/authority";
import type { Seat } from "@maria/rules/model";
import { either, parsing, reader, seat } from "./shapes.ts";

/** What the players of a game say to each other, aloud or between two of them: docs/protocol.md. */

export interface Remark {
  readonly seat: Seat;
  /** The seat it is meant for; null: all may hear it. */
  readonly to: Seat | null;
  readonly text: string;
}

/** What has become of a seat or of the game: everybody at the table is told. */
export type Notice =
  /** Its player has given it up; a bot of this level plays on. */
  | { readonly type: "resigned"; readonly level: BotName }
  /** Its player is for a bot of this level at the seat `of`. */
  | { readonly type: "proposed"; readonly of: Seat; readonly level: BotName }
  /** All have agreed: a bot of this level plays the seat. */
  | { readonly type: "standIn"; readonly level: BotName }
  /** Its player plays it himself again. */
  | { readonly type: "returned" }
  /** Its player was the last one left, and has ended the game. */
  | { readonly type: "ended" }
  /** Nobody was left when its player resigned. */
  | { readonly type: "closed" }
  /** Its player has taken the game along to his device. */
  | { readonly type: "moved" };

/**
 * A remark as it was heard; it has no number, for whoever may not hear one could count it. With a notice it is the server
 * who speaks of the seat, and there is no text.
 */
export interface ChatLine extends Remark {
  /** ISO 8601. */
  readonly at: string;
  readonly notice?: Notice;
}

export const LONGEST_REMARK = 500;
const MOST_LINES = 1000;
const LONGEST_INSTANT = 30;

const text: codec.Codec<string> = (value) => {
  const given = codec.text(LONGEST_REMARK)(value);
  return given === codec.MALFORMED || given.trim() === "" ? codec.MALFORMED : given.trim();
};

const anyRemark = codec.object<Remark>({ seat, to: reader, text });

/** Nobody writes to himself. */
export const parseRemark = parsing<Remark>((value) => {
  const given = anyRemark(value);
  return given === codec.MALFORMED || given.seat === given.to ? codec.MALFORMED : given;
});

const level = codec.oneOf(botNames);

const notice = codec.byType<Notice>({
  resigned: { level },
  proposed: { of: seat, level },
  standIn: { level },
  returned: {},
  ended: {},
  closed: {},
  moved: {},
});

const at = codec.text(LONGEST_INSTANT);
const never: codec.Codec<never> = () => codec.MALFORMED;
const nothing: codec.Codec<string> = (value) => (value === "" ? value : codec.MALFORMED);

export const chatLines = codec.list(
  either<ChatLine>(
    codec.object<ChatLine>({ seat, to: reader, text, at, notice: codec.optional(never) }),
    codec.object<ChatLine>({ seat, to: reader, text: nothing, at, notice: codec.optional(notice) }),
  ),
  MOST_LINES,
);

export const parseNotice = parsing(notice);

export const parseChat = parsing(codec.object<{ readonly lines: readonly ChatLine[] }>({ lines: chatLines }));
