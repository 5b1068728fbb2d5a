import { chanceFrom } from "@maria/rules/search";
import { parseOwnGame } from "@maria/table";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findPostgres } from "../../../scripts/ensure-postgres.mjs";
import { OwnPostgres } from "../../../scripts/own-postgres.mjs";
import { type News, readMessage, written } from "../src/cluster/news.ts";
import { PostgresCluster } from "../src/cluster/postgresCluster.ts";
import { storedEntries } from "../src/storage/storedEntries.ts";

import { held } from "./support/held.ts";
import { CADET, NEW_GAME, serving } from "./support/serving.ts";
import { type Sitting, Visitor } from "./support/visitor.ts";

const entries = (game: string, number: number): News => ({ type: "entries", game, number });

describe("what processes tell each other", () => {
  const news: readonly News[] = [
    entries("game-1", 12),
    { type: "changed", game: "game_2", number: 0 },
    { type: "chat", game: "game-1", number: 3 },
    { type: "chat", game: "game-1", number: 4 },
    { type: "present", game: "game-1", number: 5 },
  ];

  test("is read as it was written", () => {
    const [text = "", ...rest] = written("own", "come", news);
    expect(rest).toEqual([]);
    expect(readMessage(text)).toEqual({ from: "own", sign: "come", news });
  });

  test("is only the latest of what replaces each other", () => {
    const [text = ""] = written("own", "there", [entries("game", 1), entries("game", 2)]);
    expect(readMessage(text)?.news).toEqual([entries("game", 2)]);
  });

  test("is split into messages that PostgreSQL takes", () => {
    const many = Array.from({ length: 1000 }, (_, index) => entries(`twenty-letters-${index + 10000}`, 999));
    const texts = written("own", "there", many);
    expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(8000);
    expect(texts.flatMap((text) => readMessage(text)?.news)).toEqual(many);
  });

  test.each([
    ["", null],
    ["own", null],
    ["own dance", null],
    ["own there\nx game 1\ne game -1\ne game\ne game 1e9\ne  2", []],
  ])("is nothing but that: %j", (text, found) => expect(readMessage(text)?.news ?? null).toEqual(found));
});

// Several processes need PostgreSQL.
describe.runIf(findPostgres() !== undefined)("two processes on one PostgreSQL", () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await OwnPostgres.begin();
  });
  afterAll(() => postgres.end());

  /** A game of Theresa, who comes to one process, and Fritz, who comes to the other; Louis is a bot. */
  const seated = async () => {
    const address = await postgres.database();
    const quiet = { logLevel: "silent" };
    const servers = [await serving({ address }, quiet), await serving({ address }, quiet)] as const;
    const theresa = await Visitor.named(servers[0].port, "Theresa");
    const fritz = await Visitor.named(servers[1].port, "Fritz");
    const { game, invitations } = await theresa.make(NEW_GAME);
    const hers = await theresa.sit(game.id);
    const [invitation] = invitations;
    await fritz.join(invitation?.token ?? "", game.id);
    const his = await fritz.sit(game.id);
    onTestFinished(() => {
      for (const sitting of [hers, his]) sitting.close();
    });
    return { address, servers, theresa, fritz, id: game.id, hers, his };
  };

  const started = async () => {
    const table = await seated();
    const { theresa, id, hers, his } = table;
    await theresa.ask("POST", `/api/games/${id}/start`, {});
    for (const sitting of [hers, his]) await sitting.until(() => sitting.ofType("opened")[0]);
    await hers.watch("maria");
    await his.watch("frederick");
    return { ...table, play: playing(hers, his) };
  };

  /** Both decide by chance until so many entries were accepted; gives how many. */
  const playing = (hers: Sitting, his: Sitting) => {
    const random = chanceFrom(7);
    return async (wanted: number): Promise<number> => {
      let accepted = 0;
      await expect
        .poll(
          async () => {
            for (const [sitting, seat] of [
              [hers, "maria"],
              [his, "frederick"],
            ] as const) {
              const answer = await sitting.decide(seat, random);
              if (answer !== null && "accepted" in answer) accepted++;
            }
            return accepted >= wanted;
          },
          { timeout: 20_000, interval: 5 },
        )
        .toBe(true);
      return accepted;
    };
  };

  const turnOf = (sitting: Sitting) => sitting.moments.at(-1)?.view.turn;

  test("whoever joins, comes, goes and speaks at one is heard of at the other", async () => {
    const { fritz, id, hers, his } = await seated();
    const presentAt = (sitting: Sitting) =>
      sitting
        .ofType("game")
        .at(-1)
        ?.game.game.seats.filter(({ isPresent }) => isPresent)
        .map(({ person }) => person?.name);
    await hers.until(() => (presentAt(hers)?.join() === "Theresa,Fritz" ? true : undefined));
    await his.until(() => (presentAt(his)?.join() === "Theresa,Fritz" ? true : undefined));
    await fritz.ask("POST", `/api/games/${id}/chat`, {
      seat: "frederick",
      to: null,
      text: "Silesia, please",
    });
    const [chat] = await hers.until(() => hers.ofType("chat")[0]?.lines);
    expect(chat).toMatchObject({ seat: "frederick", text: "Silesia, please" });
    const { body } = await fritz.ask("GET", `/api/games/${id}`);
    expect(JSON.stringify(body)).toContain('"name":"Theresa"},"isPresent":true');
    his.close();
    await hers.until(() => (presentAt(hers)?.join() === "Theresa" ? true : undefined));
  });

  test("a game is played on both, and everybody is told what the others do", async () => {
    const { address, id, hers, his, play } = await started();
    const accepted = await play(30);
    await expect.poll(() => turnOf(hers) === turnOf(his)).toBe(true);
    const stored = (await storedEntries({ address }, [id])).get(id) as readonly { readonly seat: string }[];
    expect(stored.filter(({ seat }) => seat !== "louis")).toHaveLength(accepted);
    expect(stored.some(({ seat }) => seat === "louis")).toBe(true);
  });

  test("what was missed while a process could not listen is made up for", async () => {
    const { address, play } = await started();
    await play(4);
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'maria news' and datname = current_database()",
    );
    await client.end();
    expect(rowCount).toBe(2);
    expect(await play(10)).toBeGreaterThanOrEqual(10);
  });

  test("if one goes down its people go on at the other", async () => {
    const { servers, fritz, id, hers, his, play } = await started();
    await play(4);
    await servers[1].close();
    expect(his.closed).toBe(1012);
    const again = new Visitor(servers[0].port, fritz.cookie);
    const back = await again.sit(id);
    onTestFinished(() => back.close());
    await back.until(() => back.ofType("opened")[0]);
    await back.watch("frederick");
    expect(await playing(hers, back)(10)).toBeGreaterThanOrEqual(10);
  });

  test("bots that were stopped with their process play on at another, though nobody looks", async () => {
    const address = await postgres.database();
    const servers = [await serving({ address }), await serving({ address })] as const;
    const theresa = await Visitor.named(servers[0].port, "Theresa");
    const alone = { maria: { kind: "person" }, frederick: CADET, louis: CADET } as const;
    const { game } = await theresa.make({ ...NEW_GAME, players: alone });
    const hers = await theresa.sit(game.id);
    onTestFinished(() => hers.close());
    const release = await held(address);
    await theresa.ask("POST", `/api/games/${game.id}/start`, {});
    const closing = servers[0].close();
    await release();
    await closing;
    const duties = async () => {
      const other = new Visitor(servers[1].port, theresa.cookie);
      const { body } = await other.ask("GET", `/api/games/${game.id}`);
      return parseOwnGame(body)?.game.progress?.waitsFor;
    };
    await expect.poll(duties, { timeout: 10_000 }).toEqual(["maria"]);
  });

  test("the bots of a game are one process's at a time, and another's when that one is gone", async () => {
    const address = await postgres.database();
    const log = pino({ level: "silent" });
    const [one, other] = [
      await PostgresCluster.open({ address, log }),
      await PostgresCluster.open({ address, log }),
    ] as const;
    onTestFinished(() => one.close());
    const release = await one.claimBots("game");
    const shared = await one.claimBots("game");
    expect([release, shared]).not.toContain(null);
    expect(await other.claimBots("game")).toBe(null);
    expect(await other.claimBots("another game")).not.toBe(null);
    release?.();
    expect(await other.claimBots("game")).toBe(null);
    shared?.();
    // What is given back is on its way for a moment.
    await expect.poll(() => other.claimBots("game")).not.toBe(null);
    expect(await one.claimBots("game")).toBe(null);
    await other.close();
    await expect.poll(() => one.claimBots("game")).not.toBe(null);
  });

  test("PostgreSQL is killed and comes back: nothing is lost, and the processes go on", async () => {
    const { address, id, hers, his, play } = await started();
    const before = await play(6);
    await postgres.kill();
    const answer =
      (await hers.decide("maria", chanceFrom(1))) ?? (await his.decide("frederick", chanceFrom(1)));
    expect(answer).toHaveProperty("failed");
    await postgres.restart();
    const after = await play(6);
    const stored = (await storedEntries({ address }, [id])).get(id) as readonly { readonly seat: string }[];
    expect(stored.filter(({ seat }) => seat !== "louis")).toHaveLength(before + after);
  });
});
