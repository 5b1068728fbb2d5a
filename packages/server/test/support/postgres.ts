import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgres, postgresUser } from "../../../../scripts/ensure-postgres.mjs";

const PATIENCE = 20_000;

/** A PostgreSQL of our own, reached by a socket in its own directory. */
export class TestPostgres {
  private readonly programs: string;
  private readonly directory: string;
  private process: ChildProcess;
  private databases = 0;

  private constructor(programs: string, directory: string) {
    this.programs = programs;
    this.directory = directory;
    this.process = this.start();
  }

  static async begin(): Promise<TestPostgres> {
    const programs = findPostgres();
    if (programs === undefined)
      throw new Error("there is no PostgreSQL: run node scripts/ensure-postgres.mjs");
    const directory = mkdtempSync(join(tmpdir(), "maria-postgres-"));
    const { uid, gid } = postgresUser();
    if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
    const made = spawnSync(
      join(programs, "initdb"),
      [
        "-D",
        join(directory, "data"),
        "-U",
        "postgres",
        "-A",
        "trust",
        "--no-sync",
        "-E",
        "UTF8",
        "--locale=C",
      ],
      { ...postgresUser(), cwd: directory, encoding: "utf8" },
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    const postgres = new TestPostgres(programs, directory);
    await postgres.untilReady();
    return postgres;
  }

  /** The address of a database that nobody has used yet. */
  async database(): Promise<string> {
    const name = `maria${++this.databases}`;
    await this.ask(`create database ${name}`);
    return this.addressOf(name);
  }

  /** As if its machine had lost its power, but for what the disk keeps. */
  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill("SIGQUIT");
    await ended;
  }

  async restart(): Promise<void> {
    this.process = this.start();
    await this.untilReady();
  }

  end(): void {
    this.process.kill("SIGQUIT");
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 5 });
  }

  private addressOf(name: string): string {
    return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(this.directory)}`;
  }

  private start(): ChildProcess {
    const settings = [
      "listen_addresses=",
      `unix_socket_directories=${this.directory}`,
      "shared_buffers=16MB",
    ];
    return spawn(
      join(this.programs, "postgres"),
      ["-D", join(this.directory, "data"), ...settings.flatMap((setting) => ["-c", setting])],
      { ...postgresUser(), cwd: this.directory, stdio: "ignore" },
    );
  }

  private async ask(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.addressOf("postgres") });
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  }

  private async untilReady(): Promise<void> {
    const begun = Date.now();
    for (;;)
      try {
        return await this.ask("select 1");
      } catch (error) {
        if (Date.now() - begun > PATIENCE) throw error;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
  }
}
