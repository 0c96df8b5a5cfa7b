/** Numbers, plurals and lists by the rules of a language; the words come from its catalogue. */

/** English and German have these two; Spanish and French use `other` for their rare third form, too (millions). */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

export interface Grammar {
  /** The form that goes with the count, without the number. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** The count and the form: `3 coins`. */
  readonly counted: (count: number, forms: PluralForms) => string;
  readonly number: (value: number) => string;
  readonly and: (items: readonly string[]) => string;
  readonly or: (items: readonly string[]) => string;
}

/** Below this no language groups digits. */
const PLAIN_BELOW = 1000;

/** Made when it is first needed. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * Browsers need long for their first number in a language, so that those of a game, which look the same in all of
 * them, do without.
 */
export function grammarOf(locale: string): Grammar {
  const rules = new Intl.PluralRules(locale);
  const numbers = lazily(() => new Intl.NumberFormat(locale));
  const conjunction = lazily(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const disjunction = lazily(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const number = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < PLAIN_BELOW ? String(value) : numbers().format(value);
  const plural = (count: number, forms: PluralForms): string =>
    rules.select(count) === 'one' ? forms.one : forms.other;
  return {
    plural,
    counted: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    number,
    and: (items) => conjunction().format(items),
    or: (items) => disjunction().format(items),
  };
}
