import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { choices } from "@maria/rules";
import type { Random, Seat } from "@maria/rules/model";
import { randomAction } from "@maria/rules/search";
import { type Moment, type NewGame, parseOwnGame } from "@maria/table";
import { Caller, seatedGame } from "../network/house.ts";

const PERSON = { kind: "person" } as const;
const CADET = { kind: "bot", level: "cadet" } as const;
const COMMON = { pace: "live", isOpen: false } as const;
const PLAIN = { politicalOption: false, troopCeiling: false } as const;

/** The games that are attacked, as they are made. */
export const SEATED_GAMES: readonly Omit<NewGame, "take">[] = [
  {
    ...{ ...COMMON, name: "introductory" },
    options: { variant: "introductory", players: 3, ...PLAIN },
    players: { maria: PERSON, frederick: PERSON, louis: CADET },
  },
  {
    ...{ ...COMMON, name: "advanced" },
    options: { variant: "advanced", players: 3, ...PLAIN },
    players: { maria: PERSON, frederick: PERSON, louis: PERSON },
  },
  {
    ...{ ...COMMON, name: "two" },
    options: { variant: "introductory", players: 2, ...PLAIN },
    players: { playerA: PERSON, playerB: PERSON },
  },
];
/** So many decisions are made before the attack, so that hands are full and something has been seen. */
const DECISIONS = 24;
const MOST_TRIES = 5;

/** A person's seat in a running game, and all that would let somebody else play it. */
export interface Held {
  readonly game: string;
  readonly seat: Seat;
  readonly cookie: string;
  readonly seen: number;
  /** What it sees. */
  readonly view: Moment["view"];
  /** Whether it has to decide. */
  readonly isAsked: boolean;
  /** A legal entry of this seat, if it has to decide: whoever gets it accepted has stolen the seat. */
  readonly legal: unknown;
  /** What the seat has played: to be sent again. */
  readonly past: readonly { readonly seen: number; readonly action: unknown }[];
  /** What only this seat may see, as it is written in its view. */
  readonly hand: string;
}

export interface Victims {
  readonly games: readonly string[];
  readonly held: readonly Held[];
  /** A game that waits for somebody who has a link to it. */
  readonly gathering: string;
}

/** A person who has no seat in any of their games, and a game of his own. */
export interface Guest {
  readonly cookie: string;
  readonly game: string;
}

export const makeGuest = async (port: number): Promise<Guest> => {
  const caller = await Caller.named(port, `Mallory ${randomUUID().slice(0, 8)}`);
  const { game } = await caller.change("/api/games", { ...SEATED_GAMES[2], take: "playerA" });
  return { cookie: caller.cookie, game: game.id };
};

const momentOf = async (caller: Caller, game: string, seat: Seat): Promise<Moment> => {
  const { moment } = (await caller.ask("GET", `/api/games/${game}/moment?reader=${seat}`, undefined)) as {
    readonly moment: Moment;
  };
  return moment;
};

/** How long a bot may think, and how often it is looked whether it has done so. */
const PATIENCE = { times: 200, milliseconds: 50 };

/** What each seat sees as soon as no bot has anything to decide: what was not offered then is not offered later either. */
const restingMoments = async (
  callers: readonly Caller[],
  game: string,
  seats: readonly Seat[],
): Promise<Moment[]> => {
  for (let count = 0; count < PATIENCE.times; count++) {
    const moments = await Promise.all(callers.map((caller, at) => momentOf(caller, game, seats[at] as Seat)));
    if (moments.every(({ pending }) => pending.every(({ seat }) => seats.includes(seat)))) return moments;
    await setTimeout(PATIENCE.milliseconds);
  }
  throw new Error("the bots of a game do not come to rest");
};

/** A game of people who trust the server, in the middle of play: what each of them holds; null if it is over already. */
const makeVictim = async (port: number, index: number, random: Random): Promise<Held[] | null> => {
  const game = SEATED_GAMES[index] as (typeof SEATED_GAMES)[number];
  const seats = Object.entries(game.players).flatMap(([seat, { kind }]) =>
    kind === "person" ? [seat as Seat] : [],
  );
  const callers = await Promise.all(seats.map((seat) => Caller.named(port, `${seat} ${index}`)));
  const id = await seatedGame(callers, game);
  const past = new Map<Seat, { seen: number; action: unknown }[]>(seats.map((seat) => [seat, []]));
  for (let count = 0; count < DECISIONS; count++) {
    const moments = await restingMoments(callers, id, seats);
    const at = seats.findIndex((seat, one) => moments[one]?.pending.some((asked) => asked.seat === seat));
    const [seat, moment, caller] = [seats[at], moments[at], callers[at]];
    if (seat === undefined || moment === undefined || caller === undefined) return null;
    const { seen, view } = moment;
    const action = randomAction(choices(view, seat), random);
    await caller.ask("POST", `/api/games/${id}/act`, { seat, seen, action });
    past.get(seat)?.push({ seen, action });
  }
  const moments = await restingMoments(callers, id, seats);
  if (moments.some(({ pending }) => pending.length === 0)) return null;
  return seats.map((seat, at) => {
    const { seen, view, pending } = moments[at] as Moment;
    const { cookie } = callers[at] as Caller;
    const isAsked = pending.some((asked) => asked.seat === seat);
    return {
      ...{ game: id, seat, cookie, seen, view, isAsked, past: past.get(seat) ?? [] },
      legal: isAsked ? randomAction(choices(view, seat), random) : { type: "done" },
      hand: `"hands":${JSON.stringify(view.hands)}`,
    };
  });
};

/** Games of people who trust the server, in the middle of play, and one that has not begun. */
export const makeVictims = async (port: number, random: Random): Promise<Victims> => {
  const held: Held[] = [];
  for (const index of SEATED_GAMES.keys()) {
    // Played by chance a game may end early; what is over has no secrets left to guard.
    let victim = await makeVictim(port, index, random);
    for (let tries = 0; victim === null && tries < MOST_TRIES; tries++)
      victim = await makeVictim(port, index, random);
    if (victim === null) throw new Error("no game lasts until it is attacked");
    held.push(...victim);
  }
  const maker = await Caller.named(port, "maker");
  const waiting = parseOwnGame(await maker.ask("POST", "/api/games", { ...SEATED_GAMES[0], take: "maria" }));
  if (waiting === null) throw new Error("no game was made");
  const gathering = waiting.game.id;
  return { games: [...new Set(held.map(({ game }) => game)), gathering], held, gathering };
};
