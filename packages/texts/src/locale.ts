/** The languages there are, and which of them suits a reader. */
export const LOCALES = ['en', 'de', 'es', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in its own words, for the menu where one chooses. */
export const NATIVE_NAMES: { readonly [locale in Locale]: string } = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};

export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

interface Wish {
  readonly language: string;
  readonly weight: number;
}

/** `de_AT.UTF-8`, `de-AT;q=0.8`, `de@euro`: the language, and how much it is wanted. */
function wishOf(tag: string): Wish {
  const [name = '', ...parameters] = tag.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice('q='.length));
  return {
    language: (name.split(/[-_.@]/)[0] ?? '').toLowerCase(),
    weight: Number.isNaN(weight) ? 0 : weight,
  };
}

/**
 * The best locale for a reader's wishes, the strongest first: tags as in `LANG`, `LANGUAGE`, `navigator.languages` or
 * `Accept-Language`. Undefined entries are what an unset variable gives.
 */
export function pickLocale(tags: readonly (string | undefined)[]): Locale {
  const wishes = tags.flatMap((tag) => (tag ?? '').split(/[,:]/)).map(wishOf);
  // The sort is stable: among equal weights the first wish wins.
  const sorted = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return sorted.map(({ language }) => language).find(isLocale) ?? DEFAULT_LOCALE;
}
