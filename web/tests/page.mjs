// What the page's scripts find in a browser, as far as the tests need it.

import { File } from 'node:buffer';

/** The storage of a page: names and texts, and room for so many characters. */
export function storage(room = Infinity, entries = {}) {
  const store = Object.create({
    getItem(name) { return Object.hasOwn(this, name) ? this[name] : null; },
    removeItem(name) { delete this[name]; },
    setItem(name, text) {
      const others = Object.entries(this).filter(([other]) => other !== name).reduce((sum, [other, { length }]) => sum + other.length + length, 0);
      if (others + name.length + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      this[name] = text;
    },
  });
  return Object.assign(store, entries);
}

/** A file that a player has chosen. */
export const file = (name, text) => new File([text], name);

/** The words, so that a script that says something can be loaded; they are said as their ids. */
export function installWords() {
  globalThis.document = { documentElement: {} };
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
  globalThis.fetch = async () => new Response('{"en":{}}');
}
