// The page around the game: fetches the program with a bar that tells the truth, gives it what it asks the browser for
// (src/platform/browser), and says in whole sentences what is in the way.
import './sound.js';
import { say } from './words.js';
import { ask, answer, forget } from './thinking.js';
import { bringIn, download, isKept, takeOut } from './keeping.js';

// Filled in by the build. What is fetched afterwards names it, so that no cache mixes parts of two builds.
const BUILD = '@BUILD@';

const $ = (id) => document.getElementById(id);

function stop(sentence, detail = '') {
  $('cover').classList.remove('gone');
  $('what').textContent = sentence;
  $('bar').hidden = true;
  $('why').hidden = !detail;
  $('why').textContent = detail;
  $('again').hidden = false;
  $('again').textContent = say('page-again');
  $('again').onclick = () => location.reload();
}

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

// Once the place is known, the address forgets it: the page, loaded again, offers to go on with the match instead of beginning another.
function takeArguments() {
  link ||= location.hash.replace(/^#\/?/, '');
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  return placeOf(link);
}

// Loads the page again at the place that was asked for.
function tryAgain() {
  history.replaceState(null, '', location.pathname + location.search + (link && `#${link}`));
  location.reload();
}

globalThis.holochess = {
  ask, answer, forget, download,
  arguments: takeArguments,
  seen: null,
  trace(line) { this.seen = line; },
  stopped(why) {
    if (this.renderer === 'webgpu' && !hasBegun && remembered(FAILED, 'yes')) tryAgain();
    else stop(say(link && !hasBegun ? 'page-no-such-place' : 'page-stopped'), why);
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
  else stop(say('page-picture-lost'));
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
  const response = await fetch(`game-${renderer}_bg.wasm?${BUILD}`);
  if (!response.ok || !response.body) throw new Error(`game-${renderer}_bg.wasm: ${response.status}`);
  let come = 0;
  const counted = response.body.pipeThrough(new TransformStream({
    transform(chunk, out) {
      come += chunk.byteLength;
      $('bar').value = Math.min(come / size, 1);
      if (come >= size) $('what').textContent = say('page-starting');
      out.enqueue(chunk);
    },
  }));
  return new Response(counted, { headers: { 'Content-Type': 'application/wasm' } });
}

function corner() {
  $('corner').hidden = false;
  $('more').title = $('more').ariaLabel = say('page-more');
  $('full-screen').textContent = say('page-full-screen');
  $('take-out').textContent = say('page-take-out');
  $('bring-in').textContent = say('page-bring-in');
  const open = (isOpen) => {
    $('menu').hidden = !isOpen;
    $('more').ariaExpanded = isOpen;
    if (!isOpen) $('table').focus();
  };
  $('more').onclick = () => open($('menu').hidden);
  $('full-screen').onclick = () => {
    open(false);
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen?.().catch(() => {});
  };
  $('take-out').onclick = () => { takeOut(); open(false); };
  $('bring-in').onclick = () => {
    $('files').value = ''; // the same file may be meant once more
    $('files').click();
  };
  const take = async (files) => {
    const said = await bringIn(files);
    open(true);
    $('note').textContent = `${said.join(' ')} ${say('page-reload-to-see')}`;
  };
  $('files').onchange = () => take([...$('files').files]);
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => { event.preventDefault(); take([...event.dataTransfer.files]); });
  if (!isKept()) {
    open(true);
    $('note').textContent = say('page-nothing-kept');
  }
}

// The page and what the server has are of different builds: the page is fetched anew, once, past every cache.
async function otherBuild(build) {
  const tried = 'holochess-other-build';
  if (remembered(tried) === build || remembered(tried, build) !== build) return stop(say('page-other-build'), `${BUILD}, ${build}`);
  const workers = await navigator.serviceWorker?.getRegistrations() ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all(['./', 'holochess.js'].map((url) => fetch(url, { cache: 'reload' })));
  location.reload();
}

async function begin() {
  if (window.holochessLacks === 'old') return;
  if (window.holochessLacks === 'webgl') return stop(say('page-no-webgl'));
  $('what').textContent = say('page-fetching');
  try {
    const { build, sizes } = await (await fetch('build.json', { cache: 'no-cache' })).json();
    if (build !== BUILD) return otherBuild(build);
    const renderer = await rendererOf(sizes);
    if (renderer === 'webgpu') watchDevice();
    else $('table').addEventListener('webglcontextlost', () => pictureLost(renderer));
    globalThis.holochess.renderer = renderer;
    const [{ default: init }, program] = await Promise.all([import(`./game-${renderer}.js?${BUILD}`), fetchProgram(renderer, sizes[renderer])]);
    await init({ module_or_path: program });
  } catch (why) {
    // The engine leaves its first function in this way and goes on by frames.
    if (!String(why).includes('control flow')) {
      console.error(why);
      return stop(say(navigator.onLine ? 'page-not-fetched' : 'page-offline'), String(why));
    }
  }
  $('table').addEventListener('contextmenu', (event) => event.preventDefault());
  addEventListener('hashchange', () => location.reload());
  // The second frame has been drawn when the third is asked for.
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => {
    hasBegun = true;
    $('cover').classList.add('gone');
    corner();
    $('table').focus();
    performance.mark('holochess-first-frame');
  })));
}

// What was fetched before the worker held the page goes through it once more, so that one visit is enough to play without a network.
async function keepForLater() {
  const worker = navigator.serviceWorker;
  const isFirst = !worker.controller;
  await worker.register('service-worker.js');
  if (!isFirst) return;
  if (!worker.controller) await new Promise((done) => worker.addEventListener('controllerchange', done, { once: true }));
  const done = new Set();
  // Also what was asked for before, and comes only now.
  new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries()) {
      if (workerStart || done.has(name) || new URL(name).origin !== location.origin) continue;
      done.add(name);
      fetch(name).catch(() => {});
    }
  }).observe({ type: 'resource', buffered: true });
}

// The browser notes every file that the game asks for, until it has noted so many.
performance.setResourceTimingBufferSize?.(2000);
if ('serviceWorker' in navigator) keepForLater().catch((why) => console.warn('holochess: offline is not possible', why));
begin();
