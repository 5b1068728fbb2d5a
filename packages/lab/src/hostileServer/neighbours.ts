import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Random } from "@maria/rules/model";
import { Driver, type Run } from "../load/driver.ts";
import { Samples } from "../load/samples.ts";
import { mariaTable } from "../load/tables.ts";
import { Caller } from "../network/house.ts";

const TABLES = 6;
const RATE = 25;
/** Loopback has many addresses: the stranger's is not that of the others. */
const STRANGER = "127.0.0.2";

export interface Neighbours {
  /** Milliseconds until the last seat has the news: 99 of a hundred, alone and beside the stranger. */
  readonly alone: number;
  readonly beside: number;
  readonly refusals: number;
  readonly sent: number;
}

const strangerFor = async (port: number, game: string, seconds: number): Promise<number> => {
  const program = fileURLToPath(new URL("./stranger.js", import.meta.url));
  const args = [program, String(port), game, STRANGER, String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
};

/** People play, by turns alone and beside a stranger who floods the server, and wait for each other's news. */
export const measureNeighbours = async (
  port: number,
  game: string,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
  random: Random,
): Promise<Neighbours> => {
  const callers = await Promise.all([1, 2, 3].map((number) => Caller.named(port, `neighbour ${number}`)));
  const tables = [];
  for (let count = 0; count < TABLES; count++) tables.push(await mariaTable(callers, [port], random));
  const driver = new Driver(tables, random);
  await driver.open(RATE, seconds / 2);
  const alone = new Samples();
  const beside = new Samples();
  let refusals = 0;
  let sent = 0;
  const take = (samples: Samples, { latency, refusals: refused }: Run): void => {
    samples.add(latency.percentiles(0.99)[0] ?? Number.NaN);
    refusals += refused;
  };
  for (let round = 0; round < rounds; round++) {
    take(alone, await driver.open(RATE, seconds));
    const flood = strangerFor(port, game, seconds + 1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    take(beside, await driver.open(RATE, seconds));
    sent += await flood;
  }
  for (const table of tables) table.close();
  const middle = (samples: Samples): number => samples.percentiles(0.5)[0] ?? Number.NaN;
  return { alone: middle(alone), beside: middle(beside), refusals, sent };
};
