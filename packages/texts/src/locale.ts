/** The languages, and which of them suits a reader. */
export const LOCALES = ['en', 'de', 'es', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in its own words, for the menu. */
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

interface Preference {
  readonly language: string;
  readonly weight: number;
}

/** Language and weight of a tag such as `de_AT.UTF-8`, `de-AT;q=0.8` or `de@euro`. */
function parseTag(tag: string): Preference {
  const [name = '', ...parameters] = tag.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice('q='.length));
  return {
    language: (name.split(/[-_.@]/)[0] ?? '').toLowerCase(),
    weight: Number.isNaN(weight) ? 0 : weight,
  };
}

/**
 * The best locale for a reader's preferences, the most preferred first: tags as in `LANG`, `LANGUAGE`,
 * `navigator.languages` or `Accept-Language`. Undefined entries stand for unset variables.
 */
export function pickLocale(tags: readonly (string | undefined)[]): Locale {
  const preferences = tags.flatMap((tag) => (tag ?? '').split(/[,:]/)).map(parseTag);
  // The sort is stable: among equal weights the first one wins.
  const sorted = preferences.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return sorted.map(({ language }) => language).find(isLocale) ?? DEFAULT_LOCALE;
}
