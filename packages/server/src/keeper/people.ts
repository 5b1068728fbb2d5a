import { type Person, parseName } from "@maria/table";
import { type Kysely, sql, type Transaction } from "kysely";
import { now } from "../fresh.ts";
import { accountNamed, giveName } from "../people/accounts.ts";
import { signOutAll } from "../people/devices.ts";
import { openGamesOf } from "../people/merging.ts";
import { post } from "../people/notices.ts";
import type { ActKind, PersonRow, Schema } from "../storage/schema.ts";
import { type Act, actsIn, type Deed, type Detail, putDown } from "./acts.ts";

/** Somebody as keepers see him: no address, no password, no words of his. */
export interface KeptPerson extends Person {
  readonly hasAccount: boolean;
  readonly made: string;
  /** When one of his devices was last used, to the hour. */
  readonly used: string | null;
  /** Until when he may not speak, also if that is past. */
  readonly silenced: string | null;
  readonly suspended: string | null;
  readonly games: number;
  /** Reports about him that nobody has settled yet. */
  readonly reports: number;
}

const peopleIn = (db: Kysely<Schema>) =>
  db
    .selectFrom("people")
    .leftJoin("accounts", "accounts.person", "people.id")
    .select(({ selectFrom }) => [
      ...(["people.id", "people.name", "people.made", "people.silenced", "people.suspended"] as const),
      "accounts.made as account",
      selectFrom("devices")
        .select(({ fn }) => fn.max("devices.used").as("used"))
        .whereRef("devices.person", "=", "people.id")
        .as("used"),
      selectFrom("seats")
        .select(({ fn }) => fn.count<number | string>("seats.game").distinct().as("games"))
        .whereRef("seats.person", "=", "people.id")
        .as("games"),
      selectFrom("reports")
        .select(({ fn }) => fn.countAll<number | string>().as("reports"))
        .whereRef("reports.person", "=", "people.id")
        .where("reports.settled", "is", null)
        .as("reports"),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof peopleIn>["execute"]>>[number];

const kept = ({ id, name, account, made, used, silenced, suspended, games, reports }: Row): KeptPerson => ({
  ...{ id, name, made, silenced, suspended },
  used: used ?? null,
  hasAccount: account !== null,
  games: Number(games),
  reports: Number(reports),
});

/** A search for "50%" finds that, and not everything. */
const literally = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** People whose name holds a text, the newest first. */
export const listPeople = async (
  db: Kysely<Schema>,
  text: string,
  most: number,
): Promise<readonly KeptPerson[]> => {
  const rows = await peopleIn(db)
    .$if(text !== "", (query) =>
      query.where(sql<boolean>`lower(people.name) like ${`%${literally(text)}%`} escape '\\'`),
    )
    .orderBy("people.made", "desc")
    .orderBy("people.id")
    .limit(most)
    .execute();
  return rows.map(kept);
};

/** The id of whoever is meant: by his id, or by the name of his account. */
export const personMeant = async (db: Kysely<Schema>, idOrName: string): Promise<string | null> => {
  const found = await db.selectFrom("people").select("id").where("id", "=", idOrName).executeTakeFirst();
  return found?.id ?? (await accountNamed(db, idOrName))?.person ?? null;
};

const MOST_ACTS = 100;

export interface ShownPerson {
  readonly person: KeptPerson;
  readonly acts: readonly Act[];
}

export const showPerson = async (db: Kysely<Schema>, id: string): Promise<ShownPerson | null> => {
  const row = await peopleIn(db).where("people.id", "=", id).executeTakeFirst();
  return row === undefined ? null : { person: kept(row), acts: await actsIn(db, MOST_ACTS, id) };
};

export type PersonRefusal = "noSuchPerson" | "badName" | "nameTaken";

/** Does something to a person, puts it down, and leaves word of it for all servers: his sockets are opened anew. */
const act = (
  { db, keeper }: Deed,
  kind: ActKind,
  person: string,
  detail: Detail,
  perform: (step: Transaction<Schema>) => Promise<PersonRefusal | null>,
): Promise<PersonRefusal | null> =>
  db.transaction().execute(async (step) => {
    // Whoever writes first is alone, in either store.
    const found = await step
      .updateTable("people")
      .set(({ ref }) => ({ made: ref("made") }))
      .where("id", "=", person)
      .returning("id")
      .executeTakeFirst();
    if (found === undefined) return "noSuchPerson";
    const refusal = await perform(step);
    if (refusal !== null) return refusal;
    await putDown(step, keeper, kind, person, detail);
    await post(step, "person", person);
    return null;
  });

/** Gives somebody another name; the old one, which may be an insult, is put down nowhere. His tables hear it. */
export const renameByKeeper = async (
  deed: Deed,
  person: string,
  name: string,
): Promise<PersonRefusal | null> => {
  const given = parseName({ name });
  if (given === null) return "badName";
  return act(deed, "rename", person, { to: given.name }, async (step) => {
    const account = await step
      .selectFrom("accounts")
      .select("person")
      .where("person", "=", person)
      .executeTakeFirst();
    const refusal = await giveName(step, person, account !== undefined, given.name);
    if (refusal !== null) return refusal;
    for (const game of await openGamesOf(step, person)) await post(step, "game", game);
    return null;
  });
};

const setOf = async (
  step: Transaction<Schema>,
  person: string,
  change: Pick<PersonRow, "silenced" | "silencedFor"> | Pick<PersonRow, "suspended">,
): Promise<null> => {
  await step.updateTable("people").set(change).where("id", "=", person).execute();
  return null;
};

/** Keeps somebody from speaking until then; he may play on, and is told why. */
export const silence = (
  deed: Deed,
  person: string,
  until: string,
  note: string,
): Promise<PersonRefusal | null> =>
  act(deed, "silence", person, { until, ...(note === "" ? {} : { note }) }, (step) =>
    setOf(step, person, { silenced: until, silencedFor: note === "" ? null : note }),
  );

export const unsilence = (deed: Deed, person: string): Promise<PersonRefusal | null> =>
  act(deed, "unsilence", person, {}, (step) => setOf(step, person, { silenced: null, silencedFor: null }));

/** Shuts somebody out: he is signed out everywhere and cannot sign in. His seats stay his, and others may let a bot stand in. */
export const suspend = (deed: Deed, person: string, note: string): Promise<PersonRefusal | null> =>
  act(deed, "suspend", person, note === "" ? {} : { note }, async (step) => {
    await signOutAll(step, person);
    return setOf(step, person, { suspended: now() });
  });

export const readmit = (deed: Deed, person: string): Promise<PersonRefusal | null> =>
  act(deed, "readmit", person, {}, (step) => setOf(step, person, { suspended: null }));
