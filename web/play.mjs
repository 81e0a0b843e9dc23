// Plays in the page with a real Chromium or Firefox: node play.mjs PAGE BROWSER [PICTURES [PART…]]. Each part is a page of its own, in
// a browser that has kept nothing yet; without names all are tried. Fails with what was on the screen.
import { execSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [page, browserPath, pictures = 'web-pictures', ...chosen] = process.argv.slice(2);
// Installed beside the build products, which NODE_PATH names.
const { chromium, firefox } = createRequire(join(process.env.NODE_PATH ?? '.', 'x.js'))('playwright-core');
const PATIENCE = 240_000; // milliseconds: the picture is drawn by the processor
mkdirSync(pictures, { recursive: true });

const server = spawn('node', [join(dirname(fileURLToPath(import.meta.url)), 'serve.mjs'), page, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((done) => server.stdout.once('data', (line) => done(String(line).trim())));
// What draws WebGL: the browser's own renderer on the processor, or with HOLOCHESS_ANGLE=vulkan the Vulkan driver of the system, which
// the program at a desk draws with, so that frames of both can be compared (part `frames`).
const angle = process.env.HOLOCHESS_ANGLE ?? 'swiftshader';
const flags = ['--no-sandbox', '--use-gl=angle', `--use-angle=${angle}`, '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
  ...(angle === 'vulkan' ? ['--enable-features=Vulkan,VulkanFromANGLE', '--disable-vulkan-surface'] : []),
  '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--mute-audio'];
const isFirefox = /firefox/.test(browserPath);
// Firefox draws WebGL only on a display; `./dev test web firefox` brings one that nobody sees.
const browser = isFirefox
  ? await firefox.launch({ channel: 'moz-firefox', executablePath: browserPath, headless: false, firefoxUserPrefs: { 'webgl.force-enabled': true, 'media.volume_scale': '0.0' } })
  : await chromium.launch({ executablePath: browserPath, headless: true, args: flags });
// What Firefox cannot be told to do from outside: to be a touch screen, and to be without a network.
const untried = isFirefox ? ['touch', 'offline'] : [];

const fail = (why) => { throw new Error(why); };
const foreign = [];

async function open(where, options = {}) {
  const context = options.context ?? await browser.newContext({
    viewport: { width: 960, height: 540 }, locale: 'en-GB',
    ...(isFirefox ? {} : { hasTouch: Boolean(options.touch), serviceWorkers: options.workers ?? 'block' }),
  });
  if (options.before) await context.addInitScript(options.before);
  const tab = await context.newPage();
  tab.on('request', (request) => { if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address)) foreign.push(request.url()); });
  tab.on('console', (message) => { if (['error', 'warning'].includes(message.type())) console.log(`  console: ${message.text().slice(0, 300)}`); });
  tab.on('pageerror', (why) => console.log(`  page: ${String(why.stack ?? why).slice(0, 600)}`));
  await tab.goto(address + where);
  return { tab, context };
}

const seen = async (tab) => JSON.parse(await tab.evaluate(() => globalThis.holochess?.seen ?? 'null'));

async function wait(tab, what, holds, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    const state = await seen(tab);
    if (state && holds(state)) return state;
    if (Date.now() > end) {
      await tab.screenshot({ path: join(pictures, 'failed.png') });
      fail(`${what} has not come; on the screen: ${JSON.stringify(state)?.slice(0, 1500)}; cover: ${await tab.textContent('#cover')}`);
    }
    await tab.waitForTimeout(100);
  }
}

// Pixels of the canvas are pixels of the page here: the scale is 1.
// A press is seen by the game in the frame after it; where the processor draws, a frame may take a second.
const drawn = (tab, frames) => tab.evaluate((frames) => new Promise((done) => {
  const next = (left) => requestAnimationFrame(() => (left > 1 ? next(left - 1) : done()));
  next(frames);
}), frames);
let byTouch = false;
async function press(tab, [x, y]) {
  if (byTouch) {
    await tab.touchscreen.tap(x, y);
  } else {
    await tab.mouse.move(x, y, { steps: 2 });
    await drawn(tab, 2);
    await tab.mouse.click(x, y, { delay: 60 });
  }
  await drawn(tab, 3);
}
// A page that opens or changes its size lays everything out anew: what is pressed has to have come to rest.
async function pressWidget(tab, name) {
  for (let before = ''; ;) {
    const state = await wait(tab, `the button ${name}`, ({ widgets }) => widgets?.[name]);
    const now = JSON.stringify([state.window, state.widgets[name]]);
    if (now === before && state.window[0] === 960) return press(tab, state.widgets[name]);
    before = now;
    await drawn(tab, 3);
  }
}

const isAtRest = (state) => state.screen === 'match' && state.player === 1 && !state.busy && !state.saving && !state.overlay;

// One decision: own pieces are pressed one after the other, those next to the middle first, then cells, the nearest first, until the
// table has changed. Where one of the first cells is no way, few of the others are.
async function decide(tab) {
  const before = await wait(tab, 'the turn of the person', isAtRest);
  const places = before.cells;
  const middle = [480, 270];
  const apart = ([x, y], [a, b]) => Math.hypot(x - a, y - b);
  const stands = (side) => (side ?? '').split(/\s+/).map((word) => word.split('@').pop()).filter((cell) => places[cell]);
  const sides = before.position.split(' / ').map(stands);
  const own = before.phase === 'pushing' ? [null] : sides[0].sort((one, other) => apart(places[one], middle) - apart(places[other], middle));
  for (const nearest of [true, false]) {
    for (const from of own) {
      const at = places[from] ?? middle;
      const cells = Object.keys(places).filter((cell) => !sides[0].includes(cell)).sort((one, other) => apart(places[one], at) - apart(places[other], at));
      if (from) await press(tab, places[from]);
      for (const to of from && nearest ? cells.slice(0, 7) : cells) {
        const state = await seen(tab);
        if (from && state.held !== from) await press(tab, state.cells[from]);
        await press(tab, state.cells[to]);
        const after = await seen(tab);
        if (after.position !== before.position || after.actions_left !== before.actions_left || after.busy) return;
      }
    }
  }
  fail(`no decision was possible: ${JSON.stringify(before)}`);
}

async function frames(tab, seconds) {
  return tab.evaluate((seconds) => new Promise((done) => {
    const times = [];
    const end = performance.now() + seconds * 1000;
    const tick = (now) => { times.push(now); if (now < end) requestAnimationFrame(tick); else done(times); };
    requestAnimationFrame(tick);
  }), seconds).then((times) => {
    const gaps = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
    return { frames: gaps.length, median: gaps[gaps.length >> 1], longest: gaps.at(-1) };
  });
}

// What a browser that was here before has kept: the first page was seen, and nothing is filmed.
const keptSettings = (extra = '') => `
  localStorage.setItem('holochess:/holochess', 'folder');
  if (!localStorage.getItem('holochess:/holochess/settings.toml')) {
    localStorage.setItem('holochess:/holochess/settings.toml', 'text 0\\nversion = 1\\n[animation]\\nspeed = "off"\\nscenes = "board"\\n[access]\\nwelcomed = true\\n');
  }
  ${extra}`;
const kept = (tab) => tab.evaluate(() => Object.entries(localStorage).filter(([name]) => name.endsWith('.jsonl')));

// Every own piece and every cell is pressed in turn until the match is over.
async function toTheResult(tab, most) {
  for (let number = 1; number <= most; number += 1) {
    const state = await wait(tab, 'a turn of the person, or the end', (state) => state.screen === 'result' || isAtRest(state));
    if (state.screen === 'result') return number - 1;
    await decide(tab);
  }
  fail(`after ${most} decisions there is no end`);
}

const parts = {
  // Frames and memory of a table at rest, beside `holochess measure frames menu:match --size 960x540 --quality low`.
  async frames() {
    const { tab, context } = await open('?trace#play/holochess', { before: keptSettings() });
    await wait(tab, 'the turn of the person', isAtRest);
    const gpu = await tab.evaluate(() => {
      const gl = document.createElement('canvas').getContext('webgl2');
      const info = gl?.getExtension('WEBGL_debug_renderer_info');
      return info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : 'unknown';
    });
    console.log(`drawn by ${gpu}`);
    await frames(tab, 10);
    console.log('frames at the table, ms:', JSON.stringify(await frames(tab, 30)));
    if (!isFirefox) {
      const kilobytes = execSync('ps -eo rss=,args=').toString().split('\n').filter((line) => line.includes('--type=renderer')).map((line) => parseInt(line, 10));
      console.log(`memory of the page, MiB: ${Math.round(Math.max(...kilobytes) / 1024)}`);
    }
    await tab.screenshot({ path: join(pictures, 'frames.png') });
    await context.close();
  },

  // The first page, the title, a set-up, decisions by mouse, loaded again in the middle, and on.
  async match() {
    const begun = Date.now();
    const { tab, context } = await open('?trace');
    await wait(tab, 'the title', ({ screen }) => screen === 'title');
    console.log(`the title is there after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    // A first start asks how one wants to play.
    await pressWidget(tab, 'welcome.go-on');
    await tab.waitForTimeout(15_000);
    await tab.screenshot({ path: join(pictures, 'title.png') });
    console.log('frames at the title, ms:', JSON.stringify(await frames(tab, 5)));
    await pressWidget(tab, 'title.play');
    await pressWidget(tab, 'tables.holochess');
    await pressWidget(tab, 'setup.start');
    await wait(tab, 'the turn of the person', isAtRest);
    await tab.screenshot({ path: join(pictures, 'match.png') });
    for (let number = 1; number <= 3; number += 1) {
      await decide(tab);
      console.log(`decision ${number} is made`);
    }
    const left = await wait(tab, 'the person’s next turn', isAtRest);
    console.log('frames in the match, ms:', JSON.stringify(await frames(tab, 5)));
    await tab.screenshot({ path: join(pictures, 'after-three.png') });
    await tab.reload();
    await pressWidget(tab, 'title.continue');
    const again = await wait(tab, 'the match again', isAtRest);
    if (again.position !== left.position || again.turn !== left.turn) fail(`another match: ${again.position}, and it was ${left.position}`);
    await decide(tab);
    await tab.screenshot({ path: join(pictures, 'after-reload.png') });
    console.log('the match went on where it was');
    await context.close();
  },

  // A whole match to its result, without scenes.
  async whole() {
    const { tab, context } = await open('?trace#play/holochess', { before: keptSettings() });
    const count = await toTheResult(tab, 150);
    await tab.screenshot({ path: join(pictures, 'result.png') });
    const [[, record]] = await kept(tab);
    if (!record.includes('"end":')) fail(`the record has no result: ${record.slice(-300)}`);
    console.log(`a match came to its result after ${count} decisions`);
    await context.close();
  },

  // By taps alone, on the star.
  async touch() {
    byTouch = true;
    const { tab, context } = await open('?trace#play/chinese', { before: keptSettings(), touch: true });
    for (let number = 1; number <= 3; number += 1) {
      await wait(tab, 'the turn of the person', isAtRest);
      await decide(tab);
      console.log(`decision ${number} is made by touch`);
    }
    await tab.screenshot({ path: join(pictures, 'touch.png') });
    await context.close();
    byTouch = false;
  },

  // A whole match on the star, by taps where the browser can be a touch screen: every hint is asked for and played.
  async star() {
    byTouch = !isFirefox;
    const { tab, context } = await open('?trace#play/chinese', { before: keptSettings(), touch: byTouch });
    let count = 0;
    for (; count < 200; count += 1) {
      const state = await wait(tab, 'a turn of the person, or the end', (state) => state.screen === 'result' || isAtRest(state));
      if (state.screen === 'result') break;
      await pressWidget(tab, 'command.hint');
      await pressWidget(tab, 'prompt');
      await wait(tab, 'the hint on the table', (now) => now.position !== state.position || now.screen === 'result');
    }
    await tab.screenshot({ path: join(pictures, 'star.png') });
    const [[, record]] = await kept(tab);
    if (!record.includes('"end":')) fail(`the record has no result: ${record.slice(-300)}`);
    console.log(`a match on the star came to its result after ${count} decisions${byTouch ? ' by touch' : ''}`);
    await context.close();
    byTouch = false;
  },

  async link() {
    const { tab, context } = await open('?trace#play/chinese/3', { before: keptSettings() });
    const star = await wait(tab, 'the table of the link', ({ screen, game }) => screen === 'match' && game === 'chinese');
    if (star.seats !== 3) fail(`the link asked for three seats, and there are ${star.seats}`);
    await context.close();
    const show = await open('?trace#showcase/molator', { before: keptSettings() });
    const creature = await wait(show.tab, 'the creature of the link', ({ screen, showcase }) => screen === 'showcase' && showcase);
    if (creature.showcase.creature !== 'molator') fail(`the link asked for a molator: ${JSON.stringify(creature.showcase)}`);
    await show.context.close();
    const puzzle = await open('?trace#puzzle', { before: keptSettings() });
    const today = await wait(puzzle.tab, 'the puzzle of today', ({ screen, game }) => screen === 'match' && game === 'groi');
    if (!JSON.stringify(today).includes('puzzle')) fail(`the link asked for a puzzle: ${JSON.stringify(today).slice(0, 600)}`);
    await puzzle.context.close();
  },

  // A browser that lacks something is told that it is too old, whether it is known before or stops at a word that it cannot read.
  async old() {
    for (const before of ['delete globalThis.TransformStream;', 'globalThis.structuredClone = undefined;']) {
      const { tab, context } = await open('?trace', { before });
      await tab.waitForFunction(() => /too old/.test(document.getElementById('what').textContent));
      await context.close();
    }
  },

  // What is kept is taken out into a file; brought in elsewhere it writes over nothing but the settings.
  async files() {
    const mailed = (text) => `localStorage.setItem('holochess:/holochess/mail/one.json', 'text 0\\n${text}');`;
    const { tab, context } = await open('?trace#play/holochess', { before: keptSettings(mailed('from the file')) });
    await wait(tab, 'the turn of the person', isAtRest);
    await decide(tab);
    await wait(tab, 'the next turn', (state) => isAtRest(state) && !state.saving);
    const [[name, record]] = await kept(tab);
    const coming = tab.waitForEvent('download');
    await tab.click('#more');
    await tab.click('#take-out');
    const file = join(pictures, 'taken-out.json');
    await (await coming).saveAs(file);
    await context.close();
    const other = await open('?trace', { before: keptSettings(mailed('own')) });
    await wait(other.tab, 'the title', ({ screen }) => screen === 'title');
    await other.tab.click('#more');
    for (let time = 0; time < 2; time += 1) {
      await other.tab.setInputFiles('#files', file);
      await other.tab.waitForFunction(() => /brought in/.test(document.getElementById('note').textContent));
      await other.tab.evaluate(() => {
        document.getElementById('note').textContent = '';
        document.getElementById('files').value = '';
      });
    }
    const there = await kept(other.tab);
    const text = (entry) => entry.slice(entry.indexOf('\n') + 1);
    if (there.length !== 1 || text(there[0][1]) !== text(record)) fail(`${name} is not there once: ${JSON.stringify(there.map(([name]) => name))}`);
    const own = await other.tab.evaluate(() => localStorage.getItem('holochess:/holochess/mail/one.json'));
    if (!own?.endsWith('own')) fail(`what was there was written over: ${own}`);
    await other.context.close();
  },

  // After one visit the page works without a network, and full screen is entered and left.
  async offline() {
    const { tab, context } = await open('?trace', { before: keptSettings(), workers: 'allow' });
    await wait(tab, 'the title', ({ screen }) => screen === 'title');
    await tab.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await tab.waitForTimeout(20_000);
    await context.setOffline(true);
    server.kill('SIGSTOP');
    await tab.reload();
    await wait(tab, 'the title without a network', ({ screen }) => screen === 'title');
    await pressWidget(tab, 'title.play');
    await wait(tab, 'the tables without a network', ({ screen }) => screen === 'tables');
    await pressWidget(tab, 'tables.holochess');
    await pressWidget(tab, 'setup.start');
    await wait(tab, 'the turn of the person', isAtRest);
    await decide(tab);
    await tab.screenshot({ path: join(pictures, 'offline.png') });
    server.kill('SIGCONT');
    await context.setOffline(false);
    await tab.click('#more');
    await tab.click('#full-screen');
    await tab.waitForFunction(() => document.fullscreenElement !== null);
    await tab.evaluate(() => document.exitFullscreen());
    console.log('after one visit no network is needed');
    await context.close();
  },

  // What a browser has no room for is said, and the match goes on without being kept.
  async full() {
    const { tab, context } = await open('?trace', { before: keptSettings() });
    await wait(tab, 'the title', ({ screen }) => screen === 'title');
    await tab.evaluate(() => {
      let size = 1 << 20;
      for (let number = 0; size > 0; number += 1) {
        try { localStorage.setItem(`filler ${number}`, 'x'.repeat(size)); } catch { size >>= 1; }
      }
    });
    await pressWidget(tab, 'title.play');
    await pressWidget(tab, 'tables.holochess');
    await pressWidget(tab, 'setup.start');
    const told = await wait(tab, 'a word about the room', (state) => state.messages?.some((text) => /room|full|saved/i.test(text)));
    console.log(`with no room left: ${told.messages.join(' | ')}`);
    await wait(tab, 'the turn of the person', isAtRest);
    await tab.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('filler')).forEach((name) => localStorage.removeItem(name)));
    await decide(tab);
    await wait(tab, 'the match as a file', (state) => !state.saving);
    if (!(await kept(tab)).length) fail('with room again the match is not kept');
    await context.close();
  },

  async refused() {
    const { tab, context } = await open('?trace', { before: `
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });` });
    await wait(tab, 'the title without storage', ({ screen }) => screen === 'title');
    await tab.waitForFunction(() => document.getElementById('note').textContent.includes('keeps nothing'));
    await context.close();
  },

  async blind() {
    const { tab, context } = await open('', { before: `
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) { return kind === 'webgl2' ? null : get.call(this, kind, ...rest); };` });
    await tab.waitForFunction(() => document.getElementById('what').textContent.includes('WebGL 2'));
    await context.close();
  },

  // The browser takes the picture away in the middle of a match: a sentence says so, and one press goes on where it was.
  async lost() {
    const { tab, context } = await open('?trace#play/holochess', { before: keptSettings() });
    await wait(tab, 'the turn of the person', isAtRest);
    await decide(tab);
    const left = await wait(tab, 'the next turn', isAtRest);
    await tab.evaluate(() => document.getElementById('table').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext());
    await tab.waitForFunction(() => !document.getElementById('cover').classList.contains('gone') && !document.getElementById('again').hidden);
    console.log(`without a picture: ${await tab.textContent('#what')}`);
    await tab.click('#again');
    await pressWidget(tab, 'title.continue');
    const again = await wait(tab, 'the match again', isAtRest);
    if (again.position !== left.position) fail(`another match: ${again.position}, and it was ${left.position}`);
    await context.close();
  },

  // Two tabs with one match: the second is told, and nothing is written over.
  async tabs() {
    const { tab, context } = await open('?trace#play/holochess', { before: keptSettings() });
    await wait(tab, 'the turn of the person', isAtRest);
    await decide(tab);
    await wait(tab, 'the next turn', (state) => isAtRest(state) && !state.saving);
    const other = await open('?trace', { context });
    await pressWidget(other.tab, 'title.continue');
    await wait(other.tab, 'the match in the second tab', isAtRest);
    await decide(other.tab);
    await wait(other.tab, 'the next turn there', (state) => isAtRest(state) && !state.saving);
    const [, record] = (await kept(other.tab))[0];
    await tab.bringToFront();
    await decide(tab);
    const told = await wait(tab, 'a word about the other tab', (state) => state.messages?.length);
    console.log(`in the first tab: ${told.messages.join(' | ')}`);
    const [, after] = (await kept(tab)).find(([, text]) => text === record) ?? fail('what the second tab had kept is gone');
    if (!after) fail('the record is empty');
    await context.close();
  },
};

try {
  for (const name of chosen) if (untried.includes(name)) fail(`${name} cannot be tried in Firefox`);
  for (const name of chosen) if (!parts[name]) fail(`there is no part ${name}: ${Object.keys(parts).join(', ')}`);
  for (const [name, play] of Object.entries(parts)) {
    if (untried.includes(name) || (chosen.length && !chosen.includes(name))) continue;
    const begun = Date.now();
    console.log(`== ${name}`);
    await play();
    console.log(`${name}: ok, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  }
  if (foreign.length) fail(`other hosts were asked: ${foreign.join(', ')}`);
  console.log('ok');
} finally {
  server.kill('SIGCONT');
  await browser.close();
  server.kill();
}
