// Replays all recorded games of the rules' tests and prints one digest over the states they lead to: the same on every
// machine and every version of Node. Versions that are not installed are fetched as the npm package `node`.
//
//   npm run digests                      on the Node that runs it
//   npm run digests -- --node 20,22,24   on each of these, and fails if they differ
//   npm run digests -- --each            every game by itself

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { node: { type: "string" }, each: { type: "boolean" } } });

const here = async () => {
  const { importSources } = await import("./import-sources.mjs");
  const recorded = await importSources("packages/rules/test/support/recordedGames.ts", "vitest.config.ts");
  const all = recorded.digests();
  if (values.each) for (const { path, digest } of all) console.log(`${digest}  ${path}`);
  console.log(`${process.version} ${recorded.digestOfAll(all)} over ${all.length} games`);
};

/** The line that this script prints on another version of Node. */
const on = (version) => {
  const { status, stdout } = spawnSync("npx", ["-y", `node@${version}`, fileURLToPath(import.meta.url)], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`Node ${version} could not be run`);
  return stdout.trim();
};

if (values.node === undefined) await here();
else {
  const lines = values.node.split(",").map((version) => {
    const line = on(version);
    console.log(line);
    return line;
  });
  const different = new Set(lines.map((line) => line.slice(line.indexOf(" "))));
  console.log(different.size === 1 ? "the same digest on all of them" : "the digests differ");
  if (different.size !== 1) process.exitCode = 1;
}
