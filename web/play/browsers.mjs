// What browsers keep, give and refuse.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawn, fail, isFirefox, kept, keptSettings, open, page, pictures, press, pressWidget, seen, serve, stopServing, wait } from './driver.mjs';
import { decide, isAtRest } from './decisions.mjs';

export const browsers = {
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
    await tab.click('#more'); // the note is in the way of nothing, but it is closed as a person would
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
    await tab.click('#again');
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

  // The page of one build before the program of another, as while a server is updated: a sentence, after one try.
  async mixed() {
    const [file, packed] = ['build.json', 'build.json.br'].map((name) => join(page, name));
    const whole = readFileSync(file);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(whole), build: 'holochess-another' }));
    if (existsSync(packed)) renameSync(packed, `${packed}.aside`);
    try {
      const { tab, context } = await open('?trace', { before: keptSettings() });
      await tab.waitForFunction(() => /different versions/.test(document.getElementById('what').textContent));
      await context.close();
    } finally {
      writeFileSync(file, whole);
      if (existsSync(`${packed}.aside`)) renameSync(`${packed}.aside`, packed);
    }
  },
};
