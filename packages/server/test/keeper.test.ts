import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { sourcesIn } from "../../rules/test/support/imports.ts";
import { type Keeper, OtherVersion, openKeeper } from "../src/keeper/keeper.ts";
import { type Server, startServer } from "../src/server.ts";
import { openBeside, openStorage, type Place } from "../src/storage/storage.ts";
import { historicalData } from "./support/historical.ts";
import { NEW_GAME } from "./support/serving.ts";
import { type TestStore, testStores } from "./support/stores.ts";
import { Visitor } from "./support/visitor.ts";

const idOf = async (visitor: Visitor): Promise<string> =>
  ((await visitor.ask("GET", "/api/me")).body as { person: { id: string } }).person.id;

/** One server for all tests of a store: everybody comes anew to each. */
const oneServer = ({ name, place }: TestStore) => {
  const directory = name === "SQLite" ? mkdtempSync(join(tmpdir(), "maria-keeper-")) : null;
  let house: { readonly at: Place; readonly server: Server; readonly keeper: Keeper };
  beforeAll(async () => {
    const at = directory === null ? await place() : { directory };
    const server = await startServer({
      ...{ place: at, pack: historicalData, host: "127.0.0.1", port: 0, logLevel: "error", answerAfter: 0 },
    });
    house = { at, server, keeper: await openKeeper(at, "Kaunitz") };
  }, 60_000);
  afterAll(async () => {
    await house.keeper.leave();
    await house.server.close();
    if (directory !== null) rmSync(directory, { recursive: true });
  }, 60_000);
  /** Two people at a game that is played, and the keeper beside the server. */
  return async () => {
    const { server, keeper } = house;
    const { port } = server;
    const [theresa, fritz] = [await Visitor.named(port, "Theresa"), await Visitor.named(port, "Fritz")];
    const { game, invitations } = await theresa.make(NEW_GAME);
    await fritz.join(invitations.find(({ seat }) => seat === "frederick")?.token ?? "", game.id);
    await theresa.ask("POST", `/api/games/${game.id}/start`, {});
    const say = async (text: string) =>
      (await fritz.ask("POST", `/api/games/${game.id}/chat`, { seat: "frederick", to: null, text })).body;
    return { port, theresa, fritz, id: game.id, keeper, say, person: await idOf(fritz) };
  };
};

const STORES = testStores();

describe.each(STORES)("a keeper beside a server on $name", (store) => {
  const kept = oneServer(store);

  test("closes a game that is played: whoever sits there is told, nobody plays on, once", async () => {
    const { theresa, id, keeper } = await kept();
    const hers = await theresa.sit(id);
    await hers.watch("maria");
    expect(await keeper.close(id, "twice the same table")).toBeNull();
    await hers.until(() => (hers.ofType("game").at(-1)?.game.game.closed === "byKeeper" ? true : undefined));
    hers.say({ type: "act", request: 90, seat: "maria", seen: 0, action: { type: "done" } });
    await hers.until(() => hers.ofType("malformed")[0]);
    const shown = await keeper.game(id);
    expect(shown).toMatchObject({
      game: { status: "closed", closed: "byKeeper" },
      acts: [{ keeper: "Kaunitz", act: "close", subject: id, detail: { note: "twice the same table" } }],
    });
    // Nothing of it is a secret: neither the seed nor an invitation.
    expect(Object.keys(shown ?? {}).sort()).toEqual(["acts", "entries", "game"]);
    expect(await keeper.close(id, "")).toBe("isOver");
    expect(await keeper.close("nothing", "")).toBe("noSuchGame");
  });

  test("renames somebody: his tables hear it, the old name is put down nowhere", async () => {
    const { theresa, id, keeper, person } = await kept();
    const hers = await theresa.sit(id);
    expect(await keeper.rename(person, "  ")).toBe("badName");
    expect(await keeper.rename("nobody", "Guest")).toBe("noSuchPerson");
    expect(await keeper.rename(person, "Guest 17")).toBeNull();
    const nameAt = () =>
      hers
        .ofType("game")
        .at(-1)
        ?.game.game.seats.find(({ seat }) => seat === "frederick")?.person?.name;
    await hers.until(() => (nameAt() === "Guest 17" ? true : undefined));
    expect(JSON.stringify(await keeper.acts(10))).not.toContain("Fritz");
    expect(await keeper.people("gUEST 1", 10)).toMatchObject([{ id: person, name: "Guest 17", games: 1 }]);
    expect(await keeper.games({ status: "running", person, most: 5 })).toMatchObject([
      { id, name: "Silesia" },
    ]);
    expect(await keeper.people("%", 10)).toEqual([]);
  });

  test("gives nobody the name of somebody's account, and knows an account by its name", async () => {
    const { theresa, keeper, person } = await kept();
    await theresa.ask("POST", "/api/account", {
      name: "Maria Theresia",
      password: "vier Wörter und Silesia",
    });
    expect(await keeper.rename(person, "Mar1a Theres1a")).toBe("nameTaken");
    expect(await keeper.meant("maria theresia")).toBe(await idOf(theresa));
    expect([await keeper.meant(person), await keeper.meant("Fritz")]).toEqual([person, null]);
    expect(await keeper.person(person)).toMatchObject({
      person: { name: "Fritz", hasAccount: false },
      acts: [],
    });
  });

  test("silences somebody for a while and lets him speak again; he plays on", async () => {
    const { keeper, person, say } = await kept();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect(await keeper.silence(person, until, "rude")).toBeNull();
    expect(await say("hush")).toEqual({ refused: "silenced" });
    expect((await keeper.person(person))?.person.silenced).toBe(until);
    expect(await keeper.unsilence(person)).toBeNull();
    expect(await say("again")).toMatchObject({ lines: [{ text: "again" }] });
    expect((await keeper.person(person))?.acts.map(({ act }) => act).sort()).toEqual([
      "silence",
      "unsilence",
    ]);
  });

  test("shuts somebody out of his account on every device, and lets him in again", async () => {
    const { port, fritz, id, keeper, person } = await kept();
    const signIn = () =>
      new Visitor(port).ask("POST", "/api/session", {
        name: "Friedrich",
        password: "vier Wörter und Berlin",
      });
    await fritz.ask("POST", "/api/account", { name: "Friedrich", password: "vier Wörter und Berlin" });
    const his = await fritz.sit(id);
    expect(await keeper.suspend(person, "")).toBeNull();
    expect(await his.until(() => his.closed ?? undefined)).toBeGreaterThan(0);
    expect((await fritz.ask("GET", "/api/me")).body).toEqual({ person: null });
    expect((await signIn()).body).toEqual({ refused: "suspended" });
    expect(await keeper.readmit(person)).toBeNull();
    expect((await signIn()).status).toBe(200);
  });

  test("reads reports and settles each once, with a note", async () => {
    const { theresa, keeper, person } = await kept();
    await theresa.ask("POST", "/api/reports", { person });
    const report = (await keeper.reports(false, 50)).find((one) => one.person.id === person);
    expect(report).toMatchObject({ kind: "name", text: "Fritz", person: { id: person }, settled: null });
    expect((await keeper.person(person))?.person.reports).toBe(1);
    expect(await keeper.settle(report?.id ?? "", "a name like others")).toBeNull();
    expect(await keeper.settle(report?.id ?? "", "")).toBe("isSettled");
    expect(await keeper.settle("nothing", "")).toBe("noSuchReport");
    expect(await keeper.reports(false, 10)).toEqual([]);
    expect(await keeper.reports(true, 10)).toMatchObject([{ note: "a name like others" }]);
  });
});

describe.each(STORES)("a keeper alone with $name", ({ place }) => {
  test("finds nothing where nothing is kept, and does nothing to the tables of another version", async () => {
    const at = await place();
    await expect(openKeeper(at, "Kaunitz")).rejects.toThrow();
    await (await openStorage(at, () => {})).close();
    const keeper = await openKeeper(at, "Kaunitz");
    expect(await keeper.games({ status: null, person: null, most: 5 })).toEqual([]);
    await keeper.leave();
    const { db, close } = await openBeside(at);
    onTestFinished(() => close());
    const migrations = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await migrations
      .insertInto("kysely_migration")
      .values({ name: "9999-later", timestamp: "2030" })
      .execute();
    await expect(openKeeper(at, "Kaunitz")).rejects.toMatchObject({ isLater: true });
    await migrations.deleteFrom("kysely_migration").where("name", ">=", "0013").execute();
    await expect(openKeeper(at, "Kaunitz")).rejects.toMatchObject({ isLater: false });
    await expect(openKeeper(at, "Kaunitz")).rejects.toBeInstanceOf(OtherVersion);
  });
});

test("nothing in the sources changes or deletes what keepers have done", () => {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const sources = sourcesIn("packages/server/src").map(({ path }) => readFileSync(root + path, "utf8"));
  expect(sources.filter((text) => /insertInto\("acts"\)/.test(text))).toHaveLength(1);
  expect(sources.filter((text) => /(updateTable|deleteFrom)\("acts"\)/.test(text))).toEqual([]);
});
