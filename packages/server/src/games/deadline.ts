import type { Pace } from "@maria/table";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So long a table waits before the others may let a bot play: in a live game for somebody who is not there. */
const PATIENCE: { readonly [Each in Pace]: number } = {
  live: 3 * MINUTE,
  daily: DAY,
  relaxed: 7 * DAY,
};

/** From when to when somebody is away, ISO 8601. */
export interface AwayTime {
  readonly begun: string;
  readonly until: string;
}

export interface Waiting {
  readonly pace: Pace;
  /** Since when the seat has to decide. */
  readonly since: string;
  /** Since when its person has not had the table before him; null while he has. */
  readonly goneSince: string | null;
  /** When he has been away, or will be. */
  readonly absences: readonly AwayTime[];
}

/** Adds the part of an absence that falls between `from` and a deadline; absences come in the order of their beginnings. */
const stretched = (from: number, deadline: number, { begun, until }: AwayTime): number => {
  const begins = Math.max(from, Date.parse(begun));
  const ends = Date.parse(until);
  return begins < deadline && ends > begins ? deadline + (ends - begins) : deadline;
};

/**
 * Until when an answer is expected, ISO 8601: three minutes of a live game in which the person is not there, a day, or a
 * week, in which times of absence do not count. Null for whoever is at the table of a live game: nobody hurries him.
 */
export const deadlineOf = ({ pace, since, goneSince, absences }: Waiting): string | null => {
  const begun = Date.parse(since);
  if (pace === "live")
    return goneSince === null
      ? null
      : new Date(Math.max(begun, Date.parse(goneSince)) + PATIENCE.live).toISOString();
  const inOrder = [...absences].sort((one, other) => one.begun.localeCompare(other.begun));
  let from = begun;
  let deadline = begun + PATIENCE[pace];
  for (const away of inOrder) {
    deadline = stretched(from, deadline, away);
    // Two that overlap stop the time once.
    from = Math.max(from, Date.parse(away.until));
  }
  return new Date(deadline).toISOString();
};
