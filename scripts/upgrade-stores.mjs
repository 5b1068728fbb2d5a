// Keeps what the server of a version leaves in its store, for the test that later servers play on with it. With each release:
//
//   npm run upgrade:keep -- REF NAME
//
// takes that version's sources out of git, installs what they ask for, lets two people begin a game with its server, and writes
// every table of the store into packages/server/test/fixtures/stores/NAME.json.gz.

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const [ref, name] = process.argv.slice(2);
if (ref === undefined || !/^[\w.-]+$/.test(name ?? "")) {
  console.error("npm run upgrade:keep -- REF NAME");
  process.exit(2);
}
const root = fileURLToPath(new URL("..", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "maria-upgrade-"));
const tree = join(scratch, "tree");
const data = join(scratch, "data");

const run = (command, args, cwd) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    ...{ cwd, encoding: "utf8", maxBuffer: 1e8 },
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr || stdout}`);
  return stdout;
};

/** Every table with its rows, and the statements that made them. */
const contents = async () => {
  const { default: Database } = await import("libsql");
  const database = new Database(join(data, "maria.db"));
  const made = database
    .prepare("select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
    .all();
  const tables = made.filter(({ type }) => type === "table").map(({ name: table }) => table);
  const rows = tables.map((table) => [table, database.prepare(`select * from [${table}]`).all()]);
  database.close();
  return { made: made.map(({ sql }) => sql), rows: Object.fromEntries(rows) };
};

try {
  run("git", ["worktree", "add", "--detach", tree, ref], root);
  console.error(`Installing what ${ref} asks for …`);
  run("npm", ["ci", "--no-audit", "--no-fund", "--prefer-offline"], tree);
  // The game is begun as today's file says, with that version's server.
  const support = "packages/server/test/support/earlierGame.ts";
  copyFileSync(join(root, support), join(tree, support));
  // Its sources are run as its tests run them.
  const file = join("packages", "server", "test", "earlier.test.ts");
  const earlierFile = join(scratch, "earlier.json");
  writeFileSync(
    join(tree, file),
    `import { writeFileSync } from "node:fs";
    import { test } from "vitest";
    import { makeEarlier } from "./support/earlierGame.ts";
    test("a game is begun", async () => {
      writeFileSync(${JSON.stringify(earlierFile)}, JSON.stringify(await makeEarlier(${JSON.stringify(data)})));
    });
    `,
  );
  const vitest = join("node_modules", "vitest", "vitest.mjs");
  run(process.execPath, [vitest, "run", "--config", "vitest.config.ts", file], tree);
  const earlier = JSON.parse(readFileSync(earlierFile, "utf8"));
  const { made, rows } = await contents();
  const folder = join(root, "packages", "server", "test", "fixtures", "stores");
  mkdirSync(folder, { recursive: true });
  const bytes = gzipSync(JSON.stringify({ earlier, made, rows }), { level: 9 });
  writeFileSync(join(folder, `${name}.json.gz`), bytes);
  const steps = rows.kysely_migration.map((step) => step.name).join(", ");
  console.log(`${name}: ${bytes.length} bytes, ${rows.entries.length} entries; ${steps}`);
} finally {
  spawnSync("git", ["worktree", "remove", "--force", tree], { cwd: root });
  rmSync(scratch, { recursive: true, force: true });
}
