import { createHash } from "node:crypto";
import type { Line } from "./line.ts";

interface Claim {
  readonly granted: Promise<boolean>;
  holders: number;
}

/** An advisory lock has a number of 64 bits; two games that share one wait for each other, and that is all. */
const lockOf = (game: string): string =>
  createHash("sha256").update(`bots of ${game}`).digest().readBigInt64BE(0).toString();

/**
 * The right to let the bots of a game play: an advisory lock of PostgreSQL. It belongs to the session, so that it ends with the
 * process however that ends, and nothing is written for it. Held only while bots play: the table of locks is small.
 */
export class BotClaims {
  private readonly line: Line;
  private claims = new Map<string, Claim>();

  constructor(line: Line) {
    this.line = line;
  }

  /** Those who ask in this process while it is held here share it; the last one gives it back. */
  async take(game: string): Promise<(() => void) | null> {
    const { claims } = this;
    let claim = claims.get(game);
    if (claim === undefined) {
      claim = { granted: this.ask("pg_try_advisory_lock", game), holders: 0 };
      claims.set(game, claim);
    }
    claim.holders++;
    const own = claim;
    const release = (): void => {
      if (--own.holders > 0) return;
      // After the line was lost these are others, and the lock is gone already.
      if (claims.get(game) !== own) return;
      claims.delete(game);
      if (claims === this.claims)
        void own.granted.then((isHeld) => isHeld && this.ask("pg_advisory_unlock", game));
    };
    if (await own.granted) return release;
    release();
    return null;
  }

  /** The line was lost: nothing is held any more. */
  forget(): void {
    this.claims = new Map();
  }

  private async ask(perform: "pg_try_advisory_lock" | "pg_advisory_unlock", game: string): Promise<boolean> {
    try {
      const [row] = await this.line.ask<{ done: boolean }>(`select ${perform}($1::bigint) as done`, [
        lockOf(game),
      ]);
      return row?.done === true;
    } catch {
      return false;
    }
  }
}
