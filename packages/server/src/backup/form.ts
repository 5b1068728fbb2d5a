import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip, createGzip } from "node:zlib";

/** Raised with any change of what is written below. */
const FORM = 1;

export type Value = string | number | null;

/** The head of a backup: by which steps its tables had grown. */
export interface Head {
  readonly maria: "backup";
  readonly form: number;
  readonly made: string;
  readonly migrations: readonly string[];
}

/** After the head, line by line: a table with its columns, then its rows; at the end how much there was. */
export type Line =
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly row: readonly Value[] };

/** It is no backup, or not whole, or was changed. Nothing was done with it. */
export class BadBackup extends Error {
  readonly reason: "foreign" | "damaged" | "later";
  constructor(reason: BadBackup["reason"], options?: ErrorOptions) {
    super(`the backup is ${reason}`, options);
    this.reason = reason;
  }
}

/** Writes the file from head to end; the end holds a checksum of everything before it. Gives the number of rows. */
export const writeBackup = async (
  path: string,
  migrations: readonly string[],
  lines: AsyncIterable<Line>,
): Promise<number> => {
  const zip = createGzip();
  const file = createWriteStream(path, { flush: true });
  const written = once(file, "close");
  zip.pipe(file);
  const failed = Promise.race([once(zip, "error"), once(file, "error")]).then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  const hash = createHash("sha256");
  const put = async (value: object): Promise<void> => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    if (!zip.write(text)) await Promise.race([once(zip, "drain"), failed]);
  };
  let rows = 0;
  const head: Head = { maria: "backup", form: FORM, made: new Date().toISOString(), migrations };
  await put(head);
  for await (const line of lines) {
    await put(line);
    if ("row" in line) rows++;
  }
  zip.end(`${JSON.stringify({ rows, sha256: hash.digest("hex") })}\n`);
  await Promise.race([written, failed]);
  return rows;
};

async function* textLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const zip = createGunzip();
  file.once("error", (error) => zip.destroy(error));
  file.pipe(zip);
  yield* createInterface({ input: zip, crlfDelay: Number.POSITIVE_INFINITY });
}

const dataOf = (text: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null) throw new SyntaxError("no object");
  return { ...value };
};

const isHead = (value: object): value is Head =>
  "maria" in value && value.maria === "backup" && "form" in value && "migrations" in value;

/** Reads the whole file once and holds it against its checksum. Throws BadBackup. */
export const checkedHead = async (path: string): Promise<{ readonly head: Head; readonly rows: number }> => {
  let head: object | null = null;
  let last: string | null = null;
  const hash = createHash("sha256");
  try {
    for await (const text of textLines(path)) {
      head ??= dataOf(text);
      if (last !== null) hash.update(`${last}\n`);
      last = text;
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") throw error;
    throw new BadBackup(head !== null && isHead(head) ? "damaged" : "foreign", { cause: error });
  }
  if (head === null || last === null || !isHead(head)) throw new BadBackup("foreign");
  if (head.form > FORM) throw new BadBackup("later");
  const end = dataOf(last);
  if (end.sha256 !== hash.digest("hex")) throw new BadBackup("damaged");
  return { head, rows: Number(end.rows) };
};

/** The lines between head and end of a file whose checksum was found right. */
export async function* linesOf(path: string): AsyncGenerator<Line> {
  for await (const text of textLines(path)) {
    const line = dataOf(text);
    if ("table" in line || "row" in line) yield line as unknown as Line;
  }
}
