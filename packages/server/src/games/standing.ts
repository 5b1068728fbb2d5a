import { STAND_IN_BOT } from "@maria/bots";
import type { Seat } from "@maria/rules/model";
import type { Closing, Notice, Person, StandInRequest } from "@maria/table";
import type { Kysely, Transaction } from "kysely";
import { now } from "../fresh.ts";
import type { Schema, SeatRow } from "../storage/schema.ts";
import { type Refused, refused, whileIt } from "./changing.ts";
import type { GameInfo, SeatOfGame, SeatProposal } from "./rows.ts";
import { deadlineAt, type Presence, proposalAt } from "./summary.ts";
import { rememberNotice, type Stored } from "./talk.ts";

/** Who plays on when somebody has left a game that goes on: decision 0029. */

/** What everybody at the table is told. */
export type Told = readonly Stored[];

/** The people who still play, each once. */
export const stillPlaying = ({ seats }: GameInfo): ReadonlySet<string> =>
  new Set(seats.flatMap(({ person, resigned }) => (resigned === null ? (person?.id ?? []) : [])));

const seatIn = ({ seats }: GameInfo, seat: Seat): SeatOfGame | undefined =>
  seats.find((one) => one.seat === seat);

const isHeldBy = (sitting: SeatOfGame | undefined, person: Person): sitting is SeatOfGame =>
  sitting !== undefined && sitting.person?.id === person.id && sitting.resigned === null;

const changeSeat = async (
  step: Transaction<Schema>,
  game: string,
  seat: Seat,
  change: Partial<Pick<SeatRow, "resigned" | "standIn" | "proposal">>,
): Promise<void> => {
  await step.updateTable("seats").set(change).where("game", "=", game).where("seat", "=", seat).execute();
};

/** What else belongs to a game's being given up, in the same transaction. */
export type OnGivenUp = (step: Transaction<Schema>, game: string) => Promise<void>;

/** A game that nobody plays any more. */
export const close = async (step: Transaction<Schema>, game: string, closed: Closing): Promise<void> => {
  await step
    .updateTable("games")
    .set({ status: "closed", closed, changed: now() })
    .where("id", "=", game)
    .execute();
};

/** Gives a seat up for good: a bot plays on, for the others' sake; if nobody is left the game is closed. */
export const resign = (
  db: Kysely<Schema>,
  id: string,
  person: Person,
  seat: Seat,
  onGivenUp: OnGivenUp,
): Promise<Told | Refused> =>
  whileIt("running", db, id, async (step, info) => {
    const sitting = seatIn(info, seat);
    if (!isHeldBy(sitting, person)) return refused("notYours");
    const level = sitting.standIn ?? STAND_IN_BOT;
    await changeSeat(step, id, seat, { resigned: now(), standIn: level, proposal: null });
    const isLeft = info.seats.some(
      (other) => other.seat !== seat && other.person !== null && other.resigned === null,
    );
    if (!isLeft) {
      await close(step, id, "resigned");
      await onGivenUp(step, id);
    }
    const notice: Notice = isLeft ? { type: "resigned", level } : { type: "closed" };
    return [await rememberNotice(step, id, seat, notice)];
  });

/** Whether the others may let a bot play there: its person has resigned, or is over his time. */
const isLeftAlone = (info: GameInfo, sitting: SeatOfGame, presence: Presence): boolean => {
  if (sitting.resigned !== null) return true;
  const deadline = deadlineAt(info, sitting, presence);
  return deadline !== null && deadline <= now();
};

/**
 * Somebody is for a bot of this level at another's seat. When all who still play, but for whoever the seat belongs to, have
 * said so of the same level, it plays from then on.
 */
export const proposeStandIn = (
  db: Kysely<Schema>,
  id: string,
  person: Person,
  { seat, level }: StandInRequest,
  presence: Presence,
): Promise<Told | Refused> =>
  whileIt("running", db, id, async (step, info) => {
    const sitting = seatIn(info, seat);
    const own = info.seats.find((one) => isHeldBy(one, person));
    if (own === undefined || sitting === undefined || sitting.person === null) return refused("notYours");
    if (sitting.person.id === person.id && sitting.resigned === null) return refused("notYours");
    if (!isLeftAlone(info, sitting, presence)) return refused("notAbsent");
    if (sitting.standIn === level) return [];
    const known = proposalAt(sitting);
    const by = [...new Set([...(known?.level === level ? known.by : []), person.id])];
    const missing = [...stillPlaying(info)].filter(
      (other) => !by.includes(other) && other !== sitting.person?.id,
    );
    if (missing.length === 0) {
      await changeSeat(step, id, seat, { standIn: level, proposal: null });
      return [await rememberNotice(step, id, seat, { type: "standIn", level })];
    }
    const proposal: SeatProposal = { level, by, at: now() };
    await changeSeat(step, id, seat, { proposal: JSON.stringify(proposal) });
    return [await rememberNotice(step, id, own.seat, { type: "proposed", of: seat, level })];
  });

/** Somebody is back, and plays his seat himself again. */
export const takeSeatBack = (
  db: Kysely<Schema>,
  id: string,
  person: Person,
  seat: Seat,
): Promise<Told | Refused> =>
  whileIt("running", db, id, async (step, info) => {
    const sitting = seatIn(info, seat);
    if (!isHeldBy(sitting, person)) return refused("notYours");
    if (sitting.standIn === null) return [];
    await changeSeat(step, id, seat, { standIn: null, proposal: null });
    return [await rememberNotice(step, id, seat, { type: "returned" })];
  });

/** The last one left, of several who began, ends a game the others have given up: he has won it. */
export const endAlone = (
  db: Kysely<Schema>,
  id: string,
  person: Person,
  onGivenUp: OnGivenUp,
): Promise<Told | Refused> =>
  whileIt("running", db, id, async (step, info) => {
    const own = info.seats.find((one) => isHeldBy(one, person));
    if (own === undefined) return refused("notYours");
    if (stillPlaying(info).size > 1 || info.seats.every(({ resigned }) => resigned === null))
      return refused("othersPlay");
    await close(step, id, "resigned");
    await onGivenUp(step, id);
    return [await rememberNotice(step, id, own.seat, { type: "ended" })];
  });

/**
 * Somebody takes a game that nobody but he and bots ever played along to his device, where it goes on; here it is closed. He
 * may ask again if the answer was lost.
 */
export const moveAway = (db: Kysely<Schema>, id: string, person: Person): Promise<Told | Refused> =>
  whileIt("running", db, id, async (step, info) => {
    const own = info.seats.find((one) => isHeldBy(one, person));
    if (own === undefined) return refused("notYours");
    if (!isAlone(info, person)) return refused("othersPlay");
    await close(step, id, "moved");
    return [await rememberNotice(step, id, own.seat, { type: "moved" })];
  });

/** Whether nobody but this person and bots has ever sat at the game: its record tells him no other person's secrets. */
export const isAlone = ({ seats }: GameInfo, person: Person | null): boolean =>
  person !== null &&
  seats.every(({ player, person: sitter }) => player.kind === "bot" || sitter?.id === person.id);
