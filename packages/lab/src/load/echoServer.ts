import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/**
 * The yardstick, a program of its own: whatever one socket of a table says is answered to all of them by a message as long as
 * ours. No rules, no store, no people.
 */
const HEAD = '{"number":1000,"pad":""}'.length;
const pad = "x".repeat(Math.max(0, Number(process.argv[2] ?? 1000) - HEAD));
const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
server.on("connection", (socket, request) => {
  const table = request.url ?? "";
  const all = tables.get(table) ?? new Set();
  tables.set(table, all.add(socket));
  socket.on("error", () => socket.terminate());
  socket.on("close", () => all.delete(socket));
  socket.on("message", (message: Buffer) => {
    const { request: number } = JSON.parse(message.toString("utf8")) as { request: number };
    const text = JSON.stringify({ number, pad });
    for (const other of all) other.send(text);
  });
});
server.on("listening", () => process.stdout.write(String((server.address() as AddressInfo).port)));
