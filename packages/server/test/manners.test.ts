import { type OwnReport, parseChat } from "@maria/table";
import { describe, expect, onTestFinished, test } from "vitest";
import { deletePerson, exportOf } from "../src/people/leaving.ts";
import { mergeGuest } from "../src/people/merging.ts";
import { openBeside, type Place } from "../src/storage/storage.ts";
import { NEW_GAME, serving } from "./support/serving.ts";
import { testStores } from "./support/stores.ts";
import { Visitor } from "./support/visitor.ts";

/** Two people at a game, and the store they are kept in. */
const twoAt = async (place: Place) => {
  const { port } = await serving(place);
  const [theresa, fritz] = [await Visitor.named(port, "Theresa"), await Visitor.named(port, "Fritz")];
  const { game, invitations } = await theresa.make(NEW_GAME);
  await fritz.join(invitations.find(({ seat }) => seat === "frederick")?.token ?? "", game.id);
  const idOf = async (visitor: Visitor) =>
    ((await visitor.ask("GET", "/api/me")).body as { person: { id: string } }).person.id;
  const path = `/api/games/${game.id}/chat`;
  const say = (visitor: Visitor, seat: string, text: string, to: string | null = null) =>
    visitor.ask("POST", path, { seat, to, text });
  const heard = async (visitor: Visitor) =>
    parseChat((await visitor.ask("GET", path)).body)?.lines.map(({ text }) => text);
  const { db, close } = await openBeside(place);
  onTestFinished(() => close());
  const ids = { theresa: await idOf(theresa), fritz: await idOf(fritz) };
  return { port, theresa, fritz, game: game.id, say, heard, db, ids };
};

describe.each(testStores())("manners on $name", ({ place }) => {
  test("whoever is muted is not heard, in the room or later, until it is taken back", async () => {
    const { theresa, fritz, game, say, heard, ids } = await twoAt(await place());
    await say(fritz, "frederick", "before");
    expect((await theresa.ask("PUT", `/api/me/mutes/${ids.fritz}`)).body).toEqual({
      people: [{ id: ids.fritz, name: "Fritz" }],
    });
    // Other devices open their sockets anew within a second or two.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const [deaf, speaker] = [await theresa.sit(game), await fritz.sit(game)];
    await say(fritz, "frederick", "aloud");
    await say(fritz, "frederick", "in confidence", "maria");
    await say(theresa, "maria", "an answer");
    const texts = (sitting: typeof deaf) =>
      sitting.ofType("chat").flatMap(({ lines }) => lines.map(({ text }) => text));
    await speaker.until(() => (texts(speaker).includes("an answer") ? true : undefined));
    await deaf.until(() => (texts(deaf).includes("an answer") ? true : undefined));
    expect(texts(deaf)).toEqual(["an answer"]);
    expect(texts(speaker)).toEqual(["aloud", "in confidence", "an answer"]);
    expect(await heard(theresa)).toEqual(["an answer"]);
    expect((await theresa.ask("DELETE", `/api/me/mutes/${ids.fritz}`)).body).toEqual({ people: [] });
    expect(await heard(theresa)).toEqual(["before", "aloud", "in confidence", "an answer"]);
    expect((await theresa.ask("PUT", `/api/me/mutes/${ids.theresa}`)).status).toBe(403);
    expect((await theresa.ask("PUT", "/api/me/mutes/nobody")).status).toBe(404);
  });

  test("a remark is reported as it was heard, once, by nobody who could not hear it", async () => {
    const { port, theresa, fritz, game, say, db, ids } = await twoAt(await place());
    const at = async (text: string, to: string | null) =>
      parseChat((await say(fritz, "frederick", text, to)).body)?.lines[0]?.at;
    const remark = { game, seat: "frederick", at: await at("rude", "maria") };
    for (let times = 0; times < 2; times++)
      expect((await theresa.ask("POST", "/api/reports", { ...remark, reason: "insult" })).body).toEqual({});
    await theresa.ask("POST", "/api/reports", { person: ids.fritz });
    const stranger = await Visitor.named(port, "Stranger");
    for (const visitor of [stranger, fritz])
      expect((await visitor.ask("POST", "/api/reports", remark)).body).toEqual({ refused: "notYours" });
    expect((await theresa.ask("POST", "/api/reports", { ...remark, text: "worse" })).status).toBe(400);
    expect((await theresa.ask("POST", "/api/reports", { ...remark, reason: "dull" })).status).toBe(400);
    const rows = await db.selectFrom("reports").selectAll().orderBy("kind").execute();
    expect(rows).toMatchObject([
      { kind: "name", text: "Fritz", reporter: ids.theresa, person: ids.fritz, game: null },
      { kind: "remark", text: "rude", reporter: ids.theresa, person: ids.fritz, game },
    ]);
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => theresa.ask("POST", "/api/reports", remark)),
    );
    expect(tries.some(({ status }) => status === 429)).toBe(true);
  });

  test("whoever is silenced says nothing until his time is over", async () => {
    const { fritz, say, db, ids } = await twoAt(await place());
    const until = (time: number) =>
      db
        .updateTable("people")
        .set({ silenced: new Date(Date.now() + time).toISOString(), silencedFor: "Rude to Theresa." })
        .where("id", "=", ids.fritz)
        .execute();
    const silence = async () => (await fritz.ask("GET", "/api/me/silence")).body;
    await until(60_000);
    expect((await say(fritz, "frederick", "hush")).body).toEqual({ refused: "silenced" });
    expect(await silence()).toMatchObject({ silence: { why: "Rude to Theresa." } });
    await until(-1000);
    expect((await say(fritz, "frederick", "again")).status).toBe(200);
    expect(await silence()).toEqual({ silence: null });
  });

  test("whoever has reported something reads when it was dealt with, and not what was noted of it", async () => {
    const { theresa, fritz, db, ids } = await twoAt(await place());
    await theresa.ask("POST", "/api/reports", { person: ids.fritz, reason: "hatred", words: " Look. " });
    const reports = async (visitor: Visitor) =>
      ((await visitor.ask("GET", "/api/reports")).body as { reports: OwnReport[] }).reports;
    const made = (await reports(theresa))[0]?.made;
    const told = { kind: "name", text: "Fritz", reason: "hatred", made };
    expect(await reports(theresa)).toEqual([{ ...told, settled: null }]);
    const settled = new Date().toISOString();
    await db.updateTable("reports").set({ settled, note: "renamed" }).execute();
    expect(await db.selectFrom("reports").select("words").execute()).toEqual([{ words: "Look." }]);
    expect(await reports(theresa)).toEqual([{ ...told, settled }]);
    expect(await reports(fritz)).toEqual([]);
  });

  test("mutes, reports and silence go with a guest into an account, into the export, and end with him", async () => {
    const { port, theresa, fritz, db, ids } = await twoAt(await place());
    const account = await Visitor.named(port, "Account");
    const into = ((await account.ask("GET", "/api/me")).body as { person: { id: string; name: string } })
      .person;
    for (const visitor of [account, theresa]) await visitor.ask("PUT", `/api/me/mutes/${ids.fritz}`);
    await theresa.ask("PUT", `/api/me/mutes/${into.id}`);
    await fritz.ask("PUT", `/api/me/mutes/${ids.theresa}`);
    await theresa.ask("POST", "/api/reports", { person: ids.fritz });
    const silenced = new Date(Date.now() + 60_000).toISOString();
    await db.updateTable("people").set({ silenced }).where("id", "=", ids.theresa).execute();
    await mergeGuest(db, { id: ids.theresa, name: "Theresa" }, into.id);
    const pairs = async () =>
      (await db.selectFrom("mutes").select(["person", "muted"]).orderBy("person").execute())
        .map(({ person, muted }) => `${person} ${muted}`)
        .sort();
    // The account does not mute itself, though the guest had muted it.
    expect(await pairs()).toEqual([`${into.id} ${ids.fritz}`, `${ids.fritz} ${into.id}`].sort());
    expect(await exportOf(db, into)).toMatchObject({
      muted: [{ id: ids.fritz, name: "Fritz" }],
      reports: [{ kind: "name", text: "Fritz" }],
      silenced,
    });
    // Who has reported or muted him nobody learns.
    expect(JSON.stringify(await exportOf(db, { id: ids.fritz, name: "Fritz" }))).not.toContain('"reporter"');
    await deletePerson(db, ids.fritz);
    expect(await pairs()).toEqual([]);
    expect(await db.selectFrom("reports").select("id").execute()).toEqual([]);
  });
});
