import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

export interface SourceFile {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Where some of the code is, and what it may import besides its own files. */
export interface Room {
  /** A folder, or a single file. */
  readonly at: string;
  /** The folder whose files are its own, if it is not all and only what is `at`. */
  readonly own?: string;
  readonly allowed: readonly RegExp[];
}

/** What no room needs to account for: tests import what they like, and the rest is made or is no code. */
const NO_ROOM = /(^|\/)(test|dist|public|node_modules)(\/|$)/;

const isCode = (path: string): boolean => /\.(ts|mts|js|mjs|svelte)$/.test(path);

/** The code in a folder, or the file itself. */
export const sourcesIn = (at: string): SourceFile[] => {
  const found = statSync(join(ROOT, at)).isFile()
    ? [at]
    : readdirSync(join(ROOT, at), { recursive: true, encoding: "utf8" }).map(
        (name) => `${at}/${name.split(sep).join("/")}`,
      );
  return found
    .filter((path) => isCode(path) && !NO_ROOM.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
};

/** Static and dynamic imports, imports of types, and modules that are named by their address, as workers are. */
const importsOf = ({ path, text }: SourceFile): string[] => {
  const fromRoot = (relative: string): string => posix.join(posix.dirname(path), relative);
  const imported = [...text.matchAll(/(?<![.\w])(?:from|import)\s*\(?\s*"([^"\s]+)"/g)]
    .map(([, name]) => name as string)
    .map((name) => (name.startsWith(".") ? fromRoot(name) : name));
  const addressed = [...text.matchAll(/new URL\(\s*"([^"]+)",\s*import\.meta\.url/g)]
    .map(([, name]) => name as string)
    .filter(isCode)
    .map(fromRoot);
  return [...imported, ...addressed];
};

const isIn = (path: string, at: string): boolean => path === at || path.startsWith(`${at}/`);

/** Every import against the arrows, and every file that belongs nowhere. */
export const importFaults = (rooms: readonly Room[], sources: readonly SourceFile[]): string[] =>
  sources.flatMap((source) => {
    const room = rooms.find(({ at }) => isIn(source.path, at));
    if (room === undefined) return [`${source.path} is in no room`];
    const { at, own = at, allowed } = room;
    return importsOf(source)
      .filter((imported) => !isIn(imported, own) && !allowed.some((pattern) => pattern.test(imported)))
      .map((imported) => `${source.path} imports ${imported}`);
  });
