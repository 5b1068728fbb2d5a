import { join } from "node:path";
import { choices } from "@maria/rules";
import { chanceFrom, randomAction } from "@maria/rules/search";
import Database from "libsql";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { findPostgres } from "../../../scripts/ensure-postgres.mjs";
import { OwnPostgres } from "../../../scripts/own-postgres.mjs";
import { CADET, NEW_GAME, serving } from "./support/serving.ts";
import { newDirectory } from "./support/stores.ts";
import { Visitor } from "./support/visitor.ts";

const PERSON = { kind: "person" } as const;

test("a bot whose answer could not be stored tries again by itself, and everybody is told of both", async () => {
  const directory = newDirectory();
  const server = await serving({ directory }, { answerAfter: 300, logLevel: "silent" });
  const theresa = await Visitor.named(server.port, "Theresa");
  const players = { maria: PERSON, frederick: CADET, louis: CADET };
  const { game } = await theresa.make({ ...NEW_GAME, players });
  const hers = await theresa.sit(game.id);
  onTestFinished(() => hers.close());
  const other = new Database(join(directory, "maria.db"));
  onTestFinished(() => void other.close());
  await theresa.ask("POST", `/api/games/${game.id}/start`, {});
  await hers.until(() => hers.ofType("opened")[0]);
  await hers.watch("maria");
  // The bots wait before they answer: meanwhile somebody else begins to write, and takes his time.
  other.exec("BEGIN IMMEDIATE");
  await hers.until(() => hers.ofType("trouble")[0]);
  other.exec("ROLLBACK");
  await hers.until(() => (hers.ofType("trouble").at(-1)?.trouble === null ? true : undefined));
  expect(hers.ofType("trouble")[0]?.trouble).toEqual({ failed: "notStored" });
  expect(hers.moments.at(-1)?.pending.map(({ seat }) => seat)).toContain("maria");
});

// Several processes need PostgreSQL.
describe.runIf(findPostgres() !== undefined)("news of what another process has stored", () => {
  test("is followed later if the store cannot be read when it comes", async () => {
    const postgres = await OwnPostgres.begin();
    onTestFinished(() => postgres.end());
    const address = await postgres.database();
    const server = await serving({ address }, { logLevel: "silent" });
    const theresa = await Visitor.named(server.port, "Theresa");
    const players = { maria: PERSON, frederick: PERSON, louis: PERSON };
    const { game, invitations } = await theresa.make({ ...NEW_GAME, players });
    const fritz = await Visitor.named(server.port, "Fritz");
    for (const { token } of invitations) await fritz.join(token, game.id);
    await theresa.ask("POST", `/api/games/${game.id}/start`, {});
    const hers = await theresa.sit(game.id);
    onTestFinished(() => hers.close());
    await hers.until(() => hers.ofType("opened")[0]);
    const { seen, view, pending } = await hers.watch("maria");
    expect(pending.map(({ seat }) => seat)).toContain("maria");
    const action = randomAction(choices(view, "maria"), chanceFrom(1));

    const elsewhere = new pg.Client({ connectionString: address });
    await elsewhere.connect();
    onTestFinished(() => elsewhere.end());
    await elsewhere.query("alter table entries rename to away");
    await elsewhere.query("insert into away (game, number, seat, action) values ($1, 1, 'maria', $2)", [
      game.id,
      JSON.stringify(action),
    ]);
    await elsewhere.query("select pg_notify('maria_news', $1)", [`elsewhere there\ne ${game.id} 1`]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(hers.moments.at(-1)?.seen).toBe(seen);
    await elsewhere.query("alter table away rename to entries");
    // Sooner than the other process is taken for dead, after which everything would be looked at.
    await expect.poll(() => hers.moments.at(-1)?.seen, { timeout: 5_000 }).toBe(seen + 1);
  });
});
