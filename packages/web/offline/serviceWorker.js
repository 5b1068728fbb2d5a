// Keeps every file of the page, so that it works without a network after the first visit. FILES and VERSION are filled
// in when the page is built, PACK by a server that gives the page another component pack
// (packages/cli/src/serve/otherPack.ts). A new version is fetched whole, and waits until the pages of the old one are
// left: as long as one is open, its files are kept. It also shows what a server tells whoever is away.

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

/** Every page that is open here, of whichever version. */
const pagesOfOurs = async () => {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(self.registration.scope));
};

/** A page of this very version that is the only one need not be left before this worker takes over. */
const takeOver = async (script) => {
  if (typeof script !== "string" || !FILES.includes(script.replace(/^\.\//, ""))) return;
  if ((await pagesOfOurs()).length <= 1) await self.skipWaiting();
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

// A server tells whoever is away that a table waits for him (docs/decisions/0032-alerts.md).

/** What the server has said, if it is anything of the kind. */
const messageIn = (data) => {
  try {
    const { title, body, link } = data.json();
    if (typeof title !== "string" || typeof body !== "string" || typeof link !== "string") return null;
    // The server does not know below which path the page stands, and nothing leads elsewhere.
    return { title, body, address: self.registration.scope + new URL(link, self.registration.scope).hash };
  } catch {
    return null;
  }
};

/** A table that somebody has before him speaks for itself. */
const isLookedAt = async (address) =>
  (await pagesOfOurs()).some(({ url, visibilityState }) => url === address && visibilityState === "visible");

const tell = async (data) => {
  const message = messageIn(data);
  if (message === null || (await isLookedAt(message.address))) return;
  const { title, body, address } = message;
  // One for each game: the latest takes the place of what was told of it before.
  const icon = "icon-192.png";
  await self.registration.showNotification(title, {
    body,
    icon,
    tag: address,
    renotify: true,
    data: address,
  });
};

self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));

/** The page that shows the table; else one that shows no table; else a new one. */
const lead = async (address) => {
  const pages = await pagesOfOurs();
  const there = pages.find(({ url }) => url === address);
  if (there !== undefined) return there.focus();
  const idle = pages.find(({ url }) => !/#\/(table|game|replay|new)\//.test(url));
  if (idle === undefined) return self.clients.openWindow(address);
  idle.postMessage({ type: "open", hash: new URL(address).hash });
  return idle.focus();
};

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  if (typeof event.notification.data === "string") event.waitUntil(lead(event.notification.data));
});

/** The browser's push service gives this device another address: the server has to know. */
const moved = async (before, after) => {
  const subscription = after ?? (await self.registration.pushManager.subscribe(before.options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch("api/alerts/push", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
};

self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription, newSubscription } = event;
  if (oldSubscription || newSubscription) event.waitUntil(moved(oldSubscription, newSubscription));
});
