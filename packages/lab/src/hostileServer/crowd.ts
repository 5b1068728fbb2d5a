import { connect, type Socket } from "node:net";
import { BAD_FRAMES, frame, upgradeBytes } from "./frames.ts";
import { requestBytes } from "./wire.ts";

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A connection of the stranger, who has an address of his own; it reads nothing until it is told to. */
const opened = (port: number, from: string): Socket => {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  socket.on("error", () => {});
  return socket;
};

const reading = (socket: Socket): Socket => socket.resume();

/** Writes as fast as the other side takes it, until the time is over or the connection ends; gives how often. */
const pour = async (socket: Socket, bytes: Buffer, until: number): Promise<number> => {
  let count = 0;
  while (performance.now() < until && !socket.destroyed) {
    if (!socket.write(bytes)) await Promise.race([new Promise((go) => socket.once("drain", go)), sleep(200)]);
    count++;
    await new Promise((go) => setImmediate(go));
  }
  return count;
};

export interface Crowd {
  readonly port: number;
  readonly game: string;
  readonly from: string;
  readonly seconds: number;
}

/**
 * One stranger with everything he can think of at once: connections that never say what they want, bodies a byte at a time,
 * sockets that ask and never read, frames that are none, requests and messages as fast as they go. Gives how many pieces he sent.
 */
export const crowd = async ({ port, game, from, seconds }: Crowd): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  const all: Socket[] = [];
  const open = (): Socket => {
    const socket = opened(port, from);
    all.push(socket);
    return socket;
  };
  let sent = 0;
  const halfOpen = (): void => {
    for (let count = 0; count < 200; count++) open().write("GET / HTTP/1.1\r\nHost: x\r\n");
    sent += 200;
  };
  const slow = async (): Promise<void> => {
    const sockets = Array.from({ length: 50 }, open);
    for (const socket of sockets)
      socket.write(
        "PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n",
      );
    while (performance.now() < until) {
      for (const socket of sockets) if (!socket.destroyed) socket.write("x");
      sent += sockets.length;
      await sleep(100);
    }
  };
  const neverReading = async (): Promise<void> => {
    while (performance.now() < until) {
      const socket = open().pause();
      socket.write(upgradeBytes(game));
      await sleep(20);
      const watch = frame(Buffer.from('{"type":"watch","watch":1,"reader":null}'));
      const unwatch = frame(Buffer.from('{"type":"unwatch","watch":1}'));
      for (let count = 0; count < 40 && !socket.destroyed; count++)
        socket.write(Buffer.concat([watch, unwatch]));
      sent += 80;
      await sleep(200);
    }
  };
  const badFrames = async (): Promise<void> => {
    for (let count = 0; performance.now() < until; count++) {
      const socket = reading(open());
      socket.write(upgradeBytes(game));
      await sleep(10);
      socket.write(BAD_FRAMES[count % BAD_FRAMES.length]?.() ?? "");
      sent++;
      await sleep(10);
    }
  };
  const messages = async (): Promise<void> => {
    while (performance.now() < until) {
      const socket = reading(open());
      socket.write(upgradeBytes(game));
      await sleep(20);
      sent += await pour(
        socket,
        Buffer.concat(Array.from({ length: 20 }, () => frame(Buffer.from("{}")))),
        until,
      );
      socket.destroy();
    }
  };
  const requests = async (): Promise<void> => {
    const bytes = requestBytes({ method: "GET", path: `/api/games/${game}` });
    while (performance.now() < until) sent += await pour(reading(open()), bytes, until);
  };
  halfOpen();
  await Promise.all([slow(), neverReading(), badFrames(), messages(), requests(), requests()]);
  for (const socket of all) socket.destroy();
  return sent;
};
