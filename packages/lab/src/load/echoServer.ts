import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type WebSocket, WebSocketServer } from "ws";
import { Disk } from "./disk.ts";

/**
 * The yardstick, a program of its own: whatever one socket of a table says is answered to all of them by a message as long as
 * ours. No rules, no store, no people. In a directory, if one is given, it puts as much as an entry on the disk before it answers.
 */
const [size = "1000", directory] = process.argv.slice(2);
const HEAD = '{"number":1000,"pad":""}'.length;
const pad = "x".repeat(Math.max(0, Number(size) - HEAD));
const disk = directory === undefined ? null : new Disk(join(directory, "echo"));
const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
server.on("connection", (socket, request) => {
  const table = request.url ?? "";
  const all = tables.get(table) ?? new Set();
  tables.set(table, all.add(socket));
  const answer = (number: number): void => {
    const text = JSON.stringify({ number, pad });
    for (const other of all) other.send(text);
  };
  socket.on("error", () => socket.terminate());
  socket.on("close", () => all.delete(socket));
  socket.on("message", (message: Buffer) => {
    const { request: number } = JSON.parse(message.toString("utf8")) as { request: number };
    if (disk === null) answer(number);
    else disk.put(() => answer(number));
  });
});
server.on("listening", () => process.stdout.write(String((server.address() as AddressInfo).port)));
