import type { Decision, View } from "@maria/rules";
import { codec, gameOptions } from "@maria/rules/authority";
import type { Reason, Refusal, RuleId } from "@maria/rules/model";
import { LONGEST_NAME } from "./gameFile.ts";
import { orderKind } from "./orders/orders.ts";
import type { Reply } from "./protocol.ts";
import { count, dataOf, either, parsing, players, seat, yes } from "./shapes.ts";
import type { Answer, Change, Failed, LogLine, Moment, Stale, Trouble } from "./table.ts";

/** A log has some thousands of lines. */
const MOST_LINES = 100_000;
const LONGEST_WORD = 60;
const LONGEST_MESSAGE = 2000;

const word = <T extends string>(): codec.Codec<T> => codec.text(LONGEST_WORD) as codec.Codec<T>;

const ruleId: codec.Codec<RuleId> = (value) =>
  typeof value === "string" && /^[A-Z]{3}-\d{1,3}$/.test(value) ? (value as RuleId) : codec.MALFORMED;

const refusal = codec.object<Refusal>({
  refused: yes,
  rule: ruleId,
  reason: word<Reason>(),
  treaty: codec.optional(count),
});

const stale = codec.object<Stale>({ stale: yes });
const failed = codec.object<Failed>({ failed: codec.oneOf(["notStored", "unknown", "halted"]) });

export const answer: codec.Codec<Answer> = either<Answer>(
  codec.object<{ readonly accepted: true }>({ accepted: yes }),
  refusal,
  stale,
  failed,
);

const line = codec.object<LogLine>({
  turn: count,
  step: count,
  by: seat,
  entry: dataOf(),
  order: codec.optional(orderKind),
});

const told = {
  seen: count,
  pending: codec.list(codec.object<Decision>({ seat, kind: word() }), LONGEST_WORD),
  lines: codec.list(line, MOST_LINES),
};

export const moment = codec.object<Moment>({ ...told, view: dataOf<View>(), isWhole: codec.truth });
const change = codec.object<Change>({ ...told, view: dataOf<Partial<View>>() });

const trouble: codec.Codec<Trouble> = either<Trouble>(
  failed,
  codec.object<Extract<Trouble, { fault: string }>>({ fault: codec.oneOf(["endless", "helpless"]), seat }),
);

export const REPLIES: codec.FieldsByType<Reply> = {
  opened: {
    name: codec.text(LONGEST_NAME),
    options: gameOptions,
    players,
    halt: codec.orNull(codec.object({ rules: count })),
  },
  moment: { watch: count, moment },
  change: { watch: count, change },
  answer: { request: count, answer },
  trouble: { trouble: codec.orNull(trouble) },
  malformed: {},
  failed: { message: codec.text(LONGEST_MESSAGE) },
};

/** A reply from the network. */
export const parseReply = parsing(codec.byType<Reply>(REPLIES));
