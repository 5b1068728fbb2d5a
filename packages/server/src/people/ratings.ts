import type { GameOptions, Seat } from "@maria/rules/model";
import { aged, botEstimate, combined, type Estimate, NEW_ROLE, NEWCOMER, pointsOf, rate } from "@maria/table";
import type { Kysely, Transaction } from "kysely";
import { now } from "../fresh.ts";
import { type GameInfo, gameWith, type SeatOfGame } from "../games/rows.ts";
import type { Schema } from "../storage/schema.ts";
import { sharesOf } from "./outcome.ts";

/** The kind of the jobs that rate games. */
export const RATING = "rating";

/** Somebody's row, made if need be; it is locked until the transaction ends. */
const estimateOf = async (step: Transaction<Schema>, person: string): Promise<Estimate> => {
  await step
    .insertInto("ratings")
    .values({ person, ...NEWCOMER, floor: floorOf(NEWCOMER), games: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return step
    .updateTable("ratings")
    .set(({ eb }) => ({ games: eb("games", "+", 1) }))
    .where("person", "=", person)
    .returning(["mean", "variance"])
    .executeTakeFirstOrThrow();
};

/** The advantages of a form's roles; whoever asks is alone with them until his transaction ends. */
const rolesOf = async (
  step: Transaction<Schema>,
  { variant, players }: GameOptions,
  seats: readonly SeatOfGame[],
): Promise<ReadonlyMap<Seat, Estimate>> => {
  await step
    .insertInto("roles")
    .values(seats.map(({ seat }) => ({ variant, players, seat, ...NEW_ROLE, games: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await step
    .updateTable("roles")
    .set(({ eb }) => ({ games: eb("games", "+", 1) }))
    .where("variant", "=", variant)
    .where("players", "=", players)
    .returning(["seat", "mean", "variance"])
    .execute();
  return new Map(rows.map(({ seat, mean, variance }) => [seat as Seat, { mean, variance }]));
};

const floorOf = (estimate: Estimate): number => {
  const { rating, range } = pointsOf(estimate);
  return rating - range;
};

const rateSeats = async (
  step: Transaction<Schema>,
  { row, options, seats }: GameInfo,
  shares: readonly number[],
): Promise<void> => {
  const { variant, players } = options;
  const roles = await rolesOf(step, options, seats);
  const known = new Map<string, Estimate>();
  // In one order everywhere, so that two transactions never wait for each other.
  for (const person of seats.flatMap(({ person }) => person?.id ?? []).sort())
    known.set(person, aged(await estimateOf(step, person)));
  const rated = rate(
    seats.map(({ seat, player, person }, place) => ({
      player: player.kind === "bot" ? botEstimate(player.level) : (known.get(person?.id ?? "") ?? NEWCOMER),
      role: roles.get(seat) ?? NEW_ROLE,
      share: shares[place] ?? 0,
    })),
  );
  const at = now();
  for (const [place, { seat, person }] of seats.entries()) {
    const { player, role, chance } = rated[place] ?? { player: NEWCOMER, role: NEW_ROLE, chance: 0 };
    await step
      .insertInto("outcomes")
      .values({
        ...{ game: row.id, seat, person: person?.id ?? null, variant, players },
        ...{ share: shares[place] ?? 0, chance, ...player, at },
      })
      .execute();
    await step
      .updateTable("roles")
      .set(role)
      .where("variant", "=", variant)
      .where("players", "=", players)
      .where("seat", "=", seat)
      .execute();
    if (person !== null)
      await step
        .updateTable("ratings")
        .set({ ...player, floor: floorOf(player) })
        .where("person", "=", person.id)
        .execute();
  }
};

/** Rates a game that is over, once, however often it is asked for: all of it or, if the process dies, nothing. */
export const rateGame = (db: Kysely<Schema>, game: string): Promise<void> =>
  db.transaction().execute(async (step) => {
    // Whoever writes first is alone with the game, in either store.
    await step
      .updateTable("games")
      .set(({ ref }) => ({ changed: ref("changed") }))
      .where("id", "=", game)
      .execute();
    const info = await gameWith(step, game);
    const shares = info === null ? null : sharesOf(info);
    if (info === null || shares === null) return;
    const before = await step
      .selectFrom("outcomes")
      .select("seat")
      .where("game", "=", game)
      .executeTakeFirst();
    if (before === undefined) await rateSeats(step, info, shares);
  });

/** A guest turns out to be somebody: what is known of both is known of him. */
export const mergeRatings = async (step: Kysely<Schema>, guest: string, into: string): Promise<void> => {
  const rows = await step.selectFrom("ratings").selectAll().where("person", "in", [guest, into]).execute();
  const of = (person: string) => rows.find((one) => one.person === person);
  const [his, own] = [of(guest), of(into)];
  if (his === undefined) return;
  const together = own === undefined ? his : combined(his, own);
  const { mean, variance } = together;
  const merged = { mean, variance, floor: floorOf(together), games: his.games + (own?.games ?? 0) };
  await step
    .insertInto("ratings")
    .values({ person: into, ...merged })
    .onConflict((conflict) => conflict.column("person").doUpdateSet(merged))
    .execute();
};
