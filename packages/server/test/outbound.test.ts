import type { LookupAddress } from "node:dns";
import { afterEach, expect, test } from "vitest";
import { isPublic, mayReach, post } from "../src/alerts/outbound.ts";
import { endpoint } from "./support/endpoint.ts";

const names = new Map<string, string>();
const directory = async (name: string): Promise<LookupAddress[]> => {
  const address = names.get(name);
  if (address === undefined) throw new Error(`no such name: ${name}`);
  return [{ address, family: address.includes(":") ? 6 : 4 }];
};
afterEach(() => names.clear());

const { signal } = new AbortController();
const posted = (url: string, reach: "public" | "anywhere") =>
  post(url, reach, {}, Buffer.from("{}"), signal, directory);

test("nothing is public that is this machine, its neighbours, or a way around to them", () => {
  for (const address of [
    ...["127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
    ...["169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "198.18.0.1"],
    ...["::1", "::", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"],
    ...["64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1", "2001:db8::1", "no address", ""],
  ])
    expect(isPublic(address), address).toBe(false);
  for (const address of ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2a00:1450:4001:82a::200e"])
    expect(isPublic(address), address).toBe(true);
});

test("an address is asked for only if it is encrypted, holds no password, and names something public", () => {
  for (const url of [
    ...["http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://localhost/hook"],
    ...["https://2130706433/", "https://0x7f.1/", "https://user:word@example.org/", "ftp://example.org/"],
    ...["https://[::ffff:10.0.0.1]/", "file:///etc/passwd", "nothing"],
  ])
    expect(mayReach(url, "public"), url).toBe(false);
  for (const url of ["https://example.org/hook?x=1", "https://example.org:8443/", "https://8.8.8.8/"])
    expect(mayReach(url, "public"), url).toBe(true);
  expect(mayReach("http://127.0.0.1:8080/", "anywhere")).toBe(true);
});

test("a name that leads to a private address is not connected to", async () => {
  const { calls, url } = await endpoint();
  const { port } = new URL(url);
  for (const address of ["127.0.0.1", "::1"]) {
    names.set("rebound.example.org", address);
    await expect(posted(`https://rebound.example.org:${port}/`, "public")).rejects.toThrow(
      "no public address",
    );
  }
  await expect(posted(url, "public")).rejects.toThrow("may not be reached");
  // The same name is connected to where it is allowed: the test would see it.
  names.set("rebound.example.org", "127.0.0.1");
  expect(await posted(`http://rebound.example.org:${port}/`, "anywhere")).toBe(201);
  expect(calls).toHaveLength(1);
});

test("a redirect is not followed, and of an answer no more than its status is read", async () => {
  const other = await endpoint();
  const { url } = await endpoint({ to: other.url }, 500);
  expect(await posted(url, "anywhere")).toBe(302);
  expect(await posted(url, "anywhere")).toBe(500);
  expect(other.calls).toEqual([]);
});
