import type { IncomingMessage } from "node:http";

/**
 * Whether a request comes from our own page, or from no page at all. A browser names the page's site in `Origin` with every
 * write and every socket; whoever is no browser has no cookies that somebody else could use.
 */
export const isOwnOrigin = ({ headers }: Pick<IncomingMessage, "headers">): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
