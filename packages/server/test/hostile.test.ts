import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { chanceFrom } from "@maria/rules/search";
import { describe, expect, onTestFinished, test } from "vitest";
import { NEW_GAME, serving } from "./support/serving.ts";
import { newDirectory } from "./support/stores.ts";
import { Sitting, Visitor } from "./support/visitor.ts";

const table = async (options: Parameters<typeof serving>[1] = {}) => {
  const { port } = await serving({ directory: newDirectory() }, options);
  const theresa = await Visitor.named(port, "Theresa");
  const fritz = await Visitor.named(port, "Fritz");
  const { game, invitations } = await theresa.make(NEW_GAME);
  await fritz.join(invitations[0]?.token ?? "", game.id);
  await theresa.ask("POST", `/api/games/${game.id}/start`, {});
  const maria = await theresa.sit(game.id);
  const { seen } = await maria.watch("maria");
  return { port, theresa, fritz, maria, seen, id: game.id };
};

/** The game is as it was, and goes on. */
const isUnharmed = async ({ maria, seen }: Awaited<ReturnType<typeof table>>): Promise<void> => {
  expect(maria.moments.at(-1)?.seen).toBe(seen);
  expect(await maria.decide("maria", chanceFrom(1))).toEqual({ accepted: true });
};

const raw = async (port: number): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once("connect", resolve));
  return socket;
};

const upgrade = async (port: number, id: string): Promise<Socket> => {
  const socket = await raw(port);
  const key = randomBytes(16).toString("base64");
  socket.write(
    `GET /api/games/${id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once("data", resolve));
  return socket;
};

const isGone = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    if (socket.destroyed) resolve(true);
    socket.once("close", () => resolve(true));
    socket.resume();
    setTimeout(() => resolve(false), 5000).unref();
  });

const frame = (payload: Buffer): Buffer => {
  const head = Buffer.alloc(14);
  head[0] = 0x81;
  head[1] = 0xff;
  head.writeBigUInt64BE(BigInt(payload.length), 2);
  return Buffer.concat([head, payload]);
};

describe("whatever comes over a socket", () => {
  test("malformed messages are answered as such, and change nothing", async () => {
    const here = await table({ limits: { messagesAtOnce: 10_000, messagesPerSecond: 10_000 } });
    const stranger = await new Visitor(here.port).sit(here.id);
    const messages = [
      ..."nonsense|{|[]|null|7|{}|[[[[|\u0000".split("|"),
      ...["constructor", "__proto__", "toString", "watch", "act", "open"].map((type) => ({ type })),
      '{"type":"retry","__proto__":{"type":"act"}}',
      { type: "watch", watch: 1, reader: "constructor" },
      { type: "watch", watch: 1, reader: "maria" },
      { type: "watch", watch: 1e30, reader: null },
      { type: "act", request: 1, seat: "maria", seen: 0, action: { type: "done" } },
      { type: "act", request: 1, seat: "__proto__", seen: 0, action: {} },
      `{"type":"act","request":1,"seat":"maria","seen":0,"action":${"[".repeat(2000)}${"]".repeat(2000)}}`,
    ];
    for (let round = 0; round < 100; round++) for (const message of messages) stranger.say(message);
    await stranger.until(() =>
      stranger.ofType("malformed").length === 100 * messages.length ? true : undefined,
    );
    expect(new Set(stranger.replies.map(({ type }) => type))).toEqual(
      new Set(["game", "opened", "malformed"]),
    );
    await isUnharmed(here);
  });

  test("actions that were never offered, and old ones, are refused by their clause; the table is not disturbed", async () => {
    const here = await table({ limits: { messagesAtOnce: 10_000, messagesPerSecond: 10_000 } });
    for (const action of [
      { type: "constructor" },
      { type: "march", piece: 1, path: [1, 2, 3] },
      { type: "playCard", card: 3 },
      null,
      [],
      "done",
    ])
      expect(await here.maria.act("maria", here.seen, action)).toMatchObject({
        refused: true,
        rule: expect.stringMatching(/^[A-Z]{3}-\d+$/),
      });
    await isUnharmed(here);
    for (let round = 0; round < 20; round++)
      expect(await here.maria.act("maria", 0, { type: "done" })).toMatchObject({ stale: true });
  });

  test("a bad frame, a huge one and a flood end their own connection only", async () => {
    const here = await table();
    const bad = await upgrade(here.port, here.id);
    bad.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    const huge = await upgrade(here.port, here.id);
    huge.write(frame(Buffer.alloc(1 << 20, "x")));
    const flood = await new Visitor(here.port).sit(here.id);
    for (let count = 0; count < 500; count++) flood.say("{}");
    expect(await Promise.all([isGone(bad), isGone(huge)])).toEqual([true, true]);
    expect(await flood.until(() => flood.closed ?? undefined)).toBe(1008);
    await isUnharmed(here);
  });

  test("a page of another site opens no socket, nor does anybody more of them than he may have", async () => {
    const here = await table({ limits: { socketsPerAddress: 4 } });
    const refused = (headers: Record<string, string>) =>
      Sitting.at(here.port, here.id, here.theresa.cookie, headers);
    await expect(refused({ origin: "https://elsewhere.test" })).rejects.toThrow("403");
    await expect(refused({ origin: "null" })).rejects.toThrow("403");
    await expect(Sitting.at(here.port, "none", "")).rejects.toThrow("404");
    const own = await refused({ origin: `http://127.0.0.1:${here.port}` });
    const more = [own, await here.fritz.sit(here.id), await here.fritz.sit(here.id)];
    await expect(here.fritz.sit(here.id)).rejects.toThrow("429");
    for (const sitting of more) sitting.close();
    await expect
      .poll(() =>
        here.fritz.sit(here.id).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await isUnharmed(here);
  });
});

describe("whatever comes by HTTP", () => {
  test("nothing malformed, oversized or foreign gets through, and nothing gets an answer of 500 or more", async () => {
    const here = await table({ limits: { requestsPerMinute: 100_000 } });
    const bodies: unknown[] = [
      "{",
      "[]",
      "null",
      '{"__proto__":{"seat":"maria"}}',
      '{"constructor":{"prototype":{"seat":"maria"}}}',
      { seat: "constructor", seen: 0, action: {} },
      { seat: "maria", seen: 0, action: { type: "done" } },
      { invitation: ["x"] },
      { invitation: "' or 1=1 --" },
      { name: { toString: "x" } },
      `{"name":"${"x".repeat(20_000)}"}`,
      `${"[".repeat(8000)}`,
    ];
    const path = `/api/games/${here.id}`;
    const targets = [
      ["PUT", "/api/me"],
      ["POST", "/api/games"],
      ...["join", "leave", "start", "act", "nothing"].map((name) => ["POST", `${path}/${name}`]),
      ["POST", "/api/games/%2e%2e/join"],
      ["POST", `/api/games/${"x".repeat(500)}/join`],
      ["DELETE", path],
      ["POST", "/api/games/%zz/join"],
      ["POST", "/metrics"],
    ] as const;
    const statuses = new Set<number>();
    for (const visitor of [here.fritz, new Visitor(here.port)])
      for (const [method = "", target = ""] of targets)
        for (const body of bodies) {
          const { status, body: answer } = await visitor.ask(method, target, body);
          expect([status, answer], `${method} ${target} ${JSON.stringify(body)}`).toEqual([
            expect.any(Number),
            { refused: expect.any(String) },
          ]);
          statuses.add(status);
        }
    expect([...statuses].filter((status) => status >= 500 || status < 400)).toEqual([]);
    await isUnharmed(here);
  });

  test("a write from another site's page is refused, whatever cookie it brings", async () => {
    const here = await table();
    const { status, body } = await here.theresa.ask(
      "PUT",
      "/api/me",
      { name: "Mallory" },
      { origin: "https://elsewhere.test" },
    );
    expect([status, body]).toEqual([403, { refused: "foreignOrigin" }]);
    expect((await here.theresa.ask("GET", "/api/me")).body).toMatchObject({ person: { name: "Theresa" } });
  });

  test("whoever asks too often has to wait", async () => {
    const here = await table({ limits: { requestsPerMinute: 20 } });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => new Visitor(here.port).ask("GET", "/api/me")),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
    expect(answers.find(({ status }) => status === 429)?.body).toEqual({ refused: "tooMany" });
    await isUnharmed(here);
  });

  test("half-open connections and bad requests leave the others alone", async () => {
    const here = await table();
    const half = await Promise.all(Array.from({ length: 100 }, () => raw(here.port)));
    for (const socket of half) socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
    const bad = await raw(here.port);
    bad.write("NONSENSE\r\n\r\n");
    const long = await raw(here.port);
    long.write(`GET / HTTP/1.1\r\nX: ${"y".repeat(1 << 20)}\r\n\r\n`);
    expect(await Promise.all([isGone(bad), isGone(long)])).toEqual([true, true]);
    await isUnharmed(here);
  });

  test("health and metrics tell no name, no game and no secret", async () => {
    const here = await table();
    expect((await here.theresa.ask("GET", "/health")).body).toEqual({ status: "ok" });
    const { body } = await here.theresa.ask("GET", "/metrics");
    expect(body).toContain("maria_games_open 1");
    for (const secret of [here.id, "Theresa", here.theresa.cookie]) expect(body).not.toContain(secret);
  });
});
