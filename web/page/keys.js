// Which keys belong to the browser. The game takes every key that comes to its canvas from the browser, so these are kept from that:
// combinations with Ctrl, Alt and Meta, the function keys with which the game does nothing, and keys for the browser, sound and menus.
// F10 is the way out of the canvas.
const OF_THE_GAME = ['F1', 'F2', 'F6', 'F7', 'F11'];

export const LEAVES = 'F10';

/** Whether the browser does with a key what it does everywhere; the game sees it all the same. */
export function isOfTheBrowser({ key, ctrlKey, altKey, metaKey }) {
  return ctrlKey || altKey || metaKey || (/^F\d+$/.test(key) && !OF_THE_GAME.includes(key)) || /^(Browser|Media|Audio|Launch|ContextMenu)/.test(key);
}

/** Gives the keys on the canvas to the browser that are its own, and the wheel with Ctrl, which zooms; leaves the canvas by F10. */
export function shareKeys(canvas, leave) {
  // Before the game, which listens on the canvas.
  const hear = (kind, share, options = {}) => addEventListener(kind, (event) => { if (event.target === canvas) share(event); }, { capture: true, ...options });
  const release = (event) => { event.preventDefault = () => {}; };
  hear('keydown', (event) => {
    if (event.key === LEAVES && !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else if (isOfTheBrowser(event)) {
      release(event);
    }
  });
  hear('keyup', (event) => { if (isOfTheBrowser(event)) release(event); });
  hear('wheel', (event) => { if (event.ctrlKey) release(event); }, { passive: true });
}
