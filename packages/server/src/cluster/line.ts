import pg from "pg";

export interface LineOptions {
  readonly address: string;
  readonly channels: readonly string[];
  readonly onMessage: (channel: string, text: string) => void;
  /** The line is there, for the first time or again: what was said meanwhile is lost. */
  readonly onUp: () => void;
  /** The line is gone, and with it all locks of its session. */
  readonly onDown: (error: Error) => void;
  /** Whoever does not answer for so many milliseconds is gone, though nobody has said so. */
  readonly patience?: number;
}

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2_000;
const PATIENCE = 5_000;

/**
 * A connection to PostgreSQL of this process's own, for what belongs to a session: listening, and locks that end with it. When it
 * breaks it is made anew, again and again.
 */
export class Line {
  private readonly options: LineOptions;
  private client: pg.Client | null = null;
  /** Settled when the last that was asked for is answered. */
  private asked: Promise<unknown> = Promise.resolve();
  private pause = FIRST_PAUSE;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(options: LineOptions) {
    this.options = options;
  }

  get isUp(): boolean {
    return this.client !== null;
  }

  /** Connects; if that fails it goes on trying by itself. */
  async open(): Promise<void> {
    const { address, channels, onMessage, onUp, patience = PATIENCE } = this.options;
    const client = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      application_name: "maria news",
    });
    // Both come when a connection breaks, in either order; without a listener the process would end.
    client.on("error", (error) => this.lost(client, error));
    client.on("end", () => this.lost(client, new Error("the connection has ended")));
    client.on("notification", ({ channel, payload = "" }) => onMessage(channel, payload));
    try {
      await client.connect();
      // Nothing of what is said here has to survive: it must not wait for the disk.
      await client.query("set synchronous_commit = off");
      for (const channel of channels) await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end().catch(() => {});
      this.again();
      this.options.onDown(error as Error);
      return;
    }
    if (this.isClosed) return void client.end().catch(() => {});
    this.client = client;
    this.pause = FIRST_PAUSE;
    onUp();
  }

  /** Asks over this line, one thing after another: nobody's time runs while others are answered. Rejects if it is down. */
  ask<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const { client } = this;
    const answer = this.asked.then(async () => {
      if (client === null || this.client !== client) throw new Error("the line is down");
      try {
        return (await client.query<Row>(text, [...values])).rows;
      } catch (error) {
        // Whatever it was, what the session holds is not known any more.
        this.lost(client, error as Error);
        throw error;
      }
    });
    this.asked = answer.catch(() => {});
    return answer;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => {});
  }

  private lost(client: pg.Client, error: Error): void {
    if (this.client !== client) return;
    this.client = null;
    void client.end().catch(() => {});
    this.options.onDown(error);
    this.again();
  }

  private again(): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.open(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }
}
