/** Finds the words of the glossary in a text. */
import type { Locale } from '@kairo/texts/browser';
import { GLOSSARY, TERM_IDS, type TermId } from '@kairo/texts/rulebook';

export type Part = string | { readonly term: TermId; readonly text: string };

/** The longest first, so that `stall card` is not taken for `stall`. */
function formsIn(locale: Locale): readonly { readonly term: TermId; readonly form: string }[] {
  return TERM_IDS.flatMap((term) => GLOSSARY[term][locale].split(', ').map((form) => ({ term, form }))).sort(
    (a, b) => b.form.length - a.form.length,
  );
}

/** With a plural or an ending of up to two letters. */
function patternFor(locale: Locale): RegExp {
  const forms = formsIn(locale).map(({ form }) => form.replaceAll(' ', '\\p{L}{0,2}[ \\u00a0]'));
  return new RegExp(`(?<!\\p{L})(${forms.join('|')})\\p{L}{0,2}(?!\\p{L})`, 'giu');
}

const patterns = new Map<Locale, RegExp>();

function termOf(found: string, locale: Locale): TermId | undefined {
  const plain = found.replaceAll('\u00a0', ' ').toLowerCase();
  return formsIn(locale).find(({ form }) => {
    const words = form.toLowerCase().split(' ');
    return (
      plain.split(' ').length === words.length &&
      words.every((word, i) => plain.split(' ')[i]?.startsWith(word))
    );
  })?.term;
}

/** @param seen the terms that have been marked before: each is marked once. */
export function termsIn(text: string, locale: Locale, seen: Set<string>): readonly Part[] {
  const pattern = patterns.get(locale) ?? patternFor(locale);
  patterns.set(locale, pattern);
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const term = termOf(found, locale);
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    parts.push(text.slice(end, index), { term, text: found });
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}
