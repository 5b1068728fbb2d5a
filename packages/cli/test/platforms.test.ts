import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  fits,
  fittingVariants,
  type LockEntry,
  type LockPackages,
  lockFaults,
  nativeFamilies,
  PLATFORMS,
  platformName,
} from "../../../scripts/native-packages.mjs";

const lock = new URL("../../../package-lock.json", import.meta.url);
const packages: LockPackages = JSON.parse(readFileSync(lock, "utf8")).packages;

const without = (path: string) => Object.fromEntries(Object.entries(packages).filter(([at]) => at !== path));
const changed = (path: string, change: LockEntry) => ({
  ...packages,
  [path]: { ...packages[path], ...change },
});

describe("the lock file sets up every platform", () => {
  test("nothing is missing from it, and it names no host", () => {
    expect(lockFaults(packages)).toEqual([]);
  });

  test.each(PLATFORMS.map((platform) => ({ name: platformName(platform), platform })))(
    "$name gets one part each of the bundler, the style sheets' compiler and the linter",
    ({ platform }) => {
      const parts = nativeFamilies(packages)
        .filter(({ variants }) => variants.length > 1)
        .map((family) => ({ name: family.name, found: fittingVariants(family, platform).length }));
      expect(parts).toEqual(
        expect.arrayContaining([
          { name: "rolldown", found: 1 },
          { name: "lightningcss", found: 1 },
          { name: "@biomejs/biome", found: 1 },
        ]),
      );
    },
  );
});

describe("what is wrong with a lock file is named", () => {
  const binding = "node_modules/@rolldown/binding-darwin-arm64";
  const musl = "node_modules/@rolldown/binding-linux-x64-musl";

  test("a part that is missing, and the platform that lacks it", () => {
    expect(lockFaults(without(binding))).toEqual([
      expect.stringMatching(/binding-darwin-arm64 .* asked for by rolldown, is not in the lock/),
      "rolldown has nothing for darwin-arm64",
    ]);
  });

  test("a part without integrity, and one of another version", () => {
    const { integrity, ...bare } = packages[binding] ?? {};
    expect(integrity).toMatch(/^sha512-/);
    expect(lockFaults({ ...packages, [binding]: bare })).toEqual([expect.stringContaining("integrity")]);
    expect(lockFaults(changed(binding, { version: "0.0.1" }))).toEqual([
      expect.stringContaining("is in the lock as 0.0.1"),
    ]);
  });

  test("libc lost, as npm 10 loses it when it writes a lock: both parts would be installed", () => {
    expect(lockFaults(changed(musl, { libc: [] }))).toEqual([
      expect.stringMatching(/rolldown has .*gnu and .*musl for linux-x64-glibc/),
    ]);
  });

  test("the host of a registry", () => {
    const resolved = "https://registry.example/vite.tgz";
    expect(lockFaults(changed("node_modules/vite", { resolved }))).toEqual(["vite names a host"]);
  });

  test("optional packages that fit everywhere are not taken for parts, but may not be missing either", () => {
    const asking = { optionalDependencies: { "plain-one": "^1.0.0", "plain-two": "^1.0.0" } };
    const plain = { version: "1.0.0", integrity: "sha512-" };
    const more = { ...packages, "node_modules/asking": asking, "node_modules/plain-one": plain };
    expect(lockFaults({ ...more, "node_modules/plain-two": plain })).toEqual([]);
    expect(lockFaults(more)).toEqual([expect.stringContaining("plain-two ^1.0.0, asked for by asking")]);
  });

  test("a part in the node_modules of the package that asks for it counts", () => {
    const { [binding]: entry = {}, ...rest } = packages;
    const nested = { ...rest, [`node_modules/rolldown/${binding}`]: entry };
    expect(lockFaults(nested)).toEqual([]);
  });
});

describe("os, cpu and libc are read as npm reads them", () => {
  const linux = { os: "linux", cpu: "x64", libc: "musl" };
  test.each<[string, LockEntry, boolean]>([
    ["nothing is asked", {}, true],
    ["all agree", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }, true],
    ["another os", { os: ["darwin"] }, false],
    ["another cpu", { os: ["linux"], cpu: ["arm64"] }, false],
    ["another libc", { os: ["linux"], libc: ["glibc"] }, false],
    ["one os is excluded", { os: ["!win32"] }, true],
    ["this os is excluded", { os: ["!linux"] }, false],
  ])("%s", (_, entry, expected) => {
    expect(fits(entry, linux)).toBe(expected);
  });

  test("what asks for a libc does not fit where there is none", () => {
    expect(fits({ libc: ["glibc"] }, { os: "darwin", cpu: "arm64" })).toBe(false);
  });
});
