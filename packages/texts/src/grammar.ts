/** Numbers, plurals and lists by the rules of a language; the words come from its catalogue. */

/** Spanish and French use `other` for their third form (millions), too. */
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

/** No language groups the digits of smaller numbers. */
const PLAIN_BELOW = 1000;

/** Small numbers are formatted without `Intl.NumberFormat`, whose first instance is slow to create in browsers. */
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

/** The word before the last item; in some languages it depends on that item. */
type Conjunction = (last: string) => string;

/** `a, b and c`, without `Intl.ListFormat`, whose first instance is slow to create in browsers. */
export function listsWith(word: Conjunction): (items: readonly string[]) => string {
  return (items) => {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word(last)} ${last}`;
  };
}
