import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageFiles, type ServedFile } from "../src/serve/files.ts";
import { servePage } from "../src/serve/server.ts";

const folder = mkdtempSync(join(tmpdir(), "maria-page-"));
let address = { host: "127.0.0.1", port: 0 };
let close: () => void = () => {};

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>page</title>");
  writeFileSync(join(folder, "assets", "page-1a2b.js"), "export {};".repeat(50));
  writeFileSync(`${folder}-secret.txt`, "secret");
  const server = await servePage(pageFiles(folder) as ReadonlyMap<string, ServedFile>, "127.0.0.1", 0);
  address = { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
  close = () => server.close();
});

afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-secret.txt`);
});

/** Asks with the path exactly as given: fetch would tidy "..". */
const ask = (path: string, method = "GET", headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    request({ ...address, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString("utf8"),
        }),
      );
    })
      .on("error", reject)
      .end();
  });

describe("the page is served", () => {
  test("the root is the page itself, and a browser asks for it anew each time", async () => {
    const { status, headers, body } = await ask("/");
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-cache",
    ]);
    expect(body).toContain("<title>page</title>");
  });

  test("files named by their contents may be kept for ever and come compressed", async () => {
    const { headers } = await ask("/assets/page-1a2b.js", "GET", { "accept-encoding": "gzip" });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers["cache-control"]).toContain("immutable");
  });

  test.each([
    "/../secret.txt",
    `/..%2f${folder.split("/").pop()}-secret.txt`,
    "/%",
    "/nothing",
    "//etc/passwd",
  ])("%s leads nowhere", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test("nothing can be written", async () => {
    expect((await ask("/", "POST")).status).toBe(405);
  });

  test("every answer forbids scripts from elsewhere", async () => {
    expect((await ask("/")).headers["content-security-policy"]).toContain("default-src 'self'");
  });

  test("without a built page there is nothing to serve", () => {
    expect(pageFiles(join(folder, "assets"))).toBeNull();
  });
});
