// Runs everything: types, lint, unit, property and golden tests, rule coverage, a short fuzz, end-to-end tests in real
// browsers. Ends with one plain line, which names the browsers that could not be had.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { missingBrowsers } from "./ensure-browser.mjs";
import { findPostgres } from "./ensure-postgres.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const report = "node_modules/.cache/vitest-report.json";
let passed = 0;
let failed = 0;

const ended = (title, started, status) => {
  console.log(
    `--- ${title}: ${status === 0 ? "passed" : "failed"} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return status === 0;
};

const run = (title, command, args) => {
  console.log(`\n=== ${title}`);
  const started = Date.now();
  return ended(title, started, spawnSync(command, args, { cwd: root, stdio: "inherit" }).status);
};

const count = (succeeded) => {
  if (succeeded) passed++;
  else failed++;
};

const check = (title, command, args) => count(run(title, command, args));

/** A check beside others: what it says comes in one piece, when it is over. */
const checkBeside = async ([title, ...args]) => {
  const started = Date.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const told = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => told.push(text));
  const [status] = await once(child, "close");
  console.log(`\n=== ${title}\n${Buffer.concat(told).toString("utf8").trimEnd()}`);
  count(ended(title, started, status));
};

/** Checks that keep one processor busy each, side by side. */
const checkTogether = (...checks) => Promise.all(checks.map(checkBeside));

/** One check after another, beside whatever else is going on. */
const checkInTurn = async (...checks) => {
  for (const one of checks) await checkBeside(one);
};

const vitest = async (title, config, options = []) => {
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  rmSync(`${root}${report}`, { force: true });
  console.log(`\n=== ${title}`);
  const started = Date.now();
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--config",
    config,
    ...options,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const [status] = await once(spawn(process.execPath, args, { cwd: root, stdio: "inherit" }), "exit");
  const succeeded = ended(title, started, status);
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(`${root}${report}`, "utf8"),
    );
    passed += numPassedTests;
    failed += numFailedTests + numPendingTests;
    if (!succeeded && numFailedTests === 0) failed++;
  } catch {
    failed++;
  }
};

check("there is PostgreSQL", process.execPath, ["scripts/ensure-postgres.mjs"]);
// Browsers that have to be installed first come while other things are tested.
const browsers = once(
  spawn(process.execPath, ["scripts/ensure-browser.mjs"], { cwd: root, stdio: "inherit" }),
  "exit",
);
await checkTogether(
  ["types", "node_modules/typescript/bin/tsc", "-b"],
  [
    "types of the page",
    "node_modules/svelte-check/bin/svelte-check",
    "--tsconfig",
    "packages/web/tsconfig.json",
    "--fail-on-warnings",
  ],
  ["lint and format", "node_modules/@biomejs/biome/bin/biome", "check", "."],
);
// The page's tests mount components into a document of their own. All the others leave nothing behind, so that one
// process imports the engine for all of them.
const testsOf = (names) => names.map((name) => `packages/${name}/test/`);
const others = readdirSync(`${root}packages`).filter((name) => name !== "web");
await vitest("unit, property and golden tests", "vitest.config.ts", ["--no-isolate", ...testsOf(others)]);
await vitest("unit tests of the page", "vitest.config.ts", testsOf(["web"]));
await vitest("the engine as it is built", "vitest.built.config.ts");
check("the page is built", process.execPath, ["scripts/prepare.mjs"]);
await browsers;
check("there are the browsers", process.execPath, ["scripts/ensure-browser.mjs"]);
const killedOnPostgres = [
  ["one of two servers that is killed", "--store", "postgres", "--processes", "2"],
  ["a PostgreSQL that is killed", "--kill-database"],
].map(([name, ...how]) => [name, "packages/lab/bin/lab.mjs", "crash", "--rounds", "2", ...how]);
// Browsers mostly wait, for frames and for the pace of the game: whatever is worked out without one comes meanwhile.
await Promise.all([
  vitest("end-to-end tests in the browsers", "vitest.e2e.config.ts"),
  checkInTurn(
    ["every rule id in scope has a test", "scripts/rules-coverage.mjs", "--missing"],
    ["a short fuzz", "packages/lab/bin/lab.mjs", "fuzz", "--minutes", "0.4"],
    ["a server that is killed", "packages/lab/bin/lab.mjs", "crash", "--rounds", "5"],
    ...(findPostgres() === undefined ? [] : killedOnPostgres),
    ["a server that is attacked", "packages/lab/bin/lab.mjs", "hostile-server", "--requests", "4000"],
  ),
]);

const missing = missingBrowsers();
if (missing.length > 0) console.log(`\nNot run, for want of the browser: ${missing.join(", ")}`);
if (findPostgres() === undefined)
  console.log("\nNot run, for want of it: the server's tests with PostgreSQL");
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
