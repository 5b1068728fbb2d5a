import type { BotName } from "@maria/bots";
import type { GameOptions, Seat } from "@maria/rules/model";
import { seatsOf } from "@maria/rules/model";
import type { GameStart, OwnGame, Person, Player, Players, Progress } from "@maria/table";
import type { Kysely, Selectable } from "kysely";
import { now } from "../fresh.ts";
import type { GameRow, Schema } from "../storage/schema.ts";
import { absencesOf } from "./absences.ts";
import type { AwayTime } from "./deadline.ts";
import { NOBODY, type Presence, summaryOf } from "./summary.ts";

/** A bot the others of a table want at a seat. */
export interface SeatProposal {
  readonly level: BotName;
  /** The people who have agreed. */
  readonly by: readonly string[];
  /** When they did: once the seat has decided, nothing is proposed any more. */
  readonly at: string;
}

export interface SeatOfGame {
  readonly seat: Seat;
  /** Who it was made for. */
  readonly player: Player;
  readonly person: Person | null;
  readonly invitation: string | null;
  readonly invited: string | null;
  readonly resigned: string | null;
  readonly standIn: BotName | null;
  readonly proposal: SeatProposal | null;
  /** Since when it has to decide; null when it has not. */
  readonly since: string | null;
  /** When its person has been away, or will be. */
  readonly absences: readonly AwayTime[];
}

/** A game as the tables hold it, but for its entries. */
export interface GameInfo {
  readonly row: Selectable<GameRow>;
  readonly options: GameOptions;
  readonly maker: Person;
  readonly seats: readonly SeatOfGame[];
  readonly progress: Progress | null;
}

const playerOf = (bot: string | null): Player =>
  bot === null ? { kind: "person" } : ({ kind: "bot", level: bot } as Player);

/** The games with these ids, in no particular order. */
export const gamesWith = async (db: Kysely<Schema>, ids: readonly string[]): Promise<readonly GameInfo[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("games")
    .innerJoin("people", "people.id", "games.maker")
    .leftJoin("progress", "progress.game", "games.id")
    .selectAll("games")
    .select(["people.name as makerName", "progress.progress as progress"])
    .where("games.id", "in", ids)
    .execute();
  const seats = await db
    .selectFrom("seats")
    .leftJoin("people", "people.id", "seats.person")
    .leftJoin("waits", (on) =>
      on.onRef("waits.game", "=", "seats.game").onRef("waits.seat", "=", "seats.seat"),
    )
    .selectAll("seats")
    .select(["people.name as name", "waits.since as since"])
    .where("seats.game", "in", ids)
    .execute();
  const absences = await absencesOf(db, [...new Set(seats.flatMap(({ person }) => person ?? []))]);
  return rows.map(({ makerName, progress, ...row }): GameInfo => {
    const options = JSON.parse(row.options) as GameOptions;
    const order = seatsOf(options);
    return {
      row,
      options,
      maker: { id: row.maker, name: makerName },
      progress: progress === null ? null : (JSON.parse(progress) as Progress),
      seats: seats
        .filter(({ game }) => game === row.id)
        .map(
          ({
            seat,
            bot,
            person,
            invitation,
            invited,
            resigned,
            standIn,
            proposal,
            since,
            name,
          }): SeatOfGame => ({
            seat: seat as Seat,
            player: playerOf(bot),
            person: person === null || name === null ? null : { id: person, name },
            ...{ invitation, invited, resigned, since },
            standIn: standIn as BotName | null,
            proposal: proposal === null ? null : (JSON.parse(proposal) as SeatProposal),
            absences: absences.get(person ?? "") ?? [],
          }),
        )
        .sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat)),
    };
  });
};

export const gameWith = async (db: Kysely<Schema>, id: string): Promise<GameInfo | null> =>
  (await gamesWith(db, [id]))[0] ?? null;

/** Who sat down to the game. */
export const playersOf = ({ seats }: GameInfo): Players =>
  Object.fromEntries(seats.map(({ seat, player }) => [seat, player]));

/** Who plays it now: bots stand in for some. */
export const playingIn = ({ seats }: GameInfo): Players =>
  Object.fromEntries(
    seats.map(({ seat, player, standIn }) => [
      seat,
      standIn === null ? player : { kind: "bot" as const, level: standIn },
    ]),
  );

/** Whoever has resigned holds his seat no more. */
export const seatsHeldBy = ({ seats }: GameInfo, person: Person | null): readonly Seat[] =>
  seats
    .filter((seat) => person !== null && seat.person?.id === person.id && seat.resigned === null)
    .map(({ seat }) => seat);

/** What the record of a game begins with; null before the start. */
export const startOf = ({ row, options }: GameInfo): GameStart | null =>
  row.rules === null || row.seed === null
    ? null
    : { rules: row.rules, pack: row.pack, options, seed: row.seed };

/** The game as this person may know it; `presence` tells who has it before him. */
export const ownGameOf = (info: GameInfo, person: Person | null, presence: Presence = NOBODY): OwnGame => {
  const { row, maker, seats } = info;
  const isMaker = person?.id === maker.id;
  const own = seatsHeldBy(info, person);
  return {
    game: summaryOf(info, presence, own.length > 0, now()),
    own,
    isMaker,
    invitations:
      isMaker && row.status === "gathering"
        ? seats.flatMap(({ seat, person: sitter, invitation }) =>
            invitation === null || sitter !== null ? [] : [{ seat, token: invitation }],
          )
        : [],
  };
};
