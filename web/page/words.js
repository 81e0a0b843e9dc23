// The page's own words, in the player's language: `page.ftl` of the game's languages, as the build put it into words.json.
const all = await (await fetch(new URL('words.json', import.meta.url))).json();
export const language = (navigator.languages ?? []).map((code) => code.slice(0, 2)).find((code) => code in all) ?? 'en';
document.documentElement.lang = language;

export function say(id, values = {}) {
  const text = all[language][id] ?? all.en[id] ?? id;
  return text.replace(/\{ *\$(\w+) *\}/g, (_, name) => values[name] ?? '');
}
