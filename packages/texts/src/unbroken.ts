/** Where a line must not break, in every language: French sets its own marks besides (`fr/typography.ts`). */

const NO_BREAK = '\u00a0';

/** A name that is one thing to the eye: `segment 4`. */
export function unbroken(name: string): string {
  return name.replaceAll(' ', NO_BREAK);
}

/** Behind a number, unless it belongs to the word before it, and before a site: `3 coins`, `at c4`. */
const BINDING = /(?<=(?<![\p{L}\d\u00a0])\d+) (?=\p{L})| (?=[a-z]\d)/gu;

/** Numbers stay with what they count, and sites with their preposition. */
export function withNumbersBound(sentence: string): string {
  return sentence.replace(BINDING, NO_BREAK);
}
