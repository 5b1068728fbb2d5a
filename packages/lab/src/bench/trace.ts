/** One event of a Chromium trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** What of it the thread was running, and not waiting for the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const MAIN_THREAD = "CrRendererMain";
const TASK = /(^|::)RunTask$/;

export interface LongestTasks {
  /** By the clock: so long nothing else could answer. A busy machine makes it longer. */
  readonly block: number;
  /** By what the task itself had to do. */
  readonly work: number;
}

/** The longest single tasks on the main thread of any page, in milliseconds. */
export const longestTasks = (events: readonly TraceEvent[]): LongestTasks => {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args?.name === MAIN_THREAD).map(threadOf),
  );
  let block = 0;
  let work = 0;
  for (const event of events) {
    if (event.ph !== "X" || !TASK.test(event.name) || !main.has(threadOf(event))) continue;
    const { dur = 0, tdur = dur } = event;
    block = Math.max(block, dur);
    work = Math.max(work, tdur);
  }
  return { block: block / 1000, work: work / 1000 };
};
