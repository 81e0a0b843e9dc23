// The wire of a table: fetches the program that carries frames (crates/link-program) and hands it orders. Runs in a worker, or in the
// page where a browser has no worker for it.

/** Opens a wire and says what comes by `report([kind, peer, what])`; returns what takes orders. */
export function run({ secret, relay, line }, report) {
  const early = [];
  let wire = null;
  let isEnding = false;
  const order = ({ what, peer, bytes }) => {
    if (what === 'end') isEnding = true;
    if (!wire) early.push({ what, peer, bytes });
    else if (what === 'send') wire.send(peer, bytes);
    else if (what === 'close') wire.close(peer);
    else if (what === 'read') wire.read(peer);
    else if (what === 'dial') wire.dial();
    else if (what === 'end') wire.end();
  };
  const begin = async () => {
    // A server without a relay says so before a megabyte is fetched.
    const answer = await fetch(new URL('/ping', relay)).catch(() => null);
    if (!answer?.ok) throw 'relay';
    const { default: init, open } = await import('./link-program.js');
    await init();
    if (isEnding) throw 'program';
    wire = await open(secret, relay, line ?? undefined, (kind, peer, what) => report([kind, peer, what]));
    report(['ready', 0, null]);
    for (const waiting of early.splice(0)) order(waiting);
  };
  begin().catch((why) => {
    if (typeof why !== 'string') console.warn('holochess: the wire cannot be opened', why);
    report(['failed', 0, typeof why === 'string' ? why : 'program']);
    if (isEnding) report(['ended', 0, null]);
  });
  return order;
}
