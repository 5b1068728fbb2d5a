import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { clockOf, minutesOf, zonesWith } from "../../src/online/alerts/hours.ts";
import { isApplePhone, obstacleIn } from "../../src/online/alerts/obstacles.ts";

const WORKER = readFileSync(new URL("../../offline/serviceWorker.js", import.meta.url), "utf8");
const SCOPE = "https://example.org/maria/";
const TABLE = `${SCOPE}#/table/g1`;

interface Page {
  readonly url: string;
  readonly visibilityState?: string;
}

/** The service worker among these open pages: what it does is written down. */
const working = (pages: readonly Page[] = []) => {
  const done: unknown[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const clients = pages.map((page) => ({
    ...page,
    focus: async () => done.push(["focus", page.url]),
    postMessage: (message: unknown) => done.push(["message", message]),
  }));
  const self = {
    location: { origin: "https://example.org" },
    registration: {
      scope: SCOPE,
      showNotification: async (title: string, { tag, body }: { tag: string; body: string }) =>
        done.push(["show", title, body, tag]),
    },
    clients: {
      matchAll: async () => clients,
      openWindow: async (address: string) => done.push(["open", address]),
    },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  };
  const fetch = async (address: string, { body }: { body: string }) => done.push([address, JSON.parse(body)]);
  runInNewContext(WORKER, { self, URL, fetch });
  const hear = async (type: string, event: object): Promise<unknown[]> => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
    return done;
  };
  return {
    push: (message: unknown) => hear("push", { data: { json: () => message } }),
    touch: (data: unknown) => hear("notificationclick", { notification: { data, close() {} } }),
    hear,
  };
};

// The server names its site without the path below which a page may stand.
const TURN = { title: "MARIA: turn", body: "", link: "https://example.org/#/table/g1" };

test("what is pushed is shown under the address of its table, below the path where the page stands", async () => {
  expect(await working().push(TURN)).toEqual([["show", "MARIA: turn", "", TABLE]]);
});

test("nothing is shown of a table that somebody looks at; one behind another window is not looked at", async () => {
  expect(await working([{ url: TABLE, visibilityState: "visible" }]).push(TURN)).toEqual([]);
  expect(await working([{ url: TABLE, visibilityState: "hidden" }]).push(TURN)).toHaveLength(1);
  expect(await working([{ url: `${TABLE}2`, visibilityState: "visible" }]).push(TURN)).toHaveLength(1);
});

test("what is no message of the server is not shown", async () => {
  for (const message of [null, "x", {}, { ...TURN, title: 1 }, { ...TURN, link: "https://" }])
    expect(await working().push(message)).toEqual([]);
});

test("whoever touches it comes to the table: where it is open, where no other table is, or in a new window", async () => {
  const other = { url: `${SCOPE}#/table/g2` };
  const lobby = { url: `${SCOPE}#/friends` };
  expect(await working([lobby, { url: TABLE }]).touch(TABLE)).toEqual([["focus", TABLE]]);
  expect(await working([other, lobby]).touch(TABLE)).toEqual([
    ["message", { type: "open", hash: "#/table/g1" }],
    ["focus", lobby.url],
  ]);
  expect(await working([other]).touch(TABLE)).toEqual([["open", TABLE]]);
});

test("the server learns the new address of a device whose push service has moved it", async () => {
  const keys = { p256dh: "p", auth: "a" };
  const newSubscription = { toJSON: () => ({ endpoint: "https://push.example.org/2", keys }) };
  expect(await working().hear("pushsubscriptionchange", { newSubscription })).toEqual([
    ["api/alerts/push", { endpoint: "https://push.example.org/2", ...keys }],
  ]);
});

test("why a browser shows no alerts is told by what comes first", () => {
  const able = {
    ...{ isSecure: true, hasPush: true, isApplePhone: false, isInstalled: false },
    permission: "default" as NotificationPermission | null,
  };
  expect(obstacleIn(able)).toBe(null);
  expect(obstacleIn({ ...able, isSecure: false, hasPush: false })).toBe("insecure");
  expect(obstacleIn({ ...able, isApplePhone: true, hasPush: false })).toBe("homeScreen");
  expect(obstacleIn({ ...able, isApplePhone: true, isInstalled: true })).toBe(null);
  expect(obstacleIn({ ...able, permission: null })).toBe("lacking");
  expect(obstacleIn({ ...able, permission: "denied" })).toBe("forbidden");
  expect(isApplePhone("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5)).toBe(true);
  expect(isApplePhone("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5)).toBe(true);
  expect(isApplePhone("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0)).toBe(false);
});

test("quiet hours are read and written as times of day; a zone chosen elsewhere stays among those to choose", () => {
  expect([0, 485, 1439].map(clockOf)).toEqual(["00:00", "08:05", "23:59"]);
  expect(["00:00", "08:05", "23:59", ""].map(minutesOf)).toEqual([0, 485, 1439, null]);
  expect(zonesWith("Somewhere/Else")).toContain("Somewhere/Else");
  expect(zonesWith("Europe/Vienna").filter((zone) => zone === "Europe/Vienna")).toHaveLength(1);
});
