import type { Entry } from "@maria/rules";
import { type EntryStore, MemoryStore, type OrderKind } from "../../src/index.ts";

/** What happens to one append. */
export type Fate =
  | "stored"
  /** Refused: nothing is stored. */
  | "refused"
  /** Stored, but whoever asked for it is told that it failed. */
  | "storedUnheard"
  /** Neither the append nor the next read gets an answer, though it is stored. */
  | "storedInTheDark"
  /** The same, and it is not stored. */
  | "lostInTheDark";

export const FATES: readonly Fate[] = [
  "stored",
  "refused",
  "storedUnheard",
  "storedInTheDark",
  "lostInTheDark",
];

/** A store whose appends fare as they are told to; what is truly stored is in `kept`. */
export class FaultyStore implements EntryStore {
  readonly kept: MemoryStore;
  private readonly nextFate: () => Fate;
  private isDark = false;
  /** Waits before each append is carried out. */
  pause: () => Promise<void> = async () => {};

  constructor(nextFate: () => Fate, entries: readonly Entry[] = []) {
    this.nextFate = nextFate;
    this.kept = new MemoryStore(entries);
  }

  async append(number: number, entry: Entry, order?: OrderKind): Promise<void> {
    await this.pause();
    const fate = this.nextFate();
    if (fate === "refused") throw new Error("refused");
    // As it goes over a wire: what is kept shares nothing with what was sent.
    if (fate !== "lostInTheDark") await this.kept.append(number, structuredClone(entry), order);
    this.isDark = fate === "storedInTheDark" || fate === "lostInTheDark";
    if (fate !== "stored") throw new Error("no answer");
  }

  async read(from: number): Promise<readonly Entry[]> {
    await this.pause();
    if (this.isDark) {
      this.isDark = false;
      throw new Error("nobody there");
    }
    return this.kept.read(from);
  }
}
