// Keeps the whole client, so that it works without a network after the first visit.
//
// A page is asked of the network first: whoever is online gets the newest. Everything else is named after its contents, or
// belongs to this version, and comes out of the cache. A new version fills a cache of its own and takes over when no page of
// the old one is open any more, or when a visitor wants it. The files of the version before stay, for pages that still run it.
const CACHE = "piazza-{version}";
const FILES = {files};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith("piazza-") && name !== CACHE);
    for (const name of others.slice(0, -1)) await caches.delete(name);
    await self.clients.claim();
  })());
});

async function kept(request) {
  const own = await (await caches.open(CACHE)).match(request);
  return own ?? (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.open(CACHE)).match("/")));
  } else {
    event.respondWith(kept(request));
  }
});
