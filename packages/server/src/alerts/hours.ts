import type { AlertWishes } from "@maria/table";

const MINUTE = 60_000;
const DAY = 24 * 60;
/** When the news of a day come together, in minutes since midnight. */
const DIGEST_AT = 8 * 60;

/** Whether there is a time zone of this name. */
export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** Minutes since midnight there. */
const minuteIn = (zone: string, at: number): number => {
  const shown = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).format(at);
  const [hours = 0, minutes = 0] = shown.split(":").map(Number);
  return hours * 60 + minutes;
};

/** The next moment after `at` at which it is this minute of the day. Where clocks change meanwhile it is an hour off. */
const next = (zone: string, minute: number, at: number): number => {
  const left = (minute - minuteIn(zone, at) + DAY) % DAY || DAY;
  return Math.floor(at / MINUTE) * MINUTE + left * MINUTE;
};

/** When the quiet hours in which this moment falls end; the moment itself if it falls in none. */
export const afterQuiet = ({ zone, quiet }: Pick<AlertWishes, "zone" | "quiet">, at: number): number => {
  if (quiet === null || quiet.from === quiet.until) return at;
  const { from, until } = quiet;
  const minute = minuteIn(zone, at);
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  return isQuiet ? next(zone, until, at) : at;
};

/** When something that happens at this moment is told; what is urgent waits for no digest, but for the end of quiet hours. */
export const toldAt = (
  wishes: Pick<AlertWishes, "zone" | "quiet" | "digest">,
  urgency: "urgent" | "usual",
  at: number,
): number =>
  afterQuiet(
    wishes,
    wishes.digest === "daily" && urgency === "usual" ? next(wishes.zone, DIGEST_AT, at) : at,
  );
