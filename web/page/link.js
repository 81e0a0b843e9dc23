// The wires to programs elsewhere, one for each table, in workers of their own. The program is fetched when a table is opened or joined.
const LAST_WORDS = 5_000; // milliseconds that a wire may take to end

const wires = new Map(); // number → { events, order, end }
let next = 1;

/** Opens a wire at a relay: to be dialled, or to dial the host of a line. Returns its number. */
export function openLink(secret, relay, line) {
  const number = next++;
  const events = [];
  const what = { secret, relay, line };
  const wire = { events, order: () => {}, end: () => {} };
  wires.set(number, wire);
  let isHeard = false;
  const early = [];
  const report = (event) => {
    isHeard = true;
    if (event[0] === 'ended') wire.end();
    else events.push(event);
  };
  // Where a browser has no worker for it, the page does the same.
  const inPage = async () => {
    try {
      const { run } = await import('./link-run.js');
      wire.order = run(what, report);
      for (const waiting of early) wire.order(waiting);
    } catch (why) {
      console.warn('holochess: the wire cannot be opened', why);
      report(['failed', 0, 'program']);
    }
  };
  wire.order = (message) => early.push(message);
  try {
    const worker = new Worker(new URL('link-worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => report(data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      console.warn('holochess: the worker of the wire has stopped', event.message ?? '');
      worker.terminate();
      wire.end = () => {};
      if (isHeard) return events.push(['failed', 0, 'program']);
      wire.order = (message) => early.push(message);
      return inPage();
    };
    wire.order = (message) => { early.push(message); worker.postMessage(message); };
    wire.end = () => worker.terminate();
    worker.postMessage(what);
  } catch (why) {
    console.warn('holochess: no worker for the wire', why);
    inPage();
  }
  return number;
}

/** What a wire says next: `[kind, peer, what]`, or nothing. */
export function nextFromLink(number) {
  const event = wires.get(number)?.events.shift();
  // Another frame may come now.
  if (event?.[0] === 'frame') toLink(number, 'read', event[1]);
  return event;
}

/** Hands an order to a wire: `send`, `close`, `dial`, `end`. */
export function toLink(number, what, peer, bytes) {
  const wire = wires.get(number);
  wire?.order({ what, peer, bytes });
  if (what !== 'end' || !wire) return;
  wires.delete(number);
  setTimeout(() => wire.end(), LAST_WORDS);
}
