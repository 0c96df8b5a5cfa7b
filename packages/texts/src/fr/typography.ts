type Text = string | readonly Text[] | ((...args: never[]) => Text) | { readonly [key: string]: Text };

/**
 * Makes the plain spaces of a text non-breaking before `: »` and after `«`, and narrow and non-breaking before `; ? ! %`,
 * as French typography requires.
 */
function spaced(text: string): string {
  return text.replace(/ (?=[:»])|(?<=«) /g, '\u00a0').replace(/ (?=[;?!%])/g, '\u202f');
}

/** The same section of the catalogue with the spaces of all its texts set. */
export function typeset<T>(section: T): T {
  return setAll(section as Text) as T;
}

function setAll(text: Text): Text {
  if (typeof text === 'string') return spaced(text);
  if (typeof text === 'function') return (...args) => setAll(text(...args));
  if (Array.isArray(text)) return text.map(setAll);
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, setAll(value)]));
}
