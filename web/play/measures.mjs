// What the page costs.
import { execSync } from 'node:child_process';
import { join } from 'node:path';
import { frames, isFirefox, keptSettings, open, pictures, wait } from './driver.mjs';
import { isAtRest } from './decisions.mjs';

export const measures = {
  // Frames and memory of a table at rest, beside `holochess-lab measure frames menu:match --size 960x540 --quality low`.
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
      const lines = execSync('ps -eo rss=,args=').toString().split('\n');
      const most = (kind) => Math.round(Math.max(0, ...lines.filter((line) => line.includes(`--type=${kind}`)).map((line) => parseInt(line, 10))) / 1024);
      console.log(`memory, MiB: ${most('renderer')} of the page, ${most('gpu-process')} of what draws it`);
    }
    await tab.screenshot({ path: join(pictures, 'frames.png') });
    await context.close();
  },
};
