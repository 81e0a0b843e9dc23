// Tries the wire of a page in a real Chromium: node wire.mjs PROGRAMS BROWSER HOLOCHESS. PROGRAMS has what `web/build --wire` makes, HOLOCHESS
// is a program with the server of the page (feature page-server), which serves a page here that has the wire and nothing of the game's
// window. Browser with browser, browser with desk, whole matches with a break, and what is said where there is no relay.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mendTableExport } from './externref-table.mjs';
import { serve } from './serve.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const [programs, browserPath, program] = process.argv.slice(2);
const { chromium } = createRequire(join(process.env.NODE_PATH ?? '.', 'x.js'))('playwright-core');
const PATIENCE = 240_000; // milliseconds: after four minutes it is certain that nothing comes

const place = mkdtempSync(join(tmpdir(), 'holochess-wire-'));
const children = [];
let browser = null;

/** The folder of a page with the wire alone, under the page's own policy. */
function page() {
  const folder = join(place, 'page');
  mkdirSync(folder);
  for (const name of ['link.js', 'link-run.js', 'link-worker.js']) copyFileSync(join(here, 'page', name), join(folder, name));
  for (const name of ['link-program', 'page-party']) {
    copyFileSync(join(programs, `${name}.js`), join(folder, `${name}.js`));
    writeFileSync(join(folder, `${name}_bg.wasm`), mendTableExport(readFileSync(join(programs, `${name}_bg.wasm`))));
  }
  const policy = /<meta http-equiv="Content-Security-Policy"[^>]+>/.exec(readFileSync(join(here, 'page', 'index.html'), 'utf8'))[0];
  writeFileSync(join(folder, 'index.html'), `<!doctype html><meta charset="utf-8">${policy}<title>Wire</title><script type="module" src="expose.js"></script>`);
  writeFileSync(join(folder, 'expose.js'), "import * as link from './link.js'; globalThis.link = link; globalThis.holochess = { ...link };");
  return folder;
}

/** Starts the program, with a home of its own. `line` waits for a line of its output. */
function start(home, ...words) {
  const child = spawn(program, [...words, '--lang', 'en'], { env: { ...process.env, HOLOCHESS_HOME: join(place, home) }, stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  const waiting = new Set();
  child.stdout.on('data', (text) => { said += text; for (const look of waiting) look(); });
  const line = (pattern) => new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`${words[0]} has not said ${pattern}: ${said}`)), PATIENCE);
    const look = () => {
      const found = pattern.exec(said);
      if (!found) return;
      waiting.delete(look);
      clearTimeout(timer);
      done(found);
    };
    waiting.add(look);
    look();
  });
  return { child, line, say: (text) => child.stdin.write(`${text}\n`) };
}

const freePort = () => new Promise((done) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => done(port));
  });
});

/** The page in a browser that has kept nothing yet, with what it has asked for. */
async function open(address, before = () => {}) {
  const context = await browser.newContext();
  await context.addInitScript(before);
  const tab = await context.newPage();
  const asked = [];
  tab.on('request', (request) => asked.push(request.url()));
  tab.on('websocket', (socket) => asked.push(socket.url()));
  tab.on('console', (message) => console.log(`  console: ${message.text().slice(0, 300)}`));
  await tab.goto(address);
  await tab.waitForFunction(() => globalThis.link);
  return { tab, asked };
}

const openWire = (tab, secret, relay, line = null) => tab.evaluate(([secret, relay, line]) => link.openLink(new Uint8Array(32).fill(secret), relay, line), [secret, relay, line]);
/** The next thing that a wire says, bytes as a list. */
async function next(tab, wire) {
  return tab.evaluate(async ([wire, patience]) => {
    for (const begun = performance.now(); performance.now() - begun < patience;) {
      const event = link.nextFromLink(wire);
      if (event) return [event[0], event[1], event[2] instanceof Uint8Array ? [...event[2]] : event[2]];
      await new Promise((done) => { setTimeout(done, 20); });
    }
    throw new Error('nothing comes');
  }, [wire, PATIENCE]);
}
const order = (tab, wire, what, peer = 0, bytes = null) => tab.evaluate(([wire, what, peer, bytes]) => link.toLink(wire, what, peer, bytes && new Uint8Array(bytes)), [wire, what, peer, bytes]);
const textOf = (bytes) => new TextDecoder().decode(new Uint8Array(bytes));
const bytesOf = (text) => [...new TextEncoder().encode(text)];

/** The key and the token of an invitation. */
function partsOf(line) {
  const bytes = Buffer.from(line.replace('holochess-live:', ''), 'base64url');
  return { key: [...bytes.subarray(1, 33)], token: bytes.subarray(33, 49).toString('hex') };
}

/** The invitation to a table at a relay whose host has the secret bytes 7, 7, … and whose token is 1, 1, … */
function lineOf(relay) {
  const secret = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]);
  const key = createPublicKey(createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' })).export({ format: 'der', type: 'spki' }).subarray(-32);
  const body = Buffer.concat([Buffer.from([1]), key, Buffer.alloc(16, 1), Buffer.from([0, relay.length]), Buffer.from(relay)]);
  return `holochess-live:${Buffer.concat([body, createHash('sha256').update(body).digest().subarray(0, 4)]).toString('base64url')}`;
}

/** Joins the table of a line as the game does, and returns what the host shows of it. */
async function comeTo(tab, relay, line) {
  const { key, token } = partsOf(line);
  const wire = await openWire(tab, 9, relay, line);
  assert.deepEqual(await next(tab, wire), ['ready', 0, null]);
  await order(tab, wire, 'dial');
  const [kind, peer, found] = await next(tab, wire);
  assert.equal(kind, 'connected');
  assert.deepEqual(found, key, 'it is the key of the line');
  const hello = { hello: { live: 1, token, watch: false, place: { round: 0, next: 0, check: '0'.repeat(64) } } };
  await order(tab, wire, 'send', peer, bytesOf(JSON.stringify(hello)));
  const [what, , bytes] = await next(tab, wire);
  assert.equal(what, 'frame');
  return { wire, peer, first: JSON.parse(textOf(bytes)) };
}

/** Lets a player in the page open a table, or join one, and look after it as frames of the game do. */
const play = (tab, how, what) => tab.evaluate(async ([how, what]) => {
  const { default: init, PageParty } = await import('./page-party.js');
  await init();
  // Named by the page, so that it lives as long: what nothing holds is freed.
  globalThis.party = PageParty[how](what);
  setInterval(() => { globalThis.table = JSON.parse(globalThis.party.advance()); }, 16);
}, [how, what]);
/** Waits until the table stands so; says how it stands. */
async function table(tab, holds) {
  for (const end = Date.now() + PATIENCE; ;) {
    const state = await tab.evaluate(() => globalThis.table ?? {});
    assert.ok(!state.failure, state.failure);
    if (holds(state)) return state;
    assert.ok(Date.now() < end, `the table stands still: ${JSON.stringify(state)}`);
    await tab.waitForTimeout(50);
  }
}

/** The record of the desk is that of the page, and verifies. */
async function compare(tab, desk, record) {
  const kept = await tab.evaluate((record) => localStorage.getItem(`holochess:${record}`), record);
  const said = desk.line(/\n(\/.+\.jsonl)\n/);
  // A host waits until all have gone.
  await order(tab, 1, 'end');
  const [, path] = await said;
  assert.equal(kept.replace(/^text \d+\n/, ''), readFileSync(path, 'utf8'));
  const verified = spawnSync(program, ['verify', path], { encoding: 'utf8' });
  assert.equal(verified.status, 0, verified.stderr + verified.stdout);
}

const parts = {
  async 'a match at a table of a browser is played by the desk'({ origin }) {
    const { tab } = await open(origin);
    await play(tab, 'open', 'holochess');
    const { line } = await table(tab, ({ line }) => line);
    const guest = start('match-guest', 'join', line, '--as', 'greedy');
    const { record, decisions } = await table(tab, ({ over, record }) => over && record);
    assert.ok(decisions > 4, `${decisions} decisions`);
    await compare(tab, guest, record);
  },

  async 'a player in a page comes back to a table of the desk'({ origin }) {
    const host = start('match-host', 'open', 'groi', '--p1', 'greedy', '--relay', origin);
    const [line] = await host.line(/holochess-live:[\w-]+/);
    const { tab } = await open(origin);
    await play(tab, 'join', line);
    await table(tab, ({ decisions }) => decisions > 6);
    await tab.reload();
    await tab.waitForFunction(() => globalThis.link);
    await play(tab, 'join', line);
    const { record, decisions } = await table(tab, ({ over, record }) => over && record);
    assert.ok(decisions > 6, `${decisions} decisions`);
    await compare(tab, host, record);
  },

  async 'a browser comes to a table of the desk'({ origin }) {
    const host = start('host', 'open', 'demeter', '--name', 'Ada', '--relay', origin);
    const [line] = await host.line(/holochess-live:[\w-]+/);
    const { tab, asked } = await open(origin);
    assert.ok(!asked.some((url) => /link-program|ping|relay/.test(url)), 'nothing of the wire is fetched before');
    const { wire, first } = await comeTo(tab, origin, line);
    assert.equal(first.table.game, 'demeter');
    for (const url of asked) assert.equal(new URL(url).host, new URL(origin).host, url);
    await order(tab, wire, 'end');
    host.say('quit');
  },

  async 'a desk comes to a table in a browser'({ origin }) {
    const { tab } = await open(origin);
    const wire = await openWire(tab, 7, origin);
    assert.deepEqual(await next(tab, wire), ['ready', 0, null]);
    const guest = start('guest', 'join', lineOf(origin), '--name', 'Bo');
    const [kind, peer] = await next(tab, wire);
    assert.equal(kind, 'connected');
    const [what, , bytes] = await next(tab, wire);
    assert.equal(what, 'frame');
    assert.equal(JSON.parse(textOf(bytes)).hello.token, '01'.repeat(16));
    guest.child.kill();
    for (let event; ([event] = await next(tab, wire)) && event !== 'lost';) assert.equal(event, 'frame');
    await order(tab, wire, 'close', peer);
    await order(tab, wire, 'end');
  },

  async 'a browser comes to a browser'({ origin }) {
    const { tab: host } = await open(origin);
    const { tab: guest } = await open(origin);
    const table = await openWire(host, 7, origin);
    assert.equal((await next(host, table))[0], 'ready');
    const wire = await openWire(guest, 9, origin, lineOf(origin));
    assert.equal((await next(guest, wire))[0], 'ready');
    await order(guest, wire, 'dial');
    const [, atGuest] = await next(guest, wire);
    // As many of the longest frames as are read ahead, and more: none is lost, and they stay in order.
    for (let number = 0; number < 24; number += 1) {
      await guest.evaluate(([wire, peer, number]) => link.toLink(wire, 'send', peer, new Uint8Array(65536).fill(number)), [wire, atGuest, number]);
    }
    const [kind, atHost] = await next(host, table);
    assert.equal(kind, 'connected');
    for (let number = 0; number < 24; number += 1) {
      const [what, peer, bytes] = await next(host, table);
      assert.deepEqual([what, peer, bytes.length, bytes[0], bytes.at(-1)], ['frame', atHost, 65536, number, number]);
    }
    await order(host, table, 'send', atHost, bytesOf('farewell'));
    await order(host, table, 'end');
    const [, , last] = await next(guest, wire);
    assert.equal(textOf(last), 'farewell', 'what was sent goes out before the end');
    assert.equal((await next(guest, wire))[0], 'lost');
    await order(guest, wire, 'end');
  },

  async 'without a worker the page does the same'({ origin }) {
    const host = start('plain', 'open', 'demeter', '--name', 'Ada', '--relay', origin);
    const [line] = await host.line(/holochess-live:[\w-]+/);
    const { tab } = await open(origin, () => { globalThis.Worker = class { constructor() { throw new Error('no workers'); } }; });
    const { wire, first } = await comeTo(tab, origin, line);
    assert.equal(first.table.game, 'demeter');
    await order(tab, wire, 'end');
    host.say('quit');
  },

  async 'a server without a relay is named before the program is fetched'({ folder }) {
    const server = serve(folder, 0);
    await new Promise((done) => { server.on('listening', done); });
    const origin = `http://localhost:${server.address().port}`;
    const { tab, asked } = await open(origin);
    const wire = await openWire(tab, 7, origin);
    assert.deepEqual(await next(tab, wire), ['failed', 0, 'relay']);
    assert.ok(!asked.some((url) => /link-program/.test(url)));
    server.close();
    server.closeAllConnections();
  },
};

try {
  const folder = page();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const served = start('served', 'host', '--page', folder, '--address', '127.0.0.1', '--port', String(port));
  await served.line(new RegExp(`${origin}/`));
  browser = await chromium.launch({ executablePath: browserPath, headless: true, args: ['--no-sandbox'] });
  for (const [name, part] of Object.entries(parts)) {
    const begun = Date.now();
    await part({ origin, folder });
    console.log(`ok: ${name}, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
} finally {
  await browser?.close();
  for (const child of children) child.kill();
  rmSync(place, { recursive: true, force: true });
}
