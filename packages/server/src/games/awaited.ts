import type { Seat } from "@maria/rules/model";
import type { Waits } from "./progress.ts";
import type { GameInfo, SeatOfGame } from "./rows.ts";

/** The game waits for somebody who does not look at it. */
export const isMissed = ({ since, person }: SeatOfGame, present: ReadonlySet<string>): boolean =>
  since !== null && person !== null && !present.has(person.id);

/**
 * The seats whose people are to hear that they have to decide. In a live game whoever is there sees it; in a slow one whoever is
 * there now may go, and is reminded of the deadline.
 */
export const awaitedIn = (
  { row, seats }: GameInfo,
  waits: Waits,
  present: ReadonlySet<string>,
): readonly Seat[] =>
  seats
    .filter(({ person, standIn }) => person !== null && standIn === null)
    .filter((seat) => row.pace !== "live" || isMissed({ ...seat, since: waits[seat.seat] ?? null }, present))
    .map(({ seat }) => seat);
