// Keeps the page for when there is no network: the page at once; the program that draws here, models and sounds when they were first
// wanted. It serves and keeps the files of its own build and no others; they lie in a folder that is named after the build, so no page
// is made of two. A new build waits until every tab of the old one is closed, and the page itself comes from the network if there is
// one: so a new build is there as soon as the page is loaded again. BUILD, CORE and LATER are filled in by the build.
const BUILD = '@BUILD@';
const CORE = JSON.parse('@CORE@'); // './' is the page
const LATER = JSON.parse('@LATER@');
const SCOPE = registration.scope;
const CACHE = `holochess ${BUILD} ${SCOPE}`;
const PATIENCE = 4000; // milliseconds for a network that is there and does not answer

const addressOf = (name) => new URL(name, SCOPE).href;
const PAGES = ['./', 'index.html'].map(addressOf);
const OWN = new Set([...CORE, ...LATER].filter((name) => name.startsWith(`${BUILD}/`)).map(addressOf));
/** What lies beside the folder of the build, under an address that every build has. */
const BESIDE = new Set(CORE.slice(1).map(addressOf).filter((address) => !OWN.has(address)));

/** Whether an answer can be a part of the page. A proxy or a host may answer a missing part with status 200 and a page of its own. */
const isPart = (response) => response.status === 200 && !/html/i.test(response.headers.get('Content-Type') ?? '');

/** The caches of older builds of this page, and of no other page of this host. */
async function olderCaches() {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  // The first version named its caches without the address of the page.
  const first = names.filter((name) => /^holochess-[0-9a-f]{12}$/.test(name));
  const ofThisPage = await Promise.all(first.map(async (name) => await (await caches.open(name)).match(SCOPE) && name));
  return [...names.filter((name) => name.startsWith('holochess ') && name.endsWith(` ${SCOPE}`)), ...ofThisPage.filter(Boolean)];
}

/** Fetches a file and keeps it. */
async function keep(cache, name) {
  // What lies in the folder of a build never changes.
  const request = new Request(addressOf(name), { cache: name.startsWith(BUILD) ? 'default' : 'no-cache' });
  const response = await fetch(request);
  if (name !== './') {
    if (!isPart(response)) throw new TypeError(`${name} is not on the server`);
    await cache.put(request, response);
    return;
  }
  if (!response.ok) throw new TypeError('the page is not on the server');
  const page = await response.clone().text();
  // The server is being updated: the browser tries again.
  if (!page.includes(BUILD)) throw new Error(`the page on the server is not of ${BUILD}`);
  // Browsers refuse a redirected answer where a page is opened.
  await cache.put(request, response.redirected ? new Response(page, { headers: response.headers }) : response);
}

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const wanted = new Set(CORE);
    // What an older build has kept because it was wanted is wanted of this one, too.
    for (const name of await olderCaches()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const later = `${BUILD}/${url.slice(SCOPE.length).replace(/^holochess-[0-9a-f]+\//, '')}`;
        if (LATER.includes(later)) wanted.add(later);
      }
    }
    const cache = await caches.open(CACHE);
    try {
      await Promise.all([...wanted].map((name) => keep(cache, name)));
    } catch (why) {
      await caches.delete(CACHE);
      throw why;
    }
  })());
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await olderCaches()) await caches.delete(name);
    await self.clients.claim();
  })());
});

/** The page, and what lies beside the folder of its build: as the server has it, so that both are of one build. */
async function fromNetwork(request, address) {
  const fresh = fetch(request);
  const late = new Promise((done) => { setTimeout(done, PATIENCE); });
  const first = await Promise.race([fresh.catch(() => null), late]);
  const isGood = first && (request.mode === 'navigate' ? first.ok : isPart(first));
  // A page that has moved says so to the browser.
  if (isGood || first?.type === 'opaqueredirect') return first;
  return await (await caches.open(CACHE)).match(address) ?? fresh;
}

/** A file of the build: as it is kept, unless the page asks for it past every cache. */
async function file(request, address, event) {
  const cache = await caches.open(CACHE);
  const kept = request.cache !== 'reload' && await cache.match(address);
  if (kept) return kept;
  const response = await fetch(request);
  if (isPart(response)) event.waitUntil(cache.put(address, response.clone()).catch(() => {}));
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const [address] = request.url.split(/[?#]/);
  if (request.mode === 'navigate') {
    if (PAGES.includes(address)) event.respondWith(fromNetwork(request, SCOPE));
  } else if (OWN.has(address)) {
    event.respondWith(file(request, address, event));
  } else if (BESIDE.has(address)) {
    event.respondWith(fromNetwork(request, address));
  }
});
