import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { packFrom } from "@maria/cli/commands/gameArguments";
import { print, printJson } from "@maria/cli/terminal/io";
import { columns } from "@maria/cli/terminal/table";
import type { Random } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import { type Command, type Context, SUCCESS } from "../context.ts";
import { type Child, startChild } from "../load/child.ts";
import { Driver, type LoadTable, type Measured } from "../load/driver.ts";
import { echoTable, mariaTable } from "../load/tables.ts";
import { Caller } from "../network/house.ts";

const RATES = [50, 100, 200, 400];
const WIDTH = 16;
const AT_ONCE = 16;

/** What was found of one server. */
interface Findings {
  /** KiB for each table with its sockets. */
  readonly memory: number;
  /** KiB written for each action. */
  readonly written: number;
  /** Milliseconds of processor time for each action. */
  readonly processor: number;
  readonly closed: Measured;
  readonly open: readonly { readonly rate: number; readonly measured: Measured }[];
}

const openTables = async <Table extends LoadTable>(
  count: number,
  open: (number: number) => Promise<Table>,
) => {
  const tables: Table[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) tables.push(await open(next++));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, work));
  return tables;
};

const measure = async (
  child: Child,
  before: number,
  tables: readonly LoadTable[],
  seconds: number,
  random: Random,
): Promise<Findings> => {
  const memory = (child.memory() - before) / tables.length;
  const driver = new Driver(tables, random);
  // The first actions wake the processor and compile what is called often.
  await driver.closed(WIDTH, seconds / 2);
  const written = child.written();
  const processor = child.processor();
  const closed = await driver.closed(WIDTH, seconds);
  const actions = closed.achieved * seconds;
  const after = { written: child.written() - written, processor: child.processor() - processor };
  const open: { rate: number; measured: Measured }[] = [];
  for (const rate of RATES) open.push({ rate, measured: await driver.open(rate, seconds) });
  for (const table of tables) table.close();
  return {
    memory,
    written: after.written / actions,
    processor: after.processor / actions,
    closed,
    open,
  };
};

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

const rowsOf = (name: string, { memory, written, processor, closed, open }: Findings): string[][] => [
  [
    name,
    `closed ${WIDTH}`,
    figure(closed.achieved),
    ...closed.latency.map(figure),
    figure(memory),
    figure(written),
    figure(processor),
  ],
  ...open.map(({ rate, measured }) => [
    "",
    `open ${rate}`,
    figure(measured.achieved),
    ...measured.latency.map(figure),
    "",
    "",
    "",
  ]),
];

const report = ({ io, say }: Context, echo: Findings, maria: Findings): void => {
  const heading = ["", "", "/s", "p50 ms", "p95 ms", "p99 ms", "KiB/game", "KiB/action", "CPU ms/action"];
  for (const line of columns([heading, ...rowsOf("echo", echo), ...rowsOf("maria", maria)])) print(io, line);
  const share = figure(maria.closed.achieved / echo.closed.achieved);
  print(io, say("load.share", { share }));
};

/** Measures our server beside a bare echo of messages as long as ours, in one run on one machine. */
export const benchServer: Command = async (context, args) => {
  const { values } = readArguments(context, args, { games: "string", seconds: "string", json: "boolean" });
  const games = wholeNumber(context, "--games", values.games ?? "1000", 1, 100_000);
  const seconds = wholeNumber(context, "--seconds", values.seconds ?? "10", 1, 3600);
  packFrom(context, undefined);
  const random = chanceFrom(1);
  const directory = mkdtempSync(join(tmpdir(), "maria-load-"));
  const server = await startChild("served", [directory]);
  try {
    const callers = await Promise.all(
      ["Maria", "Frederick", "Louis"].map((name) => Caller.named(server.port, name)),
    );
    // The people are the same at every table, with a new maker now and then: each may have a hundred games.
    const people = new Map<number, readonly Caller[]>();
    const peopleOf = async (number: number): Promise<readonly Caller[]> => {
      const group = Math.floor(number / 90);
      const [, ...others] = callers;
      const known = people.get(group) ?? [await Caller.named(server.port, `Maria ${group}`), ...others];
      people.set(group, known);
      return known;
    };
    const before = server.memory();
    const tables = await openTables(games, async (number) => mariaTable(await peopleOf(number), random));
    const size = tables.reduce((sum, table) => sum + table.size, 0) / tables.length;
    const maria = await measure(server, before, tables, seconds, random);
    const yardstick = await startChild("echoServer", [String(Math.round(size))]);
    const idle = yardstick.memory();
    const echoes = await openTables(games, (number) => echoTable(yardstick.port, number, random));
    const echo = await measure(yardstick, idle, echoes, seconds, random);
    await yardstick.end();
    if (values.json === true) printJson(context.io, { games, size, echo, maria });
    else report(context, echo, maria);
    return SUCCESS;
  } finally {
    await server.end();
    rmSync(directory, { recursive: true, force: true });
  }
};
