// The beginning of the page says what is in the way, loads again where that can help, and never for ever.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';
import { installWords } from './page.mjs';

const BUILD = 'holochess-111111111111';
const HOST = 'https://host.example';
const FOLDER = `${HOST}//${BUILD}/`;
const source = readFileSync(new URL('../page/start.js', import.meta.url), 'utf8');
const settle = async () => { for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => { setImmediate(done); }); };

/** A tab in which the page has begun; `server` answers what it fetches. */
function begin({ language = 'en', session = new Map(), server = () => new Response(''), caches, resources = [], lacks = {} } = {}) {
  const ids = Object.fromEntries(['bar', 'what', 'again'].map((id) => [id, { id, hidden: true, textContent: '', focus() { this.hasFocus = true; } }]));
  const timers = new Map();
  const tab = { ids, timers, session, asked: [], reloads: 0, documentElement: {} };
  const context = {
    navigator: { language }, Promise, TransformStream, structuredClone, WebAssembly, ...lacks, caches,
    document: {
      baseURI: FOLDER, documentElement: tab.documentElement, getElementById: (id) => ids[id],
      createElement: (kind) => (kind === 'script' ? { noModule: true } : { getContext: () => ({ getExtension: () => null }) }),
    },
    location: { href: `${HOST}//?trace#play/groi`, pathname: '//', reload: () => { tab.reloads += 1; } },
    sessionStorage: { getItem: (name) => session.get(name) ?? null, setItem: (name, text) => session.set(name, text) },
    performance: { getEntriesByType: () => resources.map((name) => ({ name })) },
    fetch: async (url, { cache }) => { tab.asked.push(`${cache} ${url}`); return server(url); },
    setTimeout: (then, time) => { timers.set(then, time); return then; },
    clearTimeout: (then) => timers.delete(then),
    addEventListener: (kind, then) => { tab.hear = then; },
  };
  context.window = context;
  vm.runInNewContext(source, context);
  tab.start = context.holochessStart;
  tab.said = () => ids.what.textContent;
  return tab;
}

const page = () => new Response(`<base href="${BUILD}/">`);

test('a browser that is too old is told so, in its language', () => {
  const tab = begin({ language: 'fr-CA', lacks: { structuredClone: undefined } });
  assert.match(tab.said(), /trop ancien/);
  assert.equal(tab.documentElement.lang, 'fr');
  assert.ok(!tab.ids.again.hidden && tab.ids.again.hasFocus);
  assert.equal(tab.timers.size, 0);
  assert.equal(begin({ language: 'constructor' }).documentElement.lang, 'en');
});

test('a script that is cut off is fetched anew once, and is not told as an old browser', async () => {
  const broken = { message: 'SyntaxError: Unexpected end of input', filename: `${FOLDER}holochess.js`, target: {} };
  const tab = begin({ server: page, resources: [`${FOLDER}holochess.js`] });
  // Scripts of others.
  tab.hear({ ...broken, filename: 'chrome-extension://abc/content.js' });
  tab.hear({ ...broken, filename: undefined });
  tab.hear({ ...broken, message: 'ResizeObserver loop limit exceeded' });
  await settle();
  assert.deepEqual([tab.asked, tab.said()], [[], '']);
  tab.hear(broken);
  tab.hear(broken);
  await settle();
  assert.equal(tab.reloads, 1);
  assert.deepEqual(tab.asked, [`reload ${HOST}//?trace`, `reload ${FOLDER}holochess.js`]);
  const again = begin({ server: page, session: tab.session });
  again.hear(broken);
  await settle();
  assert.equal(again.reloads, 0);
  assert.match(again.said(), /could not be loaded completely/);
});

test('a part that is missing is another build of the server, or is fetched anew past what the caches have', async () => {
  const missing = { target: { type: 'module', src: `${FOLDER}holochess.js` } };
  const other = begin({ server: () => new Response('<base href="holochess-222222222222/">') });
  other.hear(missing);
  await settle();
  assert.deepEqual([other.reloads, other.asked], [1, [`reload ${HOST}//?trace`]]);

  const kept = new Map([[`holochess ${BUILD} ${HOST}//`, ['', `${BUILD}/words.js`, `${BUILD}/game-webgl2_bg.wasm`, `${BUILD}/assets/sounds/a.ogg`]],
    ['holochess holochess-222222222222 /', [`${BUILD}/words.js`]]].map(([name, files]) => [name, new Set(files.map((file) => `${HOST}//${file}`))]));
  const caches = {
    keys: async () => [...kept.keys()],
    open: async (name) => ({ keys: async () => [...kept.get(name)].map((url) => ({ url })), delete: async ({ url }) => kept.get(name).delete(url) }),
  };
  const tab = begin({ server: page, caches, resources: [`${FOLDER}words.js`, `${FOLDER}keys.js`, `${HOST}//start.js`] });
  tab.hear(missing);
  await settle();
  assert.equal(tab.reloads, 1);
  assert.deepEqual(tab.asked.slice(1), ['words.js', 'keys.js', 'game-webgl2_bg.wasm'].map((name) => `reload ${FOLDER}${name}`));
  assert.deepEqual([...kept.values()].map((files) => [...files]), [[`${HOST}//`, `${FOLDER}assets/sounds/a.ogg`], [`${FOLDER}words.js`]]);

  for (const server of [() => new Response('', { status: 503 }), () => { throw new TypeError('no network'); }]) {
    const without = begin({ server });
    without.hear(missing);
    await settle();
    assert.equal(without.reloads, 0);
    assert.match(without.said(), /could not be loaded completely/);
  }
});

test('two servers with two builds let no tab load again for ever', async () => {
  const session = new Map([['holochess-other-build', 'holochess-222222222222 holochess-333333333333']]);
  const tab = begin({ session, server: () => new Response('another') });
  assert.equal(await tab.start.loadOtherBuild(), false);
  assert.deepEqual([tab.reloads, tab.asked], [0, []]);
});

test('without progress for 20 seconds the page offers to load again, as long as there is none', () => {
  const tab = begin();
  const wait = () => { for (const [then, time] of [...tab.timers]) { assert.equal(time, 20_000); then(); } };
  wait();
  assert.deepEqual([tab.ids.again.hidden, tab.ids.again.textContent], [false, 'Reload']);
  tab.start.progress();
  assert.ok(tab.ids.again.hidden);
  assert.equal(tab.timers.size, 1);
  tab.start.finish();
  assert.equal(tab.timers.size, 0);
});

test('without its words the page says those of the beginning', async () => {
  installWords();
  const { words, language } = begin({ language: 'fr' }).start;
  globalThis.holochessStart = { words, language };
  for (const [number, answer] of [() => new Response('', { status: 503 }), () => new Response('null'), () => new Response('[]'), () => new Response('<h1>'), () => { throw new TypeError('no network'); }].entries()) {
    globalThis.fetch = async () => answer();
    const { hasWords, say } = await import(`../page/words.js?${number}`);
    assert.ok(!hasWords);
    assert.equal(say('page-again'), 'Recharger');
    assert.match(say('page-no-webgl'), /pu être chargé en entier/);
    assert.equal(document.documentElement.lang, 'fr');
  }
  globalThis.fetch = async () => new Response('{"en":{"page-again":"Load { $what }"}}');
  const { hasWords, say } = await import('../page/words.js?there');
  assert.ok(hasWords);
  assert.equal(say('page-again', { what: 'it' }), 'Load it');
});
