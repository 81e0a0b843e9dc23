// Matches in the page: by mouse, by taps, from links, loaded again in the middle.
import { join } from 'node:path';
import { byTaps, drawn, fail, frames, kept, keptSettings, open, pictures, pressWidget, wait } from './driver.mjs';
import { decide, isAtRest, isTurn, toTheResult } from './decisions.mjs';

// Buttons of the standard gamepad, by their numbers there.
const CONFIRM = 0;
const HINT = 2;
const PAD = `
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { id: 'pad of a test', index: 0, connected: true, mapping: 'standard', timestamp: 0, axes: [0, 0, 0, 0], buttons };
  navigator.getGamepads = () => [pad];
  globalThis.holdButton = (button, isDown) => {
    Object.assign(buttons[button], { pressed: isDown, touched: isDown, value: Number(isDown) });
    pad.timestamp = performance.now();
  };`;

// Asks for a hint and plays it, by the presses that do that.
async function hinted(tab, push, [hint, confirm]) {
  const before = await wait(tab, 'the turn of the person', isAtRest);
  await push(hint);
  await drawn(tab, 3);
  for (let tries = 0; tries < 1200; tries += 1) {
    await push(confirm);
    await drawn(tab, 3);
    const now = await wait(tab, 'the picture', () => true);
    if (now.position !== before.position || now.turn !== before.turn || now.screen === 'result') return;
    await tab.waitForTimeout(1000);
  }
  await tab.screenshot({ path: join(pictures, 'failed.png') });
  fail('the hint was not played');
}

export const matches = {
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
    await byTaps(async () => {
      const { tab, context } = await open('?trace#play/chinese', { before: keptSettings(), touch: true });
      for (let number = 1; number <= 3; number += 1) {
        await wait(tab, 'the turn of the person', isAtRest);
        await decide(tab);
        console.log(`decision ${number} is made by touch`);
      }
      await tab.screenshot({ path: join(pictures, 'touch.png') });
      await context.close();
    });
  },

  // A whole match on the star by taps: every hint is asked for and played.
  async star() {
    await byTaps(async () => {
      const { tab, context } = await open('?trace#play/chinese', { before: keptSettings(), touch: true });
      let count = 0;
      for (; count < 200; count += 1) {
        const state = await wait(tab, 'a turn of the person, or the end', isTurn);
        if (state.screen === 'result') break;
        await pressWidget(tab, 'command.hint');
        await pressWidget(tab, 'prompt');
        await wait(tab, 'the hint on the table', (now) => now.position !== state.position || now.screen === 'result');
      }
      await tab.screenshot({ path: join(pictures, 'star.png') });
      const [[, record]] = await kept(tab);
      if (!record.includes('"end":')) fail(`the record has no result: ${record.slice(-300)}`);
      console.log(`a match on the star came to its result after ${count} decisions by touch`);
      await context.close();
    });
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

  // Decisions by keys alone, each a hint that is played.
  async keys() {
    const { tab, context } = await open('?trace#play/groi', { before: keptSettings() });
    await wait(tab, 'the turn of the person', isAtRest);
    await tab.evaluate(() => document.getElementById('table').focus());
    for (let number = 1; number <= 3; number += 1) await hinted(tab, (name) => tab.keyboard.press(name, { delay: 80 }), ['h', 'Enter']);
    console.log('three decisions are made by keys');
    await context.close();
  },

  // The same by a gamepad, as browsers show one to a page.
  async pad() {
    const { tab, context } = await open('?trace#play/groi', { before: keptSettings() + PAD });
    await wait(tab, 'the turn of the person', isAtRest);
    const push = async (button) => {
      await tab.evaluate((button) => globalThis.holdButton(button, true), button);
      await drawn(tab, 3);
      await tab.evaluate((button) => globalThis.holdButton(button, false), button);
      await drawn(tab, 3);
    };
    for (let number = 1; number <= 3; number += 1) await hinted(tab, push, [HINT, CONFIRM]);
    console.log('three decisions are made by a gamepad');
    await context.close();
  },
};
