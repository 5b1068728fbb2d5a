import type { GameSummary, SeatSummary } from "@maria/table";
import { awayUntil } from "./absences.ts";
import { deadlineOf } from "./deadline.ts";
import type { GameInfo, SeatOfGame, SeatProposal } from "./rows.ts";

/** Who has a game before him. */
export interface Presence {
  readonly present: ReadonlySet<string>;
  /** Since when somebody who is not there has been gone, as far as is known here. */
  goneSince(person: string): string | null;
}

export const NOBODY: Presence = { present: new Set(), goneSince: () => null };

/** Until when a person's seat is waited for; null if it is not, or as long as he likes. */
export const deadlineAt = (
  { row }: Pick<GameInfo, "row">,
  { since, person, standIn, absences }: SeatOfGame,
  presence: Presence,
): string | null => {
  if (row.status !== "running" || since === null || person === null || standIn !== null) return null;
  const gone = presence.present.has(person.id) ? null : (presence.goneSince(person.id) ?? since);
  return deadlineOf({ pace: row.pace, since, goneSince: gone, absences });
};

/** What the others want for a seat; nothing once its person has decided since. */
export const proposalAt = ({ proposal, since, resigned }: SeatOfGame): SeatProposal | null =>
  proposal !== null && (resigned !== null || (since !== null && since <= proposal.at)) ? proposal : null;

const seatSummary = (
  info: GameInfo,
  sitting: SeatOfGame,
  presence: Presence,
  isAtTable: boolean,
  at: string,
): SeatSummary => {
  const { seat, player, person, invited, resigned, standIn, since, absences } = sitting;
  const deadline = deadlineAt(info, sitting, presence);
  const proposal = proposalAt(sitting);
  const away = isAtTable && resigned === null ? awayUntil(absences, at) : null;
  const seatsOfThose = (people: readonly string[]) =>
    info.seats.filter((other) => people.includes(other.person?.id ?? "")).map((other) => other.seat);
  return {
    ...{ seat, player, person },
    isPresent: person !== null && presence.present.has(person.id),
    ...(invited === null || person !== null ? {} : { invited }),
    ...(standIn === null ? {} : { standIn }),
    ...(resigned === null ? {} : { hasResigned: true }),
    ...(since === null || info.row.status !== "running" ? {} : { since }),
    ...(deadline === null ? {} : { deadline }),
    ...(proposal === null ? {} : { proposal: { level: proposal.level, by: seatsOfThose(proposal.by) } }),
    ...(away === null ? {} : { awayUntil: away }),
  };
};

/** A game as everybody may know it; those who play it, `isAtTable`, also know who is away. */
export const summaryOf = (
  info: GameInfo,
  presence: Presence,
  isAtTable: boolean,
  at: string,
): GameSummary => {
  const { row, options, maker, seats, progress } = info;
  return {
    ...{ id: row.id, name: row.name, options, pack: row.pack, pace: row.pace },
    isOpen: row.open === 1,
    status: row.status,
    maker,
    seats: seats.map((sitting) => seatSummary(info, sitting, presence, isAtTable, at)),
    commitment: row.commitment,
    ...(row.closed === null ? {} : { closed: row.closed }),
    ...(row.imported === null ? {} : { isImported: true }),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
    progress,
    made: row.made,
    changed: row.changed,
  };
};
