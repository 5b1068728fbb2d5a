import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findPostgres } from "../../../scripts/ensure-postgres.mjs";
import { OwnPostgres } from "../../../scripts/own-postgres.mjs";
import { Line, type LineOptions } from "../src/cluster/line.ts";

describe.runIf(findPostgres() !== undefined)("the line to PostgreSQL", () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await OwnPostgres.beginForgetful();
  });
  afterAll(() => postgres.end());

  const opened = async (options: Partial<LineOptions> = {}) => {
    const told: string[] = [];
    const line = new Line({
      address: await postgres.database(),
      channels: [],
      onMessage: () => {},
      onUp: () => told.push("up"),
      onDown: () => told.push("down"),
      ...options,
    });
    onTestFinished(() => line.close());
    await line.open();
    return { line, told };
  };

  test("is not lost because many things are asked at once: nobody's time runs while others are answered", async () => {
    const { line, told } = await opened({ patience: 3_000 });
    const answers = [1, 2, 3].map((n) =>
      line.ask<{ n: number }>("select $1::int as n from pg_sleep(1.4)", [n]),
    );
    expect((await Promise.all(answers)).flat()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(told).toEqual(["up"]);
  });

  test("is made anew when its end breaks, and what was still waiting is refused", async () => {
    const { line, told } = await opened();
    const broken = line.ask("select pg_terminate_backend(pg_backend_pid())", []);
    const waiting = line.ask("select 1 as n", []);
    await expect(broken).rejects.toThrow();
    await expect(waiting).rejects.toThrow("the line is down");
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(["up", "down", "up"]);
    expect(await line.ask("select 1 as n", [])).toEqual([{ n: 1 }]);
  });
});
