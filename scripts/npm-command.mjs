// How npm is called. On Windows it is npm.cmd, which Node starts through a shell only; npm's own program needs none.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { posix, win32 } from "node:path";

const PROGRAM = "npm-cli.js";

/**
 * The npm that started us, so that one version does everything; without one, on Windows the npm that was installed with Node;
 * else the one on the path. `line` is a whole command for a shell: Node does not quote what it hands to one.
 */
export const npmCommand = (args, { env, platform, execPath, exists }) => {
  const { basename, dirname, join } = platform === "win32" ? win32 : posix;
  const started = env.npm_execpath;
  if (started && basename(started) === PROGRAM && exists(started))
    return { command: execPath, args: [started, ...args] };
  if (platform !== "win32") return { command: "npm", args };
  const beside = join(dirname(execPath), "node_modules", "npm", "bin", PROGRAM);
  return exists(beside)
    ? { command: execPath, args: [beside, ...args] }
    : { line: ["npm", ...args].join(" ") };
};

/** Runs npm and gives what spawnSync gives. Arguments must hold no spaces. */
export const npm = (args, options) => {
  const { command, line, ...rest } = npmCommand(args, {
    env: process.env,
    platform: process.platform,
    execPath: process.execPath,
    exists: existsSync,
  });
  return line ? spawnSync(line, { ...options, shell: true }) : spawnSync(command, rest.args, options);
};
