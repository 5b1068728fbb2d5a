import { type ChildProcess, spawn } from "node:child_process";

/** Built by whoever started this tool. The same number of steps from packages/lab/src/crash and from its dist. */
const MARIA = new URL("../../../cli/dist/main.js", import.meta.url).href;
const PROGRAM = `const { main } = await import(${JSON.stringify(MARIA)}); await main();`;
const LOOK_EVERY = 100;
/** Counted, not timed: on a busy machine it is this tool that gets no time, too. */
const MOST_LOOKS = 3_000;

/** A server in a process of its own, to be killed. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** What it said last if it has ended by itself: that is a fault. */
  readonly ended: string | null;
  /** The last of what it has said. */
  readonly said: string;
  /** Kills it as the kernel would; fulfilled when it is gone. */
  kill(): Promise<void>;
}

/** Starts `maria serve` and waits until it says its address. */
export const startProcess = (
  data: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        PROGRAM,
        "maria",
        "serve",
        "--data",
        data,
        "--port",
        String(port),
        "--lang",
        "en",
      ],
      { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] },
    );
    // It must not outlive this tool, however that ends.
    const end = (): void => void child.kill("SIGKILL");
    process.once("exit", end);
    let told = "";
    let isKilled = false;
    let looks = 0;
    const timer = setInterval(() => {
      if (++looks < MOST_LOOKS) return;
      clearInterval(timer);
      child.kill("SIGKILL");
      reject(new Error(`the server did not start: ${told}`));
    }, LOOK_EVERY);
    const gone = new Promise<void>((resolved) =>
      child.once("exit", () => {
        process.off("exit", end);
        resolved();
      }),
    );
    child.stderr?.on("data", (text: Buffer) => {
      told = `${told}${text.toString("utf8")}`.slice(-2000);
    });
    child.stdout?.on("data", (text: Buffer) => {
      told = `${told}${text.toString("utf8")}`.slice(-2000);
      const [, found] = /http:\/\/localhost:(\d+)\//.exec(told) ?? [];
      if (found === undefined || child.pid === undefined) return;
      clearInterval(timer);
      resolve({
        port: Number(found),
        pid: child.pid,
        get ended() {
          return isKilled || child.exitCode === null ? null : told;
        },
        get said() {
          return told;
        },
        async kill() {
          isKilled ||= child.exitCode === null;
          child.kill("SIGKILL");
          await gone;
        },
      });
    });
    void gone.then(() => {
      clearInterval(timer);
      reject(new Error(`the server ended: ${told}`));
    });
  });
