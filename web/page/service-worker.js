// Keeps the page for when there is no network: the page at once; the program that draws here, models and sounds when they were wanted
// once. BUILD and CORE are filled in by the build, so another build is another cache; what the browser itself keeps of an older one is
// passed by.
const BUILD = '@BUILD@';
const CORE = JSON.parse('@CORE@');

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(CORE.map((url) => new Request(url, { cache: 'reload' })))).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith('holochess-') && name !== BUILD) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(BUILD);
    const wanted = url.pathname.endsWith('/') ? new Request('./') : event.request;
    const kept = await cache.match(wanted, { ignoreSearch: true });
    if (kept) return kept;
    const response = await fetch(event.request);
    if (response.ok && response.status === 200) cache.put(wanted, response.clone()).catch(() => {});
    return response;
  })());
});
