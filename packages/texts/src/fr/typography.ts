type Text = string | readonly Text[] | ((...args: never[]) => Text) | { readonly [key: string]: Text };

/**
 * French sets a space that must not break before `: »` and after `«`, and a narrow one before `; ? ! %`; whoever writes a
 * text types a plain one.
 */
function spaced(text: string): string {
  return text.replace(/ (?=[:»])|(?<=«) /g, '\u00a0').replace(/ (?=[;?!%])/g, '\u202f');
}

/** Every text in a section of the catalogue, with its spaces. */
export function typeset<T>(section: T): T {
  return setAll(section as Text) as T;
}

function setAll(text: Text): Text {
  if (typeof text === 'string') return spaced(text);
  if (typeof text === 'function') return (...args) => setAll(text(...args));
  if (Array.isArray(text)) return text.map(setAll);
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, setAll(value)]));
}
