import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { ServedFile } from "./files.ts";

/** The page loads nothing from elsewhere and sends nothing anywhere. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

const encoded = (file: ServedFile, accepted: string): readonly [Buffer, string | null] => {
  if (file.brotli !== null && /\bbr\b/.test(accepted)) return [file.brotli, "br"];
  if (file.gzip !== null && /\bgzip\b/.test(accepted)) return [file.gzip, "gzip"];
  return [file.plain, null];
};

const pathOf = (request: IncomingMessage): string => {
  try {
    return decodeURIComponent(new URL(request.url ?? "/", "http://page").pathname);
  } catch {
    return "";
  }
};

const answer = (
  files: ReadonlyMap<string, ServedFile>,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const file = files.get(pathOf(request));
  if (!isRead || file === undefined) {
    response.writeHead(isRead ? 404 : 405, HEADERS).end();
    return;
  }
  const [body, encoding] = encoded(file, String(request.headers["accept-encoding"] ?? ""));
  response.writeHead(200, {
    ...HEADERS,
    "content-type": file.type,
    "content-length": body.length,
    "cache-control": file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
    ...(encoding === null ? {} : { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
};

/** Answers requests for the built page. */
export const pageHandler =
  (files: ReadonlyMap<string, ServedFile>) =>
  (request: IncomingMessage, response: ServerResponse): void =>
    answer(files, request, response);

/** Serves the built page alone. Gives the server once it listens; fails if the port is taken. */
export const servePage = (
  files: ReadonlyMap<string, ServedFile>,
  host: string,
  port: number,
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(pageHandler(files));
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
