import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Beside the page; the credits lead there. */
export const LICENCES = "licences.txt";

const OWN = fileURLToPath(new URL("../../../LICENSE", import.meta.url));
const PACKAGE = fileURLToPath(new URL("../package.json", import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestAt = (path: string): Manifest => JSON.parse(readFileSync(path, "utf8")) as Manifest;

/** Vite lists the scripts it bundles; typefaces come by style sheets and are not among them. */
const typefaces = (): string[] =>
  Object.keys(manifestAt(PACKAGE).dependencies ?? {})
    .filter((name) => name.startsWith("@fontsource"))
    .map((name) => {
      const path = createRequire(PACKAGE).resolve(`${name}/package.json`);
      const { version, license } = manifestAt(path);
      const text = readFileSync(join(dirname(path), "LICENSE"), "utf8").trim();
      return `## ${name} - ${version} (${license})\n\n${text}\n`;
    });

/** Completes the list of licences that Vite has written: ours before it, those of the typefaces after it. */
export const licences = (): Plugin => {
  let folder = "";
  return {
    name: "licences",
    apply: "build",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    writeBundle: {
      order: "post",
      handler() {
        const path = join(folder, LICENCES);
        const bundled = readFileSync(path, "utf8").trim();
        const parts = [`# MARIA for the screen\n\n${readFileSync(OWN, "utf8").trim()}\n`, `${bundled}\n`];
        writeFileSync(path, [...parts, ...typefaces()].join("\n"));
      },
    },
  };
};
