import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ensureInstalled } from "../../../scripts/ensure-installed.mjs";
import { type Part, projectWith } from "./support/installation.ts";

/** A project, and `prepare`: installs with the project's own npm and gives what is broken and what was said. */
const given = (parts: { byLock?: Part; byRegistry?: Part }) => {
  const project = projectWith(parts);
  vi.stubEnv("npm_execpath", project.npm);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const prepare = () => {
    const said: string[] = [];
    return { broken: ensureInstalled(project.root, (line) => said.push(line)), said: said.join("\n") };
  };
  return { ...project, prepare };
};

/** Lets this process pass for one on another kind of machine; packages are still loaded by the real Node. */
const pretend = (arch: string) => {
  const own = process.arch;
  Object.defineProperty(process, "arch", { value: arch });
  onTestFinished(() => {
    Object.defineProperty(process, "arch", { value: own });
  });
};

describe("a fresh checkout", () => {
  test("is installed by the lock file, once", () => {
    const { prepare, installations, looks } = given({ byLock: "works", byRegistry: "works" });
    expect(prepare()).toEqual({ broken: [], said: "Installing dependencies …" });
    expect(prepare()).toEqual({ broken: [], said: "" });
    expect(installations()).toEqual(["by-lock"]);
    expect(looks()).toBe(1);
  });

  test("whose lock lacks the part for this platform, and npm ends well, is installed again without the lock", () => {
    const { prepare, partIsThere, installations } = given({ byLock: "is missing", byRegistry: "works" });
    const { broken, said } = prepare();
    expect(broken).toEqual([]);
    expect(said).toContain("without the lock file: compiled did not load");
    expect(partIsThere()).toBe(true);
    expect(installations()).toEqual(["by-lock", "by-registry"]);
  });

  test("whose lock npm refuses is installed without it", () => {
    const { prepare, partIsThere } = given({ byRegistry: "works" });
    expect(prepare().broken).toEqual([]);
    expect(partIsThere()).toBe(true);
  });

  test("that npm cannot install at all is not called ready", () => {
    const { prepare } = given({});
    expect(prepare).toThrow("npm could not install");
  });
});

describe("a folder that was copied here", () => {
  test("with node_modules of another platform is installed anew", () => {
    const { prepare, copyIn, installations } = given({ byLock: "works" });
    copyIn("is of another platform");
    expect(prepare().broken).toEqual([]);
    expect(installations()).toEqual(["by-lock"]);
  });

  test("with node_modules that work is kept", () => {
    const { prepare, copyIn, installations } = given({ byLock: "works" });
    copyIn("works");
    expect(prepare()).toEqual({ broken: [], said: "" });
    expect(installations()).toEqual([]);
  });

  test("after it was found to work on another machine is looked at again", () => {
    const { prepare, copyIn, installations, looks } = given({ byLock: "works" });
    pretend("ppc64");
    copyIn("works");
    prepare();
    expect(looks()).toBe(1);
    pretend("s390x");
    copyIn("is of another platform");
    expect(prepare().broken).toEqual([]);
    expect(installations()).toEqual(["by-lock"]);
  });
});

describe("what is installed is looked at again when it may have changed", () => {
  test.each(["package-lock.json", "node_modules/.package-lock.json"])("after a change of %s", (file) => {
    const { prepare, touch, installations, looks } = given({ byLock: "works" });
    prepare();
    touch(file);
    prepare();
    prepare();
    expect(looks()).toBe(2);
    expect(installations()).toEqual(["by-lock"]);
  });

  test("a version that the lock does not ask for is replaced, whatever npm's own note says", () => {
    const { prepare, copyIn, installations } = given({ byLock: "works" });
    copyIn("works", "0.9.0");
    prepare();
    expect(installations()).toEqual(["by-lock"]);
  });
});

describe("when nothing helps", () => {
  test("people read what does not load, why, and what to do, and npm is not called at every start", () => {
    const { prepare, part, installations } = given({
      byLock: "is missing",
      byRegistry: "is of another platform",
    });
    const first = prepare();
    expect(first.broken).toEqual(["compiled"]);
    expect(first.said).toContain("compiled: invalid ELF header");
    expect(first.said).toContain(`offers ${part}@1.0.0`);
    expect(first.said).toContain("Use Node ^20.19.0");
    expect(first.said).toContain("Delete the folder node_modules");
    const second = prepare();
    expect(second.broken).toEqual(["compiled"]);
    expect(second.said).toContain("compiled: invalid ELF header");
    expect(installations()).toEqual(["by-lock", "by-registry"]);
  });
});
