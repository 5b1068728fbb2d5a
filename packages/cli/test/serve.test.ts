import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPack } from "../src/pack/readPack.ts";
import { pageFiles, type ServedFile } from "../src/serve/files.ts";
import { withPack } from "../src/serve/otherPack.ts";
import { servePage } from "../src/serve/server.ts";
import { writeChangedPack } from "./support/changedPack.ts";
import { scratchDirectory } from "./support/scratch.ts";
import { maria } from "./support/terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "maria-page-"));
let address = { host: "127.0.0.1", port: 0 };
let close: () => void = () => {};

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>page</title>");
  writeFileSync(join(folder, "icon-192.png"), "a picture");
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

  test("a browser that asks for an icon by its old name gets the page's", async () => {
    const { status, headers, body } = await ask("/favicon.ico");
    expect([status, headers["content-type"], body]).toEqual([200, "image/png", "a picture"]);
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

describe("the page is served with another pack", () => {
  const built = (): ReadonlyMap<string, ServedFile> => {
    const page = scratchDirectory();
    mkdirSync(join(page, "assets"));
    writeFileSync(join(page, "index.html"), '<meta name="maria-pack" content="" />');
    writeFileSync(join(page, "service-worker.js"), 'const PACK = "";');
    writeFileSync(join(page, "assets", "page-1a2b.js"), "export {};");
    return pageFiles(page) as ReadonlyMap<string, ServedFile>;
  };
  const dataOf = (name: string) => {
    const { data } = readPack(writeChangedPack(scratchDirectory(), name));
    if (data === undefined) throw new Error("the changed pack is not sound");
    return data;
  };
  const textOf = (files: ReadonlyMap<string, ServedFile>, address: string): string =>
    files.get(address)?.plain.toString("utf8") ?? "";
  const folderOf = (files: ReadonlyMap<string, ServedFile>): string =>
    /content="(packs\/[0-9a-f]{16}\/)"/.exec(textOf(files, "/"))?.[1] ?? "";

  test("page and service worker are told the folder of the pack, which a browser may keep for ever", async () => {
    const page = built();
    const data = dataOf("Veldenstein");
    const files = await withPack(page, data);
    const folder = folderOf(files);
    expect(textOf(files, "/index.html")).toBe(textOf(files, "/"));
    expect(textOf(files, "/service-worker.js")).toBe(`const PACK = "${folder}";`);
    for (const part of ["board", "armies", "politics", "geography"] as const) {
      expect(JSON.parse(textOf(files, `/${folder}${part}.json`))).toEqual(data[part]);
      expect(files.get(`/${folder}${part}.json`)?.isImmutable).toBe(true);
    }
    const scene = JSON.parse(textOf(files, `/${folder}scene.json`));
    expect(scene.kinds).toHaveLength(data.board.cities.length);
    expect(files.get("/assets/page-1a2b.js")).toBe(page.get("/assets/page-1a2b.js"));
    // Another name of a city is another folder.
    expect(folderOf(await withPack(page, dataOf("Hohenstein")))).not.toBe(folder);
  });

  test("a page that has no place for a pack is not served as if it had", async () => {
    const page = new Map(built());
    page.set("/index.html", page.get("/assets/page-1a2b.js") as ServedFile);
    await expect(withPack(page, dataOf("Veldenstein"))).rejects.toThrow("another version");
  });
});

describe("maria serve", () => {
  const taken = (port: number): Promise<Server | null> =>
    new Promise((resolve) => {
      const server = createServer();
      server.once("error", () => resolve(null));
      server.listen(port, "127.0.0.1", () => resolve(server));
    });

  test("says that its port is taken and that saved games belong to the other address, and moves", async () => {
    // Somebody else may have it already: that is just as well.
    const other = await taken(8740);
    const stop = new AbortController();
    stop.abort();
    const { code, stdout } = await maria(["serve", "--data", scratchDirectory()], { stopped: stop.signal });
    other?.close();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^http:\/\/localhost:8740\/ is taken.*Saved games belong to their address/m);
    expect(/open at http:\/\/localhost:(\d+)\//.exec(stdout)?.[1]).toMatch(/^87[456]\d$/);
    expect(stdout).not.toContain("open at http://localhost:8740/");
  });

  test("says nothing of the kind on a port that was asked for", async () => {
    const stop = new AbortController();
    stop.abort();
    const { stdout } = await maria(["serve", "--port", "0", "--data", scratchDirectory()], {
      stopped: stop.signal,
    });
    expect(stdout).toContain("MARIA is open at http://localhost:");
    expect(stdout).not.toContain("taken");
  });

  test("says what to do about a port or an address it cannot have", async () => {
    const other = await taken(0);
    if (other === null) throw new Error("no port is free");
    const { port } = other.address() as AddressInfo;
    const said = async (options: string) => {
      const { code, stderr } = await maria(`serve --data ${scratchDirectory()} ${options}`);
      return [code, stderr] as const;
    };
    expect(await said(`--port ${port}`)).toEqual([
      1,
      `Port ${port} is taken: perhaps MARIA is open there already, at http://localhost:${port}/. If not, name another port with --port, or end the program that has it.\n`,
    ]);
    expect(await said("--host 192.0.2.1")).toEqual([
      1,
      expect.stringContaining("192.0.2.1 is no address of this machine"),
    ]);
    other.close();
  });

  test.each([
    [{ MARIA_LOG: "loud" }, "“loud” is not one of trace, debug"],
    [{ MARIA_SMTP: "mail.example.org", MARIA_MAIL_FROM: "maria@example.org" }, "MARIA_SMTP is no address"],
    [{ MARIA_SMTP: "smtps://maria:hidden@mail.example.org" }, "MARIA_MAIL_FROM has to name"],
  ])("says what is wrong with a setting, and never its secret: %j", async (environment, named) => {
    const { code, stderr } = await maria(`serve --port 0 --data ${scratchDirectory()}`, { environment });
    expect([code, stderr]).toEqual([1, expect.stringContaining(named)]);
    expect(stderr).not.toContain("hidden");
  });

  test("says so if its data belong to another server, or cannot be written", async () => {
    const stop = new AbortController();
    const data = scratchDirectory();
    const first = maria(["serve", "--port", "0", "--data", data], { stopped: stop.signal });
    await expect.poll(() => existsSync(join(data, "maria.db"))).toBe(true);
    const second = await maria(["serve", "--port", "0", "--data", data], { stopped: stop.signal });
    expect([second.code, second.stderr]).toEqual([1, expect.stringContaining(`its games in ${data}`)]);
    stop.abort();
    expect((await first).code).toBe(0);
    const file = join(data, "file");
    writeFileSync(file, "");
    const none = await maria(["serve", "--port", "0", "--data", file], { stopped: stop.signal });
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining(`cannot be kept in ${file}`)]);
  });
});
