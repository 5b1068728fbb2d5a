import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** The same number of steps from packages/lab/src/bench and from packages/lab/dist/bench. */
const ENGINE = fileURLToPath(new URL("../../../rules/src/engine.ts", import.meta.url));

/** The rules engine bundled for a page, minified and compressed, without any pack; in kilobytes of 1000 bytes. */
export const engineSize = async (): Promise<number> => {
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      lib: { entry: ENGINE, formats: ["es"], fileName: "rules" },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const code = outputs
    .flatMap((result) => ("output" in result ? result.output : []))
    .map((part) => ("code" in part ? part.code : ""))
    .join("");
  return gzipSync(code).length / 1000;
};
