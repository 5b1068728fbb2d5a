const SOURCES = { table: "/src/table/worker.ts", thinking: "/src/thinking/worker.ts" } as const;

/** The page's workers that are entries of the same build. */
export type WorkerName = keyof typeof SOURCES;

/** Such a worker's file is named by its contents; the built page is told the name (worker/plugin.ts). */
export const workerAddress = (name: WorkerName): string => {
  if (import.meta.env.DEV) return SOURCES[name];
  const told = document.querySelector<HTMLMetaElement>(`meta[name="maria-worker-${name}"]`)?.content ?? "";
  return new URL(told, document.baseURI).href;
};
