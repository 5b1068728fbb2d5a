import { rmSync } from "node:fs";
import type { Random, Seat } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import { storedEntries } from "@maria/server";
import type { NewGame } from "@maria/table";
import { Caller, seatedGame } from "../network/house.ts";
import { faultsOf } from "./check.ts";
import { StubbornClient } from "./client.ts";
import { type ServerProcess, startProcess } from "./process.ts";

const GAMES = 3;
/** So long the server is left alone after somebody was told that something is accepted. */
const LONGEST_LIFE = 400;

const PERSON = { kind: "person" } as const;
const GAME: Omit<NewGame, "take"> = {
  name: "crash",
  options: { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false },
  players: { maria: PERSON, frederick: PERSON, louis: { kind: "bot", level: "cadet" } },
  pace: "live",
  isOpen: false,
};
const SEATS: readonly Seat[] = ["maria", "frederick"];

interface Played {
  readonly id: string;
  readonly clients: readonly StubbornClient[];
}

export interface CrashOptions {
  readonly rounds: number;
  readonly seed: number;
  readonly directory: string;
  readonly onRound: (round: number, accepted: number) => void;
}

export interface CrashReport {
  readonly kills: number;
  readonly accepted: number;
  readonly faults: readonly string[];
}

/** Kills a server again and again while people play, and looks each time at what it has left. */
export const crashRounds = async ({
  rounds,
  seed,
  directory,
  onRound,
}: CrashOptions): Promise<CrashReport> => {
  const random: Random = chanceFrom(seed);
  const games: Played[] = [];
  let server: ServerProcess = await startProcess(directory, 0);
  const { port } = server;
  const unfinished = (): readonly Played[] =>
    games.filter(({ clients }) => !clients.some(({ isOver }) => isOver));
  const acceptedSoFar = (): number =>
    games.flatMap(({ clients }) => clients).reduce((sum, client) => sum + client.accepted.length, 0);

  const addGame = async (): Promise<void> => {
    const callers = await Promise.all(SEATS.map((seat) => Caller.named(port, seat)));
    const id = await seatedGame(callers, GAME);
    const clients = callers.map(
      ({ cookie }, index) =>
        new StubbornClient(
          SEATS[index] as Seat,
          { address: `ws://127.0.0.1:${port}/api/games/${id}/socket`, cookie },
          chanceFrom(random(1_000_000)),
        ),
    );
    games.push({ id, clients });
  };

  const check = async (): Promise<readonly string[]> => {
    const stored = await storedEntries(
      { directory },
      games.map(({ id }) => id),
    );
    return games.flatMap(({ id, clients }) =>
      faultsOf(stored.get(id) ?? [], clients).map((fault) => `${id} ${fault}`),
    );
  };

  try {
    for (let round = 1; round <= rounds; round++) {
      while (unfinished().length < GAMES) await addGame();
      // Everybody goes on: each game that is not over gets something accepted before the next kill.
      await Promise.all(unfinished().map(({ clients }) => untilMore(clients)));
      await new Promise((resolve) => setTimeout(resolve, random(LONGEST_LIFE)));
      await server.kill();
      const faults = await check();
      onRound(round, acceptedSoFar());
      if (faults.length > 0) return { kills: round, accepted: acceptedSoFar(), faults };
      server = await startProcess(directory, port);
    }
    return { kills: rounds, accepted: acceptedSoFar(), faults: [] };
  } finally {
    for (const { clients } of games) for (const client of clients) client.leave();
    await server.kill();
    rmSync(directory, { recursive: true, force: true });
  }
};

const PATIENCE = 15_000;
const LOOK_EVERY = 5;

/** Waits until one of them was told that something more is accepted, or the game is over. */
const untilMore = async (clients: readonly StubbornClient[]): Promise<void> => {
  const count = (): number => clients.reduce((sum, client) => sum + client.accepted.length, 0);
  const before = count();
  const begun = Date.now();
  while (count() === before && !clients.some(({ isOver }) => isOver)) {
    if (Date.now() - begun > PATIENCE)
      throw new Error(`a game does not go on: ${clients.map((client) => client.standing).join("; ")}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
};
