/**
 * Something to be done once, at its time, by whichever process comes to it: an alert, an order that falls due, a reminder.
 * A kind and a key name a job; putting the same ones again replaces it.
 */
export interface NewJob {
  /** What is to be done; a handler is registered for it. */
  readonly kind: string;
  /** Tells jobs of a kind apart, such as a game's id, or a game and a seat. */
  readonly key: string;
  /** When, in milliseconds since 1970; at once unless it is given. */
  readonly due?: number;
  /** Whom it concerns: whoever closes a game or deletes a person finds it by that. */
  readonly game?: string;
  readonly person?: string;
  /** JSON-safe, small, and nothing that may not be read in the store: better an id to look things up by. */
  readonly payload?: unknown;
}

/** A job as its handler is given it. */
export interface Job {
  readonly kind: string;
  readonly key: string;
  readonly due: number;
  readonly game: string | null;
  readonly person: string | null;
  /** As it was put; a handler reads it as it would read anything stored. */
  readonly payload: unknown;
  /** How often it was begun, this time included. */
  readonly attempts: number;
}

/**
 * Carries a job out.
 *
 * - It is called when the job is due, in one process, which alone has the job until the promise is settled: a lease is renewed
 *   meanwhile, however long it takes.
 * - Fulfilled with null, the job is done and forgotten; with a time, it is due again then.
 * - Rejected, it is tried again after a pause that doubles each time, from a second to an hour.
 * - A process may die after it has done the work and before that is noted. Then another process takes the job over when the
 *   lease has ended, so a handler must bear being called again: look first whether there is still something to do.
 * - A job that is put anew while it is carried out is carried out once more, with what was put.
 * - The signal is raised when the server goes down, when the job was taken back, or when its lease was lost: what has not begun should
 *   not begin any more. A job that is rejected then is simply taken up again.
 */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<{ readonly due: number } | null>;

/** What became of a job. */
export type JobOutcome = "done" | "again" | "failed";
