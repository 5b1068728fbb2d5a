import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const KIB = 1024;
const MILLISECONDS_OF_A_TICK = 10;

/** A program of this folder in a process of its own, to be measured. It says its port when it listens. */
export interface Child {
  readonly port: number;
  /** KiB of memory in use. */
  memory(): number;
  /** KiB it has had written to the disk so far. */
  written(): number;
  /** Milliseconds of processor time it has taken so far. */
  processor(): number;
  end(): Promise<void>;
}

export const startChild = (program: "echoServer" | "served", args: readonly string[]): Promise<Child> =>
  new Promise((resolve, reject) => {
    const path = fileURLToPath(new URL(`./${program}.js`, import.meta.url));
    const child: ChildProcess = spawn(process.execPath, [path, ...args], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const kill = (): void => void child.kill("SIGKILL");
    process.once("exit", kill);
    const gone = new Promise<void>((ended) => child.once("exit", () => ended()));
    void gone.then(() => reject(new Error(`${program} ended`)));
    const of = (file: string, field: string): number =>
      Number(
        new RegExp(`^${field}:\\s*(\\d+)`, "m").exec(readFileSync(`/proc/${child.pid}/${file}`, "utf8"))?.[1],
      );
    child.stdout?.once("data", (text: Buffer) =>
      resolve({
        port: Number(text.toString("utf8")),
        memory: () => of("status", "VmRSS"),
        written: () => of("io", "write_bytes") / KIB,
        processor: () => {
          const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
          const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
          return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_OF_A_TICK;
        },
        async end() {
          process.off("exit", kill);
          kill();
          await gone;
        },
      }),
    );
  });
