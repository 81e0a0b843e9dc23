// The other program, in a worker: it answers questions about matches so that no frame waits for them. One question at a time; the
// others wait. A question that is not wanted any more is called off by ending the worker, if it takes long.
const LONG = 500; // milliseconds
const CHECK_PATIENCE = 60_000; // milliseconds that a check of files may take
const ENDINGS = new URL('assets/players/holochess.endings', import.meta.url);

let worker = null;
let isReady = false;
let broken = 0;
let endings = null; // the bytes, once they are there
let areAskedFor = false;
let current = null; // { id, question, since }
let next = 1;
const waiting = [];
const answers = new Map(); // id → text, or null for none

function start() {
  isReady = false;
  const own = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
  worker = own;
  worker.onmessage = ({ data }) => {
    if (worker !== own) return; // sent before it was ended
    if (data.ready) isReady = true;
    else if (current && data.id === current.id) {
      if (answers.has(data.id)) answers.set(data.id, data.answer);
      current = null;
    }
    send();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (worker !== own) return;
    console.warn('holochess: the worker has stopped', event.message ?? '');
    broken += 1;
    end();
    if (current) {
      if (answers.has(current.id)) answers.set(current.id, null);
      current = null;
    }
    if (broken < 3) start();
    else for (const { id } of waiting.splice(0)) answers.set(id, null);
    send();
  };
  worker.postMessage({ endings });
}

function end() {
  worker?.terminate();
  worker = null;
  isReady = false;
}

/** Leaves the current question unanswered: a fresh worker takes the next one. */
function restart() {
  current = null;
  end();
  start();
}

function send() {
  if (current || !waiting.length || !worker || !isReady) return;
  current = { ...waiting.shift(), since: performance.now() };
  worker.postMessage({ id: current.id, question: current.question });
}

// The solved endings are as large as the program. They come while the first match of Holochess is played, and a fresh worker has them.
async function wantEndings(question) {
  if (areAskedFor || !question.includes('\\"game\\":\\"holochess\\"')) return;
  areAskedFor = true;
  try {
    const response = await fetch(ENDINGS);
    if (!response.ok || /html/i.test(response.headers.get('Content-Type') ?? '')) throw new Error(response.status);
    endings = new Uint8Array(await response.arrayBuffer());
  } catch (why) {
    console.warn('holochess: the solved endings could not be fetched; players search instead', why);
    setTimeout(() => { areAskedFor = false; }, 60_000);
    return;
  }
  if (broken >= 3) return;
  if (current && answers.has(current.id)) waiting.unshift({ id: current.id, question: current.question });
  restart();
}

export function ask(question, isAboutMatch = true) {
  if (broken >= 3) return null;
  if (!worker) start();
  const id = next++;
  answers.set(id, undefined);
  waiting.push({ id, question });
  if (isAboutMatch) wantEndings(question);
  send();
  return id;
}

/** Asks the game what comes of files that are to be brought in beside what is kept; null where the worker cannot be started, or does not
 * answer in time. */
export async function checkFiles(files, kept, language) {
  let id;
  try {
    id = ask(JSON.stringify({ import: { files, kept, now: Date.now(), language } }), false);
  } catch (why) {
    console.warn('holochess: the worker cannot be started', why);
    return null;
  }
  for (const begun = performance.now(); performance.now() - begun < CHECK_PATIENCE;) {
    const found = answer(id);
    if (found !== undefined) return found && JSON.parse(found);
    await new Promise((done) => { setTimeout(done, 50); });
  }
  if (!isReady && broken < 3) restart(); // the worker itself has not come
  forget(id);
  return null;
}

// undefined: not yet; null: there will be none; a text: the answer, given once.
export function answer(id) {
  if (!answers.has(id)) return null;
  const found = answers.get(id);
  if (found !== undefined) answers.delete(id);
  return found;
}

export function forget(id) {
  answers.delete(id);
  const place = waiting.findIndex((question) => question.id === id);
  if (place >= 0) waiting.splice(place, 1);
  if (current?.id !== id) return;
  const rest = LONG - (performance.now() - current.since);
  if (rest <= 0) restart();
  else setTimeout(() => { if (current?.id === id) restart(); }, rest);
}
