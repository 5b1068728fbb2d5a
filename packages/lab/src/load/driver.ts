import type { Random } from "@maria/rules/model";
import { Samples } from "./samples.ts";

/** A game with all its seats connected, to which the driver sends one action at a time. */
export interface LoadTable {
  /** Chooses a legal action; false if the game is over. */
  prepare(): boolean;
  /** Sends it. */
  send(): void;
  /** Called with every seat that has received the news of an action, before anything is made of it. */
  onNews: () => void;
  onRefusal: () => void;
  readonly seats: number;
  close(): void;
}

/** What came of sending actions for so many seconds. */
export interface Run {
  readonly seconds: number;
  readonly due: number;
  /** Within those seconds. */
  readonly answered: number;
  /** Milliseconds from the sending, or from when it was due, to the last seat's news. */
  readonly latency: Samples;
  readonly fromDue: Samples;
  readonly refusals: number;
}

const PATIENCE = 10_000;
const FINENESS = 1_000_000;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends actions to tables at random, and measures until the last seat of each has heard of it. */
export class Driver {
  private readonly idle: LoadTable[];
  private readonly random: Random;
  private flying = 0;
  private readonly late: number[] = [];
  private latency = new Samples();
  private fromDue = new Samples();
  private refusals = 0;
  private due = 0;
  private onFree: () => void = () => {};

  constructor(tables: readonly LoadTable[], random: Random) {
    this.idle = [...tables];
    this.random = random;
  }

  /** So many actions always under way. */
  async closed(width: number, seconds: number): Promise<Run> {
    return this.measure(seconds, async () => {
      this.onFree = () => this.fire(performance.now());
      for (let count = 0; count < width; count++) this.fire(performance.now());
      await sleep(seconds * 1000);
    });
  }

  /** So many actions a second, at random moments, whether or not earlier ones have been answered. */
  async open(rate: number, seconds: number): Promise<Run> {
    return this.measure(seconds, async () => {
      this.onFree = () => {
        const due = this.late.shift();
        if (due !== undefined) this.fire(due);
      };
      const end = performance.now() + seconds * 1000;
      let due = performance.now();
      for (;;) {
        due += (-Math.log((this.random(FINENESS) + 1) / FINENESS) * 1000) / rate;
        if (due > end) return;
        this.due++;
        const wait = due - performance.now();
        if (wait > 0) await sleep(wait);
        if (this.idle.length > 0) this.fire(due);
        else this.late.push(due);
      }
    });
  }

  private async measure(seconds: number, run: () => Promise<void>): Promise<Run> {
    this.latency = new Samples();
    this.fromDue = new Samples();
    this.refusals = 0;
    this.due = 0;
    const { latency, fromDue } = this;
    await run();
    const answered = latency.count;
    this.onFree = () => {};
    this.late.length = 0;
    const end = performance.now() + PATIENCE;
    while (this.flying > 0 && performance.now() < end) await sleep(5);
    return { seconds, due: this.due, answered, latency, fromDue, refusals: this.refusals };
  }

  private fire(due: number): void {
    while (this.idle.length > 0) {
      const at = this.random(this.idle.length);
      const table = this.idle[at] as LoadTable;
      this.idle[at] = this.idle.at(-1) as LoadTable;
      this.idle.pop();
      if (!table.prepare()) continue;
      this.follow(table, due);
      return;
    }
  }

  private follow(table: LoadTable, due: number): void {
    const { latency, fromDue } = this;
    const begun = performance.now();
    let missing = table.seats;
    this.flying++;
    const free = (): void => {
      table.onNews = () => {};
      table.onRefusal = () => {};
      this.flying--;
      this.idle.push(table);
      this.onFree();
    };
    table.onNews = () => {
      if (--missing > 0) return;
      latency.add(performance.now() - begun);
      fromDue.add(performance.now() - due);
      free();
    };
    table.onRefusal = () => {
      this.refusals++;
      free();
    };
    table.send();
  }
}
