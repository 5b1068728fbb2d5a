import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { pageFiles } from "../serve/files.ts";
import { withPack } from "../serve/otherPack.ts";
import { servePage } from "../serve/server.ts";
import { print } from "../terminal/io.ts";
import { readArguments, wholeNumber } from "./arguments.ts";
import { type Command, type Context, failure, SUCCESS } from "./context.ts";
import { packDataFrom } from "./gameArguments.ts";

/** The same number of steps from packages/cli/src/commands and from packages/cli/dist/commands. */
const PAGE = fileURLToPath(new URL("../../../web/dist/", import.meta.url));
const PORT = 8740;
/** How many ports are tried when nobody asked for a certain one. */
const TRIES = 20;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "EADDRINUSE" || error.code === "EACCES");

/** The built page, with the pack it was built with unless another is named: only then a board has to be drawn. */
const filesWith = async (context: Context, pack: string | undefined) => {
  const { io, say } = context;
  const files = pageFiles(PAGE);
  if (files === null) throw failure(say("serve.notBuilt"));
  if (pack === undefined) return files;
  const data = packDataFrom(context, pack);
  print(io, say("serve.drawing", { path: pack }));
  return withPack(files, data);
};

/** As people write it: the loopback address has a name, and saved games belong to that. */
const addressOf = (host: string, port: number): string =>
  `http://${host === "127.0.0.1" ? "localhost" : host}:${port}/`;

const open = async (context: Context, pack: string | undefined, host: string, wanted: number | null) => {
  const files = await filesWith(context, pack);
  const first = wanted ?? PORT;
  const last = wanted ?? PORT + TRIES;
  for (let port = first; port <= last; port++)
    try {
      const server = await servePage(files, host, port);
      if (port !== first)
        print(context.io, context.say("serve.otherPort", { address: addressOf(host, first) }));
      return server;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  throw failure(context.say("serve.portTaken", { port: first }));
};

/** Serves the page people play on, until it is stopped. */
export const serve: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, { port: "string", host: "string", pack: "string" });
  const wanted = values.port === undefined ? null : wholeNumber(context, "--port", values.port, 0, 65535);
  const host = values.host ?? "127.0.0.1";
  const server = await open(context, values.pack, host, wanted);
  const { port } = server.address() as AddressInfo;
  print(io, say("serve.address", { address: addressOf(host, port) }));
  await new Promise<void>((resolve) => {
    if (io.stopped.aborted) resolve();
    io.stopped.addEventListener("abort", () => resolve(), { once: true });
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return SUCCESS;
};
