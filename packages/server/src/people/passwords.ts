import { SHORTEST_PASSWORD } from "@maria/table";
import { hash, verify } from "@node-rs/argon2";

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. What verifies a hash stands in the hash. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each takes its memory, and a thread from those that everything else of the process waits for. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 40;

/** Everybody's first guesses, those long enough. */
const COMMON =
  /^(.)\1+$|^(0?1234567890?|12345678910|qwertzuiop|qwertyuiop|azertyuiop|password\d*|passwort\d*|motdepasse\d*)$/i;

/** Whether it is too easily guessed for somebody of this name. */
export const isWeak = (password: string, name: string): boolean =>
  password.length < SHORTEST_PASSWORD ||
  COMMON.test(password) ||
  password.toLowerCase().replace(/\d+$/, "") === name.toLowerCase();

/** There are more who want to sign in than can be looked at. */
export class Overcrowded extends Error {}

/** Hashes and checks passwords off the event loop, few at a time. */
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** What is checked where nobody has a password, so that it takes as long. */
  private readonly nobodys: Promise<string>;

  constructor() {
    this.nobodys = hash("nobody has this password", COST);
    // Whoever asks for it is told.
    this.nobodys.catch(() => {});
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize("NFC"), COST));
  }

  /** Whether it is this one; for null, which takes as long, never. */
  isRight(stored: string | null, password: string): Promise<boolean> {
    return this.inTurn(async () => {
      const isSame = await verify(stored ?? (await this.nobodys), password.normalize("NFC"));
      return isSame && stored !== null;
    });
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting.length >= MOST_WAITING) throw new Overcrowded();
    if (this.running >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }
}
