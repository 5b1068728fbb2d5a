import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { parseChapter } from "./parse.ts";

const FOLDER = fileURLToPath(new URL("../../../docs/rules/reference", import.meta.url));
const NAME = /^virtual:rules-reference\/(en|de|fr)$/;

/**
 * Gives the page the rules reference of one language as a module, "virtual:rules-reference/de", so that the chapters
 * under docs/rules/reference are its only source.
 */
export const rulesReference = (): Plugin => ({
  name: "rules-reference",
  resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
  load(id) {
    const language = NAME.exec(id.replace("\0", ""))?.[1];
    if (!id.startsWith("\0") || language === undefined) return null;
    const folder = join(FOLDER, language);
    const chapters = readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .sort()
      .map((name) => {
        const path = join(folder, name);
        this.addWatchFile(path);
        return parseChapter(readFileSync(path, "utf8"));
      });
    return `export const chapters = ${JSON.stringify(chapters)};`;
  },
});
