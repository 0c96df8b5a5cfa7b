/**
 * Lists in a sentence: `a, b and c`. `Intl.ListFormat` would say the same, but browsers need long to make the first one.
 */

/** The word before the last item; in some languages it goes by what follows. */
type Conjunction = (last: string) => string;

export function listsWith(word: Conjunction): (items: readonly string[]) => string {
  return (items) => {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word(last)} ${last}`;
  };
}
