import type { Plugin } from "vite";

const PLACE = '<meta name="maria-worker" content="" />';

/**
 * Tells the built page where its worker is. The worker's file is named by its contents, as all others are, so that a page
 * never meets the worker of another build; the name is known only when everything else has been built.
 */
export const workerAddress = (): Plugin => ({
  name: "worker-address",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const worker = Object.values(bundle ?? {}).find(
        (file) => file.type === "chunk" && file.isEntry && file.name === "table-worker",
      );
      if (worker === undefined || !html.includes(PLACE))
        throw new Error("the page has no place for its worker");
      return html.replace(PLACE, `<meta name="maria-worker" content="${worker.fileName}" />`);
    },
  },
});
