// @vitest-environment happy-dom
import type { Moment, NetworkReply, OwnGame, Request } from "@maria/table";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ConnectionState } from "../../src/online/connection.ts";
import { NetworkTable } from "../../src/online/networkTable.ts";
import { openedReply, ownGame, plainMoment } from "../support/onlineGames.ts";

/** A socket with the other end in the test's hands. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readonly address: string;
  readonly said: Request[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(address: URL) {
    this.address = address.href;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.readyState = 3;
  }

  stand(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(reply: NetworkReply): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const latest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

interface Sitting {
  readonly table: NetworkTable;
  readonly states: ConnectionState[];
  readonly games: OwnGame[];
  readonly said: string[];
}

const sit = (): Sitting => {
  const states: ConnectionState[] = [];
  const games: OwnGame[] = [];
  const said: string[] = [];
  const table = new NetworkTable("a game", {
    onGame: (game) => games.push(game),
    onConnection: (state) => states.push(state),
    onChat: (lines) => said.push(...lines.map(({ text }) => text)),
    onOrders: () => {},
  });
  return { table, states, games, said };
};

/** A line that stands, of a game that has begun. */
const begin = (socket: FakeSocket): void => {
  socket.stand();
  socket.tell({ type: "game", game: ownGame({ own: ["maria"] }) });
  socket.tell(openedReply());
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a game on a server", () => {
  test("is reached by a socket beside the page", () => {
    const { table, states } = sit();
    expect(latest().address).toMatch(/^ws:\/\/.*\/api\/games\/a%20game\/socket$/);
    expect(states).toEqual(["connecting"]);
    latest().stand();
    expect(states).toEqual(["connecting", "connected"]);
    table.close();
  });

  test("tells who has come before it begins, and stands once it has begun", async () => {
    const { table, games } = sit();
    latest().stand();
    latest().tell({ type: "game", game: ownGame({ own: ["maria"] }) });
    expect(games.map(({ own }) => own)).toEqual([["maria"]]);
    expect(table.seats).toEqual(["maria"]);
    latest().tell(openedReply("Friday"));
    await table.begun;
    expect(table.name).toBe("Friday");
    table.close();
  });

  test("is not asked for anything before it has begun; then everything wanted is asked for", () => {
    const { table } = sit();
    const listener = vi.fn();
    table.watch("maria", listener);
    latest().stand();
    expect(latest().said).toEqual([]);
    begin(latest());
    expect(latest().said).toEqual([{ type: "watch", watch: 1, reader: "maria", changes: true }]);
    table.close();
  });

  test("shows the moments of a watch, and none that came again with nothing new", () => {
    const { table } = sit();
    const shown: Moment[] = [];
    table.watch("maria", (moment) => shown.push(moment));
    begin(latest());
    latest().tell({ type: "moment", watch: 1, moment: plainMoment(7, true) });
    latest().tell({ type: "moment", watch: 1, moment: plainMoment(7, false) });
    latest().tell({ type: "moment", watch: 1, moment: plainMoment(8, false) });
    latest().tell({ type: "moment", watch: 9, moment: plainMoment(9, false) });
    expect(shown.map(({ seen }) => seen)).toEqual([7, 8]);
    table.close();
  });

  test("passes on what is said at the table", () => {
    const { table, said } = sit();
    begin(latest());
    const line = {
      seat: "frederick",
      to: "maria",
      text: "Silesia, then peace.",
      at: "2026-11-18T05:00:00.000Z",
    } as const;
    latest().tell({ type: "chat", lines: [line] });
    expect(said).toEqual(["Silesia, then peace."]);
    table.close();
  });

  test("understands nothing that has not the shape of a reply", () => {
    const { table, games } = sit();
    latest().stand();
    for (const data of ["", "{", '{"type":"game"}', '{"type":"moment","watch":1}', new ArrayBuffer(2)])
      latest().onmessage?.({ data });
    expect(games).toEqual([]);
    table.close();
  });
});

describe("a lost connection", () => {
  test("is made again by itself, goes on after what was seen, and asks again what got no answer", async () => {
    const { table, states } = sit();
    table.watch("maria", () => {});
    begin(latest());
    latest().tell({ type: "moment", watch: 1, moment: plainMoment(7, true) });
    const action = { type: "done" } as const;
    const answered = table.act("maria", 7, action);
    const asked = latest().said.at(-1);
    expect(asked).toEqual({ type: "act", request: 2, seat: "maria", seen: 7, action });
    latest().drop();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    begin(latest());
    expect(latest().said).toEqual([
      { type: "watch", watch: 1, reader: "maria", changes: true, since: 7 },
      asked,
    ]);
    latest().tell({ type: "answer", request: 2, answer: { accepted: true } });
    expect(await answered).toEqual({ accepted: true });
    latest().drop();
    await vi.advanceTimersByTimeAsync(2000);
    begin(latest());
    expect(latest().said).toEqual([{ type: "watch", watch: 1, reader: "maria", changes: true, since: 7 }]);
    table.close();
  });

  test("is tried again after longer and longer, and at once when the device is in a network again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const { table } = sit();
    for (let tries = 0; tries < 12; tries++) {
      if (latest().readyState === 0) latest().drop();
      await vi.advanceTimersByTimeAsync(30_000);
    }
    const before = FakeSocket.all.length;
    expect(before).toBeLessThan(12);
    if (latest().readyState === 0) latest().drop();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(before + 1);
    table.close();
  });

  test("is not made again by a page that was left", async () => {
    const { table } = sit();
    begin(latest());
    table.close();
    latest().drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
