import type { Random, Seat } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import { storedEntries } from "@maria/server";
import type { NewGame } from "@maria/table";
import { Caller, seatedGame } from "../network/house.ts";
import { faultsOf } from "./check.ts";
import { StubbornClient } from "./client.ts";
import type { Players, Target } from "./targets.ts";

const GAMES = 3;
/** So long everything is left alone after somebody was told that something is accepted. */
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
  readonly target: Target;
  /** Whether it is time to end, though there were not so many rounds yet. */
  readonly isTimeUp?: () => boolean;
  readonly onRound: (round: number, accepted: number) => void;
}

export interface CrashReport {
  readonly kills: number;
  readonly accepted: number;
  /** The longest that a game stood still after a kill, in milliseconds. */
  readonly longest: number;
  readonly faults: readonly string[];
}

/** Strikes again and again while people play, and looks each time at what is left. */
export const crashRounds = async ({
  rounds,
  seed,
  target,
  isTimeUp = () => false,
  onRound,
}: CrashOptions): Promise<CrashReport> => {
  const random: Random = chanceFrom(seed);
  const games: Played[] = [];
  let longest = 0;
  const clientsOf = (played: readonly Played[]): readonly StubbornClient[] =>
    played.flatMap(({ clients }) => clients);
  const unfinished = (): readonly Played[] =>
    games.filter(({ clients }) => !clients.some(({ isOver }) => isOver));
  const acceptedSoFar = (): number =>
    clientsOf(games).reduce((sum, client) => sum + client.accepted.length, 0);

  /** The players of a game come to different servers, where there are several. */
  const addGame = async (): Promise<void> => {
    const portsFor = (index: number): readonly number[] =>
      target.ports.map((_, step) => target.ports[(index + step) % target.ports.length] ?? 0);
    const callers = await Promise.all(
      SEATS.map((seat, index) => Caller.named(portsFor(index)[0] ?? 0, seat)),
    );
    const id = await seatedGame(callers, GAME);
    const clients = callers.map(({ cookie }, index) => {
      const addresses = portsFor(index).map((port) => `ws://127.0.0.1:${port}/api/games/${id}/socket`);
      return new StubbornClient(SEATS[index] as Seat, { addresses, cookie }, chanceFrom(random(1_000_000)));
    });
    games.push({ id, clients });
  };

  const players: Players = {
    async goOn() {
      const begun = Date.now();
      await Promise.all(unfinished().map(({ clients }) => untilMore(clients)));
      longest = Math.max(longest, Date.now() - begun);
    },
    async faults() {
      const stored = await storedEntries(
        target.place,
        games.map(({ id }) => id),
      );
      return games.flatMap(({ id, clients }) =>
        faultsOf(stored.get(id) ?? [], clients).map((fault) => `${id} ${fault}`),
      );
    },
    async faultsAtRest() {
      const clients = clientsOf(games);
      for (const client of clients) client.pause();
      await until(clients, () => clients.every(({ asked }) => asked === null));
      const faults = await players.faults();
      for (const client of clients) client.resume();
      return faults;
    },
  };

  try {
    for (let round = 1; round <= rounds; round++) {
      while (unfinished().length < GAMES) await addGame();
      // Each game gets something accepted before the next kill.
      await Promise.all(unfinished().map(({ clients }) => untilMore(clients)));
      await new Promise((resolve) => setTimeout(resolve, random(LONGEST_LIFE)));
      const faults = await target.strike(random, players);
      onRound(round, acceptedSoFar());
      if (faults.length > 0 || isTimeUp())
        return { kills: round, accepted: acceptedSoFar(), longest, faults };
    }
    return { kills: rounds, accepted: acceptedSoFar(), longest, faults: [] };
  } catch (error) {
    throw new Error(`after ${acceptedSoFar()} entries; the servers said: ${target.said.join(" | ")}`, {
      cause: error,
    });
  } finally {
    for (const client of clientsOf(games)) client.leave();
    await target.end();
  }
};

const LOOK_EVERY = 5;
/**
 * Counted, not timed: a machine that sleeps for a while is no fault of the server. Five minutes at least: this tool sleeps mostly and is
 * woken in time where servers and PostgreSQL, which have to work, wait for a processor (seen at a load of 30: 60 s for a start alone).
 */
const MOST_LOOKS = 60_000;

const until = async (clients: readonly StubbornClient[], isSo: () => boolean): Promise<void> => {
  for (let looks = 0; !isSo(); looks++) {
    if (looks > MOST_LOOKS)
      throw new Error(`a game does not go on: ${clients.map((client) => client.standing).join("; ")}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
};

/** Waits until one of them was told that something more is accepted, or the game is over. */
const untilMore = (clients: readonly StubbornClient[]): Promise<void> => {
  const count = (): number => clients.reduce((sum, client) => sum + client.accepted.length, 0);
  const before = count();
  return until(clients, () => count() > before || clients.some(({ isOver }) => isOver));
};
