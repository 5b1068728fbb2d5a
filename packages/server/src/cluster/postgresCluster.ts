import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { JOBS_CHANNEL } from "../jobs/jobs.ts";
import { BotClaims } from "./botClaims.ts";
import type { Cluster, Listeners } from "./cluster.ts";
import { Line } from "./line.ts";
import { type Message, type News, readMessage, type Sign, written } from "./news.ts";
import { Presence } from "./presence.ts";

const NEWS_CHANNEL = "maria_news";
const SIGN_EVERY = 2_000;
/** A process not heard of for so long is dead. */
const SILENCE = 8_000;

export interface PostgresClusterOptions {
  readonly address: string;
  readonly log: Logger;
  /** Told how many news went in one message. */
  readonly onSent?: (news: number) => void;
}

/**
 * Processes on one PostgreSQL. They tell each other by NOTIFY that there is something to look at, so many news in one message as
 * have come while the last one was on its way; what is lost with a connection they find out by looking at everything once.
 */
export class PostgresCluster implements Cluster {
  private readonly own = randomBytes(6).toString("base64url");
  private readonly options: PostgresClusterOptions;
  private readonly line: Line;
  private readonly bots: BotClaims;
  private readonly presence = new Presence();
  /** When each other process was last heard of. */
  private readonly heard = new Map<string, number>();
  private listeners: Listeners = { onNews: () => {}, onGap: () => {}, onJob: () => {} };
  private waiting: News[] = [];
  private sending: Promise<void> | null = null;
  private readonly timer: NodeJS.Timeout;

  private constructor(options: PostgresClusterOptions) {
    this.options = options;
    this.line = new Line({
      address: options.address,
      channels: [NEWS_CHANNEL, JOBS_CHANNEL],
      onMessage: (channel, text) => this.receive(channel, text),
      onUp: () => this.onUp(),
      onDown: (error) => {
        this.bots.forget();
        options.log.warn({ error }, "no news from other processes");
      },
    });
    this.bots = new BotClaims(this.line);
    this.timer = setInterval(() => this.beat(), SIGN_EVERY);
  }

  static async open(options: PostgresClusterOptions): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(options);
    await cluster.line.open();
    return cluster;
  }

  get others(): number {
    return this.heard.size;
  }

  listen(listeners: Listeners): void {
    this.listeners = listeners;
  }

  tell(news: News): void {
    this.waiting.push(news);
    this.sending ??= this.sendAll();
  }

  present(game: string, seats: number): void {
    if (this.presence.setHere(game, seats)) this.tell({ type: "present", game, number: seats });
  }

  presentElsewhere(game: string): number {
    return this.presence.elsewhereAt(game);
  }

  claimBots(game: string): Promise<(() => void) | null> {
    return this.bots.take(game);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.sending;
    await this.send("gone", []);
    await this.line.close();
  }

  private async sendAll(): Promise<void> {
    // Whatever else is stored in this moment is told along with it.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const news = this.waiting;
      this.waiting = [];
      // Alone there is nobody to tell; whoever comes asks, and looks at everything.
      if (this.heard.size > 0) await this.send("there", news);
    }
    this.sending = null;
  }

  private async send(sign: Sign, news: readonly News[]): Promise<void> {
    try {
      for (const text of written(this.own, sign, news))
        await this.line.ask("select pg_notify($1, $2)", [NEWS_CHANNEL, text]);
      if (news.length > 0) this.options.onSent?.(news.length);
    } catch {
      // The line is down: when it is up again everybody looks at everything.
    }
  }

  /** Whatever was open before may have changed, and nobody knows who is present here. */
  private onUp(): void {
    void this.send("come", this.allPresent());
    this.listeners.onGap();
  }

  private allPresent(): readonly News[] {
    return this.presence.allHere.map(([game, number]) => ({ type: "present", game, number }));
  }

  private beat(): void {
    void this.send("there", []);
    // While nothing can be heard, nobody is dead for being silent.
    if (this.line.isUp)
      for (const [process, at] of [...this.heard]) if (performance.now() - at > SILENCE) this.forget(process);
  }

  /** A process is gone. It may have stored something that it could tell nobody any more. */
  private forget(process: string): void {
    if (!this.heard.delete(process)) return;
    for (const game of this.presence.forget(process))
      this.listeners.onNews({ type: "present", game, number: 0 });
    this.listeners.onGap();
  }

  private receive(channel: string, text: string): void {
    if (channel === JOBS_CHANNEL) this.listeners.onJob();
    const message = channel === NEWS_CHANNEL ? readMessage(text) : null;
    if (message === null || message.from === this.own) return;
    if (message.sign === "gone") this.forget(message.from);
    else this.hear(message);
  }

  private hear({ from, sign, news }: Message): void {
    const isNew = !this.heard.has(from);
    this.heard.set(from, performance.now());
    // What either has stored before it knew of the other was told to nobody, nor who is present.
    if (isNew || sign === "come") {
      void this.send(isNew ? "come" : "there", this.allPresent());
      this.listeners.onGap();
    }
    for (const one of news) {
      if (one.type === "present") this.presence.setThere(from, one.game, one.number);
      this.listeners.onNews(one);
    }
  }
}
