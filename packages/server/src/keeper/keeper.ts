import type { GameSummary } from "@maria/table";
import type { Kysely } from "kysely";
import { type AnyTables, migrationsIn } from "../backup/tables.ts";
import { MIGRATIONS } from "../storage/migrations.ts";
import { openBeside, type Place } from "../storage/storage.ts";
import { type Act, actsIn, type Deed } from "./acts.ts";
import { closeGame, type GamesWanted, listGames, type ShownGame, showGame } from "./games.ts";
import {
  type KeptPerson,
  listPeople,
  type PersonRefusal,
  personMeant,
  readmit,
  renameByKeeper,
  type ShownPerson,
  showPerson,
  silence,
  suspend,
  unsilence,
} from "./people.ts";
import { type KeptReport, listReports, settleReport } from "./reports.ts";

/** The store's tables are those of another version than this command's. */
export class OtherVersion extends Error {
  readonly isLater: boolean;
  constructor(isLater: boolean) {
    super(`the store is of ${isLater ? "a later" : "an earlier"} version`);
    this.isLater = isLater;
  }
}

/** What those who keep a server may do, whether it runs or not: decision 0033. Whoever says his name is believed. */
export interface Keeper {
  games(wanted: GamesWanted): Promise<readonly GameSummary[]>;
  game(id: string): Promise<ShownGame | null>;
  close(id: string, note: string): Promise<"noSuchGame" | "isOver" | null>;
  people(text: string, most: number): Promise<readonly KeptPerson[]>;
  /** The id of whoever is meant by an id, or by the name of an account. */
  meant(idOrName: string): Promise<string | null>;
  person(id: string): Promise<ShownPerson | null>;
  rename(id: string, name: string): Promise<PersonRefusal | null>;
  silence(id: string, until: string, note: string): Promise<PersonRefusal | null>;
  unsilence(id: string): Promise<PersonRefusal | null>;
  suspend(id: string, note: string): Promise<PersonRefusal | null>;
  readmit(id: string): Promise<PersonRefusal | null>;
  reports(isAll: boolean, most: number): Promise<readonly KeptReport[]>;
  settle(id: string, note: string): Promise<"noSuchReport" | "isSettled" | null>;
  acts(most: number): Promise<readonly Act[]>;
  leave(): Promise<void>;
}

/**
 * Opens a store that is there, beside the servers that may use it. Changes no table: throws OtherVersion unless they are those of
 * this version.
 */
export const openKeeper = async (place: Place, keeper: string): Promise<Keeper> => {
  const { db, close } = await openBeside(place);
  try {
    const made = await migrationsIn(db as unknown as Kysely<AnyTables>);
    if (made.some((name) => !MIGRATIONS.includes(name))) throw new OtherVersion(true);
    if (MIGRATIONS.some((name) => !made.includes(name))) throw new OtherVersion(false);
  } catch (error) {
    await close();
    throw error;
  }
  const deed: Deed = { db, keeper };
  return {
    games: (wanted) => listGames(db, wanted),
    game: (id) => showGame(db, id),
    close: (id, note) => closeGame(deed, id, note),
    people: (text, most) => listPeople(db, text, most),
    meant: (idOrName) => personMeant(db, idOrName),
    person: (id) => showPerson(db, id),
    rename: (id, name) => renameByKeeper(deed, id, name),
    silence: (id, until, note) => silence(deed, id, until, note),
    unsilence: (id) => unsilence(deed, id),
    suspend: (id, note) => suspend(deed, id, note),
    readmit: (id) => readmit(deed, id),
    reports: (isAll, most) => listReports(db, isAll, most),
    settle: (id, note) => settleReport(deed, id, note),
    acts: (most) => actsIn(db, most),
    leave: close,
  };
};
