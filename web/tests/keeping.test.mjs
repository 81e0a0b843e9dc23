// What is imported is written whole or not at all, and over nothing that was not checked.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { file, installWords, storage } from './page.mjs';

installWords();
const { MOST, bringIn, entries, isKept, storageState, takeOut, writeAll } = await import('../page/keeping.js');

const SETTINGS = 'holochess:/holochess/settings.toml';
const kept = () => ({ [SETTINGS]: 'text 1\nmine', 'holochess:/holochess': 'folder', another: 'of another page' });
const never = () => assert.fail('nothing is asked');

beforeEach(() => { globalThis.localStorage = storage(Infinity, kept()); });

test('the check sees the files and what is kept, and what it finds is written', async () => {
  const check = async (files, there) => {
    assert.deepEqual(files, [{ name: 'a.jsonl', text: '{é}' }]);
    assert.deepEqual(there, { '/holochess/settings.toml': 'text 1\nmine', '/holochess': 'folder' });
    return { entries: { '/holochess/saves/a.jsonl': 'text 2\n{é}' }, settings: null, said: ['done'], is_refused: false };
  };
  assert.deepEqual(await bringIn([file('a.jsonl', '{é}')], check, never), { said: ['done'], isChanged: true });
  assert.deepEqual({ ...localStorage }, { ...kept(), 'holochess:/holochess/saves/a.jsonl': 'text 2\n{é}' });
});

test('what is refused, cannot be checked, is too large or is no text changes nothing', async () => {
  const large = { name: 'large', size: MOST + 1, arrayBuffer: () => assert.fail('it is read') };
  for (const [files, found] of [
    [[file('a', 'x')], { entries: {}, settings: null, said: ['no'], is_refused: true }],
    [[file('a', 'x')], null],
    [[large], never],
    [[file('a', new Uint8Array([0xff]))], never],
  ]) {
    const { said, isChanged } = await bringIn(files, async () => (found === never ? never() : found), never);
    assert.ok(said.length > 0 && !isChanged);
    assert.deepEqual({ ...localStorage }, kept());
  }
});

test('settings are replaced only if the player says so', async () => {
  const check = async () => ({ entries: {}, settings: 'text 2\ntheirs', said: ['x'], is_refused: false });
  assert.deepEqual(await bringIn([file('a', 'x')], check, () => false), { said: ['x', 'page-settings-stay'], isChanged: false });
  assert.equal(localStorage[SETTINGS], 'text 1\nmine');
  assert.equal((await bringIn([file('a', 'x')], check, () => true)).isChanged, true);
  assert.equal(localStorage[SETTINGS], 'text 2\ntheirs');
});

test('without room for all of it nothing is written, and what was there is there', async () => {
  const sum = Object.entries(kept()).reduce((sum, [name, { length }]) => sum + name.length + length, 0);
  globalThis.localStorage = storage(sum + 60, kept());
  const check = async () => ({
    entries: { '/holochess/settings.toml': 'text 2\nlonger than it was', '/a': 'text 2\nfits', '/b': 'x'.repeat(80) }, settings: null, said: [], is_refused: false,
  });
  assert.deepEqual(await bringIn([file('a', 'x')], check, never), { said: ['page-full'], isChanged: false });
  assert.deepEqual({ ...localStorage }, kept());
});

test('what was there is never removed, so that another tab cannot take its room', () => {
  const old = { '/titles': 'text 1\nold', '/settings': 'text 1\nmine' };
  globalThis.localStorage = storage(100, Object.fromEntries(Object.entries(old).map(([path, text]) => [`holochess:${path}`, text])));
  const remove = Object.getPrototypeOf(localStorage).removeItem;
  // Another tab fills what is freed.
  Object.getPrototypeOf(localStorage).removeItem = function (name) {
    remove.call(this, name);
    const used = Object.entries(this).reduce((sum, [other, { length }]) => sum + other.length + length, 0);
    if (!('other' in this)) this.other = 'x'.repeat(100 - used - 'other'.length);
  };
  assert.equal(writeAll({ '/titles': 'text 2\nnew', '/settings': 'x'.repeat(60), '/a': 'text 2\na' }, old), 'full');
  for (const [path, text] of Object.entries(old)) assert.equal(localStorage[`holochess:${path}`], text);
  assert.equal(localStorage['holochess:/a'], undefined);
});

test('a full storage is told from one that is refused', async () => {
  assert.equal(storageState(), 'kept');
  globalThis.localStorage = storage(10);
  assert.equal(storageState(), 'full');
  assert.ok(isKept());
  Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); }, configurable: true });
  try {
    assert.equal(storageState(), 'refused');
    assert.ok(!isKept());
    assert.equal(takeOut(), 'page-nothing-kept');
    assert.deepEqual(await bringIn([file('a', 'x')], never, never), { said: ['page-nothing-kept'], isChanged: false });
  } finally {
    Object.defineProperty(globalThis, 'localStorage', { value: null, writable: true, configurable: true });
  }
});

test('what the game has written meanwhile is checked again', async () => {
  let times = 0;
  const check = async (_, there) => {
    times += 1;
    if (times === 1) localStorage.setItem('holochess:/a', 'by the game');
    return { entries: { [there['/a'] ? '/a-2' : '/a']: 'text 2\nx' }, settings: null, said: [], is_refused: false };
  };
  assert.equal((await bringIn([file('a', 'x')], check, never)).isChanged, true);
  assert.equal(times, 2);
  assert.equal(localStorage['holochess:/a'], 'by the game');
  assert.equal(localStorage['holochess:/a-2'], 'text 2\nx');
  assert.equal(writeAll({ '/a': 'x' }, {}), 'changed');
});

test('other entries of the host are not ours', () => {
  assert.ok(isKept());
  assert.deepEqual(Object.keys(entries()), ['/holochess/settings.toml', '/holochess']);
});
