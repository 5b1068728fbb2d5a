import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { PackData } from "@maria/rules";
import { pageFiles, type ServedFile } from "../serve/files.ts";
import { withPack } from "../serve/otherPack.ts";
import { pageHandler, servePage } from "../serve/server.ts";
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

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EADDRINUSE" || error.code === "EACCES") &&
  "syscall" in error &&
  error.syscall === "listen";

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
  { io, say }: Context,
  files: Files,
  pack: PackData,
  host: string,
  data: string,
): Promise<Opening> => {
  const { DataInUse, hasEmbeddedStore, smtpMail, startServer } = await import("@maria/server");
  const { DATABASE_URL: address, MARIA_SMTP: smtp, MARIA_MAIL_FROM: from = "MARIA" } = io.environment;
  if (address === undefined && !(await hasEmbeddedStore())) {
    print(io, say("serve.pageOnly"));
    return async (port) => servingPage(await servePage(files, host, port));
  }
  const directory = resolve(io.directory, data);
  const place = address === undefined ? { directory } : { address };
  return async (port) => {
    try {
      return await startServer({
        ...{ place, pack, host, port, page: pageHandler(withGames(files)) },
        trustProxy: io.environment.MARIA_PROXY !== undefined,
        logLevel: io.environment.MARIA_LOG ?? "warn",
        ...(smtp === undefined ? {} : { mail: smtpMail(smtp, from) }),
        alerts: { reach: io.environment.MARIA_ALERTS_ANYWHERE === undefined ? "public" : "anywhere" },
      });
    } catch (error) {
      if (isTaken(error)) throw error;
      if (error instanceof DataInUse) throw failure(say("serve.dataInUse", { path: directory }));
      const message = error instanceof Error ? error.message : String(error);
      throw failure(
        say("serve.noStore", { path: address === undefined ? directory : "DATABASE_URL", message }),
      );
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
      if (!isTaken(error)) throw error;
    }
  throw failure(context.say("serve.portTaken", { port: first }));
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
