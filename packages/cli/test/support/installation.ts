import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratchDirectory } from "./scratch.ts";

/** What the part compiled for this platform does when it is loaded. */
export type Part = "works" | "is missing" | "is of another platform";

const PART = `compiled-${process.platform}-${process.arch}`;
const LOCK = JSON.stringify({
  packages: {
    "": {},
    "node_modules/compiled": { version: "1.0.0", optionalDependencies: { [PART]: "1.0.0" } },
  },
});

const write = (folder: string, file: string, text: string) => {
  const path = join(folder, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
};

/** A node_modules with one package, `compiled`, that needs a part made for this platform. */
const writeModules = (folder: string, part: Part, version = "1.0.0") => {
  write(folder, ".package-lock.json", LOCK);
  write(folder, "compiled/package.json", JSON.stringify({ name: "compiled", version, main: "index.js" }));
  write(
    folder,
    "compiled/index.js",
    `require("fs").appendFileSync(require("path").join(__dirname, "../../looks"), "*"); require("${PART}");`,
  );
  if (part === "is missing") return;
  const code = part === "works" ? "" : 'throw new Error("invalid ELF header")';
  write(folder, `${PART}/package.json`, JSON.stringify({ name: PART, version: "1.0.0" }));
  write(folder, `${PART}/index.js`, code);
};

/** In place of npm: `ci` brings what the lock gives, `install` what the registry has; it fails where there is nothing. */
const NPM = `
const fs = require("fs");
const source = process.argv[2] === "ci" ? "by-lock" : "by-registry";
fs.appendFileSync("installations", source + "\\n");
if (!fs.existsSync(source)) process.exit(1);
fs.rmSync("node_modules", { recursive: true, force: true });
fs.cpSync(source, "node_modules", { recursive: true });
`;

/** A project in a folder whose name has spaces, with a program that stands in for npm. */
export const projectWith = (given: { byLock?: Part; byRegistry?: Part }) => {
  const root = join(scratchDirectory(), "Maria at home");
  write(root, "package.json", JSON.stringify({ engines: { node: "^20.19.0" } }));
  write(root, "package-lock.json", LOCK);
  write(root, "npm/npm-cli.js", NPM);
  if (given.byLock) writeModules(join(root, "by-lock"), given.byLock);
  if (given.byRegistry) writeModules(join(root, "by-registry"), given.byRegistry);
  const told = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");
  return {
    root,
    npm: join(root, "npm", "npm-cli.js"),
    part: PART,
    /** As after copying the folder from elsewhere. */
    copyIn: (part: Part, version?: string) => writeModules(join(root, "node_modules"), part, version),
    touch: (file: string) => appendFileSync(join(root, file), "\n"),
    installations: () => told("installations").split("\n").slice(0, -1),
    /** How often the package was loaded to see whether it works. */
    looks: () => told("looks").length,
    partIsThere: () => existsSync(join(root, "node_modules", PART)),
  };
};
