import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What is counted for Prometheus. Nothing in it names a person or a game. */
export interface Metrics {
  readonly registry: Registry;
  readonly answers: Counter<"answer">;
  readonly groupSize: Histogram;
  readonly groupSeconds: Histogram;
  readonly refusals: Counter<"refused">;
  readonly jobs: Counter<"kind" | "outcome">;
  readonly jobLateness: Histogram;
  readonly newsInMessage: Histogram;
}

export interface Gauges {
  readonly rooms: () => number;
  readonly sockets: () => number;
  readonly jobs: () => number;
  readonly otherProcesses: () => number;
}

export const newMetrics = (gauges: Gauges): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const [name, help, value] of [
    ["maria_games_open", "Games in memory", gauges.rooms],
    ["maria_sockets_open", "Open sockets", gauges.sockets],
    ["maria_jobs_running", "Jobs being carried out", gauges.jobs],
    ["maria_other_processes", "Other processes that serve the same games", gauges.otherProcesses],
  ] as const)
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(value());
      },
    });
  return {
    registry,
    answers: new Counter({
      ...{ name: "maria_answers_total", help: "Answers to entries", labelNames: ["answer"], registers },
    }),
    groupSize: new Histogram({
      ...{ name: "maria_commit_entries", help: "Entries stored by one statement", registers },
      buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    }),
    groupSeconds: new Histogram({
      ...{ name: "maria_commit_seconds", help: "Duration of a commit", registers },
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    }),
    refusals: new Counter({
      ...{ name: "maria_refusals_total", help: "Requests refused", labelNames: ["refused"], registers },
    }),
    jobs: new Counter({
      ...{ name: "maria_jobs_total", help: "Attempts at jobs", labelNames: ["kind", "outcome"], registers },
    }),
    jobLateness: new Histogram({
      ...{ name: "maria_job_late_seconds", help: "How late jobs were begun", registers },
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 300],
    }),
    newsInMessage: new Histogram({
      ...{ name: "maria_news_in_message", help: "News told to other processes in one message", registers },
      buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    }),
  };
};
