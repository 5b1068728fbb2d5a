/** What could not be looked at is looked at again after so long. */
const AGAIN = 1_000;

/**
 * The games that have to be looked at because something may have been missed. Nothing is forgotten: what comes while it is looking is
 * looked at next, and what could not be looked at is tried again, for nobody else would say so.
 */
export class Lookout {
  private readonly look: (games: readonly string[]) => Promise<void>;
  private readonly onError: (error: unknown) => void;
  private readonly due = new Set<string>();
  private readonly later = new Set<string>();
  private looking: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  /** `look` gets all that are due; if it rejects none of them was looked at. */
  constructor(look: (games: readonly string[]) => Promise<void>, onError: (error: unknown) => void) {
    this.look = look;
    this.onError = onError;
  }

  /** These have to be looked at, now. */
  at(games: Iterable<string>): void {
    for (const game of games) this.due.add(game);
    if (this.due.size === 0 || this.isClosed) return;
    this.looking ??= this.lookOnce();
  }

  /** These have to be looked at, but not at once: the store cannot be read. */
  atLater(games: Iterable<string>): void {
    for (const game of games) this.later.add(game);
    if (this.isClosed || this.later.size === 0) return;
    this.timer ??= setTimeout(() => {
      this.timer = null;
      const games = [...this.later];
      this.later.clear();
      this.at(games);
    }, AGAIN);
    this.timer.unref();
  }

  /** Begins nothing more. */
  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private async lookOnce(): Promise<void> {
    const games = [...this.due];
    this.due.clear();
    try {
      await this.look(games);
    } catch (error) {
      this.onError(error);
      this.atLater(games);
    }
    this.looking = null;
    this.at([]);
  }
}
