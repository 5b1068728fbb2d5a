import { fileURLToPath } from "node:url";
import { readPack } from "@maria/cli";
import { type Limits, startServer } from "@maria/server";

/**
 * The server that is attacked, a program of its own: it tells its port and its routes, and how much memory it holds after
 * everything that can be given back was.
 */
const [directory = "", limits = "{}"] = process.argv.slice(2);
const PACK = fileURLToPath(new URL("../../../../packs/historical/", import.meta.url));
const A_DAY = 24 * 60 * 60 * 1000;
const { data } = readPack(PACK);
if (data === undefined) throw new Error("the pack is not sound");
const server = await startServer({
  place: { directory },
  pack: data,
  host: "127.0.0.1",
  port: 0,
  trustProxy: true,
  // Whoever is away is not told while the games are compared: that would be noted.
  alerts: { grace: A_DAY },
  limits: JSON.parse(limits) as Partial<Limits>,
});
process.on("message", (wish) => {
  if (wish === "end") void server.close().then(() => process.exit(0));
  else {
    globalThis.gc?.();
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ memory: { resident: rss, inUse: heapUsed + external } });
  }
});
process.send?.({ port: server.port, routes: server.routes });
