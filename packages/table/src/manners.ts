import { codec } from "@maria/rules/authority";
import type { Seat } from "@maria/rules/model";
import { id, instant, type Person, person } from "./gathering.ts";
import { either, parsing, seat } from "./shapes.ts";
import { LONGEST_REMARK } from "./talk.ts";

/** Whom somebody does not want to hear, and what he tells those who keep the server: docs/protocol.md. */

export const REPORT_REASONS = ["insult", "hatred", "spam", "cheating", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const LONGEST_WORDS = 500;

interface Grounds {
  readonly reason?: ReportReason;
  /** What whoever reports it adds. */
  readonly words?: string;
}
interface ReportedRemark extends Grounds {
  readonly game: string;
  readonly seat: Seat;
  readonly at: string;
}
interface ReportedName extends Grounds {
  readonly person: string;
}
/** A remark that was heard, by its game, speaker and time; or somebody's name. */
export type Report = ReportedRemark | ReportedName;

/** What somebody has reported, and when those who keep the server have dealt with it. */
export interface OwnReport {
  readonly kind: "remark" | "name";
  readonly text: string;
  readonly reason: ReportReason;
  readonly made: string;
  readonly settled: string | null;
}

/** That somebody may not speak: until when, and why, in the words of those who keep the server. */
export interface Silence {
  readonly until: string;
  readonly why: string | null;
}

const MOST_MUTED = 1000;
export const MOST_REPORTS_TOLD = 100;

const reason = codec.oneOf(REPORT_REASONS);
const grounds = { reason: codec.optional(reason), words: codec.optional(codec.text(LONGEST_WORDS)) };

export const parseReport = parsing(
  either<Report>(
    codec.object<ReportedRemark>({ ...grounds, game: id, seat, at: instant }),
    codec.object<ReportedName>({ ...grounds, person: id }),
  ),
);

export const parseMuted = parsing(
  codec.object<{ readonly people: readonly Person[] }>({ people: codec.list(person, MOST_MUTED) }),
);

const ownReport = codec.object<OwnReport>({
  kind: codec.oneOf(["remark", "name"]),
  text: codec.text(LONGEST_REMARK),
  reason,
  made: instant,
  settled: codec.orNull(instant),
});
export const parseOwnReports = parsing(
  codec.object<{ readonly reports: readonly OwnReport[] }>({
    reports: codec.list(ownReport, MOST_REPORTS_TOLD),
  }),
);

const silence = codec.object<Silence>({ until: instant, why: codec.orNull(codec.text(LONGEST_WORDS)) });
export const parseSilence = parsing(
  codec.object<{ readonly silence: Silence | null }>({ silence: codec.orNull(silence) }),
);
