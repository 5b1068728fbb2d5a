import type { Random } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import { storedRows } from "@maria/server";
import { Caller } from "../network/house.ts";
import { type Attack, type Ground, httpAttacks } from "./attacks.ts";
import { WELL_FORMED } from "./bodies.ts";
import { attackSockets } from "./frames.ts";
import { Line } from "./line.ts";
import { measureNeighbours, type Neighbours } from "./neighbours.ts";

import { type Scanner, scannerFor } from "./secrets.ts";
import { type Memory, startTarget, type Target } from "./target.ts";
import { type Guest, makeGuest, makeVictims, type Victims } from "./victims.ts";

const MANY = 1_000_000;
/** All attacks come from one address: without these limits hardly one of them would be read. */
const UNLIMITED = {
  requestsPerMinute: MANY,
  socketsPerAddress: MANY,
  socketsPerPerson: MANY,
  messagesPerSecond: MANY,
  messagesAtOnce: MANY,
};
const LINES = 12;
/** So large a part of the attack comes before memory is looked at: caches are full by then. */
const WARM_UP = 0.25;
const SOCKET_SHARE = 0.3;
/** More than this may not be held after the attack than in the midst of it. */
const MOST_GROWTH = 24 * 1024 * 1024;
const MOST_FAULTS = 10;

export interface HostileOptions {
  readonly requests: number;
  readonly seed: number;
  readonly directory: string;
  /** Rounds and seconds of play beside a stranger; none if it is not measured. */
  readonly beside: { readonly rounds: number; readonly seconds: number } | null;
  readonly onProgress: (sent: number) => void;
}

export interface HostileReport {
  readonly sent: number;
  /** How often each kind was answered with each status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly routes: number;
  /** Routes that write, for which no well-formed body is known. */
  readonly unknown: readonly string[];
  readonly memory: { readonly before: Memory; readonly after: Memory };
  readonly neighbours: Neighbours | null;
  readonly faults: readonly string[];
}

const isRefusalText = (text: string): boolean => /^\{"refused":"\w+"\}$/.test(text);

/** What is wrong with an answer; null if nothing is. */
export const faultOf = (
  { kind, mayEnd, mustRefuse }: Pick<Attack, "kind" | "mayEnd" | "mustRefuse">,
  answer: { readonly status: number; readonly head: string; readonly body: string } | null,
  scan: Scanner,
): string | null => {
  if (answer === null) return mayEnd ? null : `${kind}: no answer`;
  const { status, head, body } = answer;
  if (!(status >= 200 && status < 500)) return `${kind}: answered with ${status} ${body.slice(0, 200)}`;
  if (mustRefuse && status < 400 && !/^\{"answer":\{"(refused|stale)"/.test(body))
    return `${kind}: accepted with ${status} ${body.slice(0, 200)}`;
  // Node answers what is expected of it otherwise by itself.
  if (status >= 400 && status !== 417 && !mayEnd && body !== "" && !isRefusalText(body))
    return `${kind}: refused with ${status} by ${body.slice(0, 200)}`;
  const leak = scan(head) ?? scan(body);
  return leak === null ? null : `${kind}: tells ${leak}: ${body.slice(0, 300)}`;
};

class Assault {
  readonly statuses: Record<string, number> = {};
  readonly byRoute = new Map<string, number>();
  readonly faults: string[] = [];
  sent = 0;
  private readonly ground: Ground;
  private guest: Guest;
  private readonly scan: Scanner;
  private readonly port: number;

  constructor({ guest, ...ground }: Omit<Ground, "guest"> & { guest: Guest }, scan: Scanner, port: number) {
    this.guest = guest;
    this.ground = { ...ground, guest: () => this.guest };
    this.scan = scan;
    this.port = port;
  }

  async byHttp(count: number, random: Random, onProgress: (sent: number) => void): Promise<void> {
    const next = httpAttacks(this.ground, random);
    let left = count;
    const work = async (): Promise<void> => {
      const line = new Line(this.port);
      while (left > 0 && this.faults.length < MOST_FAULTS) {
        const attack = next();
        left -= attack.answers;
        this.sent += attack.answers;
        if (attack.route !== null) this.byRoute.set(attack.route, (this.byRoute.get(attack.route) ?? 0) + 1);
        // What is no HTTP may be the beginning of something: nothing comes after it.
        if (attack.mayEnd) line.end();
        for (const answer of await line.ask(attack.bytes, attack.answers)) {
          const key = `${attack.kind} ${answer?.status ?? "ended"}`;
          this.statuses[key] = (this.statuses[key] ?? 0) + 1;
          // He has left, or has another cookie by now.
          if (attack.kind === "guest" && answer?.status === 401) this.guest = await makeGuest(this.port);
          const fault = faultOf(attack, answer, this.scan);
          if (fault !== null)
            this.faults.push(`${fault}\n  after ${attack.bytes.toString("latin1").slice(0, 400)}`);
        }
        if (attack.mayEnd) line.end();
        onProgress(this.sent);
      }
      line.end();
    };
    await Promise.all(Array.from({ length: LINES }, work));
  }

  async bySocket(count: number, random: Random): Promise<void> {
    const { port, scan } = this;
    const { sent, faults } = await attackSockets({ port, scan, victims: this.ground.victims }, count, random);
    this.sent += sent;
    this.faults.push(...faults);
  }
}

/** Whoever was attacked goes on: the one who has to decide in each game does. */
const goOn = async (port: number, { held, games }: Victims): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const game of games) {
    const asked = held.find((one) => one.game === game && one.isAsked);
    if (asked === undefined) continue;
    const caller = new Caller(port);
    caller.cookie = asked.cookie;
    const { seat, seen, legal: action } = asked;
    const answer = JSON.stringify(await caller.ask("POST", `/api/games/${game}/act`, { seat, seen, action }));
    if (answer !== '{"answer":{"accepted":true}}') faults.push(`${game} does not go on: ${answer}`);
  }
  return faults;
};

/** Attacks a server with everything that should do nothing, and looks at what it did. */
export const attackServer = async ({
  requests,
  seed,
  directory,
  beside,
  onProgress,
}: HostileOptions): Promise<HostileReport> => {
  const random = chanceFrom(seed);
  const peace = await startTarget(directory, UNLIMITED);
  const victims = await makeVictims(peace.port, random);
  const guest = await makeGuest(peace.port);
  await peace.end();
  const before = await storedRows({ directory }, victims.games);
  const scan = scannerFor(before, victims.held);

  const target: Target = await startTarget(directory, UNLIMITED);
  const assault = new Assault({ routes: target.routes, victims, guest }, scan, target.port);
  const wave = async (share: number): Promise<void> => {
    await Promise.all([
      assault.byHttp(requests * share * (1 - SOCKET_SHARE), random, onProgress),
      assault.bySocket(requests * share * SOCKET_SHARE, chanceFrom(seed + 1)),
    ]);
  };
  await wave(WARM_UP);
  const calm = await target.memory();
  await wave(1 - WARM_UP);
  const { faults, statuses } = assault;
  if (!target.lives) faults.push(`the server ended: ${target.complaints.join("")}`);
  const after = await target.memory();
  if (after.inUse - calm.inUse > MOST_GROWTH)
    faults.push(`memory grew from ${calm.inUse} to ${after.inUse} bytes`);
  if (target.complaints.length > 0)
    faults.push(`the server complains: ${target.complaints[0]?.slice(0, 500)}`);
  await target.end();
  const routes = target.routes.map(({ method, url }) => `${method} ${url}`);
  for (const route of routes) if (!assault.byRoute.has(route)) faults.push(`${route} was not attacked`);
  const rows = await storedRows({ directory }, victims.games);
  for (const row of new Set([...before, ...rows]))
    if (!(before.includes(row) && rows.includes(row)))
      faults.push(`a game has changed: ${row.slice(0, 1200)}`);

  const limited = await startTarget(directory, {});
  faults.push(...(await goOn(limited.port, victims)));
  const neighbours =
    beside === null ? null : await measureNeighbours(limited.port, victims.games[0] ?? "", beside, random);
  if (neighbours !== null && neighbours.refusals > 0)
    faults.push(`${neighbours.refusals} honest actions were refused`);
  if (!limited.lives) faults.push(`the server ended: ${limited.complaints.join("")}`);
  await limited.end();
  return {
    ...{ sent: assault.sent + (neighbours?.sent ?? 0), statuses, routes: routes.length },
    unknown: routes.filter((route) => !route.startsWith("GET ") && WELL_FORMED[route] === undefined),
    ...{ memory: { before: calm, after }, neighbours, faults },
  };
};
