/** Capitals and non-breaking spaces for all languages; French adds spaces of its own (`fr/typography.ts`). */

const NO_BREAK = '\u00a0';

/** Keeps a name on one line: `segment 4`. */
export function unbroken(name: string): string {
  return name.replaceAll(' ', NO_BREAK);
}

/** The space after a number that does not belong to the word before it, and before a site: `3 coins`, `at c4`. */
const BINDING = /(?<=(?<![\p{L}\d\u00a0])\d+) (?=\p{L})| (?=[a-z]\d)/gu;

/** Keeps numbers with what they count, and sites with their preposition, on one line. */
export function withNumbersBound(sentence: string): string {
  return sentence.replace(BINDING, NO_BREAK);
}

/** The phrase with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
