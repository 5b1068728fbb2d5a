import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { LARGEST_SEED, packFrom } from "@maria/cli/commands/gameArguments";
import { complain, print } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import { type Command, FAILURE, SUCCESS } from "../context.ts";
import { attackServer } from "../hostileServer/attack.ts";

const MOST_REQUESTS = 10_000_000;
const MIB = 1024 * 1024;
const BESIDE = { rounds: 5, seconds: 6 } as const;
/** Others may wait twice as long beside a stranger who floods the server. */
const MOST_SLOWER = 2;

/** Attacks a server over HTTP and sockets, and fails if anything came of it. */
export const hostileServer: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, { requests: "string", seed: "string", beside: "boolean" });
  const requests = wholeNumber(context, "--requests", values.requests ?? "100000", 1, MOST_REQUESTS);
  const seed = wholeNumber(context, "--seed", values.seed ?? String(Date.now() % 1_000_000), 0, LARGEST_SEED);
  packFrom(context, undefined);
  const progress = progressOn(io);
  const directory = mkdtempSync(join(tmpdir(), "maria-hostile-"));
  try {
    const begun = performance.now();
    const report = await attackServer({
      ...{ requests, seed, directory, beside: values.beside === true ? BESIDE : null },
      onProgress: (number) => progress.show(number / requests, say("hostileServer.progress", { number })),
    });
    progress.clear();
    const { sent, statuses, routes, unknown, memory, neighbours } = report;
    const faults = [...report.faults];
    for (const [key, count] of Object.entries(statuses).sort()) print(io, `  ${key.padEnd(28)}${count}`);
    if (unknown.length > 0) print(io, say("hostileServer.unknown", { list: unknown.join(", ") }));
    print(
      io,
      say("hostileServer.memory", {
        before: (memory.before.inUse / MIB).toFixed(1),
        after: (memory.after.inUse / MIB).toFixed(1),
        n: Math.round(memory.after.resident / MIB),
      }),
    );
    if (neighbours !== null) {
      const { alone, beside } = neighbours;
      print(
        io,
        say("hostileServer.beside", {
          before: alone.toFixed(1),
          after: beside.toFixed(1),
          n: (beside / alone).toFixed(2),
        }),
      );
      if (beside > alone * MOST_SLOWER) faults.push(say("hostileServer.slower"));
    }
    for (const fault of faults) complain(io, fault);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    print(io, say("hostileServer.result", { number: sent, count: routes, m: faults.length, seconds, seed }));
    return faults.length === 0 ? SUCCESS : FAILURE;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};
