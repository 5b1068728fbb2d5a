import type { Random } from "@maria/rules/model";
import type { Child } from "./child.ts";
import { Driver, type LoadTable, type Run } from "./driver.ts";
import { Samples } from "./samples.ts";

/** So many actions are always under way in the closed loop. */
export const WIDTH = 16;
const TURNS = 4;
const SHARES = [0.5, 0.95, 0.99];
/** Of what is due so much has to be answered in time for a rate to count as sustained, and the slowest not be later than that. */
const SUSTAINED = { answered: 0.97, milliseconds: 250 };
const STEPS = 8;

/** Programs that serve the same tables, to be measured. */
export interface Contender {
  readonly children: readonly Child[];
  readonly tables: readonly LoadTable[];
  readonly driver: Driver;
}

export const contenderWith = (
  children: readonly Child[],
  tables: readonly LoadTable[],
  random: Random,
): Contender => ({ children, tables, driver: new Driver(tables, random) });

export interface Measured {
  /** Actions a second. */
  readonly achieved: number;
  /** Half, 95 and 99 of a hundred take no longer, in milliseconds. */
  readonly latency: readonly number[];
  /** KiB written and milliseconds of processor time for each action. */
  readonly written: number;
  readonly processor: number;
  /** Milliseconds of processor time the driver itself has taken for each. */
  readonly driver: number;
}

/** Milliseconds of processor time this process has taken so far. */
const ownProcessor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

type Cost = "written" | "processor";
const spent = ({ children }: Contender, cost: Cost): number =>
  children.reduce((sum, child) => sum + child[cost](), 0);

/** One step of all contenders, each a part of it before any has the next part: a machine that is busy is so for all. */
const inTurns = async (
  contenders: readonly Contender[],
  step: (driver: Driver) => Promise<Run>,
): Promise<readonly Measured[]> => {
  const all = contenders.map(() => ({
    ...{ seconds: 0, answered: 0, written: 0, processor: 0, driver: 0 },
    latency: new Samples(),
  }));
  for (let turn = 0; turn < TURNS; turn++)
    for (const [index, contender] of contenders.entries()) {
      const sum = all[index];
      if (sum === undefined) continue;
      const before = { written: spent(contender, "written"), processor: spent(contender, "processor") };
      const driver = ownProcessor();
      const run = await step(contender.driver);
      sum.driver += ownProcessor() - driver;
      sum.written += spent(contender, "written") - before.written;
      sum.processor += spent(contender, "processor") - before.processor;
      sum.seconds += run.seconds;
      sum.answered += run.answered;
      sum.latency.addAll(run.latency);
    }
  return all.map(({ seconds, answered, written, processor, driver, latency }) => ({
    achieved: answered / seconds,
    latency: latency.percentiles(...SHARES),
    written: written / answered,
    processor: processor / answered,
    driver: driver / answered,
  }));
};

/** The first actions wake the processor and compile what is called often. */
export const warmUp = async (contenders: readonly Contender[], seconds: number): Promise<void> => {
  for (const { driver } of contenders) await driver.closed(WIDTH, seconds);
};

export const closedInTurns = (
  contenders: readonly Contender[],
  seconds: number,
): Promise<readonly Measured[]> => inTurns(contenders, (driver) => driver.closed(WIDTH, seconds / TURNS));

export const openInTurns = (
  contenders: readonly Contender[],
  rate: number,
  seconds: number,
): Promise<readonly Measured[]> => inTurns(contenders, (driver) => driver.open(rate, seconds / TURNS));

const isSustained = ({ due, answered, fromDue }: Run): boolean =>
  answered >= SUSTAINED.answered * due && (fromDue.percentiles(0.99)[0] ?? 0) <= SUSTAINED.milliseconds;

/** The highest rate, of steps of a twentieth of the yardstick's, that is kept up; each may be tried twice. */
export const sustainedRate = async (
  { driver }: Contender,
  yardstick: number,
  seconds: number,
): Promise<number> => {
  let found = 0;
  for (let step = 1; step <= STEPS; step++) {
    const rate = (yardstick * step) / 20;
    const isKept = async (): Promise<boolean> => isSustained(await driver.open(rate, seconds));
    if (!(await isKept()) && !(await isKept())) break;
    found = rate;
  }
  return found;
};
