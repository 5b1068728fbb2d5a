import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { MOST_BUFFERED } from "../limits.ts";

/** A whole text, not the part of one, and not masked. */
const WHOLE_TEXT = 0x81;
/** Lengths beyond are told in the two, or eight, bytes that follow. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const LARGEST_IN_TWO = 0xffff;

const headOf = (length: number): number => (length <= SHORT ? 2 : length <= LARGEST_IN_TWO ? 4 : 10);

/** A text as a frame of RFC 6455, in one piece of memory. */
export const frameOf = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
};

let due: Outlet[] = [];

const flushAll = (): void => {
  const outlets = due;
  due = [];
  for (const outlet of outlets) outlet.flush();
};

/**
 * Writes texts to one socket. What is said in one moment, an answer and the news of it, is one packet. Not through `ws`, whose two
 * writes for each frame took a third of the time an action took; its own frames, pings and the last one, go between whole ones.
 */
export class Outlet {
  private readonly client: WebSocket;
  private readonly connection: Duplex;
  private frames: Buffer[] = [];

  constructor(client: WebSocket, connection: Duplex) {
    this.client = client;
    this.connection = connection;
  }

  say(text: string): void {
    if (this.frames.length === 0 && due.push(this) === 1) process.nextTick(flushAll);
    this.frames.push(frameOf(text));
  }

  flush(): void {
    const { client, connection, frames } = this;
    this.frames = [];
    const [first] = frames;
    // After its last frame a socket says nothing more.
    if (first === undefined || client.readyState !== client.OPEN) return;
    connection.write(frames.length === 1 ? first : Buffer.concat(frames));
    if (connection.writableLength > MOST_BUFFERED) client.terminate();
  }
}
