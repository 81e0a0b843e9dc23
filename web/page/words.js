// The page's own words, in the person's language: `page.ftl` of the game's languages, as the build put it into words.json.
const all = await (await fetch('words.json')).json();
const language = (navigator.languages ?? []).map((code) => code.slice(0, 2)).find((code) => code in all) ?? 'en';
document.documentElement.lang = language;

export function say(id, values = {}) {
  const text = all[language][id] ?? all.en[id] ?? id;
  return text.replace(/\{ *\$(\w+) *\}/g, (_, name) => values[name] ?? '');
}
