import { freshId } from "../fresh.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { ALONE, type Cluster } from "./cluster.ts";

const KIND = "resume games";
/** A process puts its death off by so much, so often. */
const AFTER = 20_000;
const EVERY = 5_000;

/**
 * When a process dies, bots may have been in the middle of something in games that nobody looks at. Each process leaves a job that
 * looks for such games, and puts it off as long as it lives: when it is due, one of the others does it. Beginning puts one that is
 * due at once, for those that died when nobody was left.
 */
export const watchOver = (
  jobs: Jobs,
  cluster: Cluster,
  resume: () => Promise<void>,
): { readonly begin: () => Promise<void>; readonly end: () => Promise<void> } => {
  const own = freshId();
  let timer: NodeJS.Timeout | undefined;
  jobs.handle(KIND, async () => {
    await resume();
    return null;
  });
  const putOff = (): Promise<void> => jobs.put({ kind: KIND, key: own, due: Date.now() + AFTER });
  return {
    async begin() {
      await jobs.put({ kind: KIND, key: "at the start" });
      if (cluster === ALONE) return;
      await putOff();
      // What cannot be put off is done by somebody, and once too often does no harm.
      timer = setInterval(() => void putOff().catch(() => {}), EVERY);
    },
    /** Whoever goes down in order leaves the looking to those who stay. */
    async end() {
      clearInterval(timer);
      if (cluster !== ALONE) await jobs.put({ kind: KIND, key: own }).catch(() => {});
    },
  };
};
