// The wires of a page: a worker for each, the page itself where there is none, and nothing that is read twice or lost.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, mock, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const page = fileURLToPath(new URL('../page', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'holochess-link-'));
after(() => rmSync(place, { recursive: true }));
copyFileSync(join(page, 'link.js'), join(place, 'link.mjs'));
// In place of the program: says that it is there, and keeps what it is ordered.
writeFileSync(join(place, 'link-run.js'), 'module.exports.run = (what, report) => { globalThis.ran.push(what); report(["ready", 0, null]); return (order) => globalThis.ran.push(order); };');
const { nextFromLink, openLink, toLink } = await import(pathToFileURL(join(place, 'link.mjs')));

/** A worker that does nothing by itself. */
class FakeWorker {
  static all = [];
  messages = [];
  isEnded = false;
  constructor() { FakeWorker.all.push(this); }
  postMessage(message) { this.messages.push(message); }
  terminate() { this.isEnded = true; }
}

beforeEach(() => {
  globalThis.Worker = FakeWorker;
  FakeWorker.all = [];
  globalThis.ran = [];
  console.warn = () => {};
});
const turn = () => new Promise((done) => { setImmediate(done); });
/** Waits until the program of the page has got so much: it is read from a file first. */
const ranSoMuch = async (count) => { while (globalThis.ran.length < count) await turn(); };

test('what a wire says is read once and in order, and frames are acknowledged', () => {
  const wire = openLink(new Uint8Array(32), 'http://here', null);
  const [worker] = FakeWorker.all;
  assert.equal(worker.messages[0].relay, 'http://here');
  assert.equal(nextFromLink(wire), undefined);
  for (const event of [['ready', 0, null], ['frame', 3, 'a'], ['lost', 3, undefined]]) worker.onmessage({ data: event });
  assert.deepEqual([nextFromLink(wire), nextFromLink(wire), nextFromLink(wire), nextFromLink(wire)].map((event) => event?.[0]), ['ready', 'frame', 'lost', undefined]);
  assert.deepEqual(worker.messages.slice(1).map(({ what, peer }) => [what, peer]), [['read', 3]]);
  assert.equal(nextFromLink(wire + 1), undefined, 'of no other wire');
});

test('a wire ends when it says so, or after a while', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const [first, second] = [openLink(new Uint8Array(32), 'http://here', null), openLink(new Uint8Array(32), 'http://here', null)];
  for (const wire of [first, second]) toLink(wire, 'end', 0);
  const [quick, slow] = FakeWorker.all;
  quick.onmessage({ data: ['ended', 0, null] });
  assert.deepEqual([quick.isEnded, slow.isEnded], [true, false]);
  mock.timers.tick(5_000);
  assert.ok(slow.isEnded);
  toLink(first, 'dial', 0);
  assert.equal(quick.messages.at(-1).what, 'end', 'nothing goes to a wire that has ended');
  mock.timers.reset();
});

for (const [how, Kind] of [
  ['cannot be made', class { constructor() { throw new Error('refused'); } }],
  ['cannot be loaded', class extends FakeWorker { constructor() { super(); setImmediate(() => this.onerror({ message: 'no modules' })); } }],
]) {
  test(`where a worker ${how}, the page does the same`, async () => {
    globalThis.Worker = Kind;
    const wire = openLink(new Uint8Array(32), 'http://here', 'line');
    toLink(wire, 'dial', 0);
    await ranSoMuch(2);
    assert.deepEqual(globalThis.ran.map(({ line, what }) => line ?? what), ['line', 'dial']);
    assert.deepEqual(nextFromLink(wire), ['ready', 0, null]);
    toLink(wire, 'end', 0);
    assert.equal(globalThis.ran.at(-1).what, 'end');
  });
}

test('a worker that stops later fails its wire', async () => {
  const wire = openLink(new Uint8Array(32), 'http://here', null);
  const [worker] = FakeWorker.all;
  worker.onmessage({ data: ['ready', 0, null] });
  worker.onerror({ message: 'stopped' });
  for (let turns = 0; turns < 20; turns += 1) await turn();
  assert.deepEqual([nextFromLink(wire), nextFromLink(wire)], [['ready', 0, null], ['failed', 0, 'program']]);
  assert.deepEqual(globalThis.ran, []);
});
