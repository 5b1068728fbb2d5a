import { codec } from "@maria/rules/authority";
import type { Seat } from "@maria/rules/model";
import { parsing, reader, seat } from "./shapes.ts";

/** What the players of a game say to each other, aloud or between two of them: docs/protocol.md. */

export interface Remark {
  readonly seat: Seat;
  /** The seat it is meant for; null: all may hear it. */
  readonly to: Seat | null;
  readonly text: string;
}

/** A remark as it was heard; it has no number, for whoever may not hear one could count it. */
export interface ChatLine extends Remark {
  /** ISO 8601. */
  readonly at: string;
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

export const chatLines = codec.list(
  codec.object<ChatLine>({ seat, to: reader, text, at: codec.text(LONGEST_INSTANT) }),
  MOST_LINES,
);

export const parseChat = parsing(codec.object<{ readonly lines: readonly ChatLine[] }>({ lines: chatLines }));
