// Questions to the worker: one that fails or never answers stops no other.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, mock, test } from 'node:test';
import { pathToFileURL } from 'node:url';

const place = mkdtempSync(join(tmpdir(), 'holochess-worker-'));
after(() => rmSync(place, { recursive: true }));

/** The workers of the page, in the order in which it has made them. */
let workers = [];
class Worker {
  asked = [];

  isEnded = false;

  constructor() { workers.push(this); }

  postMessage(data) { if ('id' in data) this.asked.push(data); }

  terminate() { this.isEnded = true; }

  ready() { this.onmessage({ data: { ready: true } }); }

  answer(text) { this.onmessage({ data: { id: this.asked.at(-1).id, answer: text } }); }

  fail() { this.onerror({ preventDefault() {}, message: 'trap' }); }
}

let copies = 0;
/** The script, fresh. */
const thinking = () => import(`../page/thinking.js?${copies += 1}`);
/** Lets so much time go by, and what waits for it happen. */
async function pass(milliseconds) {
  for (let gone = 0; gone < milliseconds; gone += 50) {
    mock.timers.tick(50);
    await new Promise((done) => { setImmediate(done); });
  }
}

let now = 0;
beforeEach(() => {
  workers = [];
  globalThis.Worker = Worker;
  mock.timers.enable({ apis: ['setTimeout'] });
  now = 0;
  mock.method(performance, 'now', () => now);
  mock.method(console, 'warn', () => {});
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

test('a worker that fails leaves its question without an answer, and a new one takes the next; the third is the last', async () => {
  const { ask, answer } = await thinking();
  const ids = [ask('a', false), ask('b', false), ask('c', false), ask('d', false)];
  for (let number = 0; number < 3; number += 1) {
    assert.equal(answer(ids[number]), undefined);
    workers.at(-1).ready();
    workers.at(-1).fail();
    assert.equal(answer(ids[number]), null);
  }
  assert.equal(workers.length, 3);
  assert.equal(answer(ids[3]), null);
  assert.equal(ask('e', false), null);
});

test('what fails in the worker becomes an error that the page hears', async () => {
  copyFileSync(new URL('../page/worker.js', import.meta.url), join(place, 'worker.mjs'));
  writeFileSync(join(place, 'thinker.js'), 'module.exports = async () => { if (globalThis.initFails) throw new Error("no program"); };');
  const sent = [];
  const later = [];
  mock.method(globalThis, 'setTimeout', (then) => later.push(then));
  globalThis.self = globalThis;
  globalThis.postMessage = (data) => sent.push(data);
  await import(pathToFileURL(join(place, 'worker.mjs')).href);
  const tell = async (data) => {
    onmessage({ data });
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  await tell({ endings: null });
  assert.deepEqual(sent.splice(0), [{ ready: true }]);
  holochess.serve((question) => { if (question === 'bad') throw new Error('trap'); return question; });
  await tell({ id: 1, question: 'good' });
  assert.deepEqual(sent.splice(0), [{ id: 1, answer: 'good' }]);
  await tell({ id: 2, question: 'bad' });
  assert.throws(() => later.pop()(), /trap/);
  globalThis.initFails = true;
  await tell({ endings: null });
  assert.throws(() => later.pop()(), /no program/);
  assert.deepEqual(sent, []);
});

test('a question that was called off early holds up the others for half a second at most', async () => {
  const { ask, answer, forget } = await thinking();
  const [first, second] = [ask('endless', false), ask('next', false)];
  workers[0].ready();
  now = 200;
  forget(first);
  await pass(250);
  assert.equal(workers.length, 1, 'it may be done in time');
  await pass(50);
  assert.ok(workers[0].isEnded);
  workers[0].ready(); // sent before it was ended
  assert.deepEqual(workers[1].asked, []);
  workers[1].ready();
  workers[1].answer('done');
  assert.equal(answer(second), 'done');
  // One that is done in time costs no worker.
  const third = ask('short', false);
  forget(third);
  workers[1].answer('late');
  ask('another', false);
  await pass(600);
  assert.equal(workers.length, 2);
});

test('a check of files ends where no worker can be started, or none answers', async () => {
  const { checkFiles } = await thinking();
  const check = checkFiles([], {}, 'en');
  workers[0].ready();
  workers[0].answer('{"said":[]}');
  await pass(50);
  assert.deepEqual(await check, { said: [] });
  const late = checkFiles([], {}, 'en');
  now = 59_000;
  await pass(50);
  assert.ok(!workers[0].isEnded);
  now = 60_000;
  await pass(50);
  assert.equal(await late, null);
  assert.ok(workers[0].isEnded && workers.length === 2);
  globalThis.Worker = class { constructor() { throw new DOMException('refused', 'SecurityError'); } };
  const other = await thinking();
  assert.equal(await other.checkFiles([], {}, 'en'), null);
});
