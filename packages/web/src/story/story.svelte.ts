import type { ResultCard } from "./resultCards.ts";

/** The results that lie before the one who sits here, until they have been seen. */
export class Story {
  /** The first is shown. */
  cards = $state.raw<readonly ResultCard[]>([]);
  /** The attacker's score that a card about to be played would give. */
  scoreThen = $state<number | null>(null);
  /** How much of the board's window the stage takes, in pixels. */
  height = $state(0);
  /** The card of the role, with which a game begins, has been read. */
  isRoleRead = $state(false);
  /** Somebody has the first card in his hand, or reads it: it does not go by itself. */
  isHeld = $state(false);
  private times = $state.raw<readonly (number | null)[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private allSeen: () => void = () => {};

  readonly card: ResultCard | null = $derived(this.cards[0] ?? null);
  /** After so many milliseconds it goes by itself; null: never. */
  readonly time: number | null = $derived(this.times[0] ?? null);

  /** Lays cards below those that lie there; resolves when all have been seen, or are taken away. */
  lay(cards: readonly ResultCard[], timeOf: (card: ResultCard) => number | null): Promise<void> {
    if (cards.length === 0) return Promise.resolve();
    const isFirst = this.cards.length === 0;
    this.cards = [...this.cards, ...cards];
    this.times = [...this.times, ...cards.map(timeOf)];
    if (isFirst) this.wait();
    return new Promise((resolve) => {
      const others = this.allSeen;
      this.allSeen = () => {
        others();
        resolve();
      };
    });
  }

  /** The first card has been seen. */
  next(): void {
    this.cards = this.cards.slice(1);
    this.times = this.times.slice(1);
    this.isHeld = false;
    this.wait();
    if (this.cards.length > 0) return;
    const seen = this.allSeen;
    this.allSeen = () => {};
    seen();
  }

  /** All cards are taken away. */
  clear(): void {
    this.cards = this.cards.slice(0, 1);
    this.times = this.times.slice(0, 1);
    if (this.cards.length > 0) this.next();
  }

  hold(): void {
    this.isHeld = true;
    clearTimeout(this.timer);
  }

  release(): void {
    this.isHeld = false;
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.time !== null) this.timer = setTimeout(() => this.next(), this.time);
  }
}
