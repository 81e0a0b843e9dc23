// Plays in the page with a real Chromium or Firefox: node play.mjs PAGE BROWSER [PICTURES [PART…]]. Each part is a page of its own, in
// a browser that has kept nothing yet; without names all are tried. Fails with what was on the screen.
import { mkdirSync } from 'node:fs';
import { browsers } from './play/browsers.mjs';
import { chosen, close, fail, foreign, isFirefox, pictures } from './play/driver.mjs';
import { matches } from './play/matches.mjs';
import { measures } from './play/measures.mjs';

const parts = { ...measures, ...matches, ...browsers };
mkdirSync(pictures, { recursive: true });
try {
  for (const name of chosen) if (!parts[name]) fail(`there is no part ${name}: ${Object.keys(parts).join(', ')}`);
  for (const [name, play] of Object.entries(parts)) {
    if (chosen.length && !chosen.includes(name)) continue;
    const begun = Date.now();
    console.log(`== ${name}`);
    try {
      await play();
    } catch (why) {
      console.log(`${name} fails; to repeat it: ./dev test web ${isFirefox ? 'firefox' : 'chromium'} ${name}; pictures are in ${pictures}`);
      throw why;
    }
    console.log(`${name}: ok, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  }
  if (foreign.length) fail(`other hosts were asked: ${foreign.join(', ')}`);
  console.log('ok');
} finally {
  await close();
}
