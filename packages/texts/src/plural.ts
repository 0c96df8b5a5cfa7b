/** Numbers and plurals by the rules of a language; the words come from its catalogue. */

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
}

/** Below this no language groups digits. */
const PLAIN_BELOW = 1000;

/**
 * Browsers need long for their first number in a language, so that those of a game, which look the same in all of
 * them, do without.
 */
export function grammarOf(locale: string): Grammar {
  const rules = new Intl.PluralRules(locale);
  let numbers: Intl.NumberFormat | undefined;
  const number = (value: number): string => {
    if (Number.isInteger(value) && value >= 0 && value < PLAIN_BELOW) return String(value);
    numbers ??= new Intl.NumberFormat(locale);
    return numbers.format(value);
  };
  const plural = (count: number, forms: PluralForms): string =>
    rules.select(count) === 'one' ? forms.one : forms.other;
  return {
    plural,
    counted: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    number,
  };
}
