import { Bucket } from "../limits.ts";

/** How often somebody may try: so many at once, and one more each so many seconds. */
export interface Patience {
  readonly atOnce: number;
  readonly seconds: number;
}

/** So many holders are remembered; beyond that those who tried longest ago are forgotten. */
const MOST_HOLDERS = 20_000;

/** Counts tries by whom they are about and where they come from. */
export class Attempts {
  private readonly buckets = new Map<string, Bucket>();

  /** Whether there is one more try for this holder. */
  may(holder: string, { atOnce, seconds }: Patience, time = performance.now()): boolean {
    const bucket = this.buckets.get(holder) ?? new Bucket(1 / seconds, atOnce, time);
    this.buckets.delete(holder);
    this.buckets.set(holder, bucket);
    if (this.buckets.size > MOST_HOLDERS) {
      const [oldest] = this.buckets.keys();
      if (oldest !== undefined) this.buckets.delete(oldest);
    }
    return bucket.take(time);
  }
}

/** Passwords for one name: whoever guesses needs years, whoever forgot has passkeys and his other devices. */
export const BY_NAME: Patience = { atOnce: 10, seconds: 30 };
/** A household, or a club behind one address. */
export const BY_ADDRESS: Patience = { atOnce: 40, seconds: 5 };
/** New accounts and reports. */
export const RARE: Patience = { atOnce: 20, seconds: 60 };
/** Mail to one person. */
export const MAILS: Patience = { atOnce: 3, seconds: 600 };
