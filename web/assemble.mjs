// Puts the page together: node assemble.mjs PROGRAMS ASSETS OUT. PROGRAMS has what wasm-bindgen made of the programs; OUT becomes a
// folder that any server of files can serve. Says how large everything is. OUT has to be new, empty, or made by this script before: nothing
// else is removed.
//
// All that belongs to a build lies in a folder that is named after what is in it, so no page and no cache ever mixes two builds. Beside it
// lie the page itself, the service worker, and what is shown of an installed page.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mendTableExport } from './externref-table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const MOST = 9 * 1024 * 1024; // bytes of a program on its way
const MOST_OF_LINK = 1e6; // bytes of the program of the wire, which is fetched in the middle of the game
/** The files of web/page that lie beside the folder of the build. */
const BESIDE = ['index.html', 'service-worker.js', 'start.js', 'manifest.webmanifest', 'icon.svg'];
/** What is kept of a build at once; the rest when it is wanted. */
const isCore = (name) => !/^(assets\/|game-|link-program)/.test(name);
const ICONS = [180, 192, 512];
/** Lies in every folder that this script has made, and lists what it puts there: files, and folders with a slash at the end. */
const MADE = 'made-by-assemble.json';

const names = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => !entry.isDirectory()).map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/')).sort();

/** What the list says; nothing where it cannot be read. */
function madeIn(out) {
  try {
    const made = JSON.parse(readFileSync(join(out, MADE), 'utf8'));
    return Array.isArray(made) ? made : [];
  } catch {
    return [];
  }
}

const list = (out, made) => writeFileSync(join(out, MADE), JSON.stringify(made, null, 1));

/** The files of a folder, by whether this script has put them there. */
function filesIn(out) {
  const made = madeIn(out);
  const isOwn = (name) => made.some((entry) => (entry.endsWith('/') ? name.startsWith(entry) : name === entry));
  const all = names(out).filter((name) => name !== MADE);
  return { own: all.filter(isOwn), foreign: all.filter((name) => !isOwn(name)) };
}

/** Makes room in a folder: removes what this script has put there, and fails if anything else is in it. */
export function makeRoom(out) {
  mkdirSync(out, { recursive: true });
  const { foreign } = filesIn(out);
  if (foreign.length) throw new Error(`${out} is not empty, and ${foreign[0]} in it was not made here; name another folder`);
  for (const entry of readdirSync(out)) if (entry !== MADE) rmSync(join(out, entry), { recursive: true });
  // Listed before they are written, so that a build that is stopped leaves nothing that is not in the list.
  const beside = [...BESIDE, ...ICONS.map((size) => `icon-${size}.png`)];
  list(out, beside.flatMap((name) => [name, `${name}.br`]));
}

/** Puts the page into an empty folder; returns the name of its build. */
export function assemble(programs, assets, out) {
  const page = join(here, 'page');
  const folder = mkdtempSync(join(out, 'build-'));
  list(out, [...madeIn(out), `${basename(folder)}/`]);
  for (const name of readdirSync(page)) if (!BESIDE.includes(name)) cpSync(join(page, name), join(folder, name));
  // A program for each of the two ways to draw; the second is left out of a quick build.
  const renderers = ['webgl2', 'webgpu'].filter((renderer) => existsSync(join(programs, `game-${renderer}.js`)));
  for (const name of [...renderers.map((renderer) => `game-${renderer}`), 'thinker', 'link-program']) {
    cpSync(join(programs, `${name}.js`), join(folder, `${name}.js`));
    writeFileSync(join(folder, `${name}_bg.wasm`), mendTableExport(readFileSync(join(programs, `${name}_bg.wasm`))));
  }
  // What the game asks for while it runs; the rest of the assets is in the program.
  for (const name of ['creatures', 'opponents', 'sounds', 'hologram.look.ron', 'players/holochess.endings']) {
    cpSync(join(assets, name), join(folder, 'assets', name), { recursive: true });
  }
  // What a language lacks is said in English.
  const said = (language) => {
    const file = join(assets, 'locales', language, 'page.ftl');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return Object.fromEntries([...text.matchAll(/^(page-[a-z-]+) = (.+)$/gm)].map(([, id, words]) => [id, words]));
  };
  const languages = readdirSync(join(assets, 'locales'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const words = Object.fromEntries(languages.map(({ name }) => [name, { ...said('en'), ...said(name) }]));
  writeFileSync(join(folder, 'words.json'), JSON.stringify(words));
  const sizes = renderers.map((renderer) => [renderer, statSync(join(folder, `game-${renderer}_bg.wasm`)).size]);
  writeFileSync(join(folder, 'sizes.json'), JSON.stringify(Object.fromEntries(sizes)));

  const icons = ICONS.map((size) => `icon-${size}.png`);
  for (const size of ICONS) cpSync(join(here, '..', 'packaging', 'icons', `${size}.png`), join(out, `icon-${size}.png`));
  const hash = createHash('sha256');
  const parts = names(folder);
  for (const name of parts) hash.update(name).update('\0').update(readFileSync(join(folder, name)));
  for (const name of BESIDE) hash.update(name).update('\0').update(readFileSync(join(page, name)));
  const build = `holochess-${hash.digest('hex').slice(0, 12)}`;
  list(out, [...madeIn(out), `${build}/`]);
  renameSync(folder, join(out, build));

  const inBuild = (those) => those.map((name) => `${build}/${name}`);
  const core = ['./', ...icons, ...BESIDE.filter((name) => !['index.html', 'service-worker.js'].includes(name)), ...inBuild(parts.filter(isCore))];
  const later = inBuild(parts.filter((name) => !isCore(name)));
  for (const name of BESIDE) {
    const text = readFileSync(join(page, name), 'utf8').replaceAll('@BUILD@', build);
    writeFileSync(join(out, name), text.replace('@CORE@', JSON.stringify(core)).replace('@LATER@', JSON.stringify(later)));
  }
  return build;
}

/** Lists the files that were put into the folder, each by its name. */
export function note(out) {
  list(out, filesIn(out).own);
}

/** Packs what can be packed, and says whether a program is too large on its way. */
function pack(out) {
  const mib = (bytes) => `${(bytes / 1024 / 1024).toFixed(2)} MiB`;
  const sizes = {};
  for (const name of names(out).filter((name) => /\.(wasm|js|json|css|html|webmanifest|svg|ron)$/.test(name))) {
    const packed = spawnSync('brotli', ['-q', name.endsWith('.wasm') ? '11' : '9', '-f', '-k', join(out, name)]);
    if (packed.status !== 0) throw new Error(`brotli: ${packed.stderr}`);
    sizes[name.split('/').pop()] = [statSync(join(out, name)).size, statSync(join(out, `${name}.br`)).size];
  }
  let fits = true;
  for (const program of Object.keys(sizes).filter((name) => name.endsWith('_bg.wasm')).map((name) => name.replace('_bg.wasm', ''))) {
    const [whole, packed] = [0, 1].map((which) => sizes[`${program}_bg.wasm`][which] + sizes[`${program}.js`][which]);
    console.log(`${program}: ${mib(whole)}, ${mib(packed)} on its way`);
    const most = program === 'link-program' ? MOST_OF_LINK : MOST;
    if (packed <= most) continue;
    console.error(`error: ${program} is ${mib(packed)} on its way; it may be ${mib(most)}`);
    fits = false;
  }
  return fits;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [programs, assets, out] = process.argv.slice(2);
  try {
    makeRoom(out);
    try {
      console.log(`build ${assemble(programs, assets, out)}`);
      // For a look at a change nothing is packed, and sizes say nothing.
      if (!process.env.HOLOCHESS_WEB_QUICK && !pack(out)) process.exitCode = 1;
    } finally {
      note(out);
    }
  } catch (why) {
    console.error(`error: ${why.message}`);
    process.exitCode = 1;
  }
}
