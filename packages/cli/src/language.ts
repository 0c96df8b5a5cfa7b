/** Chooses the language: `--lang`, then KAIRO_LANG, then the locale of the system. */
import { isLocale, LOCALES, type Locale, messages, pickLocale } from '@kairo/texts';
import { fail } from './failure.ts';

const FLAG = '--lang';

export interface LanguageChoice {
  readonly locale: Locale;
  /** The arguments without `--lang`, which may stand anywhere. */
  readonly rest: readonly string[];
}

function systemLocale(env: NodeJS.ProcessEnv): Locale {
  return pickLocale([env['KAIRO_LANG'], env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG']]);
}

function extractLanguage(argv: readonly string[]): {
  readonly requested: string | undefined;
  readonly rest: readonly string[];
} {
  const rest: string[] = [];
  let requested: string | undefined;
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? '';
    if (word === '--') {
      rest.push(...argv.slice(i));
      break;
    }
    if (word === FLAG) requested = argv[++i] ?? '';
    else if (word.startsWith(`${FLAG}=`)) requested = word.slice(FLAG.length + 1);
    else rest.push(word);
  }
  return { requested, rest };
}

/** Never fails, for messages that must be shown in any case: ignores an unknown `--lang`. */
export function localeFor(argv: readonly string[], env: NodeJS.ProcessEnv): Locale {
  const { requested } = extractLanguage(argv);
  return requested !== undefined && isLocale(requested) ? requested : systemLocale(env);
}

/** Fails on an unknown `--lang`, with a message in the language of the system. */
export function chooseLanguage(argv: readonly string[], env: NodeJS.ProcessEnv): LanguageChoice {
  const { requested, rest } = extractLanguage(argv);
  if (requested === undefined) return { locale: systemLocale(env), rest };
  if (isLocale(requested)) return { locale: requested, rest };
  return fail(messages(systemLocale(env)).terminal.bad.language(requested, LOCALES.join(', ')));
}
