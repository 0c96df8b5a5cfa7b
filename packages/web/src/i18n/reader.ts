/** Which language suits the reader: the chosen one, else that of the browser; followed when either changes. */

import { type Locale, pickLocale } from '@kairo/texts/browser';
import { effect } from '@preact/signals';
import { preferences } from '../preferences/store.ts';
import { locale, switchLocale } from './texts.ts';

function readersLocale(chosen: Locale | undefined, languages: readonly string[]): Locale {
  return chosen ?? pickLocale(languages);
}

/** Resolves when the first language is there. */
export function followReader(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const switching = switchLocale(readersLocale(preferences.value.language, navigator.languages));
    if (first === undefined) first = switching;
    // Without a connection the page goes on in the language that it has.
    else switching.catch(() => undefined);
  });
  effect(() => {
    document.documentElement.lang = locale.value;
  });
  return first ?? Promise.resolve();
}
