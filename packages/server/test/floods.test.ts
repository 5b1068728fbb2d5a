import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { Floods } from "../src/http/floods.ts";
import { serving } from "./support/serving.ts";
import { newDirectory } from "./support/stores.ts";

const ADDRESS = "127.0.0.1";
const ASKED = "GET /api/games/none HTTP/1.1\r\nHost: x\r\n\r\n";

const line = (port: number): Socket => {
  const socket = connect(port, ADDRESS);
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
};

/** What comes over a connection until it ends, if something is asked over it so many times at once. */
const answersTo = (port: number, times: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = line(port);
    let text = "";
    socket.on("data", (data: Buffer) => {
      text += data.toString("latin1");
      if (text.split("HTTP/1.1 ").length > times) resolve(text);
    });
    socket.once("close", () => resolve(text));
    socket.write(ASKED.repeat(times));
  });

describe("an address that is refused ten times as often as it may ask", () => {
  test("floods until the minute is over, and no other does", () => {
    let time = 0;
    const floods = new Floods(2, () => time);
    for (let count = 0; count < 19; count++) floods.noteRequest("one");
    floods.noteRequest("other");
    expect(floods.isFlooding("one")).toBe(false);
    floods.noteRequest("one");
    expect(["one", "other", undefined].map((address) => floods.isFlooding(address))).toEqual([
      ...[true, false, false],
    ]);
    time = 60_000;
    expect(floods.isFlooding("one")).toBe(false);
  });

  test("floods sooner by sockets that say too much", () => {
    const floods = new Floods(600);
    for (let count = 0; count < 9; count++) floods.noteSocket("one");
    expect(floods.isFlooding("one")).toBe(false);
    floods.noteSocket("one");
    expect(floods.isFlooding("one")).toBe(true);
  });

  test("has its connections ended as they come, and is listened to again later", async () => {
    let time = 0;
    const floods = new Floods(1, () => time);
    const server = createServer((_request, response) => response.end("here"));
    floods.guard(server);
    await new Promise<void>((resolve) => server.listen(0, ADDRESS, resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await answersTo(port, 1)).toContain("here");
    for (let count = 0; count < 10; count++) floods.noteRequest(ADDRESS);
    expect(await answersTo(port, 1)).toBe("");
    time = 60_000;
    expect(await answersTo(port, 1)).toContain("here");
  });

  test("gets no answers any more from a server, which goes on", async () => {
    const { port } = await serving({ directory: newDirectory() }, { limits: { requestsPerMinute: 3 } });
    expect(await answersTo(port, 10)).toContain("HTTP/1.1 429");
    await answersTo(port, 200);
    expect(await answersTo(port, 1)).toBe("");
  });

  test("is everybody's behind a proxy, and is refused there one by one", async () => {
    const { port } = await serving(
      { directory: newDirectory() },
      { limits: { requestsPerMinute: 3 }, trustProxy: true },
    );
    await answersTo(port, 100);
    expect(await answersTo(port, 1)).toContain("HTTP/1.1 429");
  });
});
