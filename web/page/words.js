// The page's own words, in the player's language: `page.ftl` of the game's languages, as the build put it into words.json.
// Without them the page goes on, and says of what stops it the name of its sentence.
const all = await fetch(new URL('words.json', import.meta.url)).then((response) => response.json()).catch(() => ({ en: {} }));
export const language = (navigator.languages ?? []).map((code) => code.slice(0, 2)).find((code) => code in all) ?? 'en';
document.documentElement.lang = language;

export function say(id, values = {}) {
  const text = all[language][id] ?? all.en[id] ?? id;
  return text.replace(/\{ *\$(\w+) *\}/g, (_, name) => values[name] ?? '');
}
