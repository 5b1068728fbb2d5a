import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createTcp } from "node:net";
import type { PushTarget } from "@maria/table";
import { onTestFinished } from "vitest";

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody who is posted to, on this machine: what came, and what is answered to the next ones (then always 201). */
export const endpoint = async (...answers: (number | { readonly to: string })[]) => {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      calls.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      const answer = answers.shift() ?? 201;
      if (typeof answer === "number") response.writeHead(answer).end("x".repeat(100_000));
      else response.writeHead(302, { location: answer.to }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** A browser's end of Web Push (RFC 8291): its keys, and how it reads what was encrypted for it. */
export const pushTarget = (url: string): PushTarget & { readonly read: (body: Buffer) => unknown } => {
  const curve = createECDH("prime256v1");
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync("sha256", key, salt, info, length));
  return {
    ...{ endpoint: url, p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    read(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
      const secret = derived(curve.computeSecret(sender), auth, info, 32);
      const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const sealed = body.subarray(21 + sender.length);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"));
    },
  };
};

/** A mail server that takes every letter, and keeps them as they came. */
export const mailServer = async () => {
  const letters: string[] = [];
  const server = createTcp((socket) => {
    let letter: string | null = null;
    let rest = "";
    socket.write("220 here\r\n");
    socket.on("error", () => {});
    socket.on("data", (data) => {
      const lines = (rest + data.toString("utf8")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (letter !== null && line === ".") {
          letters.push(letter);
          letter = null;
          socket.write("250 taken\r\n");
        } else if (letter !== null) letter += `${line}\n`;
        else if (line === "DATA") {
          letter = "";
          socket.write("354 go on\r\n");
        } else if (line === "QUIT") socket.end("221 farewell\r\n");
        else socket.write("250 well\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { letters, address: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
