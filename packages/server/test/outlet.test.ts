import { once } from "node:events";
import type { Duplex } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Outlet } from "../src/socket/outlet.ts";

/** A socket with an outlet at one end, and what comes out of the other. */
const opened = async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
  onTestFinished(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const visitor = new WebSocket(`ws://127.0.0.1:${port}`);
  onTestFinished(() => visitor.terminate());
  const received: string[] = [];
  visitor.on("message", (message: Buffer) => received.push(message.toString("utf8")));
  const [[client, request]] = (await Promise.all([once(server, "connection"), once(visitor, "open")])) as [
    [WebSocket, { socket: Duplex }],
    unknown,
  ];
  return { client, outlet: new Outlet(client, request.socket), visitor, received };
};

const TEXTS = [
  "",
  "a",
  "ü".repeat(62),
  "b".repeat(125),
  "c".repeat(126),
  "“x”".repeat(9000),
  "d".repeat(65536),
  "e",
];

test("texts of every length come out as they were said, in their order, between the frames of others", async () => {
  const { client, outlet, visitor, received } = await opened();
  for (const text of TEXTS) {
    outlet.say(text);
    await new Promise((resolve) => setImmediate(resolve));
    client.ping();
  }
  for (const text of TEXTS) outlet.say(text);
  await expect.poll(() => received.length).toBe(2 * TEXTS.length);
  expect(received).toEqual([...TEXTS, ...TEXTS]);
  expect(visitor.readyState).toBe(WebSocket.OPEN);
});

test("nothing is said after the last frame", async () => {
  const { client, outlet, visitor, received } = await opened();
  const closed = once(visitor, "close");
  outlet.say("once");
  await expect.poll(() => received).toEqual(["once"]);
  outlet.say("again");
  client.close(1012);
  outlet.say("too late");
  expect((await closed)[0]).toBe(1012);
  expect(received).toEqual(["once"]);
});
