import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Limits, Route } from "@maria/server";

/** Bytes, after everything that can be given back was. */
export interface Memory {
  readonly resident: number;
  readonly inUse: number;
}

/** The server that is attacked, in a process of its own. */
export interface Target {
  readonly port: number;
  readonly routes: readonly Route[];
  /** False once its process has ended. */
  readonly lives: boolean;
  /** What it has complained of: its log. */
  readonly complaints: readonly string[];
  memory(): Promise<Memory>;
  /** Ends it as those do who keep a server. */
  end(): Promise<void>;
}

export const startTarget = async (directory: string, limits: Partial<Limits>): Promise<Target> => {
  const program = fileURLToPath(new URL("./served.js", import.meta.url));
  const child: ChildProcess = fork(program, [directory, JSON.stringify(limits)], {
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  const complaints: string[] = [];
  child.stderr?.on("data", (text: Buffer) => complaints.push(text.toString("utf8").slice(0, 2000)));
  let lives = true;
  const gone = once(child, "exit").then(() => {
    lives = false;
    process.off("exit", kill);
  });
  const said = async <Said>(): Promise<Said> => {
    const [message] = (await Promise.race([
      once(child, "message"),
      gone.then(() => {
        throw new Error(`the server ended: ${complaints.join("")}`);
      }),
    ])) as [Said];
    return message;
  };
  const { port, routes } = await said<Pick<Target, "port" | "routes">>();
  return {
    ...{ port, routes, complaints },
    get lives() {
      return lives;
    },
    async memory() {
      child.send("memory");
      return (await said<{ readonly memory: Memory }>()).memory;
    },
    async end() {
      if (lives) child.send("end");
      await gone;
    },
  };
};
