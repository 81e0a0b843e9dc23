// The worker of thinking.js: the game without its engine.
import init from './thinker.js';

let answer = null;
let endings = null;
self.holochess = {
  serve(answers) { answer = answers; },
  fetched(name) { return name === 'holochess.endings' ? endings : null; },
};

self.onmessage = async ({ data }) => {
  if ('endings' in data) {
    endings = data.endings;
    await init();
    postMessage({ ready: true });
  } else {
    postMessage({ id: data.id, answer: answer(data.question) });
  }
};
