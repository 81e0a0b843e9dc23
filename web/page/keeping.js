// What the browser keeps for the game, saved to a file and brought in from files. The entries are written by crates/platform/src: `holochess:`
// and a path, with `folder`, or `text` and a time before the file's text. What is brought in is checked by the game (crates/worker/src/imports);
// here it is written, all of it or nothing.
import { say } from './words.js';

const PREFIX = 'holochess:';
const FORMAT = 'holochess-browser-backup';
/** The most that is read of files at once, in bytes: twice what a browser keeps for a page, as JSON. */
export const MOST = 32 * 1024 * 1024;

/** Whether the browser keeps what is written: `kept`, `full` if it has no room for more, `refused` if it keeps nothing for the page. */
export function storageState() {
  try {
    localStorage.setItem(`${PREFIX}?`, '');
    localStorage.removeItem(`${PREFIX}?`);
    return 'kept';
  } catch (why) {
    return ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(why?.name) ? 'full' : 'refused';
  }
}

export const isKept = () => storageState() !== 'refused';

/** All entries, by their paths. */
export function entries() {
  const found = {};
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX)) found[name.slice(PREFIX.length)] = localStorage.getItem(name);
  }
  return found;
}

export const hasMatches = () => Object.keys(localStorage).some((name) => name.startsWith(`${PREFIX}/holochess/saves/`) && name.endsWith('.jsonl'));

export function download(name, bytes) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves everything to a file. Says what the player has to know of it. */
export function takeOut() {
  if (!isKept()) return say('page-nothing-kept');
  const kept = entries();
  const day = new Date().toISOString().slice(0, 10);
  download(`holochess-${day}.json`, JSON.stringify({ format: FORMAT, version: 1, entries: kept }, null, 1));
  const hasSecrets = Object.keys(kept).some((path) => path.startsWith('/holochess/mail/'));
  return hasSecrets ? say('page-saved-secrets') : say('page-saved');
}

/** Takes files in: `check` asks the game what comes of them, `asks` asks the player. Returns what there is to say, and whether anything
 * has changed. */
export async function bringIn(files, check, asks) {
  if (!isKept()) return { said: [say('page-nothing-kept')], isChanged: false };
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > MOST) return { said: [say('page-too-large')], isChanged: false };
  const brought = [];
  for (const file of files) {
    try {
      brought.push({ name: file.name, text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) });
    } catch {
      return { said: [say('page-not-text', { file: file.name })], isChanged: false };
    }
  }
  // Again if the game or another tab has written meanwhile.
  let replaces = null; // whether the settings are replaced, once the player has said so
  for (let tries = 0; tries < 3; tries += 1) {
    const kept = entries();
    const found = await check(brought, kept);
    if (!found) return { said: [say('page-not-checked')], isChanged: false };
    if (found.is_refused) return { said: found.said, isChanged: false };
    const wanted = { ...found.entries };
    if (found.settings) replaces ??= asks(say('page-use-settings'));
    if (found.settings && replaces) wanted['/holochess/settings.toml'] = found.settings;
    const written = writeAll(wanted, kept);
    if (written === 'full') return { said: [say('page-full')], isChanged: false };
    if (written === 'done') {
      const said = found.settings && !replaces ? [...found.said, say('page-settings-stay')] : found.said;
      return { said, isChanged: Object.keys(wanted).length > 0 };
    }
  }
  return { said: [say('page-not-checked')], isChanged: false };
}

/** Writes all entries, or none: `changed` if one of them is not as it was when they were checked, `full` if there is no room. */
export function writeAll(wanted, kept) {
  // What is new first: so little of what was there has to be put back.
  const paths = Object.keys(wanted).sort((one, other) => (one in kept) - (other in kept));
  if (paths.some((path) => localStorage.getItem(PREFIX + path) !== (kept[path] ?? null))) return 'changed';
  try {
    for (const path of paths) localStorage.setItem(PREFIX + path, wanted[path]);
    return 'done';
  } catch {
    // What is new goes, so that there is room for what was there. An old text is never removed: another tab may take its room.
    for (const path of paths) if (!(path in kept)) localStorage.removeItem(PREFIX + path);
    for (const path of paths) if (path in kept) localStorage.setItem(PREFIX + path, kept[path]);
    return 'full';
  }
}
