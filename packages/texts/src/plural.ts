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

export function grammarOf(locale: string): Grammar {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  const plural = (count: number, forms: PluralForms): string =>
    rules.select(count) === 'one' ? forms.one : forms.other;
  return {
    plural,
    counted: (count, forms) => `${numbers.format(count)} ${plural(count, forms)}`,
    number: (value) => numbers.format(value),
    and: (items) => conjunction.format(items),
    or: (items) => disjunction.format(items),
  };
}
