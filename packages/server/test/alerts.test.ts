import { chanceFrom } from "@maria/rules/search";
import { type Alerts, type AlertWishes, parseAlerts } from "@maria/table";
import { pino } from "pino";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { AlertJobs } from "../src/alerts/alertJobs.ts";
import { signatureOf, vapidKeysFrom } from "../src/alerts/channels.ts";
import { keepWishes } from "../src/alerts/wishes.ts";
import { join, makeGame, start } from "../src/games/gathering.ts";
import { ProgressNotes } from "../src/games/progress.ts";
import { NOBODY } from "../src/games/summary.ts";
import { Jobs } from "../src/jobs/jobs.ts";
import { newGuest } from "../src/people/people.ts";
import { smtpMail } from "../src/smtp.ts";
import { keepPack } from "../src/storage/packs.ts";
import { openStorage } from "../src/storage/storage.ts";
import { endpoint, mailServer, pushTarget } from "./support/endpoint.ts";
import { historicalData } from "./support/historical.ts";
import { NEW_GAME, serving } from "./support/serving.ts";
import { newDirectory, testStores } from "./support/stores.ts";
import { Visitor } from "./support/visitor.ts";

const PERSON = { kind: "person" } as const;
const DAILY = { ...NEW_GAME, pace: "daily" as const };
const THREE = { maria: PERSON, frederick: PERSON, louis: PERSON };
const ALERTS = { reach: "anywhere", grace: 200 } as const;
const WISHES: AlertWishes = {
  ...{ language: "en", zone: "UTC", quiet: null, digest: "each", email: false },
  ...{ reminders: true, webhook: null },
};
const HOUR = 60 * 60 * 1000;

/** Only the clock is ours: everything that waits waits as ever. */
const later = (hours: number): void => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR });
};
afterEach(() => vi.useRealTimers());

const wish = async (visitor: Visitor, changes: Partial<AlertWishes>): Promise<Alerts> => {
  const { status, body } = await visitor.ask("PUT", "/api/alerts", { ...WISHES, ...changes });
  const alerts = parseAlerts(body);
  if (alerts === null) throw new Error(`${status} ${JSON.stringify(body)}`);
  return alerts;
};

/** Somebody who is told by a webhook, and the kinds of what he is told, in order. */
const listening = async (visitor: Visitor, changes: Partial<AlertWishes> = {}) => {
  const hook = await endpoint();
  const { secret } = await wish(visitor, { webhook: hook.url, ...changes });
  const told = () =>
    hook.calls.flatMap(({ body }) =>
      (JSON.parse(body.toString("utf8")) as { alerts: { kind: string }[] }).alerts.map(({ kind }) => kind),
    );
  return { ...hook, secret, told };
};

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 9000, interval: 50 });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Longer than the grace, the second a progress may be late, and what is sent then. */
const LONG = 2500;

const gathered = async (port: number, game = DAILY) => {
  const theresa = await Visitor.named(port, "Theresa");
  const { game: made, invitations } = await theresa.make(game);
  const guests: Visitor[] = [];
  for (const { seat, token } of invitations) {
    const guest = await Visitor.named(port, seat);
    await guest.join(token, made.id);
    guests.push(guest);
  }
  const [fritz = theresa, louis = theresa] = guests;
  const path = `/api/games/${made.id}`;
  return { theresa, fritz, louis, id: made.id, path, start: () => theresa.ask("POST", `${path}/start`, {}) };
};

describe.each(testStores())("whoever is away, on $name,", ({ place }) => {
  test("hears once that it is his turn, by push, letter and webhook", async () => {
    const mail = await mailServer();
    const { port } = await serving(await place(), {
      alerts: ALERTS,
      mail: smtpMail(mail.address, "MARIA <maria@example.org>"),
    });
    const { theresa, id, start } = await gathered(port);
    await theresa.ask("POST", "/api/account", { name: "Theresa", password: "vier Wörter und Silesia" });
    const service = await endpoint();
    const target = pushTarget(`${service.url}/push/1`);
    const { endpoint: address, p256dh, auth } = target;
    const subscribed = await theresa.ask("PUT", "/api/alerts/push", { endpoint: address, p256dh, auth });
    expect(parseAlerts(subscribed.body)?.devices).toMatchObject([{ isThis: true }]);
    await theresa.ask("PUT", "/api/account/email", {
      ...{ email: "theresa@example.org", current: "vier Wörter und Silesia", language: "de" },
    });
    const link = /account\/email\/([\w-]+)/.exec(mail.letters.join().replaceAll("=\n", ""))?.[1];
    await theresa.ask("POST", "/api/account/email", { token: link });
    const hook = await listening(theresa, { language: "de", email: true });
    await start();
    await eventually(() => expect(hook.told()).toEqual(["turn"]));
    const [call] = hook.calls;
    expect(JSON.parse(call?.body.toString("utf8") ?? "")).toEqual({
      title: "MARIA: Du bist am Zug: „Silesia“.",
      alerts: [
        {
          ...{ kind: "turn", game: { id, name: "Silesia" }, text: "Du bist am Zug: „Silesia“." },
          link: `http://127.0.0.1:${port}/#/table/${id}`,
        },
      ],
    });
    const time = String(call?.headers["maria-time"]);
    expect(call?.headers["maria-signature"]).toBe(
      signatureOf(hook.secret ?? "", time, call?.body ?? Buffer.alloc(0)),
    );
    await eventually(() => expect(service.calls).toHaveLength(1));
    expect(service.calls[0]?.path).toBe("/push/1");
    expect(service.calls[0]?.headers.authorization).toMatch(/^vapid t=/);
    expect(target.read(service.calls[0]?.body ?? Buffer.alloc(0))).toEqual({
      ...{ title: "MARIA: Du bist am Zug: „Silesia“.", body: "" },
      link: `http://127.0.0.1:${port}/#/table/${id}`,
    });
    await eventually(() => expect(mail.letters).toHaveLength(2));
    expect(mail.letters[1]).toContain("To: theresa@example.org");
    // What is told of once is not told again, and not while he sits there.
    const sitting = await theresa.sit(id);
    await sitting.watch("maria");
    const random = chanceFrom(1);
    for (let count = 0; count < 3; count++) await sitting.decide("maria", random);
    await pause(LONG);
    expect(hook.told()).toEqual(["turn"]);
  });

  test("is told nothing if he decides before the time of grace is over", async () => {
    const { port } = await serving(await place(), { alerts: { ...ALERTS, grace: 3000 } });
    const { theresa, id, start } = await gathered(port);
    const hook = await listening(theresa);
    await start();
    const sitting = await theresa.sit(id);
    await sitting.watch("maria");
    const random = chanceFrom(1);
    for (let count = 0; count < 60; count++) if ((await sitting.decide("maria", random)) === null) break;
    expect(sitting.moments.at(-1)?.pending.map(({ seat }) => seat)).not.toContain("maria");
    sitting.close();
    await pause(4500);
    expect(hook.told()).toEqual([]);
  });

  test("is told nothing while he has the table before him", async () => {
    const { port } = await serving(await place(), { alerts: ALERTS });
    const { theresa, fritz, id, start } = await gathered(port);
    const [hook, other] = [await listening(theresa), await listening(fritz)];
    const sitting = await theresa.sit(id);
    await start();
    await eventually(() => expect(other.told()).toEqual(["started"]));
    await pause(LONG);
    expect(hook.told()).toEqual([]);
    sitting.close();
  });

  test("is told what came together in quiet hours when they are over, in one message; not what was answered", async () => {
    const { port } = await serving(await place(), { alerts: ALERTS });
    const { theresa, fritz, id, start } = await gathered(port);
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const quiet = { from: (minute + 1380) % 1440, until: (minute + 120) % 1440 };
    const hook = await listening(theresa, { quiet });
    const other = await listening(fritz, { quiet });
    await start();
    const second = await theresa.make({ ...DAILY, name: "Second", take: "maria" });
    await fritz.join(second.invitations[0]?.token ?? "", second.game.id);
    await pause(LONG);
    expect([hook.told(), other.told()]).toEqual([[], []]);
    const sitting = await theresa.sit(id);
    await wish(theresa, { webhook: hook.url });
    await wish(fritz, { webhook: other.url, digest: "daily" });
    await eventually(() => expect(hook.calls).toHaveLength(1));
    // Her turn at the first table is before her eyes by now.
    expect(hook.told()).toEqual(["full"]);
    expect(other.told()).toEqual([]);
    sitting.close();
  });

  test("is told again what did not arrive; an end that is gone is forgotten", async () => {
    const { port } = await serving(await place(), { alerts: ALERTS });
    const theresa = await Visitor.named(port, "Theresa");
    const service = await endpoint(410);
    const hook = await endpoint(500, 201, 404);
    const { endpoint: address, p256dh, auth } = pushTarget(`${service.url}/gone`);
    await theresa.ask("PUT", "/api/alerts/push", { endpoint: address, p256dh, auth });
    await wish(theresa, { webhook: hook.url });
    const state = async () => parseAlerts((await theresa.ask("GET", "/api/alerts")).body);
    expect((await state())?.devices).toHaveLength(1);
    await theresa.ask("POST", "/api/alerts/test", {});
    await eventually(async () => {
      expect(hook.calls).toHaveLength(2);
      expect((await state())?.devices).toEqual([]);
    });
    expect(service.calls).toHaveLength(1);
    await theresa.ask("POST", "/api/alerts/test", {});
    await eventually(async () => expect((await state())?.wishes?.webhook).toBeNull());
    expect((await state())?.secret).toBeNull();
  });
});

describe("alerts", () => {
  const place = () => ({ directory: newDirectory() });

  test("remind of a deadline, ask for agreement about somebody absent, and warn him", async () => {
    const { port } = await serving(place(), { alerts: ALERTS });
    const { theresa, fritz, louis, path, start } = await gathered(port, { ...DAILY, players: THREE });
    const hook = await listening(theresa, { digest: "daily" });
    const others = [await listening(fritz), await listening(louis)];
    await start();
    await eventually(() => expect(others.map(({ told }) => told())).toEqual([["started"], ["started"]]));
    await pause(LONG);
    expect(hook.told()).toEqual([]);
    later(21);
    // A reminder waits for no digest, and brings along what waited for it.
    await eventually(() => expect(hook.told()).toContain("reminder"));
    later(4);
    const asked = await fritz.ask("POST", `${path}/standIn`, { seat: "maria", level: "cadet" });
    expect(asked.status).toBe(200);
    await eventually(() => expect(others[1]?.told()).toContain("asked"));
    await wish(theresa, { webhook: hook.url });
    await eventually(() => expect(hook.told()).toContain("missed"));
    expect(others[0]?.told()).not.toContain("asked");
    for (const { told } of [hook, ...others]) expect(new Set(told()).size).toBe(told().length);
  });

  test("tell everybody at the table that the game is over", async () => {
    const { db, dialect, close } = await openStorage(place(), () => {});
    const log = pino({ level: "silent" });
    const jobs = new Jobs({ db, dialect, log });
    onTestFinished(async () => {
      await jobs.close();
      await close();
    });
    const alerts = new AlertJobs({
      ...{ db, jobs, log, mail: null, reach: "anywhere", grace: null, presenceAt: () => NOBODY },
      vapid: vapidKeysFrom("01".repeat(32)),
    });
    alerts.handle();
    jobs.start();
    const people = await Promise.all(["Theresa", "Fritz"].map((name) => newGuest(db, name, "?")));
    const [theresa, fritz] = people.map(({ person }) => person);
    if (theresa === undefined || fritz === undefined) throw new Error("nobody came");
    const made = await makeGame(db, theresa, { ...DAILY, isOpen: true }, await keepPack(db, historicalData));
    if ("refused" in made) throw new Error(made.refused);
    await join(db, made.id, fritz, { seat: "frederick" });
    await start(db, made.id, theresa);
    const hooks = [await endpoint(), await endpoint()];
    for (const [index, { id }] of [theresa, fritz].entries())
      await keepWishes(db, id, { ...WISHES, webhook: hooks[index]?.url ?? null }, "https://example.org");
    const notes = new ProgressNotes(
      db,
      (error) => {
        throw error;
      },
      {
        onOver: (step, game) => alerts.tellTable("over", game, null, step),
        onAwaited: async () => {},
      },
    );
    const result = { winner: "maria", ending: "finalScoring", power: -1, turn: 9 } as const;
    for (let notings = 0; notings < 2; notings++) {
      notes.note(
        made.id,
        { noted: 7, progress: { turn: 9, result, waitsFor: [] }, waits: {}, awaited: [] },
        true,
      );
      await notes.flush();
    }
    await eventually(() => expect(hooks.map(({ calls }) => calls.length)).toEqual([1, 1]));
    expect(JSON.parse(hooks[1]?.calls[0]?.body.toString("utf8") ?? "")).toMatchObject({
      ...{ title: "MARIA: “Silesia” is over.", alerts: [{ kind: "over" }] },
    });
  });

  test("are asked for in the right shape, by whoever has a name, to addresses that may be reached", async () => {
    const { port } = await serving(place());
    const theresa = await Visitor.named(port, "Theresa");
    expect((await new Visitor(port).ask("GET", "/api/alerts")).body).toEqual({ refused: "unknownPerson" });
    for (const [changes, refused] of [
      [{ zone: "Europe/Atlantis" }, "malformed"],
      [{ quiet: { from: 0, until: 1440 } }, "malformed"],
      [{ digest: "hourly" }, "malformed"],
      [{ language: "la" }, "malformed"],
      [{ more: 1 }, "malformed"],
      [{ webhook: "javascript:alert(1)" }, "malformed"],
      [{ webhook: "http://example.org/" }, "badAddress"],
      [{ webhook: "https://192.168.0.1/" }, "badAddress"],
      [{ webhook: "https://localhost/" }, "badAddress"],
    ] as const)
      expect(
        (await theresa.ask("PUT", "/api/alerts", { ...WISHES, ...changes })).body,
        JSON.stringify(changes),
      ).toEqual({ refused });
    const { p256dh, auth } = pushTarget("");
    for (const endpointOf of ["https://10.0.0.1/push", "http://push.example.org/"])
      expect(
        (await theresa.ask("PUT", "/api/alerts/push", { endpoint: endpointOf, p256dh, auth })).body,
      ).toEqual({ refused: "badAddress" });
    const foreign = { origin: "https://elsewhere.example" };
    expect((await theresa.ask("PUT", "/api/alerts", WISHES, foreign)).status).toBe(403);
    expect(parseAlerts((await theresa.ask("GET", "/api/alerts")).body)).toMatchObject({
      ...{ wishes: null, email: null, secret: null, devices: [] },
    });
  });

  test("are the account's when a guest becomes one with it, exported without secrets, and end with their person", async () => {
    const { port } = await serving(place());
    const password = "vier Wörter und Silesia";
    const theresa = await Visitor.named(port, "Theresa");
    await theresa.ask("POST", "/api/account", { name: "Theresa", password });
    const phone = await Visitor.named(port, "Phone");
    const { secret } = await wish(phone, { language: "fr", webhook: "https://example.org/hook" });
    const { p256dh, auth } = pushTarget("");
    const target = { endpoint: "https://push.example.org/1", p256dh, auth };
    await phone.ask("PUT", "/api/alerts/push", target);
    await phone.ask("POST", "/api/session", { name: "Theresa", password });
    const merged = parseAlerts((await theresa.ask("GET", "/api/alerts")).body);
    expect(merged).toMatchObject({ wishes: { language: "fr" }, secret, devices: [] });
    await phone.ask("PUT", "/api/alerts/push", target);
    const listed = parseAlerts((await theresa.ask("GET", "/api/alerts")).body);
    expect(listed?.devices).toMatchObject([{ isThis: false }]);
    const exported = JSON.stringify((await theresa.ask("GET", "/api/me/export")).body);
    expect(exported).toContain("https://example.org/hook");
    for (const hidden of [secret ?? "?", p256dh, auth]) expect(exported).not.toContain(hidden);
    // Whoever signs out there is told nothing there any more.
    await phone.ask("DELETE", "/api/session");
    expect(parseAlerts((await theresa.ask("GET", "/api/alerts")).body)?.devices).toEqual([]);
  });
});
