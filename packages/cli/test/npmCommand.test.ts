import { expect, test } from "vitest";
import { npmCommand } from "../../../scripts/npm-command.mjs";

const everything = () => true;
const nothing = () => false;
const windows = { platform: "win32", execPath: "C:\\Program Files\\nodejs\\node.exe" };
const linux = { platform: "linux", execPath: "/usr/bin/node" };

test("the npm that started the script does the rest too, without a shell", () => {
  const started = "C:\\Users\\Maria Theresa\\npm\\bin\\npm-cli.js";
  expect(npmCommand(["ci"], { ...windows, env: { npm_execpath: started }, exists: everything })).toEqual({
    command: windows.execPath,
    args: [started, "ci"],
  });
});

test("another package manager's program is not taken for npm, nor is one that is gone", () => {
  for (const [npm_execpath, exists] of [
    ["/usr/lib/pnpm.cjs", everything],
    ["/gone/npm-cli.js", nothing],
  ] as const)
    expect(npmCommand(["ci"], { ...linux, env: { npm_execpath }, exists })).toEqual({
      command: "npm",
      args: ["ci"],
    });
});

test("on Windows npm is found beside Node, spaces in the path or not", () => {
  expect(npmCommand(["ci"], { ...windows, env: {}, exists: everything })).toEqual({
    command: windows.execPath,
    args: ["C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js", "ci"],
  });
});

test("on Windows npm.cmd on the path is left to a shell, for Node refuses to start it", () => {
  expect(npmCommand(["ci", "--no-fund"], { ...windows, env: {}, exists: nothing })).toEqual({
    line: "npm ci --no-fund",
  });
});
