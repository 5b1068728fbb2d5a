// A PostgreSQL of our own for tests and tools: in a directory of its own, reached by a socket in it, to be killed at will.

import { spawn, spawnSync } from "node:child_process";
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgres, postgresUser } from "./ensure-postgres.mjs";

/** On a machine that is busy with much else a start takes long, and recovery after a kill longer. */
const PATIENCE = 120_000;

export class OwnPostgres {
  #programs;
  #directory;
  #process;
  #settings;
  #databases = 0;
  #end = () => this.end();

  constructor(programs, directory, settings) {
    this.#programs = programs;
    this.#directory = directory;
    this.#settings = settings;
    this.#process = this.#start();
    // It must not outlive whoever has started it, however that ends.
    process.once("exit", this.#end);
  }

  /** What is asked of it is on the disk when it answers; a forgetful one is quicker, for tests in which nothing is killed. */
  static begin() {
    return OwnPostgres.#begin([]);
  }

  static beginForgetful() {
    return OwnPostgres.#begin(["fsync=off", "full_page_writes=off"]);
  }

  static async #begin(settings) {
    const programs = findPostgres();
    if (programs === undefined)
      throw new Error("there is no PostgreSQL: run node scripts/ensure-postgres.mjs");
    const directory = mkdtempSync(join(tmpdir(), "maria-postgres-"));
    const { uid, gid } = postgresUser();
    if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
    const place = ["-D", join(directory, "data"), "-U", "postgres", "-A", "trust"];
    const made = spawnSync(join(programs, "initdb"), [...place, "--no-sync", "-E", "UTF8", "--locale=C"], {
      ...postgresUser(),
      cwd: directory,
      encoding: "utf8",
    });
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    const postgres = new OwnPostgres(programs, directory, settings);
    await postgres.#untilReady();
    return postgres;
  }

  /** The address of a database that nobody has used yet. */
  async database() {
    const name = `maria${++this.#databases}`;
    await this.#ask(`create database ${name}`);
    return this.#addressOf(name);
  }

  /** Kills all its processes at once, as if its machine had lost its power, but for what the disk keeps. */
  async kill() {
    const { pid } = this.#process;
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    // The first process must not see the others die: it would begin to mend.
    process.kill(pid, "SIGSTOP");
    const { stdout } = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
    for (const child of (stdout ?? "").split("\n").filter(Boolean))
      try {
        process.kill(Number(child), "SIGKILL");
      } catch {
        // It has ended by itself.
      }
    process.kill(pid, "SIGKILL");
    await ended;
  }

  async restart() {
    const begun = Date.now();
    for (;;)
      try {
        this.#process = this.#start();
        return await this.#untilReady();
      } catch (error) {
        // Those who were killed may not be gone yet.
        if (Date.now() - begun > PATIENCE) throw error;
      }
  }

  end() {
    process.off("exit", this.#end);
    this.#process.kill("SIGQUIT");
    rmSync(this.#directory, { recursive: true, force: true, maxRetries: 20 });
  }

  /** Whether it has ended by itself, and the last of what it has said: for whoever wonders why nothing happens. */
  get said() {
    const { exitCode, signalCode } = this.#process;
    const state = exitCode === null && signalCode === null ? "runs" : `has ended (${exitCode ?? signalCode})`;
    let words;
    try {
      words = readFileSync(this.#log, "utf8").slice(-1000);
    } catch (error) {
      words = String(error);
    }
    return `PostgreSQL ${state}: ${words}`;
  }

  get #log() {
    return join(this.#directory, "log");
  }

  #addressOf(name) {
    return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(this.#directory)}`;
  }

  #start() {
    const settings = [
      "listen_addresses=",
      `unix_socket_directories=${this.#directory}`,
      "shared_buffers=16MB",
      ...this.#settings,
    ];
    const log = openSync(this.#log, "a");
    try {
      return spawn(
        join(this.#programs, "postgres"),
        ["-D", join(this.#directory, "data"), ...settings.flatMap((setting) => ["-c", setting])],
        { ...postgresUser(), cwd: this.#directory, stdio: ["ignore", "ignore", log] },
      );
    } finally {
      closeSync(log);
    }
  }

  async #ask(text) {
    const client = new pg.Client({ connectionString: this.#addressOf("postgres") });
    client.on("error", () => {});
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  }

  async #untilReady() {
    const begun = Date.now();
    for (;;)
      try {
        return await this.#ask("select 1");
      } catch (error) {
        if (Date.now() - begun > PATIENCE || this.#process.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
  }
}
