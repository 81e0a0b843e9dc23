// The browser keeps its keys while the canvas has the focus, and the keyboard leads out of it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LEAVES, isOfTheBrowser, shareKeys } from '../page/keys.js';

const key = (key, held = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

test('combinations and unused function keys belong to the browser, everything else to the game', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) for (const name of ['r', 'l', '+', '-', 'p', 'c', 'v', 'ArrowLeft', 'F4']) assert.ok(isOfTheBrowser(key(name, { [held]: true })), `${held} ${name}`);
  for (const name of ['F3', 'F5', 'F12']) assert.ok(isOfTheBrowser(key(name)), name);
  for (const name of ['BrowserBack', 'MediaPlayPause', 'AudioVolumeUp', 'LaunchMail', 'ContextMenu']) assert.ok(isOfTheBrowser(key(name)), name);
  for (const name of ['Tab', 'Enter', 'Escape', ' ', 'ArrowUp', 'h', '?', 'F1', 'F6', 'F11']) assert.ok(!isOfTheBrowser(key(name)), name);
});

test('the function keys that the game has are those of its table of commands', () => {
  const commands = readFileSync(new URL('../../crates/settings/src/controls/default_keys.rs', import.meta.url), 'utf8');
  const used = new Set([...commands.matchAll(/"(F\d+)"/g)].map(([, name]) => name));
  assert.ok(used.size > 3 && !used.has(LEAVES));
  for (let number = 1; number <= 12; number += 1) assert.equal(isOfTheBrowser(key(`F${number}`)), !used.has(`F${number}`), `F${number}`);
});

test('a key of the browser reaches the game and cannot be prevented, and one key leaves the canvas', () => {
  const hears = {};
  globalThis.addEventListener = (kind, then) => { hears[kind] = then; };
  const canvas = {};
  let left = 0;
  shareKeys(canvas, () => { left += 1; });
  const press = (event, kind = 'keydown') => {
    const done = { prevented: false, stopped: false };
    const whole = Object.assign(Object.create({ preventDefault() { done.prevented = true; }, stopPropagation() { done.stopped = true; } }), { target: canvas }, event);
    hears[kind](whole);
    if (!done.stopped) whole.preventDefault(); // as the game does with every key
    return done;
  };
  assert.deepEqual(press(key('F5')), { prevented: false, stopped: false });
  assert.deepEqual(press(key('l', { ctrlKey: true })), { prevented: false, stopped: false });
  assert.deepEqual(press(key('Tab')), { prevented: true, stopped: false });
  assert.deepEqual(press(key('F5', { target: {} })), { prevented: true, stopped: false }, 'elsewhere nothing is changed');
  assert.deepEqual(press(key('F5'), 'keyup'), { prevented: false, stopped: false });
  assert.deepEqual(press(key('Tab'), 'keyup'), { prevented: true, stopped: false });
  assert.deepEqual(press({ ctrlKey: true }, 'wheel'), { prevented: false, stopped: false }, 'the browser zooms');
  assert.deepEqual(press({ ctrlKey: false }, 'wheel'), { prevented: true, stopped: false });
  assert.deepEqual(press(key(LEAVES, { shiftKey: true })), { prevented: false, stopped: false });
  assert.equal(left, 0);
  assert.deepEqual(press(key(LEAVES)), { prevented: true, stopped: true });
  assert.equal(left, 1);
});
