import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { closeServer, openServer } from "./support/page.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

const { dependencies } = JSON.parse(read("packages/web/package.json")) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** Packages of this house are under its own licence. */
const foreign = Object.keys(dependencies).filter((name) => !name.startsWith("@maria/"));

test("the licences of all that the page ships are served beside it, as text", async () => {
  const { server, port } = await openServer();
  onTestFinished(() => closeServer(server));
  const answer = await fetch(`http://localhost:${port}/licences.txt`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await answer.text();
  expect(text).toContain(read("LICENSE").trim());
  expect(foreign).not.toEqual([]);
  const listed = [...text.matchAll(/^## (\S+) - \S+ \((\S+)\)$/gm)].map(([, name]) => name);
  expect(listed).toEqual(expect.arrayContaining(foreign));
  expect(text).toContain("SIL OPEN FONT LICENSE");
});
