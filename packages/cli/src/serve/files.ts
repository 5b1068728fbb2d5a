import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** One file of the built page, ready to be sent. */
export interface ServedFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzip: Buffer | null;
  readonly brotli: Buffer | null;
  /** Its name changes with its contents, so a browser may keep it for ever. */
  readonly isImmutable: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

const isText = (type: string): boolean => type.includes("charset") || type === "image/svg+xml";
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A file of this name, ready to be sent. */
export const servedFile = (name: string, plain: Buffer): ServedFile => {
  const type = TYPES[extname(name)] ?? "application/octet-stream";
  return {
    type,
    plain,
    gzip: isText(type) ? gzipSync(plain) : null,
    brotli: isText(type) ? brotliCompressSync(plain, BROTLI) : null,
    isImmutable: /^(assets|packs)\//.test(name),
  };
};

/**
 * All files of the built page by their address, or null if it has not been built. Only what is in this table can be
 * asked for, so no address leads anywhere else.
 */
export const pageFiles = (folder: string): ReadonlyMap<string, ServedFile> | null => {
  if (!existsSync(join(folder, "index.html"))) return null;
  const files = new Map<string, ServedFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path
      .slice(folder.length)
      .split(sep)
      .filter((part) => part !== "")
      .join("/");
    files.set(`/${name}`, servedFile(name, readFileSync(path)));
  }
  const index = files.get("/index.html");
  if (index !== undefined) files.set("/", index);
  // Browsers ask for it of their own accord where a file names no icon, such as the licences.
  const icon = files.get("/icon-192.png");
  if (icon !== undefined) files.set("/favicon.ico", icon);
  return files;
};
