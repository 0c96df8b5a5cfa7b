/** All languages at once, for programs that need not save bytes; a browser loads `@kairo/texts/de` alone. */
import { messages as de } from './de/index.ts';
import { messages as en } from './en/index.ts';
import { messages as es } from './es/index.ts';
import { messages as fr } from './fr/index.ts';
import type { Locale } from './locale.ts';
import type { Messages } from './messages.ts';

const ALL: { readonly [locale in Locale]: Messages } = { en, de, es, fr };

export function messages(locale: Locale): Messages {
  return ALL[locale];
}
