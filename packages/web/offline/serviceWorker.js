// Keeps every file of the page, so that it works without a network after the first visit. FILES and VERSION are filled
// in when the page is built; a new version is fetched whole before it replaces the old one.

const VERSION = "%VERSION%";
const FILES = ["%FILES%"];

const CACHE = `maria-${VERSION}`;

self.addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    await self.skipWaiting();
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

const answer = async (request) => {
  const isPage = request.mode === "navigate";
  const kept = await caches.match(isPage ? "./" : request, { ignoreSearch: true });
  return kept ?? fetch(request);
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === self.location.origin)
    event.respondWith(answer(request));
});
