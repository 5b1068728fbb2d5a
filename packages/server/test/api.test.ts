import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Moment, parseMadeToken, parseNetworkReply, parseTokens } from "@maria/table";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { INTERNAL, OPERATIONS } from "../src/http/description/operations.ts";
import { NEW_GAME, serving } from "./support/serving.ts";
import { newDirectory } from "./support/stores.ts";
import { Sitting, Visitor } from "./support/visitor.ts";

const place = () => ({ directory: newDirectory() });
const BOTS = {
  maria: { kind: "person" },
  frederick: { kind: "bot", level: "cadet" },
  louis: { kind: "bot", level: "cadet" },
} as const;

/** A program that shows a token instead of a cookie. */
const program = (port: number, secret: string) => (method: string, path: string, body?: unknown) =>
  new Visitor(port).ask(method, path, body, { authorization: `Bearer ${secret}` });

const tokenOf = async (visitor: Visitor, scope: "read" | "play" = "play") => {
  const { body } = await visitor.ask("POST", "/api/tokens", { label: "my bot", scope });
  const made = parseMadeToken(body);
  if (made === null) throw new Error(JSON.stringify(body));
  return made;
};

test("a token stands for its person, is listed without its secret, and is nothing once it is revoked", async () => {
  const { port } = await serving(place());
  const owner = await Visitor.named(port, "Voltaire");
  const { token, secret } = await tokenOf(owner);
  const ask = program(port, secret);
  expect((await ask("GET", "/api/me")).body).toMatchObject({ person: { name: "Voltaire" } });
  const listed = (await owner.ask("GET", "/api/tokens")).body;
  expect(parseTokens(listed)?.tokens).toMatchObject([{ id: token.id, label: "my bot", scope: "play" }]);
  expect(parseTokens(listed)?.tokens[0]?.used).not.toBeNull();
  expect(JSON.stringify(listed)).not.toContain(secret);
  expect(JSON.stringify((await owner.ask("GET", "/api/me/export")).body)).not.toContain(secret);
  const stranger = await Visitor.named(port, "Rousseau");
  expect((await stranger.ask("DELETE", `/api/tokens/${token.id}`)).status).toBe(400);
  expect((await owner.ask("DELETE", `/api/tokens/${token.id}`)).status).toBe(200);
  expect((await ask("GET", "/api/me")).status).toBe(401);
});

test("a token needs no origin, makes cookies count for nothing, and reaches no account", async () => {
  const { port } = await serving(place());
  const owner = await Visitor.named(port, "Voltaire");
  const other = await Visitor.named(port, "Rousseau");
  const { secret } = await tokenOf(owner);
  const shown = { authorization: `Bearer ${secret}`, origin: "https://elsewhere.example" };
  expect((await other.ask("GET", "/api/me", undefined, shown)).body).toMatchObject({
    person: { name: "Voltaire" },
  });
  expect((await other.ask("POST", "/api/games", { ...NEW_GAME, players: BOTS }, shown)).body).toMatchObject({
    game: { maker: { name: "Voltaire" } },
  });
  const bad = { ...shown, authorization: "Bearer maria_nothing" };
  expect((await other.ask("GET", "/api/me", undefined, bad)).body).toEqual({ refused: "badToken" });
  for (const [method, path] of [
    ["PUT", "/api/me"],
    ["DELETE", "/api/me"],
    ["GET", "/api/tokens"],
    ["POST", "/api/claims"],
  ] as const)
    expect((await program(port, secret)(method, path, method === "GET" ? undefined : {})).body).toEqual({
      refused: "notByToken",
    });
});

test("a token that may read sees its person's seat and does nothing there", async () => {
  const { port } = await serving(place());
  const owner = await Visitor.named(port, "Voltaire");
  const { game } = await owner.make({ ...NEW_GAME, players: BOTS });
  await owner.ask("POST", `/api/games/${game.id}/start`, {});
  const { secret } = await tokenOf(owner, "read");
  const ask = program(port, secret);
  const offered = await ask("GET", `/api/games/${game.id}/choices?seat=maria`);
  expect(offered.status).toBe(200);
  expect((await ask("POST", `/api/games/${game.id}/act`, {})).body).toEqual({ refused: "notByToken" });
  await expect(Sitting.at(port, game.id, "", { authorization: `Bearer ${secret}` })).rejects.toThrow("403");
  await expect(Sitting.at(port, game.id, "", { authorization: "Bearer maria_none" })).rejects.toThrow("401");
  expect((await new Visitor(port).ask("GET", `/api/games/${game.id}/choices?seat=maria`)).body).toEqual({
    refused: "notYours",
  });
});

test("one token has no more requests a minute than it may have, and others go on", async () => {
  const { port } = await serving(place(), { limits: { requestsPerToken: 3 } });
  const owner = await Visitor.named(port, "Voltaire");
  const [one, other] = [await tokenOf(owner), await tokenOf(owner)];
  for (let count = 0; count < 3; count++)
    expect((await program(port, one.secret)("GET", "/api/me")).status).toBe(200);
  const refused = await program(port, one.secret)("GET", "/api/me");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await program(port, other.secret)("GET", "/api/me")).status).toBe(200);
});

test("long lists of actions come in pages that add up to the same list", async () => {
  const { port } = await serving(place());
  const owner = await Visitor.named(port, "Voltaire");
  const { game } = await owner.make({ ...NEW_GAME, players: BOTS });
  await owner.ask("POST", `/api/games/${game.id}/start`, {});
  const page = async (query: string) =>
    (await owner.ask("GET", `/api/games/${game.id}/choices?seat=maria&${query}`)).body as {
      choices: { actions: unknown[]; next: number | null }[];
    };
  const whole = (await page("choice=0&most=60")).choices[0];
  const first = (await page("choice=0&most=40")).choices[0];
  expect(first?.next).toBe(40);
  const second = (await page("choice=0&from=40&most=20")).choices[0];
  expect([...(first?.actions ?? []), ...(second?.actions ?? [])]).toEqual(whole?.actions);
  expect((await owner.ask("GET", `/api/games/${game.id}/choices?seat=maria&most=9999`)).status).toBe(400);
});

/** The events of a stream until one of this type has come. */
const eventsUntil = async (response: Response, type: string): Promise<readonly string[]> => {
  const events: string[] = [];
  let text = "";
  if (response.body === null) throw new Error("no stream");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value: chunk = "", done } = await reader.read();
    if (done) break;
    const parts = (text + chunk).split("\n\n");
    text = parts.pop() ?? "";
    events.push(...parts);
    if (events.some((event) => event.startsWith(`event: ${type}\n`))) break;
  }
  await reader.cancel();
  return events;
};

test("news come as events of the socket's replies, go on where they ended, and end with the server", async () => {
  const server = await serving(place());
  const owner = await Visitor.named(server.port, "Voltaire");
  const { game } = await owner.make({ ...NEW_GAME, players: BOTS });
  await owner.ask("POST", `/api/games/${game.id}/start`, {});
  // From here on nothing comes by itself: the bots have decided.
  await expect
    .poll(async () => {
      const { body } = await owner.ask("GET", `/api/games/${game.id}/moment?reader=maria`);
      return (body as { moment: Moment }).moment.pending.map(({ seat }) => seat);
    })
    .toEqual(["maria"]);
  const url = `http://127.0.0.1:${server.port}/api/games/${game.id}/events?reader=maria`;
  const listen = (headers: Record<string, string> = {}) =>
    fetch(url, { headers: { cookie: owner.cookie, ...headers } });
  const replies = (events: readonly string[]) =>
    events
      .flatMap((event) => /^data: (.*)$/m.exec(event)?.[1] ?? [])
      .map((data) => parseNetworkReply(JSON.parse(data)));
  const told = await eventsUntil(await listen(), "moment");
  expect(replies(told).map((reply) => reply?.type)).toEqual(["game", "opened", "moment"]);
  const last = replies(told).at(-1);
  const id = /^id: (\d+)$/m.exec(told.at(-1) ?? "")?.[1] ?? "";
  if (last?.type !== "moment") throw new Error("no moment");
  expect(last.moment).toMatchObject({ seen: Number(id), isWhole: true });
  const resumed = replies(await eventsUntil(await listen({ "last-event-id": id }), "moment")).at(-1);
  expect(resumed).toMatchObject({ type: "moment", moment: { isWhole: false } });
  expect((await fetch(url)).status).toBe(403);
  const open = await listen();
  const ended = open.text();
  const begun = performance.now();
  await server.close();
  await ended;
  expect(performance.now() - begun).toBeLessThan(4000);
});

test("nobody has more streams of news open than he may have", async () => {
  const { port } = await serving(place(), { limits: { streamsPerHolder: 1 } });
  const owner = await Visitor.named(port, "Voltaire");
  const { game } = await owner.make({ ...NEW_GAME, players: BOTS });
  const listen = () =>
    fetch(`http://127.0.0.1:${port}/api/games/${game.id}/events`, { headers: { cookie: owner.cookie } });
  const first = await listen();
  expect(first.status).toBe(200);
  expect((await listen()).status).toBe(429);
  await first.body?.cancel();
  await expect.poll(async () => (await listen()).status).toBe(200);
});

test("every route is in the document or internal, and the document has no others", async () => {
  const { port, routes } = await serving(place());
  const document = (await new Visitor(port).ask("GET", "/api/openapi.json")).body as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(document.openapi).toBe("3.1.0");
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(described.sort()).toEqual(Object.keys(OPERATIONS).sort());
  const names = routes.map(({ method, url }) => `${method} ${url}`);
  expect([...described, ...INTERNAL].sort()).toEqual(names.sort());
});

test("real answers are what the document says", async () => {
  const { port } = await serving(place());
  const owner = await Visitor.named(port, "Voltaire");
  const document = (await owner.ask("GET", "/api/openapi.json")).body as Record<string, unknown>;
  const judge = Fastify({
    bodyLimit: 16 * 1024 * 1024,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
  });
  judge.addSchema({ $id: "https://maria.example/document", ...document });
  judge.post("/", async (request) => {
    const { pointer, data } = request.body as { pointer: string; data: unknown };
    const check = request.compileValidationSchema({ $ref: `https://maria.example/document#/${pointer}` });
    return { errors: check(data) ? null : check.errors };
  });
  const faultOf = async (path: string, method: string, status: number, data: unknown): Promise<unknown> => {
    const pointer = [
      "paths",
      path,
      method,
      "responses",
      String(status),
      "content",
      "application/json",
      "schema",
    ]
      .map((part) => encodeURIComponent(part.replaceAll("/", "~1")))
      .join("/");
    const judged = await judge.inject({ method: "POST", url: "/", payload: { pointer, data } });
    return judged.json().errors;
  };
  const { game } = await owner.make({ ...NEW_GAME, players: BOTS });
  const id = game.id;
  await owner.ask("POST", `/api/games/${id}/chat`, { seat: "maria", to: null, text: "Bonjour" });
  const asked: [string, string, string, unknown?][] = [
    ["post", "/api/games/{id}/start", `/api/games/${id}/start`, {}],
    ["get", "/api/me", "/api/me"],
    ["get", "/api/games", "/api/games"],
    ["get", "/api/lobby", "/api/lobby"],
    ["get", "/api/shown", "/api/shown"],
    ["get", "/api/games/{id}", `/api/games/${id}`],
    ["get", "/api/games/{id}", "/api/games/none"],
    ["get", "/api/games/{id}/choices", `/api/games/${id}/choices?seat=maria`],
    ["get", "/api/games/{id}/moment", `/api/games/${id}/moment?reader=maria`],
    ["get", "/api/games/{id}/chat", `/api/games/${id}/chat`],
    ["get", "/api/games/{id}/notes", `/api/games/${id}/notes?seat=maria`],
    ["get", "/api/games/{id}/orders", `/api/games/${id}/orders?seat=maria`],
    ["get", "/api/games/{id}/record", `/api/games/${id}/record`],
    ["get", "/api/packs/{id}", `/api/packs/${game.pack}`],
    ["get", "/api/me/absence", "/api/me/absence"],
    ["get", "/api/people", "/api/people"],
    ["get", "/api/people/{id}", `/api/people/${game.maker.id}`],
    [
      "post",
      "/api/games/{id}/act",
      `/api/games/${id}/act`,
      { seat: "maria", seen: 0, action: { type: "halt" } },
    ],
    ["post", "/api/games", "/api/games", { nonsense: true }],
  ];
  for (const [method, path, address, body] of asked) {
    const answer = await owner.ask(method.toUpperCase(), address, body);
    expect(await faultOf(path, method, answer.status, answer.body), `${method} ${address}`).toBeNull();
  }
  expect(await faultOf("/api/me", "get", 200, { person: { name: 1 } })).not.toBeNull();
});

test("the page for people comes in three languages under a strict policy", async () => {
  const { port } = await serving(place());
  const visitor = new Visitor(port);
  const german = await visitor.ask("GET", "/api/", undefined, { "accept-language": "de-AT,de;q=0.9" });
  expect(german.body).toContain('<html lang="de">');
  expect((await visitor.ask("GET", "/api/?lang=fr")).body).toContain('<html lang="fr">');
  const { body, headers } = await visitor.ask("GET", "/api/");
  for (const name of Object.keys(OPERATIONS)) expect(body).toContain(`<code>${name}</code>`);
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; frame-ancestors 'none'; style-src 'sha256-[\w+/=]+'$/,
  );
});

test("the example of the documentation plays a whole game with a token", { timeout: 60_000 }, async () => {
  const { port } = await serving(place(), {
    limits: { requestsPerMinute: 100_000, requestsPerToken: 100_000 },
  });
  const owner = await Visitor.named(port, "Voltaire");
  const { secret } = await tokenOf(owner);
  const file = fileURLToPath(new URL("../../../docs/examples/bot.mjs", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [file, `http://127.0.0.1:${port}`, "7"], {
    env: { ...process.env, MARIA_TOKEN: secret },
  });
  const { game, result } = JSON.parse(stdout) as { game: string; result: { ending: string } };
  expect(result.ending).not.toBe("");
  const { status, body } = await owner.ask("GET", `/api/games/${game}/record`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ format: "maria-game" });
});
