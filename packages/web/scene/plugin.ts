import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawScene } from "@maria/engraver";
import type { Plugin } from "vite";

const MODULE = "virtual:board-scene";
const RESOLVED = `\0${MODULE}`;
const DEV_ADDRESS = "/@board-scene.json";

/** The pack was checked where the rules read it; here it is only drawn. */
const FILES = ["board", "geography"].map((part) =>
  fileURLToPath(new URL(`../../../packs/historical/${part}.json`, import.meta.url)),
);

/** Draws the board once and serves it as a file of its own; `virtual:board-scene` is its address. */
export const boardScene = (): Plugin => {
  let drawing: string | null = null;
  let isBuild = false;
  const draw = (): string => {
    if (drawing === null) {
      const [board, geography] = FILES.map((file) => JSON.parse(readFileSync(file, "utf8")));
      drawing = JSON.stringify(drawScene({ board, geography }));
    }
    return drawing;
  };
  return {
    name: "board-scene",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    configureServer(server) {
      server.watcher.add(FILES);
      server.watcher.on("change", (file) => {
        if (FILES.includes(file)) drawing = null;
      });
      server.middlewares.use(DEV_ADDRESS, (_request, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(draw());
      });
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      if (!isBuild) return `export default ${JSON.stringify(DEV_ADDRESS)};`;
      const reference = this.emitFile({ type: "asset", name: "board-scene.json", source: draw() });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
};
