import type { News } from "./news.ts";

/** What a process wants to hear of the others. */
export interface Listeners {
  /** Another process has told something. */
  readonly onNews: (news: News) => void;
  /** Something may have been missed: look at everything that is open. */
  readonly onGap: () => void;
  /** A job was put. */
  readonly onJob: () => void;
}

/** All processes that serve the same games, as one of them sees it. */
export interface Cluster {
  /** How many others there are, as far as is known. */
  readonly others: number;
  listen(listeners: Listeners): void;
  /** Tells all others, soon, together with what else there is to tell. What is lost they find out when they look. */
  tell(news: News): void;
  /** Who is present here at a game: one bit for each seat. */
  present(game: string, seats: number): void;
  /** Who is present at other processes. */
  presentElsewhere(game: string): number;
  /**
   * Takes the right to let the bots of a game play, which one process at a time has; gives how it is given back. Null if another
   * one has it or it cannot be found out. Whoever dies has it no longer.
   */
  claimBots(game: string): Promise<(() => void) | null>;
  close(): Promise<void>;
}

/** A process that has its store for itself. */
export const ALONE: Cluster = {
  others: 0,
  listen: () => {},
  tell: () => {},
  present: () => {},
  presentElsewhere: () => 0,
  claimBots: async () => () => {},
  close: async () => {},
};
