import type { GameOptions, Seat } from "@maria/rules/model";
import { seatsOf } from "@maria/rules/model";
import type { GameStart, OwnGame, Person, Player, Players, Progress, SeatSummary } from "@maria/table";
import type { Kysely, Selectable } from "kysely";
import type { GameRow, Schema } from "../storage/schema.ts";

export interface SeatOfGame {
  readonly seat: Seat;
  readonly player: Player;
  readonly person: Person | null;
  readonly invitation: string | null;
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
    .select(["game", "seat", "bot", "person", "invitation", "people.name as name"])
    .where("game", "in", ids)
    .execute();
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
        .map(({ seat, bot, person, invitation, name }) => ({
          seat: seat as Seat,
          player: playerOf(bot),
          person: person === null || name === null ? null : { id: person, name },
          invitation,
        }))
        .sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat)),
    };
  });
};

export const gameWith = async (db: Kysely<Schema>, id: string): Promise<GameInfo | null> =>
  (await gamesWith(db, [id]))[0] ?? null;

export const playersOf = ({ seats }: GameInfo): Players =>
  Object.fromEntries(seats.map(({ seat, player }) => [seat, player]));

export const seatsHeldBy = ({ seats }: GameInfo, person: Person | null): readonly Seat[] =>
  seats.filter((seat) => person !== null && seat.person?.id === person.id).map(({ seat }) => seat);

/** What the record of a game begins with; null before the start. */
export const startOf = ({ row, options }: GameInfo): GameStart | null =>
  row.rules === null || row.seed === null
    ? null
    : { rules: row.rules, pack: row.pack, options, seed: row.seed };

/** The game as this person may know it; `present` are the people who have it before them. */
export const ownGameOf = (
  info: GameInfo,
  person: Person | null,
  present: ReadonlySet<string> = new Set(),
): OwnGame => {
  const { row, options, maker, seats, progress } = info;
  const isMaker = person?.id === maker.id;
  const isGathering = row.status === "gathering";
  return {
    game: {
      id: row.id,
      name: row.name,
      options,
      pack: row.pack,
      pace: row.pace,
      isOpen: row.open === 1,
      status: row.status,
      maker,
      seats: seats.map(
        ({ seat, player, person: sitter }): SeatSummary => ({
          seat,
          player,
          person: sitter,
          isPresent: sitter !== null && present.has(sitter.id),
        }),
      ),
      commitment: row.commitment,
      ...(row.rematch === null ? {} : { rematch: row.rematch }),
      progress,
      made: row.made,
      changed: row.changed,
    },
    own: seatsHeldBy(info, person),
    isMaker,
    invitations:
      isMaker && isGathering
        ? seats.flatMap(({ seat, person: sitter, invitation }) =>
            invitation === null || sitter !== null ? [] : [{ seat, token: invitation }],
          )
        : [],
  };
};
