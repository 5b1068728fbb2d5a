import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { parseGlossary } from "./glossary.ts";
import { parseChapter } from "./parse.ts";

const FOLDER = fileURLToPath(new URL("../../../docs/rules/reference", import.meta.url));
const LAW = fileURLToPath(new URL("../../../docs/rules/rules.md", import.meta.url));
const GLOSSARY = "virtual:rules-glossary";
const NAME = /^virtual:rules-reference\/(en|de|fr)$/;

/**
 * Gives the page the rules reference of one language as a module, "virtual:rules-reference/de", so that the chapters
 * under docs/rules/reference are its only source; and the glossary of docs/rules/rules.md as "virtual:rules-glossary".
 */
export const rulesReference = (): Plugin => ({
  name: "rules-reference",
  resolveId: (id) => (NAME.test(id) || id === GLOSSARY ? `\0${id}` : null),
  load(id) {
    if (id === `\0${GLOSSARY}`) {
      this.addWatchFile(LAW);
      return `export const glossary = ${JSON.stringify(parseGlossary(readFileSync(LAW, "utf8")))};`;
    }
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
