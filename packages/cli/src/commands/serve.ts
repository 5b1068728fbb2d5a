import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { PackData } from "@maria/rules";
import { pageFiles, type ServedFile } from "../serve/files.ts";
import { withPack } from "../serve/otherPack.ts";
import { pageHandler, servePage } from "../serve/server.ts";
import { settingsFrom } from "../serve/settings.ts";
import { withGames } from "../serve/withGames.ts";
import { print } from "../terminal/io.ts";
import { readArguments, wholeNumber } from "./arguments.ts";
import { type Command, type Context, failure, SUCCESS } from "./context.ts";
import { packDataFrom } from "./gameArguments.ts";

/** The same number of steps from packages/cli/src/commands and from packages/cli/dist/commands. */
const PAGE = fileURLToPath(new URL("../../../web/dist/", import.meta.url));
const PORT = 8740;
/** How many ports are tried when nobody asked for a certain one. */
const TRIES = 20;
export const DATA = "maria-data";

/** A server that listens, with or without games on it. */
interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

type Files = ReadonlyMap<string, ServedFile>;
type Opening = (port: number) => Promise<Serving>;

/** Why nobody can listen there, as Node calls it; null for any other error. */
const listenFault = (error: unknown): string | null =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  "syscall" in error &&
  (error.syscall === "listen" || error.syscall === "getaddrinfo")
    ? error.code
    : null;

/** Another port may be free. */
const isTaken = (error: unknown): boolean => ["EADDRINUSE", "EACCES"].includes(listenFault(error) ?? "");

/** The built page, with the pack it was built with unless another is named: only then a board has to be drawn. */
const filesWith = async ({ io, say }: Context, pack: string | undefined, data: PackData): Promise<Files> => {
  const files = pageFiles(PAGE);
  if (files === null) throw failure(say("serve.notBuilt"));
  if (pack === undefined) return files;
  print(io, say("serve.drawing", { path: pack }));
  return withPack(files, data);
};

/** As people write it: the loopback address has a name, and saved games belong to that. */
const addressOf = (host: string, port: number): string =>
  `http://${host === "127.0.0.1" ? "localhost" : host}:${port}/`;

const servingPage = (server: Server): Serving => ({
  port: (server.address() as AddressInfo).port,
  async close() {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  },
});

/** Opens the server with its games; where the platform has no embedded store, the page alone. */
const openingWith = async (
  context: Context,
  files: Files,
  pack: PackData,
  host: string,
  data: string,
): Promise<Opening> => {
  const { io, say } = context;
  const { DataInUse, hasEmbeddedStore, smtpMail, startServer } = await import("@maria/server");
  const { address, mail, trustProxy, logLevel, reach } = settingsFrom(context);
  if (address === null && !(await hasEmbeddedStore())) {
    print(io, say("serve.pageOnly"));
    return async (port) => servingPage(await servePage(files, host, port));
  }
  const directory = resolve(io.directory, data);
  const place = address === null ? { directory } : { address };
  return async (port) => {
    try {
      return await startServer({
        ...{ place, pack, host, port, page: pageHandler(withGames(files)) },
        ...{ trustProxy, logLevel, alerts: { reach } },
        ...(mail === null ? {} : { mail: smtpMail(mail.smtp, mail.from) }),
      });
    } catch (error) {
      if (listenFault(error) !== null) throw error;
      if (error instanceof DataInUse) throw failure(say("serve.dataInUse", { path: directory }));
      const message = error instanceof Error ? error.message : String(error);
      throw failure(say("serve.noStore", { path: address === null ? directory : "DATABASE_URL", message }));
    }
  };
};

const open = async (context: Context, opening: Opening, host: string, wanted: number | null) => {
  const first = wanted ?? PORT;
  const last = wanted ?? PORT + TRIES;
  for (let port = first; port <= last; port++)
    try {
      const serving = await opening(port);
      if (port !== first)
        print(context.io, context.say("serve.otherPort", { address: addressOf(host, first) }));
      return serving;
    } catch (error) {
      const why = listenFault(error);
      if (wanted !== null && why === "EACCES") throw failure(context.say("serve.portForbidden", { port }));
      if (why !== null && !isTaken(error)) throw failure(context.say("serve.badHost", { value: host }));
      if (why === null) throw error;
    }
  throw failure(
    wanted === null
      ? context.say("serve.portsTaken", { first, last })
      : context.say("serve.portTaken", { port: first, address: addressOf(host, first) }),
  );
};

/** Serves the page and the games people play with each other, until it is stopped. */
export const serve: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, {
    port: "string",
    host: "string",
    pack: "string",
    data: "string",
  });
  const wanted = values.port === undefined ? null : wholeNumber(context, "--port", values.port, 0, 65535);
  const host = values.host ?? "127.0.0.1";
  const pack = packDataFrom(context, values.pack);
  const files = await filesWith(context, values.pack, pack);
  const opening = await openingWith(context, files, pack, host, values.data ?? DATA);
  const serving = await open(context, opening, host, wanted);
  print(io, say("serve.address", { address: addressOf(host, serving.port) }));
  if (!io.stopped.aborted) await once(io.stopped, "abort");
  await serving.close();
  return SUCCESS;
};
