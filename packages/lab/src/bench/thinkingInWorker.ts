import { fileURLToPath } from "node:url";
import type { PageSite } from "./pageSite.ts";
import type { ThinkingPlan, Thoughts } from "./thinking.ts";

/** The same number of steps from packages/lab/src/bench and from packages/lab/dist/bench. */
const ENTRY = fileURLToPath(new URL("../../src/bench/thinking.ts", import.meta.url));
const GLOBAL = "MariaBench";

/** The bots and the engine as one script for a worker, minified as the page's are. */
const workerScript = async (): Promise<string> => {
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      lib: { entry: ENTRY, formats: ["iife"], name: GLOBAL, fileName: "thinking" },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const code = outputs
    .flatMap((result) => ("output" in result ? result.output : []))
    .map((part) => ("code" in part ? part.code : ""))
    .join("");
  return `${code};onmessage = ({ data }) => postMessage(${GLOBAL}.thinkingTimes(data));`;
};

export interface InWorker {
  readonly thoughts: readonly Thoughts[];
  /** The longest the page waited for its next frame while the worker thought, in milliseconds. */
  readonly longestFrame: number;
}

/** Run in the page: starts the worker, and watches the frames until it has answered. */
const PAGE_SCRIPT = `({ script, plan }) => new Promise((resolve, reject) => {
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  let longestFrame = 0;
  let last = performance.now();
  let isOver = false;
  const frame = (now) => {
    longestFrame = Math.max(longestFrame, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(frame); });
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.onmessage = ({ data }) => { isOver = true; worker.terminate(); resolve({ thoughts: data, longestFrame }); };
  worker.postMessage(plan);
})`;

/** The same decisions in a Web Worker of a page in the browser. */
export const thinkingInWorker = async (
  { browser, address }: PageSite,
  plan: ThinkingPlan,
): Promise<InWorker> => {
  const script = await workerScript();
  const page = await browser.newPage({ bypassCSP: true });
  try {
    await page.goto(address);
    return (await page.evaluate(`(${PAGE_SCRIPT})(${JSON.stringify({ script, plan })})`)) as InWorker;
  } finally {
    await page.close();
  }
};
