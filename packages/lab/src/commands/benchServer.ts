import { oneOf, readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { packFrom } from "@maria/cli/commands/gameArguments";
import { print, printJson } from "@maria/cli/terminal/io";
import { columns } from "@maria/cli/terminal/table";
import type { Random } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import { badUsage, type Command, type Context, SUCCESS } from "../context.ts";
import { type Child, startChild } from "../load/child.ts";
import type { LoadTable } from "../load/driver.ts";
import { startHouses } from "../load/houses.ts";
import { echoTable, type MariaTable, mariaTable, type Sizes, sizesAt } from "../load/tables.ts";
import {
  closedInTurns,
  contenderWith,
  type Measured,
  openInTurns,
  sustainedRate,
  WIDTH,
  warmUp,
} from "../load/turns.ts";
import { Caller } from "../network/house.ts";

const RATES = [50, 100, 200, 400];
const AT_ONCE = 16;
const MOST_PROCESSES = 8;

/** What was found of one server: what it takes in memory, and how each step went. */
interface Findings {
  readonly who: string;
  /** KiB before anybody came, and for each table with its sockets. */
  readonly idle: number;
  readonly memory: number;
  readonly steps: readonly { readonly name: string; readonly measured: Measured }[];
}

const openTables = async <Table extends LoadTable>(
  count: number,
  open: (number: number) => Promise<Table>,
): Promise<readonly Table[]> => {
  const tables: Table[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) tables.push(await open(next++));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, work));
  return tables;
};

const memoryOf = (children: readonly Child[]): number =>
  children.reduce((sum, child) => sum + child.memory(), 0);

const filled = async <Table extends LoadTable>(
  children: readonly Child[],
  count: number,
  settling: number,
  open: (number: number) => Promise<Table>,
) => {
  const idle = memoryOf(children);
  const tables = await openTables(count, open);
  await new Promise((resolve) => setTimeout(resolve, settling * 1000));
  return { idle, tables, memory: (memoryOf(children) - idle) / count };
};

/** The people are the same at every table, with a new maker now and then: each may have a hundred games. */
const openGames = async (
  children: readonly Child[],
  random: Random,
): Promise<(number: number) => Promise<MariaTable>> => {
  const ports = children.map(({ port }) => port);
  const callerAt = (name: string, index: number): Promise<Caller> =>
    Caller.named(ports[index % ports.length] ?? 0, name);
  const others = [await callerAt("Frederick", 1), await callerAt("Louis", 2)];
  const makers = new Map<number, Promise<Caller>>();
  return async (number) => {
    const group = Math.floor(number / 90);
    const maker = makers.get(group) ?? callerAt(`Maria ${group}`, 0);
    makers.set(group, maker);
    return mariaTable([await maker, ...others], ports, random);
  };
};

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

/** Latencies stand beside how many times the echo's they are. */
const rowsOf = ({ who, idle, memory, steps }: Findings, yardstick: Findings): string[][] =>
  steps.map(({ name: step, measured }, index) => [
    ...[index === 0 ? who : "", step, figure(measured.achieved)],
    ...measured.latency.map(
      (value, at) =>
        `${figure(value)} (${figure(value / (yardstick.steps[index]?.measured.latency[at] ?? Number.NaN))})`,
    ),
    ...(index === 0 ? [figure(idle / 1024), figure(memory)] : ["", ""]),
    ...[figure(measured.written), figure(measured.processor), figure(measured.driver)],
  ]);

const report = (
  { io, say }: Context,
  sizes: Sizes,
  found: readonly Findings[],
  sustained: number | null,
): void => {
  const [echo] = found;
  const maria = found.at(-1);
  if (echo === undefined || maria === undefined) throw new RangeError("two are measured");
  const heading = [
    ...["", "", "/s", "p50 ms", "p95 ms", "p99 ms"],
    ...["MiB idle", "KiB/game", "KiB/action", "CPU ms/action", "driver’s"],
  ];
  const kept = sustained === null ? [] : [["", "kept up", figure(sustained)]];
  for (const line of columns([heading, ...found.flatMap((one) => rowsOf(one, echo)), ...kept]))
    print(io, line);
  print(io, say("load.sizes", { m: sizes.action.toFixed(0), n: sizes.news.toFixed(0) }));
  const rateOf = ({ steps }: Findings): number => steps[0]?.measured.achieved ?? Number.NaN;
  print(io, say("load.share", { share: figure(rateOf(maria) / rateOf(echo)) }));
  if (sustained !== null) print(io, say("load.sustained", { share: figure(sustained / rateOf(echo)) }));
};

/** Measures our server beside a bare echo of messages as long as ours, in turns, in one run on one machine. */
export const benchServer: Command = async (context, args) => {
  const { values } = readArguments(context, args, {
    ...{ games: "string", seconds: "string", store: "string", processes: "string" },
    ...{ sustained: "boolean", "closed-only": "boolean", disk: "boolean", settle: "string", json: "boolean" },
  } as const);
  const games = wholeNumber(context, "--games", values.games ?? "1000", 1, 100_000);
  const seconds = wholeNumber(context, "--seconds", values.seconds ?? "10", 1, 3600);
  const settling = wholeNumber(context, "--settle", values.settle ?? "1", 1, 3600);
  const store = oneOf(context, "--store", values.store ?? "sqlite", ["sqlite", "postgres"] as const);
  const processes = wholeNumber(context, "--processes", values.processes ?? "1", 1, MOST_PROCESSES);
  if (store === "sqlite" && processes > 1) throw badUsage(context.say("crash.needsPostgres"));
  packFrom(context, undefined);
  const random = chanceFrom(1);
  const houses = await startHouses(store, processes);
  const yardsticks: Child[] = [];
  try {
    const { children } = houses;
    const played = await filled(children, games, settling, await openGames(children, random));
    const ours = contenderWith(children, played.tables, random);
    // What is called often is compiled for half a minute, of ours much more than of an echo.
    await warmUp([ours], 2 * seconds);
    const sizes = sizesAt(played.tables);
    const newEcho = async (directory: readonly string[]) => {
      const echo = await startChild("echoServer", [String(Math.round(sizes.news)), ...directory]);
      yardsticks.push(echo);
      return filled([echo], games, 1, (number) => echoTable(echo.port, number, sizes, random));
    };
    const filling = [
      { who: "echo", ...(await newEcho([])) },
      ...(values.disk === true ? [{ who: "echo, disk", ...(await newEcho([houses.directory])) }] : []),
    ];
    const contenders = [
      ...filling.map(({ tables }, index) =>
        contenderWith(yardsticks.slice(index, index + 1), tables, random),
      ),
      ours,
    ];
    await warmUp(contenders, seconds / 2);
    const steps = [{ name: `closed ${WIDTH}`, measured: await closedInTurns(contenders, seconds) }];
    if (values["closed-only"] !== true)
      for (const rate of RATES)
        steps.push({ name: `open ${rate}`, measured: await openInTurns(contenders, rate, seconds) });
    const found = [...filling, { who: "maria", ...played }].map(
      ({ who, idle, memory }, index): Findings => ({
        ...{ who, idle, memory },
        steps: steps.flatMap(({ name, measured }) => {
          const { [index]: own } = measured;
          return own === undefined ? [] : [{ name, measured: own }];
        }),
      }),
    );
    const rate = found[0]?.steps[0]?.measured.achieved ?? 0;
    const sustained = values.sustained === true ? await sustainedRate(ours, rate, seconds) : null;
    for (const { tables } of contenders) for (const table of tables) table.close();
    if (values.json === true) printJson(context.io, { games, sizes, found, sustained });
    else report(context, sizes, found, sustained);
    return SUCCESS;
  } finally {
    await Promise.all(yardsticks.map((yardstick) => yardstick.end()));
    await houses.end();
  }
};
