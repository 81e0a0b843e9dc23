// The worker of thinking.js: the game without its engine.
import init from './thinker.js';

let answer = null;
let endings = null;
self.holochess = {
  serve(answers) { answer = answers; },
  fetched(name) { return name === 'holochess.endings' ? endings : null; },
};

// A rejected promise fires no error event at the page; an exception outside of it does.
self.onmessage = ({ data }) => serve(data).catch((why) => setTimeout(() => { throw why; }));

async function serve(data) {
  if ('endings' in data) {
    endings = data.endings;
    await init();
    postMessage({ ready: true });
  } else {
    postMessage({ id: data.id, answer: answer(data.question) });
  }
}
