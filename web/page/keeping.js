// What the browser keeps for the game, taken out and brought in as files. The entries are written by src/platform: `holochess:` and a
// path, with `folder`, or `text` and a time before the file's text.
import { say } from './words.js';

const PREFIX = 'holochess:';
const SAVES = '/holochess/saves';
const SETTINGS = '/holochess/settings.toml';
const FORMAT = 'holochess-browser-backup';

export function isKept() {
  try {
    localStorage.setItem(`${PREFIX}?`, '');
    localStorage.removeItem(`${PREFIX}?`);
    return true;
  } catch {
    return false;
  }
}

export function download(name, bytes) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function takeOut() {
  const entries = {};
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX)) entries[name.slice(PREFIX.length)] = localStorage.getItem(name);
  }
  const day = new Date().toISOString().slice(0, 10);
  download(`holochess-${day}.json`, JSON.stringify({ format: FORMAT, version: 1, entries }, null, 1));
}

// Takes in matches (.jsonl) and what was taken out of another browser (.json); nothing that is there is written over but the settings.
// Says what became of each file.
export async function bringIn(files) {
  const said = [];
  for (const file of files) {
    try {
      const text = await file.text();
      if (text.trimStart().startsWith('{"format":"holochess-record"') || file.name.endsWith('.jsonl')) {
        putMatch(file.name, text);
        said.push(say('page-brought-match', { file: file.name }));
      } else {
        const count = putAll(JSON.parse(text));
        said.push(say('page-brought-all', { file: file.name, count }));
      }
    } catch (why) {
      const full = why?.name === 'QuotaExceededError' || why?.name === 'NS_ERROR_DOM_QUOTA_REACHED';
      said.push(say(full ? 'page-full' : 'page-not-ours', { file: file.name }));
    }
  }
  return said;
}

function folders(path) {
  const parts = path.split('/').slice(1, -1);
  parts.forEach((_, index) => localStorage.setItem(`${PREFIX}/${parts.slice(0, index + 1).join('/')}`, 'folder'));
}

function putMatch(name, text) {
  if (!text.trimStart().startsWith('{')) throw new Error('no match');
  const plain = name.replace(/\.jsonl$/, '').replace(/[^\p{L}\p{N} _-]/gu, '-').slice(0, 80) || 'match';
  put(`${SAVES}/${plain}`, '.jsonl', text);
}

// Under the first name that is free; the same text is not put twice.
function put(stem, ending, text) {
  for (let number = 1; ; number += 1) {
    const path = stem + (number === 1 ? '' : `-${number}`) + ending;
    const there = localStorage.getItem(PREFIX + path);
    if (there !== null && there.slice(there.indexOf('\n') + 1) === text) return;
    if (there === null) {
      folders(path);
      localStorage.setItem(PREFIX + path, `text ${Date.now()}\n${text}`);
      return;
    }
  }
}

function putAll(backup) {
  if (backup?.format !== FORMAT || backup.version !== 1) throw new Error('not ours');
  let count = 0;
  for (const [path, entry] of Object.entries(backup.entries)) {
    if (!/^\/holochess\/[^\0]+$/.test(path) || path.includes('..') || !/^(text|bytes) \d+\n/.test(entry)) continue;
    if (path.startsWith(`${SAVES}/`) && path.endsWith('.jsonl') && !path.slice(SAVES.length + 1).startsWith('.')) {
      put(path.slice(0, -'.jsonl'.length), '.jsonl', entry.slice(entry.indexOf('\n') + 1));
    } else if (path === SETTINGS || localStorage.getItem(PREFIX + path) === null) {
      folders(path);
      localStorage.setItem(PREFIX + path, entry);
    } else {
      // A match by mail may have gone further here, and strength and medals are those of who plays here.
      continue;
    }
    count += 1;
  }
  return count;
}
