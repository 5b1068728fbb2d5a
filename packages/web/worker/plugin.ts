import type { Plugin } from "vite";

const WORKERS = ["table", "thinking"] as const;

const place = (name: string, file: string): string =>
  `<meta name="maria-worker-${name}" content="${file}" />`;

/**
 * Tells the built page where its workers are. A worker's file is named by its contents, as all others are, so that a page
 * never meets the worker of another build; the name is known only when everything else has been built.
 */
export const workerAddresses = (): Plugin => ({
  name: "worker-addresses",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      return WORKERS.reduce((page, name) => {
        const worker = Object.values(bundle ?? {}).find(
          (file) => file.type === "chunk" && file.isEntry && file.name === `${name}-worker`,
        );
        if (worker === undefined || !page.includes(place(name, "")))
          throw new Error(`the page has no place for its worker: ${name}`);
        return page.replace(place(name, ""), place(name, worker.fileName));
      }, html);
    },
  },
});
