import type { Seat } from "@maria/rules/model";
import type { Pace, Person } from "@maria/table";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { freshId, now } from "../fresh.ts";
import { awayUntil } from "../games/absences.ts";
import { type GameInfo, gameWith } from "../games/rows.ts";
import { deadlineAt, type Presence } from "../games/summary.ts";
import type { JobHandler } from "../jobs/job.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Mail } from "../mail.ts";
import type { Schema } from "../storage/schema.ts";
import type { VapidKeys } from "./channels.ts";
import { type Channel, DELIVERY, type Delivery, deliver } from "./delivery.ts";
import { afterQuiet, toldAt } from "./hours.ts";
import type { Reach } from "./outbound.ts";
import { isAwaited, type Tiding, type TidingKind } from "./tidings.ts";
import { addressOf, subscriptionsOf, wishesOf } from "./wishes.ts";

export interface AlertOptions {
  readonly db: Kysely<Schema>;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly mail: Mail | null;
  readonly vapid: VapidKeys;
  readonly reach: Reach;
  /** Instead of the time that the pace of a game gives; null for that. */
  readonly grace: number | null;
  readonly presenceAt: (info: GameInfo) => Presence;
}

/** Somebody has to decide; his time is nearly over; somebody is to be told what has come together. */
const TURN = "turn";
const REMINDER = "reminder";
const TELLING = "telling";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
/** So long somebody has to look by himself before he is told. */
const GRACE: { readonly [Each in Pace]: number } = {
  live: 30 * SECOND,
  daily: 60 * SECOND,
  relaxed: 60 * SECOND,
};
/** So long before a deadline he is reminded; in a live game there is no time for it. */
const LEAD: { readonly [Each in Pace]: number | null } = { live: null, daily: 4 * HOUR, relaxed: 24 * HOUR };
/** More at once nobody reads. */
const MOST_AT_ONCE = 20;

/**
 * Who is to be told what, and when (decision 0032). A wait is a job that looks, when its grace is over, whether there is still
 * somebody to be told; what is to be told comes together in `tidings` until its person's hours allow it; then each of his channels
 * is a job of its own, which fails and is tried again without the others.
 */
export class AlertJobs {
  private readonly options: AlertOptions;

  constructor(options: AlertOptions) {
    this.options = options;
  }

  /** The key by which push services know this server. */
  get pushKey(): string {
    return this.options.vapid.publicKey;
  }

  get reach(): Reach {
    return this.options.reach;
  }

  /** Registers who carries the jobs out. */
  handle(): void {
    const { jobs } = this.options;
    jobs.handle(TURN, this.onTurn);
    jobs.handle(REMINDER, this.onReminder);
    jobs.handle(TELLING, this.onTelling);
    jobs.handle(DELIVERY, (job, signal) => deliver(this.options, job, signal));
  }

  /** The person at this seat has to decide. */
  async await(game: string, seat: Seat, within: Kysely<Schema>): Promise<void> {
    const due = Date.now() + (this.options.grace ?? SECOND);
    await this.options.jobs.put({ kind: TURN, key: `${game} ${seat}`, game, due, payload: seat }, within);
  }

  /** Tells all who still play, but for who has done it and whoever is there. */
  async tellTable(
    kind: "started" | "over",
    game: string,
    by: Person | null,
    within: Kysely<Schema> = this.options.db,
  ): Promise<void> {
    const info = await gameWith(within, game);
    for (const { seat, person, resigned } of info?.seats ?? [])
      if (info !== null && person !== null && resigned === null && person.id !== by?.id)
        await this.raise(within, info, person.id, kind, seat);
  }

  /** Tells the maker of a game that nobody is missing any more. */
  async tellMaker(game: string, by: Person): Promise<void> {
    const { db } = this.options;
    const info = await gameWith(db, game);
    const [first] = info?.seats ?? [];
    const isFull = info?.seats.every(({ player, person }) => player.kind === "bot" || person !== null);
    if (info === null || first === undefined || isFull !== true || info.maker.id === by.id) return;
    await this.raise(db, info, info.maker.id, "full", first.seat);
  }

  /** Asks those who have not agreed yet whether a bot may play this seat, and warns its person. */
  async tellOfProposal(game: string, seat: Seat, by: Person): Promise<void> {
    const { db } = this.options;
    const info = await gameWith(db, game);
    for (const { seat: own, person, resigned } of info?.seats ?? []) {
      if (info === null || person === null || resigned !== null || person.id === by.id) continue;
      await this.raise(db, info, person.id, own === seat ? "missed" : "asked", seat);
    }
  }

  /** Whoever wants to see whether it works is told at once, at all his channels. */
  async tellForTest(person: string): Promise<number> {
    const { db } = this.options;
    return this.sendTo(db, person, null);
  }

  /** Somebody has other wishes: what has come together for him is told when those allow it. */
  async reconsider(person: string): Promise<void> {
    const { db, jobs } = this.options;
    const kept = await wishesOf(db, person);
    const waiting = await db
      .selectFrom("tidings")
      .select("id")
      .where("person", "=", person)
      .limit(1)
      .execute();
    if (kept === null || waiting.length === 0) return;
    await jobs.put({ kind: TELLING, key: person, person, due: toldAt(kept.wishes, "usual", Date.now()) });
  }

  private async raise(
    db: Kysely<Schema>,
    info: GameInfo,
    person: string,
    kind: TidingKind,
    seat: Seat,
  ): Promise<void> {
    if (this.options.presenceAt(info).present.has(person)) return;
    const kept = await wishesOf(db, person);
    if (kind === "reminder" && kept?.wishes.reminders === false) return;
    if (kept === null || (await this.channelsOf(db, person)).length === 0) return;
    const tiding = { id: freshId(), person, kind, game: info.row.id, seat, at: now() };
    await db.insertInto("tidings").values(tiding).execute();
    const due = toldAt(kept.wishes, kind === "reminder" ? "urgent" : "usual", Date.now());
    await this.options.jobs.put({ kind: TELLING, key: person, person, due }, db);
  }

  private readonly onTurn: JobHandler = async ({ game, payload }) => {
    const { db, jobs, presenceAt } = this.options;
    const info = await gameWith(db, game ?? "");
    const sitting = info?.seats.find(({ seat }) => seat === payload);
    if (info === null || !isAwaited(info, sitting)) return null;
    const { seat, since, person, absences } = sitting;
    const { pace, id } = info.row;
    const told = Date.parse(since) + (this.options.grace ?? GRACE[pace]);
    if (told > Date.now()) return { due: told };
    // Whoever has said that he is away is told when he is back.
    const away = awayUntil(absences, now());
    if (away !== null) return { due: Date.parse(away) };
    const presence = presenceAt(info);
    const remindAt = this.remindAt(info, seat, presence);
    await db.transaction().execute(async (step) => {
      if (remindAt !== null)
        await jobs.put(
          { kind: REMINDER, key: `${id} ${seat}`, game: id, due: remindAt, payload: seat },
          step,
        );
      if (!presence.present.has(person.id) && (await this.isFirst(step, "told", id, seat, since)))
        await this.raise(step, info, person.id, "turn", seat);
    });
    return null;
  };

  private readonly onReminder: JobHandler = async ({ game, payload }) => {
    const { db, presenceAt } = this.options;
    const info = await gameWith(db, game ?? "");
    const sitting = info?.seats.find(({ seat }) => seat === payload);
    if (info === null || !isAwaited(info, sitting)) return null;
    const { seat, since, person } = sitting;
    const due = this.remindAt(info, seat, presenceAt(info));
    if (due === null) return null;
    // Another wait than the one it was put for, or he was away meanwhile.
    if (due > Date.now()) return { due };
    await db.transaction().execute(async (step) => {
      if (await this.isFirst(step, "reminded", info.row.id, seat, since))
        await this.raise(step, info, person.id, "reminder", seat);
    });
    return null;
  };

  private readonly onTelling: JobHandler = async ({ person }) => {
    const { db } = this.options;
    const kept = person === null ? null : await wishesOf(db, person);
    if (person === null || kept === null) return null;
    const due = afterQuiet(kept.wishes, Date.now());
    if (due > Date.now()) return { due };
    await db.transaction().execute(async (step) => {
      const rows = await step
        .deleteFrom("tidings")
        .where("person", "=", person)
        .returning(["kind", "game", "seat", "at"])
        .execute();
      const latest = rows.sort((one, other) => other.at.localeCompare(one.at)).slice(0, MOST_AT_ONCE);
      if (latest.length > 0) await this.sendTo(step, person, latest as readonly Tiding[]);
    });
    return null;
  };

  private remindAt(info: GameInfo, seat: Seat, presence: Presence): number | null {
    const lead = LEAD[info.row.pace];
    const sitting = info.seats.find((one) => one.seat === seat);
    const deadline = sitting === undefined ? null : deadlineAt(info, sitting, presence);
    return lead === null || deadline === null ? null : Date.parse(deadline) - lead;
  }

  /** Notes that this wait is told of, once; several processes may have put slightly different beginnings of the same wait. */
  private async isFirst(
    step: Kysely<Schema>,
    column: "told" | "reminded",
    game: string,
    seat: Seat,
    since: string,
  ): Promise<boolean> {
    const noted = await step
      .updateTable("waits")
      .set({ [column]: now() })
      .where("game", "=", game)
      .where("seat", "=", seat)
      .where(({ eb, or }) => or([eb(column, "is", null), eb(column, "<", since)]))
      .returning("seat")
      .execute();
    return noted.length > 0;
  }

  private async channelsOf(db: Kysely<Schema>, person: string): Promise<readonly Channel[]> {
    const kept = await wishesOf(db, person);
    const pushed = (await subscriptionsOf(db, person)).map(({ id }) => `push ${id}` as const);
    const isMailed =
      this.options.mail !== null && kept?.wishes.email === true && (await addressOf(db, person)) !== null;
    return [
      ...pushed,
      ...(isMailed ? ["email" as const] : []),
      ...(kept?.wishes.webhook == null ? [] : ["webhook" as const]),
    ];
  }

  /** Puts a job for each of his channels; gives how many there are. */
  private async sendTo(
    db: Kysely<Schema>,
    person: string,
    tidings: readonly Tiding[] | null,
  ): Promise<number> {
    const channels = await this.channelsOf(db, person);
    for (const channel of channels) {
      const payload: Delivery = { channel, tidings };
      await this.options.jobs.put({ kind: DELIVERY, key: freshId(), person, payload }, db);
    }
    return channels.length;
  }
}
