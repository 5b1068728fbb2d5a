// Keeps every file of the page, so that it works without a network after the first visit. FILES and VERSION are filled
// in when the page is built, PACK by a server that gives the page another component pack
// (packages/cli/src/serve/otherPack.ts). A new version is fetched whole, and waits until the pages of the old one are
// left: as long as one is open, its files are kept.

const VERSION = "%VERSION%";
const FILES = ["%FILES%"];
const PACK = "";

const PACK_PARTS = PACK === "" ? [] : ["board", "armies", "politics", "geography", "scene"];
const CACHE = `maria-${VERSION}${PACK}`;

self.addEventListener("install", (event) => {
  const files = [...FILES, ...PACK_PARTS.map((part) => `${PACK}${part}.json`)];
  const fill = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
  };
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys())
      if (name.startsWith("maria-") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** A page of this very version that is the only one need not be left before this worker takes over. */
const takeOver = async (script) => {
  if (typeof script !== "string" || !FILES.includes(script.replace(/^\.\//, ""))) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const own = pages.filter(({ url }) => url.startsWith(self.registration.scope));
  if (own.length <= 1) await self.skipWaiting();
};

self.addEventListener("message", (event) => {
  if (event.data?.type === "takeOver") event.waitUntil(takeOver(event.data.script));
});

const MATCH = { ignoreSearch: true };

/** Files with a hash in their name never change: an open page may want those of any version that is still kept. */
const isImmutable = ({ url }) => /\/(assets|packs)\//.test(new URL(url).pathname);

const kept = async (request) => {
  if (isImmutable(request)) return caches.match(request, MATCH);
  const cache = await caches.open(CACHE);
  return cache.match(request.mode === "navigate" ? "./" : request, MATCH);
};

/** The page itself says which files and which pack it wants: it is asked of the server, as long as there is one. */
const fresh = async (request) => {
  const answer = await fetch(request).catch(() => null);
  return answer?.ok ? answer : ((await kept(request)) ?? answer ?? Response.error());
};

const answer = async (request) =>
  isImmutable(request) ? ((await kept(request)) ?? fetch(request)) : fresh(request);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === self.location.origin)
    event.respondWith(answer(request));
});
