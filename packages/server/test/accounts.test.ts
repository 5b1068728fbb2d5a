import { type Account, parseAccount, parseChat, parseOwnGames } from "@maria/table";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Letter } from "../src/mail.ts";
import { BELONGINGS, PARTS_OF_GAMES } from "../src/people/belongings.ts";
import { openStorage } from "../src/storage/storage.ts";
import { Authenticator } from "./support/authenticator.ts";
import { NEW_GAME, serving } from "./support/serving.ts";
import { testStores } from "./support/stores.ts";
import { Visitor } from "./support/visitor.ts";

const STORES = testStores();
const PASSWORD = "vier Wörter und Silesia";

const signUp = (visitor: Visitor, name: string, password: string | null = PASSWORD) =>
  visitor.ask("POST", "/api/account", { name, password });
const signIn = (visitor: Visitor, name: string, password = PASSWORD) =>
  visitor.ask("POST", "/api/session", { name, password });
const nameOf = async (visitor: Visitor): Promise<unknown> => (await visitor.ask("GET", "/api/me")).body;
const accountOf = async (visitor: Visitor): Promise<Account> => {
  const account = parseAccount((await visitor.ask("GET", "/api/account")).body)?.account;
  if (!account) throw new Error("no account");
  return account;
};
const gamesOf = async (visitor: Visitor): Promise<readonly string[]> =>
  parseOwnGames((await visitor.ask("GET", "/api/games")).body)?.games.map(({ game }) => game.id) ?? [];

describe.each(STORES)("an account on $name", ({ place }) => {
  test("is a guest's with all his games, and lets him in elsewhere, where another guest becomes one with him", async () => {
    const { port } = await serving(await place());
    const theresa = await Visitor.named(port, "Theresa");
    const { game } = await theresa.make(NEW_GAME);
    expect((await theresa.ask("GET", "/api/account")).body).toEqual({ account: null });
    const before = theresa.cookie;
    expect((await signUp(theresa, "Theresa")).status).toBe(200);
    // The cookie of a guest is worth nothing once he has an account.
    expect(theresa.cookie).not.toBe(before);
    expect(await nameOf(new Visitor(port, before))).toEqual({ person: null });
    expect(await gamesOf(theresa)).toEqual([game.id]);
    expect((await signUp(theresa, "Other")).body).toEqual({ refused: "hasAccount" });

    const phone = await Visitor.named(port, "Phone");
    const other = await phone.make({ ...NEW_GAME, name: "On the phone" });
    const table = await phone.sit(other.game.id);
    expect((await signIn(phone, "theresa")).body).toMatchObject({ person: { name: "Theresa" } });
    expect([...(await gamesOf(phone))].sort()).toEqual([game.id, other.game.id].sort());
    expect((await phone.ask("GET", `/api/games/${other.game.id}`)).body).toMatchObject({
      own: ["maria"],
      isMaker: true,
    });
    await table.until(() => table.closed ?? undefined);
    expect((await accountOf(phone)).devices).toHaveLength(2);
  });

  test("has a name that nobody else has, nor one that looks like it", async () => {
    const { port } = await serving(await place());
    await signUp(new Visitor(port), "Maria Theresia");
    for (const name of ["maria theresia", "Mаria Theresia", "MariaTheres1a", "Mária.Theresia"]) {
      const refused = name.includes("а") ? "badName" : "nameTaken";
      expect((await signUp(new Visitor(port), name)).body, name).toEqual({ refused });
      expect((await new Visitor(port).ask("PUT", "/api/me", { name })).body).toEqual({
        refused: "nameTaken",
      });
    }
    const guest = await Visitor.named(port, "Fritz");
    expect((await guest.ask("PUT", "/api/me", { name: "Maria Theresia" })).body).toEqual({
      refused: "nameTaken",
    });
    expect((await signUp(guest, "Fritz", "1234567890")).body).toEqual({ refused: "weakPassword" });
    expect((await signUp(guest, "Fritz", "short")).body).toEqual({ refused: "weakPassword" });
    // Two who want the same name at once: one of them has it.
    const both = await Promise.all([1, 2].map(() => signUp(new Visitor(port), "Louis")));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("is not told of to whoever does not know its password, and tries have an end", async () => {
    const { port } = await serving(await place());
    await signUp(new Visitor(port), "Theresa");
    const stranger = new Visitor(port);
    for (const name of ["Theresa", "Nobody"])
      expect(await signIn(stranger, name, "not the password")).toMatchObject({
        status: 401,
        body: { refused: "signInFailed" },
      });
    const tries = await Promise.all(
      Array.from({ length: 11 }, () => signIn(stranger, "Theresa", "not the password")),
    );
    expect(tries.some(({ status }) => status === 429)).toBe(true);
    expect((await signIn(stranger, "Theresa")).body).toEqual({ refused: "tooMany" });
  });

  test("is signed out here, on one device, or everywhere with its sockets", async () => {
    const { port } = await serving(await place());
    const desk = await Visitor.named(port, "Theresa");
    expect((await desk.ask("DELETE", "/api/session")).body).toEqual({ refused: "noAccount" });
    await signUp(desk, "Theresa");
    const { game } = await desk.make(NEW_GAME);
    const [phone, tablet] = [new Visitor(port), new Visitor(port)];
    await signIn(phone, "Theresa");
    await signIn(tablet, "Theresa");
    const listed = (await accountOf(desk)).devices.filter(({ isThis }) => !isThis);
    expect(listed).toHaveLength(2);
    // What is listed is no cookie.
    expect(await nameOf(new Visitor(port, `maria_device=${listed[0]?.id}`))).toEqual({ person: null });
    await desk.ask("DELETE", `/api/devices/${listed[0]?.id}`);
    expect((await accountOf(desk)).devices).toHaveLength(2);
    await signIn(phone, "Theresa");
    const table = await phone.sit(game.id);
    expect((await desk.ask("DELETE", "/api/devices")).status).toBe(200);
    await table.until(() => table.closed ?? undefined);
    for (const visitor of [desk, phone, tablet]) expect(await nameOf(visitor)).toEqual({ person: null });
    await signIn(desk, "Theresa");
    await desk.ask("DELETE", "/api/session");
    expect(await nameOf(desk)).toEqual({ person: null });
  });

  test("changes its password with the old one, which ends all other devices", async () => {
    const { port } = await serving(await place());
    const [desk, phone] = [new Visitor(port), new Visitor(port)];
    await signUp(desk, "Theresa");
    await signIn(phone, "Theresa");
    const change = (current: string | null) =>
      desk.ask("PUT", "/api/account/password", { current, password: "another four words" });
    expect((await change("wrong password")).body).toEqual({ refused: "signInFailed" });
    expect((await change(null)).body).toEqual({ refused: "signInFailed" });
    expect((await change(PASSWORD)).body).toEqual({});
    expect(await nameOf(phone)).toEqual({ person: null });
    expect((await signIn(phone, "Theresa")).status).toBe(401);
    expect((await signIn(phone, "Theresa", "another four words")).status).toBe(200);
  });

  test("is claimed on another device by a link that works once, and names whose it is first", async () => {
    const { port } = await serving(await place());
    const guest = await Visitor.named(port, "Theresa");
    const { game } = await guest.make(NEW_GAME);
    const { token } = (await guest.ask("POST", "/api/claims", {})).body as { token: string };
    const phone = await Visitor.named(port, "Phone");
    const own = await phone.make(NEW_GAME);
    expect((await phone.ask("POST", "/api/claims/owner", { token })).body).toMatchObject({
      person: { name: "Theresa" },
    });
    expect((await phone.ask("POST", "/api/claims/use", { token })).body).toMatchObject({
      person: { name: "Theresa" },
    });
    expect([...(await gamesOf(guest))].sort()).toEqual([game.id, own.game.id].sort());
    for (const path of ["owner", "use"])
      expect((await new Visitor(port).ask("POST", `/api/claims/${path}`, { token })).body).toEqual({
        refused: "linkExpired",
      });
    const { token: raced } = (await guest.ask("POST", "/api/claims", {})).body as { token: string };
    const both = await Promise.all(
      [1, 2].map(() => new Visitor(port).ask("POST", "/api/claims/use", { token: raced })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("is entered by passkeys, several of them, but never left without any way in", async () => {
    const { port } = await serving(await place());
    const origin = `http://127.0.0.1:${port}`;
    const desk = new Visitor(port);
    await signUp(desk, "Theresa", null);
    const add = async (key: Authenticator, label: string) => {
      const { body } = await desk.ask("POST", "/api/passkeys/registration", {});
      return desk.ask("POST", "/api/passkeys", {
        label,
        response: key.register((body as { options: unknown }).options),
      });
    };
    const keys = [new Authenticator(origin), new Authenticator(origin)] as const;
    expect((await add(keys[0], "Laptop")).body).toEqual({});
    const [first] = (await accountOf(desk)).passkeys;
    expect((await desk.ask("DELETE", `/api/passkeys/${first?.id}`)).body).toEqual({ refused: "lastKey" });
    expect((await add(keys[1], "Key ring")).body).toEqual({});
    expect((await add(new Authenticator("http://evil.example"), "Foreign")).body).toEqual({
      refused: "signInFailed",
    });
    const phone = await Visitor.named(port, "Phone");
    const challenge = async () =>
      ((await phone.ask("POST", "/api/passkeys/challenge", {})).body as { options: unknown }).options;
    const enter = (response: unknown) => phone.ask("POST", "/api/passkeys/session", { response });
    const answer = keys[0].answer(await challenge());
    expect((await enter(answer)).body).toMatchObject({ person: { name: "Theresa" } });
    // A challenge is answered once, and by a key that is known.
    expect((await enter(answer)).body).toEqual({ refused: "signInFailed" });
    const unknown = new Authenticator(origin);
    expect((await enter(unknown.answer(await challenge()))).body).toEqual({ refused: "signInFailed" });
    expect((await enter({ id: 3 })).body).toEqual({ refused: "signInFailed" });
    expect((await desk.ask("DELETE", `/api/passkeys/${first?.id}`)).body).toEqual({});
    expect((await enter(keys[0].answer(await challenge()))).body).toEqual({ refused: "signInFailed" });
    expect((await enter(keys[1].answer(await challenge()))).status).toBe(200);
  });

  test("gets a new password by mail, if its address was confirmed; a stranger learns nothing", async () => {
    const letters: Letter[] = [];
    const mail = { send: async (letter: Letter) => void letters.push(letter) };
    const { port } = await serving(await place(), { mail });
    const desk = new Visitor(port);
    await signUp(desk, "Theresa");
    const tokenIn = (letter: Letter | undefined) => /\/#\/account\/\w+\/(\S+)/.exec(letter?.text ?? "")?.[1];
    const reset = (name: string) => new Visitor(port).ask("POST", "/api/reset", { name, language: "de" });
    await desk.ask("PUT", "/api/account/email", {
      ...{ email: "theresa@example.org", current: PASSWORD, language: "en" },
    });
    expect((await accountOf(desk)).email).toBeNull();
    expect((await reset("Theresa")).body).toEqual({});
    await desk.ask("POST", "/api/account/email", { token: tokenIn(letters[0]) });
    expect((await accountOf(desk)).email).toBe("theresa@example.org");
    expect((await reset("Nobody")).body).toEqual({});
    expect((await reset("Theresa")).body).toEqual({});
    await expect.poll(() => letters.length).toBe(2);
    expect(letters[1]?.subject).toContain("Paßwort");
    const token = tokenIn(letters[1]);
    const password = "another four words";
    const lost = new Visitor(port);
    expect((await lost.ask("POST", "/api/reset/password", { token, password })).body).toMatchObject({
      person: { name: "Theresa" },
    });
    expect(await nameOf(desk)).toEqual({ person: null });
    expect((await lost.ask("POST", "/api/reset/password", { token, password })).body).toEqual({
      refused: "linkExpired",
    });
    const without = await serving(await place());
    expect(
      (await new Visitor(without.port).ask("POST", "/api/reset", { name: "Theresa", language: "en" })).body,
    ).toEqual({ refused: "noMail" });
  });

  test("is exported and deleted: games of others stay without name and words, own ones end", async () => {
    const { port } = await serving(await place());
    const [theresa, fritz] = [new Visitor(port), await Visitor.named(port, "Fritz")];
    await signUp(theresa, "Theresa");
    const { game, invitations } = await theresa.make(NEW_GAME);
    await fritz.join(invitations[0]?.token ?? "", game.id);
    await theresa.ask("POST", `/api/games/${game.id}/start`, {});
    const path = `/api/games/${game.id}/chat`;
    await theresa.ask("POST", path, { seat: "maria", to: null, text: "Silesia is mine" });
    await fritz.ask("POST", path, { seat: "frederick", to: null, text: "It is not" });
    const alone = await theresa.make(NEW_GAME);
    const exported = JSON.stringify((await theresa.ask("GET", "/api/me/export")).body);
    expect(exported).toContain("Silesia is mine");
    expect(exported).not.toMatch(/It is not|argon2|seed|invitation/);
    expect((await theresa.ask("DELETE", "/api/me", { current: "wrong password" })).body).toEqual({
      refused: "signInFailed",
    });
    expect((await theresa.ask("DELETE", "/api/me", { current: PASSWORD })).body).toEqual({});
    expect(await nameOf(theresa)).toEqual({ person: null });
    expect((await signIn(theresa, "Theresa")).status).toBe(401);
    expect((await fritz.ask("GET", `/api/games/${alone.game.id}`)).status).toBe(404);
    expect((await fritz.ask("GET", `/api/games/${game.id}`)).body).toMatchObject({
      game: { maker: { name: "—" }, status: "running" },
    });
    const { lines = [] } = parseChat((await fritz.ask("GET", path)).body) ?? {};
    expect(lines.map(({ text }) => text)).toEqual(["It is not"]);
    expect((await signUp(new Visitor(port), "Theresa")).status).toBe(200);
  });
});

test("everything in the tables that names a person or belongs to a game is known to whoever merges and deletes", async () => {
  const [{ place }] = STORES as [(typeof STORES)[number]];
  const { db, close } = await openStorage(await place(), () => {});
  const tables = await db.introspection.getTables();
  const referring = async (table: string, to: string): Promise<string[]> => {
    const { rows } = await sql<{ table: string; from: string }>`
      select "table", "from" from pragma_foreign_key_list(${table})`.execute(db);
    return rows.filter((row) => row.table === to).map(({ from }) => `${table}.${from}`);
  };
  const toPeople: string[] = [];
  const ofGames: string[] = [];
  for (const { name, columns } of tables) {
    const named = columns.map((column) => column.name);
    toPeople.push(
      ...(await referring(name, "people")),
      ...named.filter((column) => column === "person").map((column) => `${name}.${column}`),
    );
    if (named.includes("game")) ofGames.push(name);
  }
  await close();
  expect(BELONGINGS.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    [...new Set(toPeople)].sort(),
  );
  expect([...PARTS_OF_GAMES].sort()).toEqual(ofGames.sort());
});
