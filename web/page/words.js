// The page's own words, in the player's language: `page.ftl` of the game's languages, as the build put it into words.json.
// Without them the page says in the words of start.js that it was not fetched completely.
const fetched = await fetch(new URL('words.json', import.meta.url)).then((response) => (response.ok ? response.json() : null)).catch(() => null);
const start = globalThis.holochessStart;
const own = start?.words ?? {};
/** Whether the words are there. */
export const hasWords = typeof fetched?.en === 'object' && fetched.en !== null;
const all = hasWords ? fetched : {};
export const language = (navigator.languages ?? []).map((code) => code.slice(0, 2)).find((code) => Object.hasOwn(all, code))
  ?? (hasWords ? 'en' : start?.language ?? 'en');
document.documentElement.lang = language;

export function say(id, values = {}) {
  const text = all[language]?.[id] ?? all.en?.[id] ?? own[id] ?? own['page-not-fetched'] ?? id;
  return text.replace(/\{ *\$(\w+) *\}/g, (_, name) => values[name] ?? '');
}
