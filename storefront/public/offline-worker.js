// The service worker: answers a navigation that finds no connection with the shop's own page. It stores that page and nothing else: no
// document of the shop, no price, nothing of an account. Its address names the build and the language
// (storefront/features/offline/install-worker.ts), so that a deployment replaces both.

const { searchParams } = new URL(location.href);
const PREFIX = "offline-";
const CACHE = `${PREFIX}${searchParams.get("build")}-${searchParams.get("language")}`;
const PAGE = `/offline/${searchParams.get("language")}`;
const FILES = [PAGE, "/offline/style.css", "/offline/page.js"];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(store());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(start());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(answer(event));
  else if (FILES.includes(new URL(request.url).pathname)) event.respondWith(stored(request));
});

async function store() {
  const cache = await caches.open(CACHE);
  // Without cookies: the page is the same for everyone.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload", credentials: "omit" })));
}

async function start() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  // The browser requests the document while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function stored(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}
