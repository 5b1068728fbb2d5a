// Shows which compiled packages each platform gets.
//
//   node scripts/platforms.mjs            what the lock file holds; ends with 1 if something is missing
//   node scripts/platforms.mjs --install  also lets npm install for each platform, in a folder of its own, and looks
//
// npm's version is the one that runs this: `npx npm@10 run platforms -- --install`.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fittingVariants, lockFaults, nativeFamilies, PLATFORMS, platformName } from "./native-packages.mjs";
import { npm } from "./npm-command.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The files npm reads. */
const manifests = () => [
  ...["package.json", "package-lock.json", ".npmrc"],
  ...readdirSync(join(ROOT, "packages")).map((name) => join("packages", name, "package.json")),
];

/** Installs for a platform as `prepare` does here, and gives npm's exit code and what was installed of `names`. */
const installFor = (platform, names) => {
  const folder = mkdtempSync(join(tmpdir(), `maria ${platformName(platform)} `));
  try {
    for (const file of manifests()) {
      mkdirSync(join(folder, file, ".."), { recursive: true });
      cpSync(join(ROOT, file), join(folder, file));
    }
    const { status, stderr } = npm(
      [
        ...["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        ...Object.entries(platform).map(([setting, value]) => `--${setting}=${value}`),
      ],
      { cwd: folder, encoding: "utf8" },
    );
    if (status !== 0) console.error(stderr);
    return names.filter((name) => existsSync(join(folder, "node_modules", name, "package.json")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const main = () => {
  const { values } = parseArgs({ options: { install: { type: "boolean", default: false } } });
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const families = nativeFamilies(packages);
  const names = families.flatMap(({ variants }) => variants.map(({ name }) => name));
  const faults = lockFaults(packages);
  if (values.install) console.log(`npm ${npm(["--version"], { encoding: "utf8" }).stdout.trim()}`);
  for (const platform of PLATFORMS) {
    const promised = families.flatMap((family) => fittingVariants(family, platform));
    const found = values.install ? installFor(platform, names) : promised;
    console.log(`${platformName(platform)}: ${found.join(" ")}`);
    if (found.join() !== promised.join())
      faults.push(
        `for ${platformName(platform)} npm installed not what the lock holds: ${promised.join(" ")}`,
      );
  }
  for (const fault of faults) console.error(`FAULT ${fault}`);
  return faults.length === 0 ? 0 : 1;
};

process.exitCode = main();
