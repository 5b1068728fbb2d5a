import { randomBytes } from "node:crypto";
import type { Random } from "@maria/rules/model";
import { parseRequest, type Request } from "@maria/table";
import { WebSocket } from "ws";
import { damaged } from "../hostile/damage.ts";
import { PROTOTYPE_NAMES, pick } from "../hostile/values.ts";
import { written } from "./bodies.ts";
import type { Scanner } from "./secrets.ts";
import type { Held, Victims } from "./victims.ts";

const SEATS = ["maria", "frederick", "louis", "playerA", "playerB", "constructor", "__proto__"];
/** Whoever sends longer ones is not answered: his connection ends. */
const MOST_BYTES = 16 * 1024;
const BATCH = 50;
const PATIENCE = 20_000;

/** A sound message of every kind there is: one that is added to the protocol does not compile until it stands here. */
const SOUND: { readonly [Type in Request["type"]]: (held: Held) => Extract<Request, { type: Type }> } = {
  act: ({ seat, seen, legal }) => ({ type: "act", request: 1, seat, seen, action: legal }),
  watch: ({ seat, seen }) => ({ type: "watch", watch: 1, reader: seat, since: seen }),
  unwatch: () => ({ type: "unwatch", watch: 1 }),
  retry: () => ({ type: "retry" }),
};

/** Whether somebody who has no seat is told that this is none of his messages. */
const isRefused = (text: string): boolean => {
  try {
    const request = parseRequest(JSON.parse(text));
    return (
      request === null || request.type === "act" || (request.type === "watch" && request.reader !== null)
    );
  } catch {
    return true;
  }
};

/** Messages to the socket of a game from somebody who looks on: each is refused, and told so. */
const messages = (victims: Victims, random: Random): (() => string | Buffer) => {
  const sound = (): Request => pick(Object.values(SOUND), random)(pick(victims.held, random));
  const shapes: readonly (() => string | Buffer)[] = [
    () => pick(["nonsense", "{", "[]", "null", "7", "{}", '""', "\u0000"], random),
    () => JSON.stringify({ type: pick(PROTOTYPE_NAMES, random) }),
    () => JSON.stringify(SOUND.act(pick(victims.held, random))),
    () => JSON.stringify({ type: "watch", watch: 1, reader: pick(SEATS, random) }),
    () => JSON.stringify({ type: "watch", watch: pick([-1, 1e30, 0.5, "1", null], random), reader: null }),
    () => `{"type":"act","request":1,"seat":"maria","seen":0,"action":${"[".repeat(1 + random(4000))}`,
    () => '{"type":"retry","__proto__":{"type":"act","seat":"maria","seen":0}}',
    () => Buffer.from(Array.from({ length: random(300) }, () => random(256))),
    () => written(damaged({ ...sound() }, random)),
    () => written(damaged({ ...sound() }, random)),
    () => written(damaged({ ...sound(), type: pick(PROTOTYPE_NAMES, random) }, random)),
  ];
  return () => {
    const message = pick(shapes, random)();
    const isShort = Buffer.byteLength(message) <= MOST_BYTES;
    return isShort && isRefused(message.toString("utf8")) ? message : '{"type":"constructor"}';
  };
};

export interface SocketAttack {
  readonly sent: number;
  readonly faults: readonly string[];
}

const opened = (address: string, cookie: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, {
      headers: cookie === "" ? {} : { cookie },
      perMessageDeflate: false,
    });
    socket.once("open", () => resolve(socket));
    socket.once("error", reject);
    socket.on("error", () => {});
  });

/** Sends hostile messages over sockets, a batch at a time, and counts the refusals. */
export const attackSockets = async (
  { port, victims, scan }: { readonly port: number; readonly victims: Victims; readonly scan: Scanner },
  count: number,
  random: Random,
): Promise<SocketAttack> => {
  const next = messages(victims, random);
  const faults: string[] = [];
  let sent = 0;
  while (sent < count && faults.length === 0) {
    const [game = ""] = [pick(victims.held, random).game];
    // Somebody who sits at another table is a stranger at this one.
    const others = victims.held.filter((held) => held.game !== game);
    const cookie = random(2) === 0 ? "" : pick(others, random).cookie;
    const socket = await opened(`ws://127.0.0.1:${port}/api/games/${game}/socket`, cookie);
    let refused = 0;
    let look = (): void => {};
    socket.on("message", (data: Buffer) => {
      const text = data.toString("utf8");
      const leak = scan(text);
      if (leak !== null) faults.push(`a socket tells ${leak}: ${text.slice(0, 200)}`);
      if (text === '{"type":"malformed"}') refused++;
      else if (!/^\{"type":"(game|opened|chat)"/.test(text))
        faults.push(`a socket answers ${text.slice(0, 200)}`);
      look();
    });
    socket.on("close", () => look());
    for (let batch = 0; batch < 4 && sent < count; batch++) {
      const before = refused;
      for (let one = 0; one < BATCH; one++) socket.send(next());
      sent += BATCH;
      const isAnswered = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), PATIENCE);
        look = () => {
          if (refused < before + BATCH && socket.readyState === WebSocket.OPEN) return;
          clearTimeout(timer);
          resolve(refused >= before + BATCH);
        };
        look();
      });
      if (!isAnswered)
        faults.push(`${refused - before} of ${BATCH} messages were answered, ${socket.readyState}`);
    }
    socket.terminate();
  }
  return { sent, faults };
};

/** An upgrade of a connection, as bytes. */
export const upgradeBytes = (game: string, more: readonly string[] = []): Buffer =>
  Buffer.from(
    [
      `GET /api/games/${game}/socket HTTP/1.1`,
      "Host: 127.0.0.1",
      "Upgrade: websocket",
      "Connection: Upgrade",
      `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
      "Sec-WebSocket-Version: 13",
      ...more,
      "\r\n",
    ].join("\r\n"),
  );

/** A masked frame with this first byte; the mask is nothing, so that the payload goes as it is. */
export const frame = (payload: Buffer, first = 0x81): Buffer => {
  const head = Buffer.alloc(14);
  head[0] = first;
  head[1] = 0xff;
  head.writeBigUInt64BE(BigInt(payload.length), 2);
  return Buffer.concat([head, payload]);
};

/** Frames that no sound client sends: each ends its own connection. */
export const BAD_FRAMES: readonly (() => Buffer)[] = [
  () => Buffer.from([0xff, 0xff, 0xff, 0xff]),
  () => Buffer.from([0x81, 0x05, 0x68, 0x65, 0x6c, 0x6c, 0x6f]),
  () => frame(Buffer.from("{}"), 0x83),
  () => frame(Buffer.from([0xff, 0xfe, 0xc0])),
  () => frame(Buffer.alloc(64 * 1024, "x")),
  () => frame(Buffer.alloc(200, "x"), 0x89),
  () => frame(Buffer.from([0x00]), 0x88),
  () => frame(Buffer.from("continued"), 0x80),
  () => Buffer.concat([Buffer.from([0x81, 0xff]), Buffer.alloc(8, 0xff), Buffer.alloc(4)]),
];
