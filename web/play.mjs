// Plays in the page with a real Chromium: node play.mjs PAGE CHROMIUM [PICTURES]. From the title by mouse into a match of Holochess,
// three decisions of the person's, loaded again, and on; then what a link opens, and what is said without WebGL and without storage.
// Fails with what was on the screen.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [page, browserPath, pictures = 'web-pictures'] = process.argv.slice(2);
// Installed beside the build products, which NODE_PATH names.
const { chromium } = createRequire(join(process.env.NODE_PATH ?? '.', 'x.js'))('playwright-core');
const PATIENCE = 240_000; // milliseconds: the picture is drawn by the processor
mkdirSync(pictures, { recursive: true });

const server = spawn('node', [join(dirname(fileURLToPath(import.meta.url)), 'serve.mjs'), page, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((done) => server.stdout.once('data', (line) => done(String(line).trim())));
const flags = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
  '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--mute-audio'];
const browser = await chromium.launch({ executablePath: browserPath, headless: true, args: flags });

const fail = (why) => { throw new Error(why); };
const foreign = [];

async function open(where, options = {}) {
  const context = options.context ?? await browser.newContext({ viewport: { width: 960, height: 540 }, locale: 'en-GB' });
  if (options.before) await context.addInitScript(options.before);
  const tab = await context.newPage();
  tab.on('request', (request) => { if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address)) foreign.push(request.url()); });
  tab.on('console', (message) => { if (['error', 'warning'].includes(message.type())) console.log(`  console: ${message.text().slice(0, 300)}`); });
  tab.on('pageerror', (why) => console.log(`  page: ${String(why).slice(0, 300)}`));
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
const press = async (tab, [x, y]) => { await tab.mouse.move(x, y, { steps: 2 }); await tab.waitForTimeout(80); await tab.mouse.click(x, y, { delay: 60 }); };
async function pressWidget(tab, name) {
  const state = await wait(tab, `the button ${name}`, ({ widgets }) => widgets?.[name]);
  await press(tab, state.widgets[name]);
}

const isAtRest = (state) => state.screen === 'match' && state.player === 1 && !state.busy && !state.saving && !state.overlay;

// One decision: own pieces are pressed one after the other, then cells, until the table has changed.
async function decide(tab) {
  const before = await wait(tab, 'the turn of the person', isAtRest);
  const cells = Object.keys(before.cells);
  const own = before.phase === 'pushing' ? [null] : before.position.split(' / ')[0].split(/\s+/).map((word) => word.split('@').pop()).filter((cell) => cells.includes(cell));
  for (const from of own) {
    if (from) await press(tab, before.cells[from]);
    for (const to of cells) {
      if (to === from) continue;
      const state = await seen(tab);
      if (from && state.held !== from) { await press(tab, state.cells[from]); await tab.waitForTimeout(150); }
      await press(tab, state.cells[to]);
      await tab.waitForTimeout(200);
      const after = await seen(tab);
      if (after.position !== before.position || after.actions_left !== before.actions_left || after.busy) return;
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

try {
  const begun = Date.now();
  const { tab, context } = await open('?trace');
  await wait(tab, 'the title', ({ screen }) => screen === 'title');
  console.log(`the title is there after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
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
  await tab.goto(`${address}?trace#play/chinese/3`);
  await tab.reload();
  const star = await wait(tab, 'the table of the link', ({ screen, game }) => screen === 'match' && game === 'chinese');
  if (star.seats !== 3) fail(`the link asked for three seats, and there are ${star.seats}`);
  await context.close();

  const refused = await open('?trace', { before: () => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });
  } });
  await wait(refused.tab, 'the title without storage', ({ screen }) => screen === 'title');
  await refused.tab.waitForFunction(() => document.getElementById('note').textContent.includes('keeps nothing'));
  await refused.context.close();

  const blind = await open('', { before: () => {
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) { return kind === 'webgl2' ? null : get.call(this, kind, ...rest); };
  } });
  await blind.tab.waitForFunction(() => document.getElementById('what').textContent.includes('WebGL 2'));
  await blind.context.close();
  if (foreign.length) fail(`other hosts were asked: ${foreign.join(', ')}`);
  console.log('ok');
} finally {
  await browser.close();
  server.kill();
}
