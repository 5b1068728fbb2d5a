import { rmSync } from "node:fs";
import type { Random } from "@maria/rules/model";
import type { Place } from "@maria/server";
import { OwnPostgres } from "../../../../scripts/own-postgres.mjs";
import { type ServerProcess, startProcess } from "./process.ts";

/** The people who play meanwhile. */
export interface Players {
  /** Fulfilled when something more was accepted in each game that is not over. */
  goOn(): Promise<void>;
  /** What is wrong with what is stored, in this moment. */
  faults(): Promise<readonly string[]>;
  /** What is wrong when all have got their answers and nobody asks for more. */
  faultsAtRest(): Promise<readonly string[]>;
}

/** Servers on a store, and how they are struck. */
export interface Target {
  readonly place: Place;
  readonly ports: readonly number[];
  /** What the servers have said last, for whoever wonders why nothing happens. */
  readonly said: readonly string[];
  /** One kill, what is to be seen after it, and everything back in its place. Gives what is wrong. */
  strike(random: Random, players: Players): Promise<readonly string[]>;
  end(): Promise<void>;
}

/** One server on the embedded store, which nobody else may look into while it runs. */
export const embedded = async (directory: string): Promise<Target> => {
  let server = await startProcess(directory, 0);
  const { port } = server;
  return {
    place: { directory },
    ports: [port],
    get said() {
      return [server.said];
    },
    async strike(_random, players) {
      await server.kill();
      const faults = await players.faults();
      server = await startProcess(directory, port);
      return faults;
    },
    async end() {
      await server.kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

export type Victim = "process" | "database";

const LONGEST_OUTAGE = 1_000;

/** So many servers on one PostgreSQL: now and then one of them is killed, or PostgreSQL. */
export const onPostgres = async (directory: string, count: number, victim: Victim): Promise<Target> => {
  const postgres = await OwnPostgres.begin();
  const address = await postgres.database();
  const start = (port: number): Promise<ServerProcess> =>
    startProcess(directory, port, { DATABASE_URL: address });
  const servers: ServerProcess[] = [];
  const end = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.kill()));
    postgres.end();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    // One after another: the first one makes the tables.
    for (let number = 0; number < count; number++) servers.push(await start(0));
  } catch (error) {
    await end();
    throw error;
  }
  const ports = servers.map(({ port }) => port);

  const killProcess = async (random: Random, players: Players): Promise<readonly string[]> => {
    const index = random(count);
    const { [index]: port = 0 } = ports;
    await servers[index]?.kill();
    const revive = async (): Promise<void> => {
      servers[index] = await start(port);
    };
    // Where there is another one its people go on there before it is back.
    if (count === 1) await revive();
    await players.goOn();
    const faults = await players.faultsAtRest();
    if (count > 1) await revive();
    return faults;
  };

  const killDatabase = async (random: Random, players: Players): Promise<readonly string[]> => {
    await postgres.kill();
    await new Promise((resolve) => setTimeout(resolve, random(LONGEST_OUTAGE)));
    await postgres.restart();
    const ended = servers.flatMap((server) => server.ended ?? []);
    if (ended.length > 0) return ended;
    await players.goOn();
    return players.faultsAtRest();
  };

  return {
    place: { address },
    ports,
    get said() {
      return [...servers.map(({ said }) => said), postgres.said];
    },
    strike: victim === "process" ? killProcess : killDatabase,
    end,
  };
};
