// The service worker of the site: opens its pages, editors and texts where there is no network. The build writes in
// what there is. A new version waits until every page of the old one is closed, so that no page loses its files under
// an edit.
const VERSION = '__VERSION__';
const FILES = __FILES__;
const PREFIX = 'eecs-offline-';
const CACHE = PREFIX + VERSION;
/** The pages that all others are opened from. They differ in what they paint first; the last one paints nothing. */
const PAGES = ['/', '/msb/', '/about'];
/** A server that says nothing for so long is away, ms. */
const TIMEOUT_MS = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...PAGES, ...FILES])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // Calls are of the moment, and pages within pages of others are theirs to keep.
  if (pathname.startsWith('/api/') || pathname.startsWith('/embed')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(request));
  else if (FILES.includes(pathname)) event.respondWith(openText(request, pathname));
});

/** From the server while it answers; else what was kept of the site. */
async function openPage(request, pathname) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status < 500) return answer;
  } catch {
    // There is no network, or the server is away.
  }
  const kept = pathname === '/' ? '/' : pathname.startsWith('/msb') ? '/msb/' : '/about';
  return (await fromCache(kept)) ?? Response.error();
}

/** What has its hash in its name never changes. */
async function openAsset(request) {
  return (await fromCache(request)) ?? fetch(request);
}

async function openText(request, pathname) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return answer;
  } catch {
    // As above.
  }
  return (await fromCache(pathname)) ?? Response.error();
}

async function fromCache(request) {
  const cache = await caches.open(CACHE);
  return cache.match(request, { ignoreVary: true });
}
