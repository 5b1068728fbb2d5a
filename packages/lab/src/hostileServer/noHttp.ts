import type { Random } from "@maria/rules/model";
import { pick } from "../hostile/values.ts";

const KILO = 1024;

/** Bytes that are no request, or the beginning of none that ends. */
export const noHttp = (random: Random): Buffer => {
  return pick(
    [
      () => Buffer.from("NONSENSE\r\n\r\n"),
      () =>
        Buffer.from(`GET /api/me HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat((8 + random(60)) * KILO)}\r\n\r\n`),
      () => Buffer.from(`GET /${"z".repeat(random(40) * KILO)} HTTP/1.1\r\nHost: x\r\n\r\n`),
      () =>
        Buffer.from(
          "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/me HTTP/1.1\r\n\r\n",
        ),
      () =>
        Buffer.from(
          "PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n",
        ),
      () => Buffer.from("POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: -4\r\n\r\n"),
      () => Buffer.from(`GET /api/me HTTP/1.1\r\nHost: x\r\n${"A: b\r\n".repeat(2100)}\r\n`),
      () => Buffer.from("GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: \u0000\r\n\r\n"),
      () =>
        Buffer.from([
          0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03, 0x0d, 0x0a, 0x0d, 0x0a,
        ]),
      () =>
        Buffer.concat([
          Buffer.from(Array.from({ length: 20 + random(200) }, () => random(256))),
          Buffer.from("\r\n\r\n"),
        ]),
    ],
    random,
  )();
};
