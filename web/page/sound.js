// A browser lets a page sound only after the person has touched it: every player of sounds that the game makes is woken then. In a tab
// that is not seen nothing sounds.
const players = [];
let isTouched = false;

for (const name of ['AudioContext', 'webkitAudioContext']) {
  const Native = window[name];
  if (!Native) continue;
  window[name] = class extends Native {
    constructor(...options) {
      super(...options);
      players.push(this);
      if (isTouched && !document.hidden) this.resume();
    }
  };
}

function wake() {
  isTouched = true;
  for (const player of players) if (player.state !== 'running') player.resume().catch(() => {});
}
for (const kind of ['pointerdown', 'pointerup', 'touchend', 'keydown']) addEventListener(kind, wake, { capture: true, passive: true });

document.addEventListener('visibilitychange', () => {
  for (const player of players) {
    if (document.hidden) player.suspend().catch(() => {});
    else if (isTouched) player.resume().catch(() => {});
  }
});
