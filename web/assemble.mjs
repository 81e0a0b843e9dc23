// Puts the page together: node assemble.mjs PROGRAMS ASSETS OUT. PROGRAMS has what wasm-bindgen made of the two programs; OUT becomes a
// folder that any server of files can serve. Says how large everything is.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mendTableExport } from './externref-table.mjs';

const [programs, assets, out] = process.argv.slice(2);
const page = join(dirname(fileURLToPath(import.meta.url)), 'page');
const MOST = 9 * 1024 * 1024; // bytes of the program on its way

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
cpSync(page, out, { recursive: true });
// A program for each of the two ways to draw; the second is left out of a quick build.
const renderers = ['webgl2', 'webgpu'].filter((renderer) => existsSync(join(programs, `game-${renderer}.js`)));
const games = renderers.map((renderer) => `game-${renderer}`);
for (const name of [...games, 'thinker']) {
  cpSync(join(programs, `${name}.js`), join(out, `${name}.js`));
  writeFileSync(join(out, `${name}_bg.wasm`), mendTableExport(readFileSync(join(programs, `${name}_bg.wasm`))));
}
// What the game asks for while it runs; the rest of the assets is in the program.
for (const name of ['creatures', 'opponents', 'sounds', 'hologram.look.ron', 'players/holochess.endings']) {
  cpSync(join(assets, name), join(out, 'assets', name), { recursive: true });
}

const words = {};
for (const language of readdirSync(join(assets, 'locales'))) {
  const text = readFileSync(join(assets, 'locales', language, 'page.ftl'), 'utf8');
  words[language] = Object.fromEntries([...text.matchAll(/^(page-[a-z-]+) = (.+)$/gm)].map(([, id, said]) => [id, said]));
}
writeFileSync(join(out, 'words.json'), JSON.stringify(words));
// What is put on the start screen of a telephone or a desk.
for (const size of [180, 192, 512]) cpSync(join(page, '..', '..', 'packaging', 'icons', `${size}.png`), join(out, `icon-${size}.png`));

const files = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
const all = files(out).filter((file) => !file.endsWith('service-worker.js'));
const hash = createHash('sha256');
for (const file of all) hash.update(relative(out, file)).update('\0').update(readFileSync(file));
const build = `holochess-${hash.digest('hex').slice(0, 12)}`;
const core = ['./', ...all.map((file) => relative(out, file)).filter((name) => !/^(assets\/|game-|index\.html$)/.test(name))];
writeFileSync(join(out, 'build.json'), JSON.stringify({
  build, sizes: Object.fromEntries(renderers.map((renderer) => [renderer, statSync(join(out, `game-${renderer}_bg.wasm`)).size])),
}));
core.push('build.json');
for (const name of ['service-worker.js', 'holochess.js']) {
  const file = join(out, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace('@BUILD@', build).replace('@CORE@', JSON.stringify(core)));
}

console.log(`build ${build}`);
// For a look at a change: nothing is packed, and sizes say nothing.
if (process.env.HOLOCHESS_WEB_QUICK) process.exit(0);

const sizes = {};
for (const file of files(out).filter((name) => /\.(wasm|js|json|css|html|webmanifest|svg|ron)$/.test(name))) {
  const packed = spawnSync('brotli', ['-q', file.endsWith('.wasm') ? '11' : '9', '-f', '-k', file]);
  if (packed.status !== 0) throw new Error(`brotli: ${packed.stderr}`);
  sizes[relative(out, file)] = [statSync(file).size, statSync(`${file}.br`).size];
}
const mib = (bytes) => `${(bytes / 1024 / 1024).toFixed(2)} MiB`;
for (const name of [...games, 'thinker']) {
  const [whole, packed] = [0, 1].map((which) => sizes[`${name}_bg.wasm`][which] + sizes[`${name}.js`][which]);
  console.log(`${name}: ${mib(whole)}, ${mib(packed)} on its way`);
  if (packed > MOST) {
    console.error(`error: ${name} is ${mib(packed)} on its way; it may be ${mib(MOST)}`);
    process.exitCode = 1;
  }
}
