import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { AlertJobs } from "./alerts/alertJobs.ts";
import type { Cluster } from "./cluster/cluster.ts";
import type { ProgressNotes } from "./games/progress.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Journal } from "./storage/journal.ts";
import type { Schema } from "./storage/schema.ts";

/** What everything on a server shares. */
export interface House {
  readonly db: Kysely<Schema>;
  readonly journal: Journal;
  readonly progress: ProgressNotes;
  readonly jobs: Jobs;
  readonly alerts: AlertJobs;
  readonly cluster: Cluster;
  readonly log: Logger;
  /** So long after a question was put bots and sealed orders answer it, in milliseconds. */
  readonly answerAfter: number;
}
