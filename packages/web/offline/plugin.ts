import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const TEMPLATE = fileURLToPath(new URL("serviceWorker.js", import.meta.url));
const NAME = "service-worker.js";

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== NAME && !entry.name.endsWith(".map"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Writes the service worker beside the built page, with the list of all files it is to keep. */
export const offline = (): Plugin => {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      const files = filesIn(folder);
      const hash = createHash("sha256");
      for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file));
      const names = files.map((file) =>
        file
          .slice(folder.length + 1)
          .split(sep)
          .join("/"),
      );
      const worker = readFileSync(TEMPLATE, "utf8")
        .replace("%VERSION%", hash.digest("hex").slice(0, 16))
        .replace('"%FILES%"', ["./", ...names].map((name) => JSON.stringify(name)).join(", "));
      writeFileSync(join(folder, NAME), worker);
    },
  };
};
