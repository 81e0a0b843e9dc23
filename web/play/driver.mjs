// The browser that the tests of the page drive: opens the page, reads what is on the screen, presses.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const [page, browserPath, pictures = 'web-pictures', ...chosen] = process.argv.slice(2);
export const isFirefox = /firefox/.test(browserPath);
const PATIENCE = 1_200_000; // milliseconds: after twenty minutes it is certain that it hangs, however slow the machine is

// Installed beside the build products, which NODE_PATH names.
const { chromium, firefox } = createRequire(join(process.env.NODE_PATH ?? '.', 'x.js'))('playwright-core');

// What serves the page. It can be stopped, so that there is no network, and started again at the same address.
let server;
let port = '0';
export async function serve() {
  server = spawn('node', [join(dirname(fileURLToPath(import.meta.url)), '..', 'serve.mjs'), page, port], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await new Promise((done) => server.stdout.once('data', (line) => done(String(line).trim())));
  port = new URL(said).port;
  return said;
}
export async function stopServing() {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill();
  await ended;
}
export const address = await serve();

// What draws WebGL: the browser's own renderer on the processor, or with HOLOCHESS_ANGLE=vulkan the Vulkan driver of the system, which
// the program at a desk draws with, so that frames of both can be compared (part `frames`).
const angle = process.env.HOLOCHESS_ANGLE ?? 'swiftshader';
const flags = ['--no-sandbox', '--use-gl=angle', `--use-angle=${angle}`, '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
  ...(angle === 'vulkan' ? ['--enable-features=Vulkan,VulkanFromANGLE', '--disable-vulkan-surface'] : []),
  '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--mute-audio'];
// WebGPU is there, but off on some systems; the part `webgpu` draws with it.
const PREFERENCES = { 'dom.webgpu.enabled': true, 'gfx.webgpu.ignore-blocklist': true, 'media.volume_scale': '0.0' };
// Firefox draws WebGL only on a display; `./dev test web firefox` brings one that nobody sees.
export const browser = isFirefox
  ? await firefox.launch({ channel: 'moz-firefox', executablePath: browserPath, headless: false, firefoxUserPrefs: { ...PREFERENCES, 'webgl.force-enabled': true } })
  : await chromium.launch({ executablePath: browserPath, headless: true, args: flags });

export const fail = (why) => { throw new Error(why); };
/** What was asked of other hosts: nothing may be. */
export const foreign = [];

/** The page in a browser that has kept nothing yet. */
export async function open(where, options = {}) {
  const context = options.context ?? await browser.newContext({
    viewport: options.size ?? { width: 960, height: 540 }, locale: 'en-GB', deviceScaleFactor: options.scale ?? 1,
    ...(isFirefox ? {} : { hasTouch: Boolean(options.touch), serviceWorkers: options.workers ?? 'block' }),
  });
  context.setDefaultTimeout(PATIENCE);
  if (options.before) await context.addInitScript(options.before);
  const tab = await context.newPage();
  tab.on('request', (request) => { if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address)) foreign.push(request.url()); });
  tab.on('console', (message) => { if (['error', 'warning'].includes(message.type())) console.log(`  console: ${message.text().slice(0, 300)}`); });
  tab.on('pageerror', (why) => console.log(`  page: ${String(why.stack ?? why).slice(0, 600)}`));
  // Every part but one is about what all browsers have.
  await tab.goto(address + where.replace(/^[?]?/, (mark) => `?${options.webgpu ? 'webgpu' : 'webgl2'}${mark && '&'}`));
  return { tab, context };
}

export const seen = async (tab) => JSON.parse(await tab.evaluate(() => globalThis.holochess?.seen ?? 'null'));

export async function wait(tab, what, holds, patience = PATIENCE) {
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

// A press is seen by the game in the frame after it; where the processor draws, a frame may take a second.
export const drawn = (tab, frames) => tab.evaluate((frames) => new Promise((done) => {
  const next = (left) => requestAnimationFrame(() => (left > 1 ? next(left - 1) : done()));
  next(frames);
}), frames);

let byTouch = false;
export async function byTaps(play) {
  byTouch = true;
  try { await play(); } finally { byTouch = false; }
}

// Firefox cannot be made a touch screen from outside: there the page gets the events of a finger that the game listens to.
const finger = (tab, x, y) => tab.evaluate(async ([x, y]) => {
  const canvas = document.getElementById('table');
  const event = (kind, buttons) => canvas.dispatchEvent(new PointerEvent(kind, {
    pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true, clientX: x, clientY: y,
    button: kind === 'pointermove' ? -1 : 0, buttons, pressure: buttons ? 0.5 : 0, width: 12, height: 12,
  }));
  canvas.setPointerCapture = () => {}; // there is no finger that could be captured
  event('pointerdown', 1);
  await new Promise((done) => setTimeout(done, 60));
  event('pointerup', 0);
}, [x, y]);

/** Presses a place, in pixels of the canvas. They are pixels of the page where the scale is 1. */
export async function press(tab, [x, y], scale = 1) {
  [x, y] = [x / scale, y / scale];
  if (byTouch && isFirefox) {
    await finger(tab, x, y);
  } else if (byTouch) {
    await tab.touchscreen.tap(x, y);
  } else {
    await tab.mouse.move(x, y, { steps: 2 });
    await drawn(tab, 2);
    await tab.mouse.click(x, y, { delay: 60 });
  }
  await drawn(tab, 3);
}

/** Presses a widget by its name. A page that opens or changes its size lays everything out anew: what is pressed has to have come to rest. */
export async function pressWidget(tab, name, scale = 1) {
  for (let before = ''; ;) {
    const state = await wait(tab, `the button ${name}`, ({ widgets }) => widgets?.[name]);
    const now = JSON.stringify([state.window, state.widgets[name]]);
    if (now === before && state.window[0] === tab.viewportSize().width * scale) return press(tab, state.widgets[name], scale);
    before = now;
    await drawn(tab, 3);
  }
}

/** How long pictures take at rest: their number, and the median and longest in milliseconds. */
export async function frames(tab, seconds) {
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

/** What a browser that was here before has kept: the first page was seen, and nothing is filmed. */
export const keptSettings = (extra = '') => `
  localStorage.setItem('holochess:/holochess', 'folder');
  if (!localStorage.getItem('holochess:/holochess/settings.toml')) {
    localStorage.setItem('holochess:/holochess/settings.toml', 'text 0\\nversion = 1\\n[animation]\\nspeed = "off"\\nscenes = "board"\\n[access]\\nwelcomed = true\\n');
  }
  ${extra}`;
/** The records that the browser keeps: names and texts. */
export const kept = (tab) => tab.evaluate(() => Object.entries(localStorage).filter(([name]) => name.endsWith('.jsonl')));

export async function close() {
  await browser.close();
  server.kill();
}
