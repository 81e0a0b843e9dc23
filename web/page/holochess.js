// The page around the game: fetches the program with a bar that tells the truth, gives it what it asks the browser for
// (crates/platform/src/browser), and says in whole sentences what is in the way.
import './sound.js';
import { hasWords, language, say } from './words.js';
import { ask, answer, checkFiles, forget } from './thinking.js';
import { bringIn, download, hasMatches, isKept, storageState, takeOut } from './keeping.js';
import { LEAVES, shareKeys } from './keys.js';
import { nextFromLink, openLink, toLink } from './link.js';

const { lacks, loadOtherBuild, progress, finish } = window.holochessStart;
const here = (name) => new URL(name, import.meta.url).href;
const $ = (id) => document.getElementById(id);

// A file that is dropped leads away from the page unless the page takes it; while the game is being fetched nothing comes of it.
let takeFiles = () => {};
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => { event.preventDefault(); takeFiles([...event.dataTransfer.files]); });

let isStopped = false; // and what is said of it stays
const advance = () => { if (!isStopped) progress(); };

function stop(sentence, detail = '') {
  isStopped = true;
  finish();
  document.querySelector('main').inert = true;
  $('menu').hidden = true;
  $('more').setAttribute('aria-expanded', false);
  $('cover').hidden = false;
  $('cover').classList.remove('gone');
  $('about').hidden = true;
  $('what').textContent = sentence;
  $('bar').hidden = true;
  $('why').hidden = !detail;
  $('why').textContent = detail;
  $('again').hidden = false;
  $('again').textContent = say('page-again');
  $('again').onclick = () => location.reload();
  // The menu may never come.
  $('save').hidden = !hasWords || !isKept() || !hasMatches();
  $('save').textContent = say('page-take-out');
  $('save').onclick = () => { $('saved').textContent = takeOut(); };
  // What had the focus may be a picture that hears nothing any more.
  $('again').focus();
}

/** Whether the match so far is kept, as far as the page knows. */
const isSafe = () => storageState() === 'kept';

// For tests that drive the page: ?trace keeps what is on the screen as the last line of `holochess.seen`.
const isTraced = new URLSearchParams(location.search).has('trace');

// What opens the window at a place: #play/GAME, #play/GAME/PLAYERS, #showcase/CREATURE, #puzzle (of the day), #puzzle/GAME,
// #puzzle/GAME/ID. Anything else opens the title.
function placeOf(link) {
  const [what, which, players] = link.split('/');
  const isWord = (word) => /^[a-z][a-z-]{0,30}$/.test(word ?? '');
  const trace = isTraced ? ['--trace', 'page'] : [];
  if (what === 'play' && isWord(which)) return [...trace, 'play', which, ...(/^[2-6]$/.test(players ?? '') ? ['--players', players] : [])];
  if (what === 'puzzle') return [...trace, 'play', isWord(which) ? which : 'groi', '--puzzle', /^[a-z]+-\d+$/.test(players ?? '') ? players : 'today'];
  if (what === 'showcase' && isWord(which)) return [...trace, 'showcase', which];
  return trace;
}

let hasBegun = false; // whether the table has been seen
let link = '';
/** The address without a place. The path alone would name another host where it begins with two slashes. */
const address = () => location.href.split('#')[0];

// Once the place is known, the address forgets it: the page, loaded again, offers to go on with the match instead of beginning another.
function takeArguments() {
  link ||= location.hash.replace(/^#\/?/, '');
  if (location.hash) history.replaceState(null, '', address());
  return placeOf(link);
}

// Loads the page again at the place that was asked for.
function tryAgain() {
  history.replaceState(null, '', address() + (link && `#${link}`));
  location.reload();
}

globalThis.holochess = {
  ask, answer, forget, download, openLink, nextFromLink, toLink,
  arguments: takeArguments,
  seen: null,
  trace(line) { this.seen = line; },
  stopped(why) {
    if (this.renderer === 'webgpu' && !hasBegun && remembered(FAILED, 'yes')) tryAgain();
    else if (link && !hasBegun) stop(say('page-no-such-place'), why);
    else stop(isSafe() ? say('page-stopped') : say('page-stopped-unkept'), why);
  },
};

// Which of the two programs draws here: WebGPU where the browser has it and a graphics card behind it, and it has not failed before in
// this tab; WebGL 2 everywhere else. The address may ask for either.
const FAILED = 'holochess-webgpu-failed';
async function rendererOf(sizes) {
  const wanted = new URLSearchParams(location.search);
  if (!sizes.webgpu || wanted.has('webgl2') || remembered(FAILED)) return 'webgl2';
  const adapter = await navigator.gpu?.requestAdapter().catch(() => null);
  return adapter && (wanted.has('webgpu') || !adapter.info?.isFallbackAdapter) ? 'webgpu' : 'webgl2';
}

function remembered(name, value) {
  try {
    if (value) sessionStorage.setItem(name, value);
    return sessionStorage.getItem(name);
  } catch {
    return null; // a browser that keeps nothing
  }
}

// The browser has taken the picture away. WebGPU is not tried again in this tab; where it has never drawn, WebGL 2 takes over at once.
function pictureLost(renderer) {
  if (renderer === 'webgpu') remembered(FAILED, 'yes');
  if (renderer === 'webgpu' && !hasBegun && remembered(FAILED)) tryAgain();
  else stop(isSafe() ? say('page-picture-lost') : say('page-picture-lost-unkept'));
}

function watchDevice() {
  const request = GPUAdapter.prototype.requestDevice;
  GPUAdapter.prototype.requestDevice = async function (...wishes) {
    const device = await request.apply(this, wishes);
    device.lost.then(({ reason }) => { if (reason !== 'destroyed') pictureLost('webgpu'); });
    return device;
  };
}

async function fetchProgram(renderer, size) {
  const response = await fetch(here(`game-${renderer}_bg.wasm`));
  if (!response.ok || !response.body) throw new Error(`game-${renderer}_bg.wasm: ${response.status}`);
  // As it comes, which may be packed.
  const length = Number(response.headers.get('Content-Length')) || size;
  $('what').textContent = say('page-fetching', { size: Math.max(1, Math.round(length / 1e6)) });
  $('bar').hidden = false;
  let come = 0;
  const counted = response.body.pipeThrough(new TransformStream({
    transform(chunk, out) {
      advance();
      come += chunk.byteLength;
      $('bar').value = Math.min(come / size, 1);
      if (come >= size) $('what').textContent = say('page-starting');
      out.enqueue(chunk);
    },
  }));
  return new Response(counted, { headers: { 'Content-Type': 'application/wasm' } });
}

function corner() {
  $('more').hidden = false;
  $('more').title = say('page-more', { key: LEAVES });
  $('more').setAttribute('aria-label', say('page-more', { key: LEAVES }));
  $('table').setAttribute('aria-label', say('page-table', { key: LEAVES }));
  $('full-screen').textContent = say('page-full-screen');
  $('take-out').textContent = say('page-take-out');
  $('bring-in').textContent = say('page-bring-in');
  $('lasting').textContent = say('page-may-be-deleted');
  $('see').textContent = say('page-again');
  $('see').onclick = () => location.reload();
  const open = (isOpen) => {
    $('menu').hidden = !isOpen;
    $('more').setAttribute('aria-expanded', isOpen);
    if (isOpen) {
      showLasting();
      return;
    }
    $('note').textContent = '';
    $('see').hidden = true;
    $('table').focus();
  };
  const tell = (text, isChanged = false) => {
    open(true);
    $('note').textContent = text;
    $('see').hidden = !isChanged;
  };
  $('more').onclick = () => open($('menu').hidden);
  $('corner').onkeydown = (event) => {
    if (event.key !== 'Escape' && event.key !== LEAVES) return;
    event.preventDefault();
    open(false);
  };
  shareKeys($('table'), () => {
    open(true);
    $('full-screen').focus();
  });
  $('full-screen').onclick = () => {
    open(false);
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen?.().catch(() => {});
  };
  addEventListener('keydown', ({ key, target }) => { if (target !== $('table') || key === LEAVES) document.body.classList.add('by-keys'); }, true);
  addEventListener('pointerdown', () => document.body.classList.remove('by-keys'), true);
  $('take-out').onclick = () => tell(takeOut());
  $('bring-in').onclick = () => {
    $('files').value = ''; // the same file may be meant once more
    $('files').click();
  };
  takeFiles = async (files) => {
    if (!files.length) return;
    tell(say('page-checking'));
    try {
      const { said, isChanged } = await bringIn(files, (brought, kept) => checkFiles(brought, kept, language), (question) => confirm(question));
      tell([...said, ...(isChanged ? [say('page-reload-to-see')] : [])].join(' '), isChanged);
    } catch (why) {
      console.error(why);
      tell(say('page-not-checked'));
    }
  };
  $('files').onchange = () => takeFiles([...$('files').files]);
  const state = storageState();
  if (state === 'refused') tell(say('page-nothing-kept'));
  else askToKeep();
  if (state === 'full') tell(say('page-storage-full'));
  // Held as long as this tab is open. A match that both go on with is kept as one of them has it.
  navigator.locks?.request('holochess', { ifAvailable: true }, (lock) => {
    if (lock) return new Promise(() => {});
    tell(say('page-other-tab'));
    // A third tab is told while this one is open.
    navigator.locks.request('holochess', () => new Promise(() => {}));
    return undefined;
  });
}

// A browser may delete what a page keeps when it needs room, and some after a week without a visit, unless it has been asked not to. It is
// asked once there is a match, since some ask the player in turn.
function askToKeep() {
  const ask = () => {
    if (!hasMatches()) return;
    for (const kind of ['pointerup', 'keyup']) removeEventListener(kind, ask, true);
    navigator.storage?.persist?.().catch(() => {});
  };
  for (const kind of ['pointerup', 'keyup']) addEventListener(kind, ask, true);
}

async function showLasting() {
  const isLasting = await navigator.storage?.persisted?.().catch(() => false);
  $('lasting').hidden = isLasting || !isKept();
}

async function begin() {
  if (lacks === 'old') return;
  if (hasWords) $('about').textContent = say('page-about');
  if (lacks === 'wasm') return stop(say('page-no-wasm'));
  if (lacks === 'webgl') return stop(say('page-no-webgl'));
  try {
    advance();
    if (!hasWords) throw new Error('words.json');
    await heldByWorker();
    advance();
    const sizes = await (await fetch(here('sizes.json'))).json();
    advance();
    const renderer = await rendererOf(sizes);
    if (renderer === 'webgpu') watchDevice();
    else $('table').addEventListener('webglcontextlost', () => pictureLost(renderer));
    globalThis.holochess.renderer = renderer;
    const [{ default: init }, program] = await Promise.all([import(`./game-${renderer}.js`), fetchProgram(renderer, sizes[renderer])]);
    advance();
    await init({ module_or_path: program });
  } catch (why) {
    // The engine leaves its first function in this way and goes on by frames.
    if (isStopped) return undefined;
    if (!String(why).includes('control flow')) {
      console.error(why);
      if (await loadOtherBuild()) return;
      return stop(say(navigator.onLine ? 'page-not-fetched' : 'page-offline'), String(why));
    }
  }
  $('table').addEventListener('contextmenu', (event) => event.preventDefault());
  addEventListener('hashchange', () => location.reload());
  // The second frame has been drawn when the third is asked for.
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => {
    if (isStopped) return;
    hasBegun = true;
    finish();
    $('cover').classList.add('gone');
    // Nothing reads it aloud any more, either.
    setTimeout(() => { $('cover').hidden = $('cover').classList.contains('gone'); }, 700);
    corner();
    $('table').focus();
    performance.mark('holochess-first-frame');
  })));
}

// From the first visit on the program, models and sounds come through the service worker, so that none is fetched twice and the page
// works without a network afterwards.
async function heldByWorker() {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  const late = Symbol('late');
  const held = (async () => {
    const { active } = await worker.register(here('../service-worker.js'));
    // After a reload past every cache the worker that is there holds nothing.
    if (active || worker.controller) return;
    await new Promise((done) => { worker.addEventListener('controllerchange', done, { once: true }); });
  })().catch((why) => console.warn('holochess: offline is not possible', why));
  const first = await Promise.race([held, new Promise((done) => { setTimeout(done, 3000, late); })]);
  // What came before the worker was there is fetched once more, from the browser's own cache, so that the worker keeps it.
  if (first === late) {
    held.then(() => {
      const early = performance.getEntriesByType('resource').filter(({ name, workerStart }) => !workerStart && name.startsWith(here('')));
      for (const { name } of early) fetch(name).catch(() => {});
    });
  }
}

begin();
