import type { GameRecord } from "@maria/rules";
import { RULES_VERSION } from "@maria/rules/authority";
import { type Seat, seatsOf } from "@maria/rules/model";
import { freshSeed, type Joining, type NewGame, type Person } from "@maria/table";
import type { Kysely, Transaction } from "kysely";
import { commitmentTo, freshId, now } from "../fresh.ts";
import { storeEntries } from "../storage/entries.ts";
import type { Schema } from "../storage/schema.ts";
import { lock, type Refused, refused, whileIt } from "./changing.ts";
import { gameWith } from "./rows.ts";

/** Nobody plays more at once; a stranger who makes games for the sake of it finds an end. */
const MOST_GAMES = 100;

/** A seat as it is when nobody has got up from it. */
export const UNCHANGED = { invited: null, resigned: null, standIn: null, proposal: null };

const gamesOf = async (db: Kysely<Schema>, person: Person): Promise<number> => {
  const { count } = await db
    .selectFrom("games")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("maker", "=", person.id)
    .where("status", "in", ["gathering", "running"])
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Makes a game that waits for its players. */
export const makeGame = async (
  db: Kysely<Schema>,
  person: Person,
  { name, options, players, take, pace, isOpen, invited = {} }: NewGame,
  pack: string,
  begun: GameRecord | null = null,
): Promise<{ readonly id: string } | Refused> => {
  if ((await gamesOf(db, person)) >= MOST_GAMES) return refused("tooMany");
  const id = freshId();
  const made = now();
  await db.transaction().execute(async (step) => {
    await step
      .insertInto("games")
      .values({
        ...{ id, name, options: JSON.stringify(options), pack, pace, open: isOpen ? 1 : 0 },
        ...{ status: "gathering" as const, maker: person.id },
        ...{ rules: begun?.rules ?? null, seed: begun?.seed ?? null, commitment: null, rematch: null },
        ...{ closed: null, imported: begun === null ? null : made, made, changed: made },
      })
      .execute();
    await step
      .insertInto("seats")
      .values(
        seatsOf(options).map((seat) => {
          const player = players[seat];
          const bot = player?.kind === "bot" ? player.level : null;
          return {
            ...{ ...UNCHANGED, game: id, seat, bot },
            invited: bot === null && seat !== take ? (invited[seat] ?? null) : null,
            person: seat === take ? person.id : null,
            invitation: bot === null ? freshId() : null,
          };
        }),
      )
      .execute();
    if (begun !== null) await storeEntries(step, id, begun.entries);
  });
  return { id };
};

const sit = async (
  step: Transaction<Schema>,
  game: string,
  seat: Seat,
  person: Person | null,
): Promise<null> => {
  await step
    .updateTable("seats")
    // Whoever gets up takes nothing with him: the link he came by leads to the seat no more.
    .set(person === null ? { person: null, invitation: freshId() } : { person: person.id })
    .where("game", "=", game)
    .where("seat", "=", seat)
    .execute();
  return null;
};

/** Takes a free seat. Whoever has it already may ask again. */
export const join = (
  db: Kysely<Schema>,
  id: string,
  person: Person,
  joining: Joining,
): Promise<Refused | null> =>
  whileIt("gathering", db, id, async (step, { row, seats }) => {
    const found = seats.find((one) =>
      "invitation" in joining ? one.invitation === joining.invitation : one.seat === joining.seat,
    );
    if (found === undefined || found.player.kind === "bot")
      return refused("invitation" in joining ? "noSuchInvitation" : "seatTaken");
    if (!("invitation" in joining) && row.open !== 1 && row.maker !== person.id)
      return refused("byInvitation");
    if (found.person !== null) return found.person.id === person.id ? null : refused("seatTaken");
    return sit(step, id, found.seat, person);
  });

/** Gets up from all seats this person has taken. */
export const leave = (db: Kysely<Schema>, id: string, person: Person): Promise<Refused | null> =>
  whileIt("gathering", db, id, async (step, { seats }) => {
    const own = seats.filter((one) => one.person?.id === person.id);
    if (own.length === 0) return refused("notYours");
    for (const { seat } of own) await sit(step, id, seat, null);
    return null;
  });

/**
 * The next game with the same people and bots at the same seats, which waits for its start: whoever does not want to play may
 * leave it. All who ask get the same one; the first who asks is its maker.
 */
export const rematch = (
  db: Kysely<Schema>,
  id: string,
  person: Person,
): Promise<{ readonly id: string } | Refused> =>
  db.transaction().execute(async (step) => {
    await lock(step, id);
    const info = await gameWith(step, id);
    if (info === null) return refused("noSuchGame");
    if (!info.seats.some((seat) => seat.person?.id === person.id)) return refused("notYours");
    if (info.row.status !== "finished" && info.row.closed !== "resigned") return refused("notFinished");
    if (info.row.rematch !== null) return { id: info.row.rematch };
    const next = freshId();
    const made = now();
    await step
      .insertInto("games")
      .values({
        ...{ ...info.row, id: next, maker: person.id, status: "gathering" as const, made, changed: made },
        ...{ rules: null, seed: null, commitment: null, rematch: null, closed: null, imported: null },
      })
      .execute();
    await step
      .insertInto("seats")
      .values(
        info.seats.map(({ seat, player, person: sitter }) => ({
          ...{ ...UNCHANGED, game: next, seat, bot: player.kind === "bot" ? player.level : null },
          person: sitter?.id ?? null,
          invitation: player.kind === "bot" ? null : freshId(),
        })),
      )
      .execute();
    await step.updateTable("games").set({ rematch: next, changed: made }).where("id", "=", id).execute();
    return { id: next };
  });

/** HID-28: the seed is drawn when the game starts, and shown by its hash only until it is over. */
export const start = (db: Kysely<Schema>, id: string, person: Person): Promise<Refused | null> =>
  whileIt("gathering", db, id, async (step, { row, seats }) => {
    if (row.maker !== person.id) return refused("notYours");
    if (seats.some(({ player, person: sitter }) => player.kind === "person" && sitter === null))
      return refused("seatsFree");
    // One that was begun elsewhere brings its seed along.
    const seed = row.seed ?? freshSeed((bytes) => crypto.getRandomValues(bytes));
    await step
      .updateTable("games")
      .set({ status: "running", rules: row.rules ?? RULES_VERSION, seed, commitment: commitmentTo(seed) })
      .where("id", "=", id)
      .execute();
    return null;
  });
