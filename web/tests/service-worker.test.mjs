// The service worker serves and keeps the files of its own build, and lets everything else of its host be.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const HOST = 'https://host.example';
const source = readFileSync(new URL('../page/service-worker.js', import.meta.url), 'utf8');

/** The caches of a host, which all its pages share. */
class Caches {
  all = new Map();

  async keys() { return [...this.all.keys()]; }

  async delete(name) { return this.all.delete(name); }

  async open(name) {
    if (!this.all.has(name)) this.all.set(name, new Map());
    const kept = this.all.get(name);
    const of = (request) => String(request.url ?? request);
    return {
      kept,
      match: async (request) => kept.get(of(request))?.clone(),
      put: async (request, response) => { kept.set(of(request), response); },
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    };
  }
}

/** A server and the browser's caches. */
class Host {
  files = new Map();

  asked = [];

  isOnline = true;

  caches = new Caches();

  put(scope, build) {
    for (const [name, text] of [['', `<base href="${build}/">`], ['start.js', `start of ${build}`], [`${build}/holochess.js`, build], [`${build}/game.wasm`, `game of ${build}`]]) {
      this.files.set(HOST + scope + name, text);
    }
  }

  async fetch(request) {
    if (!this.isOnline) throw new TypeError('no network');
    const [url] = String(request.url ?? request).split('?');
    this.asked.push(url);
    if (!this.files.has(url)) return this.missing();
    const response = new Response(this.files.get(url), { headers: { 'Content-Type': url.endsWith('/') ? 'text/html' : 'text/plain' } });
    return this.isMoved && url.endsWith('/') ? Object.defineProperty(response, 'redirected', { value: true }) : response;
  }

  missing() { return new Response('', { status: 404 }); }
}

/** The worker of a build of the page that lies at this path. */
function worker(host, scope, build) {
  const hears = {};
  const context = {
    URL, Response, Set, Promise, JSON, Error, setTimeout, caches: host.caches, registration: { scope: HOST + scope }, claimed: 0,
    Request: class { constructor(url) { this.url = url; } },
    fetch: (request) => host.fetch(request), addEventListener: (kind, hear) => { hears[kind] = hear; },
  };
  context.self = context;
  context.clients = { claim: async () => { context.claimed += 1; } };
  context.skipWaiting = () => assert.fail('a new build waits until the tabs of the old one are closed');
  const text = source.replaceAll('@BUILD@', build).replace('@CORE@', JSON.stringify(['./', 'start.js', `${build}/holochess.js`])).replace('@LATER@', JSON.stringify([`${build}/game.wasm`]));
  vm.runInNewContext(text.replace('4000', '20'), context);
  const life = async (kind) => { let done; hears[kind]({ waitUntil: (promise) => { done = promise; } }); await done; };
  return {
    install: () => life('install'),
    activate: () => life('activate'),
    /** What the worker answers, or nothing where it lets the browser do it. */
    async ask(path, { mode = 'no-cors', method = 'GET', at = HOST, cache = 'default' } = {}) {
      let answer;
      const later = [];
      hears.fetch({
        request: { url: at + path, mode, method, cache }, respondWith: (promise) => { answer = promise; }, waitUntil: (promise) => { later.push(promise); },
      });
      const response = await answer;
      await Promise.all(later);
      return response && response.text();
    },
  };
}

const ONE = 'holochess-111111111111';
const TWO = 'holochess-222222222222';

test('only the files of the build are served and kept', async () => {
  const host = new Host();
  host.put('/play/', ONE);
  const own = worker(host, '/play/', ONE);
  await own.install();
  await own.activate();
  assert.equal(await own.ask(`/play/${ONE}/game.wasm?x`), `game of ${ONE}`);
  for (const path of ['/', '/blog/', '/play/other/', '/play/secret.json', `/play/${TWO}/game.wasm`, `/${ONE}/game.wasm`]) {
    assert.equal(await own.ask(path), undefined, path);
    assert.equal(await own.ask(path, { mode: 'navigate' }), undefined, path);
  }
  assert.equal(await own.ask(`/play/${ONE}/game.wasm`, { method: 'POST' }), undefined);
  assert.equal(await own.ask(`/play/${ONE}/game.wasm`, { at: 'https://elsewhere.example' }), undefined);
  const [kept] = host.caches.all.values();
  assert.deepEqual([...kept.keys()].sort(), ['', `${ONE}/game.wasm`, `${ONE}/holochess.js`, 'start.js'].map((name) => `${HOST}/play/${name}`));
});

test('a page of the host in place of a missing part is not kept', async () => {
  const host = new Host();
  host.put('/play/', ONE);
  host.missing = () => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  const own = worker(host, '/play/', ONE);
  await own.install();
  host.files.delete(`${HOST}/play/${ONE}/game.wasm`);
  host.files.delete(`${HOST}/play/start.js`);
  assert.match(await own.ask(`/play/${ONE}/game.wasm`), /hotel/);
  assert.equal(await own.ask('/play/start.js'), `start of ${ONE}`, 'what is kept is better');
  host.put('/play/', ONE);
  assert.equal(await own.ask(`/play/${ONE}/game.wasm`), `game of ${ONE}`);
  // Nor is anything installed of such a host.
  host.files.delete(`${HOST}/play/${ONE}/holochess.js`);
  host.caches.all.clear();
  await assert.rejects(worker(host, '/play/', ONE).install(), /holochess\.js is not on the server/);
  assert.equal(host.caches.all.size, 0);
});

test('what the page asks for past every cache is fetched, and kept in place of what was there', async () => {
  const host = new Host();
  host.put('/play/', ONE);
  const own = worker(host, '/play/', ONE);
  await own.install();
  const [kept] = host.caches.all.values();
  kept.set(`${HOST}/play/${ONE}/holochess.js`, new Response('half a scr'));
  assert.equal(await own.ask(`/play/${ONE}/holochess.js`), 'half a scr');
  assert.equal(await own.ask(`/play/${ONE}/holochess.js`, { cache: 'reload' }), ONE);
  assert.equal(await own.ask(`/play/${ONE}/holochess.js`), ONE);
});

test('a page that the server redirects is kept as if it were not', async () => {
  const host = new Host();
  host.put('/play/', ONE);
  host.isMoved = true;
  const own = worker(host, '/play/', ONE);
  await own.install();
  const [cache] = host.caches.all.values();
  const page = cache.get(`${HOST}/play/`);
  assert.ok(!page.redirected);
  assert.equal(page.headers.get('Content-Type'), 'text/html');
  assert.match(await page.text(), new RegExp(ONE));
});

test('after one visit no network is needed, and a network that is silent is not waited for', async () => {
  const host = new Host();
  host.put('/play/', ONE);
  const own = worker(host, '/play/', ONE);
  await own.install();
  await own.activate();
  await own.ask(`/play/${ONE}/game.wasm`);
  host.isOnline = false;
  for (const path of ['/play/', '/play/index.html', '/play/?trace']) assert.match(await own.ask(path, { mode: 'navigate' }), new RegExp(ONE));
  assert.equal(await own.ask(`/play/${ONE}/game.wasm`), `game of ${ONE}`);
  host.fetch = () => new Promise(() => {});
  assert.match(await own.ask('/play/', { mode: 'navigate' }), new RegExp(ONE));
});

test('a new build comes with the next load, mixes with no old one, and has what the old one had', async () => {
  const host = new Host();
  host.put('/play/', ONE);
  const old = worker(host, '/play/', ONE);
  await old.install();
  await old.activate();
  await old.ask(`/play/${ONE}/game.wasm`);
  host.files.clear();
  host.put('/play/', TWO);
  const next = worker(host, '/play/', TWO);
  await next.install();
  // The tab that is open goes on with what it has; the next load is of the new build, and the old worker serves none of it.
  assert.equal(await old.ask(`/play/${ONE}/holochess.js`), ONE);
  assert.equal(await old.ask(`/play/${ONE}/game.wasm`), `game of ${ONE}`);
  assert.match(await old.ask('/play/', { mode: 'navigate' }), new RegExp(TWO));
  assert.equal(await old.ask('/play/start.js'), `start of ${TWO}`);
  assert.equal(await old.ask(`/play/${TWO}/holochess.js`), undefined);
  await next.activate();
  assert.equal(host.caches.all.size, 1);
  host.isOnline = false;
  assert.match(await next.ask('/play/', { mode: 'navigate' }), new RegExp(TWO));
  assert.equal(await next.ask('/play/start.js'), `start of ${TWO}`);
  assert.equal(await next.ask(`/play/${TWO}/game.wasm`), `game of ${TWO}`);
});

test('a worker is not installed while the server has the page of another build', async () => {
  const host = new Host();
  host.put('/play/', ONE);
  host.put('/play/', TWO);
  await assert.rejects(worker(host, '/play/', ONE).install(), /not of/);
  assert.equal(host.caches.all.size, 0, 'what it has fetched is not kept');
});

test('a second page on the same host keeps its cache', async () => {
  const host = new Host();
  host.put('/play/', ONE);
  host.put('/', TWO);
  for (const [scope, build] of [['/play/', ONE], ['/', TWO]]) {
    const own = worker(host, scope, build);
    await own.install();
    await own.activate();
  }
  const foreign = await host.caches.open('holochess-of-another-program');
  foreign.kept.set(`${HOST}/play/`, new Response('our page'));
  host.put('/play/', TWO);
  const next = worker(host, '/play/', TWO);
  await next.install();
  await next.activate();
  assert.deepEqual([...host.caches.all.keys()], [`holochess ${TWO} ${HOST}/`, 'holochess-of-another-program', `holochess ${TWO} ${HOST}/play/`]);
});

test('the cache of the first version of the page goes with it', async () => {
  const host = new Host();
  host.put('/play/', TWO);
  const first = await host.caches.open('holochess-0123456789ab');
  first.kept.set(`${HOST}/play/`, new Response('the first version'));
  first.kept.set(`${HOST}/play/game.wasm`, new Response('its game'));
  const next = worker(host, '/play/', TWO);
  await next.install();
  await next.activate();
  assert.deepEqual([...host.caches.all.keys()], [`holochess ${TWO} ${HOST}/play/`]);
  host.isOnline = false;
  assert.equal(await next.ask(`/play/${TWO}/game.wasm`), `game of ${TWO}`);
});
