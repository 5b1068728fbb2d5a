/** What one address, person or socket may ask for. */
export interface Limits {
  readonly requestsPerMinute: number;
  /** Of those, by one token. */
  readonly requestsPerToken: number;
  readonly socketsPerAddress: number;
  readonly socketsPerPerson: number;
  /** Streams of news that one person, or one address of nobody known, has open. */
  readonly streamsPerHolder: number;
  /** Messages on a socket: so many a second, and so many at once. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
}

export const LIMITS: Limits = {
  requestsPerMinute: 600,
  requestsPerToken: 300,
  socketsPerAddress: 200,
  socketsPerPerson: 40,
  streamsPerHolder: 40,
  messagesPerSecond: 20,
  messagesAtOnce: 60,
};

/** No request or message of the game is longer; a treaty with all its terms has some thousand bytes. */
export const MOST_BYTES = 16 * 1024;

/** So much may wait for a slow reader: the whole log of a long game, twice. */
export const MOST_BUFFERED = 4 * 1024 * 1024;

/** Tokens that come back as time goes by; every message takes one. */
export class Bucket {
  private tokens: number;
  private last: number;
  private readonly rate: number;
  private readonly size: number;

  constructor(rate: number, size: number, time: number) {
    this.rate = rate;
    this.size = size;
    this.tokens = size;
    this.last = time;
  }

  /** Whether there was one left at this time, in milliseconds. */
  take(time: number): boolean {
    this.tokens = Math.min(this.size, this.tokens + ((time - this.last) / 1000) * this.rate);
    this.last = time;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}

/** Counts what each holder has open; one with none is forgotten. */
export class Tally {
  private readonly counts = new Map<string, number>();

  of(holder: string): number {
    return this.counts.get(holder) ?? 0;
  }

  add(holder: string): void {
    this.counts.set(holder, this.of(holder) + 1);
  }

  remove(holder: string): void {
    const left = this.of(holder) - 1;
    if (left > 0) this.counts.set(holder, left);
    else this.counts.delete(holder);
  }
}
