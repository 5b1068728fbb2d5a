/** One event of a Chromium trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

const MAIN_THREAD = "CrRendererMain";
const TASK = /(^|::)RunTask$/;

/** The longest single task on the main thread of any page, in milliseconds: so long nothing else could answer. */
export const longestTask = (events: readonly TraceEvent[]): number => {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args?.name === MAIN_THREAD).map(threadOf),
  );
  let longest = 0;
  for (const event of events)
    if (event.ph === "X" && TASK.test(event.name) && main.has(threadOf(event)))
      longest = Math.max(longest, event.dur ?? 0);
  return longest / 1000;
};
