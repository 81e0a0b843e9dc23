// What browsers keep, give and refuse.
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawn, fail, isFirefox, kept, keptSettings, open, page, pictures, press, pressWidget, seen, serve, stopServing, wait } from './driver.mjs';
import { decide, isAtRest } from './decisions.mjs';

export const browsers = {
  // A browser that lacks something is told so, whether it is known before or stops at a word that it cannot read.
  async old() {
    const told = { 'delete globalThis.TransformStream;': /too old/, 'globalThis.structuredClone = undefined;': /too old/, 'delete globalThis.WebAssembly;': /WebAssembly/ };
    for (const [before, words] of Object.entries(told)) {
      const { tab, context } = await open('?trace', { before });
      await tab.waitForFunction((words) => new RegExp(words).test(document.getElementById('what').textContent), words.source);
      await tab.waitForFunction(() => document.activeElement.id === 'again');
      await context.close();
    }
  },

  // What is kept is saved to a file; imported elsewhere it writes over nothing, and what is no match changes nothing.
  async files() {
    const played = await open('?trace#play/holochess', { before: keptSettings() });
    await wait(played.tab, 'the turn of the person', isAtRest);
    await decide(played.tab);
    await wait(played.tab, 'the next turn', (state) => isAtRest(state) && !state.saving);
    const [[name, record]] = await kept(played.tab);
    const coming = played.tab.waitForEvent('download');
    await played.tab.click('#more');
    await played.tab.click('#take-out');
    const file = join(pictures, 'taken-out.json');
    await (await coming).saveAs(file);
    await played.context.close();
    const mine = "localStorage.setItem('holochess:/holochess/strength.toml', 'text 0\\nversion = 1\\n# mine\\n');";
    const { tab, context } = await open('?trace', { before: keptSettings(mine) });
    tab.on('dialog', (dialog) => dialog.dismiss());
    await wait(tab, 'the title', ({ screen }) => screen === 'title');
    await tab.click('#more');
    const everything = () => tab.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([name]) => !/cache|index/.test(name)).sort()));
    const bring = async (what, words) => {
      await tab.setInputFiles('#files', what);
      await tab.waitForFunction((words) => new RegExp(words).test(document.getElementById('note').textContent), words);
      const said = await tab.textContent('#note');
      await tab.evaluate(() => { document.getElementById('note').textContent = ''; document.getElementById('files').value = ''; });
      return said;
    };
    const bad = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    const backup = (entries) => JSON.stringify({ format: 'holochess-browser-backup', version: 1, entries });
    const before = await everything();
    for (const [name, text] of [
      ['no-match.jsonl', '{"foo": not json'],
      ['settings.json', backup({ '/holochess/settings.toml': 'text 1\n= nonsense', '/holochess/saves/a.jsonl': record })],
      ['junk.json', backup({ '/holochess/settings.toml/x': 'text 1\nx', '/holochess/saves': 'text 1\nx', '/holochess/junk/1': 'text 1\nx' })],
    ]) {
      console.log(`  ${await bring(bad(name, text), name)}`);
      const after = await everything();
      if (after !== before) fail(`${name} has changed what is kept: ${after}`);
    }
    for (let time = 0; time < 2; time += 1) console.log(`  ${await bring(file, time ? 'here already' : '1 match added')}`);
    const there = await kept(tab);
    const text = (entry) => entry.slice(entry.indexOf('\n') + 1);
    if (there.length !== 1 || text(there[0][1]) !== text(record)) fail(`${name} is not there once: ${JSON.stringify(there.map(([name]) => name))}`);
    const own = await tab.evaluate(() => localStorage.getItem('holochess:/holochess/strength.toml'));
    if (!own?.includes('# mine')) fail(`what was there was written over: ${own}`);
    await tab.click('#see');
    await pressWidget(tab, 'title.continue');
    await wait(tab, 'the match that was imported', isAtRest);
    await context.close();
  },

  // After one visit the page works without a network.
  async offline() {
    const { tab, context } = await open('?trace', { before: keptSettings(), workers: 'allow' });
    await wait(tab, 'the title', ({ screen }) => screen === 'title');
    await tab.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await tab.waitForTimeout(20_000);
    await stopServing();
    await tab.reload();
    await wait(tab, 'the title without a network', ({ screen }) => screen === 'title');
    await pressWidget(tab, 'title.play');
    await wait(tab, 'the tables without a network', ({ screen }) => screen === 'tables');
    await pressWidget(tab, 'tables.holochess');
    await pressWidget(tab, 'setup.start');
    await wait(tab, 'the turn of the person', isAtRest);
    await decide(tab);
    await tab.screenshot({ path: join(pictures, 'offline.png') });
    await serve();
    console.log('after one visit no network is needed');
    await context.close();
  },

  // Full screen is entered and left, on a display with two pixels where others have one.
  async fullScreen() {
    const { tab, context } = await open('?trace', { before: keptSettings(), scale: 2 });
    const title = await wait(tab, 'the title', ({ screen }) => screen === 'title');
    if (title.window[0] !== 1920) fail(`a dense display has ${title.window}`);
    await tab.click('#more');
    await tab.click('#full-screen');
    await tab.waitForFunction(() => document.fullscreenElement !== null);
    await tab.evaluate(() => document.exitFullscreen());
    await tab.waitForFunction(() => document.fullscreenElement === null);
    await wait(tab, 'the size from before', ({ window }) => window[0] === 1920 && window[1] === 1080);
    await pressWidget(tab, 'title.play', 2);
    await wait(tab, 'the tables', ({ screen }) => screen === 'tables');
    await context.close();
  },

  // Nothing sounds before the page is touched, then it does, and nothing sounds in a tab that is not seen.
  async sound() {
    const { tab, context } = await open('?trace', { before: keptSettings(`
      globalThis.players = [];
      for (const name of ['AudioContext', 'webkitAudioContext']) {
        const Native = globalThis[name];
        if (Native) globalThis[name] = class extends Native { constructor(...options) { super(...options); players.push(this); } };
      }
      let isHidden = false;
      Object.defineProperty(document, 'hidden', { get: () => isHidden });
      globalThis.hide = (hidden) => { isHidden = hidden; document.dispatchEvent(new Event('visibilitychange')); };`) });
    await wait(tab, 'the title', ({ screen }) => screen === 'title');
    const states = () => tab.evaluate(() => [...new Set(globalThis.players.map((player) => player.state))].join());
    const before = await states();
    // Some browsers trust pages of this machine with sound from the beginning.
    console.log(`before a touch: ${before}`);
    await press(tab, [5, 5]);
    const become = async (state) => {
      for (let tries = 0; tries < 6000; tries += 1) {
        if (await states() === state) return;
        await tab.waitForTimeout(200);
      }
      fail(`players of sound are ${await states()}, not ${state}`);
    };
    await become('running');
    await tab.evaluate(() => globalThis.hide(true));
    await become('suspended');
    await tab.evaluate(() => globalThis.hide(false));
    await become('running');
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

  // No storage: a sentence, and a match goes on without being kept.
  async refused() {
    const { tab, context } = await open('?trace', { before: `
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });` });
    await wait(tab, 'the title without storage', ({ screen }) => screen === 'title');
    await tab.waitForFunction(() => document.getElementById('note').textContent.includes('keeps nothing'));
    await tab.press('#more', 'Escape'); // the note is in the way of nothing, but it is closed as a person would
    await pressWidget(tab, 'welcome.go-on');
    await pressWidget(tab, 'title.play');
    await pressWidget(tab, 'tables.groi');
    await pressWidget(tab, 'setup.start');
    await wait(tab, 'the turn of the person', isAtRest);
    await decide(tab);
    await context.close();
  },

  async blind() {
    const { tab, context } = await open('', { before: `
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) { return kind === 'webgl2' ? null : get.call(this, kind, ...rest); };` });
    await tab.waitForFunction(() => document.getElementById('what').textContent.includes('WebGL 2'));
    await context.close();
  },

  // The browser takes the picture away in the middle of a match, and gives it back: a sentence says so, and one press goes on where it was.
  async lost() {
    const { tab, context } = await open('?trace#play/holochess', { before: keptSettings() });
    await wait(tab, 'the turn of the person', isAtRest);
    await decide(tab);
    const left = await wait(tab, 'the next turn', isAtRest);
    await tab.evaluate(() => {
      globalThis.lost = document.getElementById('table').getContext('webgl2').getExtension('WEBGL_lose_context');
      globalThis.lost.loseContext();
    });
    await tab.waitForFunction(() => !document.getElementById('cover').classList.contains('gone') && !document.getElementById('again').hidden);
    console.log(`without a picture: ${await tab.textContent('#what')}`);
    // Also where the browser gives it back at once.
    await tab.evaluate(() => globalThis.lost.restoreContext());
    if (await tab.evaluate(() => document.activeElement.id) !== 'again') fail('nothing has the focus that hears a key');
    await tab.keyboard.press('Enter');
    await pressWidget(tab, 'title.continue');
    const again = await wait(tab, 'the match again', isAtRest);
    if (again.position !== left.position) fail(`another match: ${again.position}, and it was ${left.position}`);
    await context.close();
  },

  // Where the browser has WebGPU, the game is drawn with it.
  async webgpu() {
    const { tab, context } = await open('?trace#play/holochess', { before: keptSettings(), webgpu: true });
    await wait(tab, 'the turn of the person', isAtRest);
    const renderer = await tab.evaluate(() => globalThis.holochess.renderer);
    const isThere = await tab.evaluate(async () => Boolean(await navigator.gpu?.requestAdapter().catch(() => null)));
    console.log(`drawn with ${renderer}`);
    if (renderer !== (isThere ? 'webgpu' : 'webgl2')) fail(`an adapter for WebGPU is ${isThere ? '' : 'not '}there`);
    await decide(tab);
    await wait(tab, 'the next turn', isAtRest);
    await tab.screenshot({ path: join(pictures, 'webgpu.png') });
    await context.close();
  },

  // Two tabs with one match: the second is told, and nothing is written over.
  async tabs() {
    const { tab, context } = await open('?trace#play/holochess', { before: keptSettings() });
    await wait(tab, 'the turn of the person', isAtRest);
    await decide(tab);
    await wait(tab, 'the next turn', (state) => isAtRest(state) && !state.saving);
    const other = await open('?trace', { context });
    await other.tab.waitForFunction(() => /another tab/.test(document.getElementById('note').textContent));
    await other.tab.press('#more', 'Escape');
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

  // Without a worker the computer thinks in the frames, and none of them is longer for it by more than 50 ms.
  async slices() {
    const { tab, context } = await open('?trace#play/holochess', { before: keptSettings(`
      globalThis.Worker = class { constructor() { throw new DOMException('refused', 'SecurityError'); } };
      const ask = globalThis.requestAnimationFrame.bind(globalThis);
      globalThis.spent = [];
      globalThis.requestAnimationFrame = (then) => ask((now) => {
        const begun = performance.now();
        then(now);
        globalThis.spent.push(performance.now() - begun);
      });`) });
    await wait(tab, 'the turn of the person', isAtRest);
    await drawn(tab, 20);
    const spent = () => tab.evaluate(() => globalThis.spent.splice(0).filter((time) => time > 1).sort((one, other) => one - other));
    const middle = (times) => times[times.length >> 1] ?? 0;
    await spent();
    await drawn(tab, 20);
    const atRest = middle(await spent());
    let thinking = [];
    for (let number = 0; number < 2; number += 1) {
      await decide(tab);
      await spent();
      // Whoever is to decide now is the computer, until it is the person's turn again.
      for (let state = await seen(tab); state.screen === 'match' && state.player !== 1; state = await seen(tab)) await drawn(tab, 1);
      thinking = thinking.concat(await spent());
    }
    if (!thinking.length) fail('the computer decided in no frame');
    console.log(`in the page's own thread, ms a frame: ${atRest.toFixed(0)} at rest, ${middle(thinking.sort((a, b) => a - b)).toFixed(0)} while the computer thinks`);
    if (middle(thinking) > atRest + 50) fail('a frame waits longer than 50 ms for the computer');
    await context.close();
  },

  // Another build comes to the server under an open page, and parts of the page are missing there.
  async builds() {
    const { tab, context } = await open('?trace', { before: keptSettings(), workers: 'allow' });
    await wait(tab, 'the title', ({ screen }) => screen === 'title');
    const [old] = readdirSync(page).filter((name) => /^holochess-[0-9a-f]{12}$/.test(name));
    const next = 'holochess-ffffffffffff';
    const shared = ['index.html', 'service-worker.js'].flatMap((name) => [name, `${name}.br`]).filter((name) => existsSync(join(page, name)));
    const whole = new Map(shared.map((name) => [name, readFileSync(join(page, name))]));
    try {
      renameSync(join(page, old), join(page, next));
      for (const name of shared) {
        if (name.endsWith('.br')) rmSync(join(page, name));
        else writeFileSync(join(page, name), String(whole.get(name)).replaceAll(old, next));
      }
      // The page that is open goes on with its own worker.
      await pressWidget(tab, 'title.play');
      await pressWidget(tab, 'tables.groi');
      await pressWidget(tab, 'setup.start');
      await wait(tab, 'the turn of the person', isAtRest);
      await decide(tab);
      await tab.reload();
      await wait(tab, 'the title of the new build', ({ screen }) => screen === 'title');
      if (await tab.evaluate(() => globalThis.holochessStart.build) !== next) fail('the next load is not of the new build');
      // A server that lacks a part of the page.
      rmSync(join(page, next, 'sizes.json.br'), { force: true });
      renameSync(join(page, next, 'sizes.json'), join(page, next, 'sizes.aside'));
      const other = await open('?trace', { before: keptSettings() });
      await other.tab.waitForFunction(() => /could not be loaded/.test(document.getElementById('what').textContent));
      await other.context.close();
      renameSync(join(page, next, 'sizes.aside'), join(page, next, 'sizes.json'));
    } finally {
      if (existsSync(join(page, next))) renameSync(join(page, next), join(page, old));
      for (const [name, content] of whole) writeFileSync(join(page, name), content);
    }
    await context.close();
  },

  // On a phone, upright and on its side, everything is within the screen.
  async phones() {
    for (const [width, height] of [[390, 664], [664, 320], [844, 340]]) {
      const { tab, context } = await open('?trace#play/holochess', { before: keptSettings(), size: { width, height }, touch: true });
      const state = await wait(tab, 'the turn of the person', isAtRest);
      const canvas = await tab.evaluate(() => { const { width, height } = document.getElementById('table').getBoundingClientRect(); return [width, height]; });
      if (String(canvas) !== String([width, height])) fail(`the canvas has ${canvas} on a screen of ${[width, height]}`);
      const outside = ([x, y]) => x < 0 || y < 0 || x > width || y > height;
      const lost = Object.entries({ ...state.widgets, ...state.cells }).filter(([, place]) => outside(place));
      if (lost.length || !Object.keys(state.widgets).length) fail(`outside of ${width}×${height}: ${JSON.stringify(lost)}`);
      await decide(tab);
      await tab.screenshot({ path: join(pictures, `phone-${width}x${height}.png`) });
      await context.close();
    }
  },

  // The browser keeps its keys, the keyboard leads out of the canvas and back, and the match is not quit into a dead picture.
  async leaving() {
    const { tab, context } = await open('?trace#play/holochess', { before: keptSettings() });
    await wait(tab, 'the turn of the person', isAtRest);
    await tab.evaluate(() => {
      globalThis.heard = {};
      addEventListener('keydown', (event) => { globalThis.heard[event.key] = event.defaultPrevented; });
    });
    const focused = () => tab.evaluate(() => document.activeElement.id);
    for (const name of ['Control+Shift+Y', 'Alt+ArrowUp', 'F3', 'Tab']) await tab.keyboard.press(name);
    const heard = await tab.evaluate(() => globalThis.heard);
    if (heard.Y !== false || heard.ArrowUp !== false || heard.F3 !== false || heard.Tab !== true) fail(`keys that were prevented: ${JSON.stringify(heard)}`);
    await tab.keyboard.press('F10');
    if (await focused() !== 'full-screen') fail(`F10 leads to ${await focused()}`);
    await tab.keyboard.press('Tab');
    if (await focused() !== 'take-out') fail(`Tab leads to ${await focused()}`);
    await tab.keyboard.press('Escape');
    if (await focused() !== 'table' || await tab.isVisible('#menu')) fail('Escape does not lead back');
    await tab.keyboard.press('Escape');
    const { widgets } = await wait(tab, 'the pause menu', ({ widgets }) => widgets?.['pause.resume']);
    if (widgets['pause.quit']) fail('a page has nothing to quit');
    await context.close();
  },
};
