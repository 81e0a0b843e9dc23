// The folder of the page: nothing of anybody else's is removed, everything of a build lies under its name, and it is served as docs/building.md says.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { assemble, makeRoom, note } from '../assemble.mjs';
import { fileOf, policyOf } from '../serve.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'holochess-page-'));
after(() => rmSync(place, { recursive: true }));
const text = (...names) => readFileSync(join(...names), 'utf8');

/** Programs that are none, in place of the game. */
function programs(content = '') {
  const folder = mkdtempSync(join(place, 'programs-'));
  for (const name of ['game-webgl2', 'thinker', 'link-program']) {
    writeFileSync(join(folder, `${name}.js`), `export default () => {};${content}`);
    writeFileSync(join(folder, `${name}_bg.wasm`), Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  }
  return folder;
}

function build(out, content) {
  makeRoom(out);
  const name = assemble(programs(content), join(root, 'assets'), out);
  note(out);
  return name;
}

test('a folder with anything else in it is left as it is', () => {
  const out = join(place, 'own');
  mkdirSync(join(out, 'letters'), { recursive: true });
  writeFileSync(join(out, 'letters', 'dear.txt'), 'mine');
  assert.throws(() => makeRoom(out), /letters\/dear\.txt in it was not made here/);
  assert.equal(text(out, 'letters', 'dear.txt'), 'mine');
  // Also beside what was made here.
  const made = join(place, 'made');
  build(made);
  writeFileSync(join(made, 'notes.txt'), 'mine');
  assert.throws(() => makeRoom(made), /notes\.txt/);
  assert.equal(text(made, 'notes.txt'), 'mine');
  assert.ok(existsSync(join(made, 'index.html')));
});

test('a link is left as it is, and so is what comes while a build is made', () => {
  const out = join(place, 'links');
  build(out);
  symlinkSync(place, join(out, 'link'));
  assert.throws(() => makeRoom(out), /link in it was not made here/);
  rmSync(join(out, 'link'));
  makeRoom(out);
  writeFileSync(join(out, 'notes.txt'), 'mine');
  assemble(programs(), join(root, 'assets'), out);
  assert.throws(() => makeRoom(out), /notes\.txt/, 'after a build that was stopped');
  note(out);
  assert.throws(() => makeRoom(out), /notes\.txt/, 'after a whole one');
  assert.equal(text(out, 'notes.txt'), 'mine');
  // The list of an older version, or half a list.
  for (const list of ['"unfinished"', '["index.ht']) {
    writeFileSync(join(out, 'made-by-assemble.json'), list);
    assert.throws(() => makeRoom(out), /not made here/);
  }
});

test('what a build that was stopped has left makes room', () => {
  const out = join(place, 'stopped');
  makeRoom(out);
  assemble(programs(), join(root, 'assets'), out);
  makeRoom(out);
  assert.ok(!existsSync(join(out, 'index.html')));
});

test('what was made here makes room, and each build lies in a folder of its name', () => {
  const out = join(place, 'twice');
  const first = build(out);
  assert.equal(build(out), first, 'the same parts are the same build');
  const second = build(out, '// changed');
  assert.notEqual(second, first);
  assert.match(second, /^holochess-[0-9a-f]{12}$/);
  const folders = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  assert.deepEqual(folders, [second]);
  assert.ok(text(out, 'index.html').includes(`<base href="${second}/">`));
  const worker = text(out, 'service-worker.js');
  assert.ok(!/@[A-Z]+@/.test(worker + text(out, 'index.html')), 'a mark was not filled in');
  // The worker knows every file that is there, but itself and the list of what was made.
  const [core, later] = [...worker.matchAll(/JSON\.parse\('(.+)'\)/g)].map(([, list]) => JSON.parse(list));
  const there = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  assert.equal(core.length + later.length, there - 2);
  for (const name of [...core.slice(1), ...later]) assert.ok(existsSync(join(out, name)), name);
  assert.equal(core[0], './');
  assert.ok(later.includes(`${second}/assets/players/holochess.endings`));
  assert.ok(later.includes(`${second}/link-program_bg.wasm`), 'the wire is fetched when it is wanted');
});

test('every word that the page says is there in every language', () => {
  const out = join(place, 'words');
  const words = JSON.parse(text(out, build(out), 'words.json'));
  const page = join(root, 'web', 'page');
  const scripts = readdirSync(page).filter((name) => name.endsWith('.js')).map((name) => text(page, name)).join('');
  const said = new Set([...scripts.matchAll(/'(page-[a-z-]+)'/g)].map(([, id]) => id));
  assert.ok(said.size > 20);
  for (const [language, known] of Object.entries(words)) assert.deepEqual(Object.keys(known).sort(), [...said].sort(), language);
});

test('the programs are bound by the version of wasm-bindgen that they are compiled against', () => {
  const versionIn = (lock, name) => new RegExp(`name = "${name}"\\nversion = "([^"]+)"`).exec(text(root, lock))?.[1];
  const version = versionIn('Cargo.lock', 'wasm-bindgen');
  assert.match(version, /^0\.2\.\d+$/);
  assert.equal(versionIn('web/bindgen/Cargo.lock', 'wasm-bindgen-cli-support'), version);
  // Nothing that is installed or built here takes other versions than those of a lock file.
  const calls = text(root, 'web', 'build').split('\n').filter((line) => /cargo(\[@\]\}")? (build|install)|\{cargo\[@\]\}/.test(line));
  assert.equal(calls.length, 2);
  for (const call of calls) assert.match(call, /--locked/);
});

test('no address leads out of the folder', () => {
  const folder = join(place, 'site');
  mkdirSync(folder);
  mkdirSync(`${folder}-old`);
  writeFileSync(join(folder, 'index.html'), 'page');
  writeFileSync(join(`${folder}-old`, 'x.txt'), 'secret');
  assert.equal(fileOf(folder, '/'), join(folder, 'index.html'));
  assert.equal(fileOf(folder, '/?trace#x'), join(folder, 'index.html'));
  for (const address of ['/..%2fsite-old%2fx.txt', '/../site-old/x.txt', '/%2e%2e/site-old/x.txt', '/%00', '/%', '/missing', '//site-old/x.txt']) {
    assert.equal(fileOf(folder, address), null, address);
  }
});

test('the policy that servers are asked for is that of the page, and forbids frames', () => {
  const policy = policyOf(text(root, 'web', 'page', 'index.html'));
  assert.match(policy, /frame-ancestors 'none'$/);
  assert.ok(text(root, 'docs', 'building.md').includes(policy), policy);
});
