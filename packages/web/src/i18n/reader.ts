/** Keeps the page in the preferred language, or in the browser's if none was chosen. */

import { type Locale, pickLocale } from '@kairo/texts/browser';
import { effect } from '@preact/signals';
import { preferences } from '../preferences/store.ts';
import { locale, switchLocale } from './texts.ts';

function readersLocale(chosen: Locale | undefined, languages: readonly string[]): Locale {
  return chosen ?? pickLocale(languages);
}

/** Resolves when the first language has been loaded. */
export function followReader(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const switching = switchLocale(readersLocale(preferences.value.language, navigator.languages));
    if (first === undefined) first = switching;
    // Without a connection the page stays in its current language.
    else switching.catch(() => undefined);
  });
  effect(() => {
    document.documentElement.lang = locale.value;
  });
  return first ?? Promise.resolve();
}
