/** Which language: `--lang` wins over KAIRO_LANG, that over the locale of the system. */
import { isLocale, LOCALES, type Locale, messages, pickLocale } from '@kairo/texts';
import { fail } from './failure.ts';

const FLAG = '--lang';

export interface Spoken {
  readonly locale: Locale;
  /** The arguments without the language: it may stand anywhere. */
  readonly rest: readonly string[];
}

function systemLocale(env: NodeJS.ProcessEnv): Locale {
  return pickLocale([env['KAIRO_LANG'], env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG']]);
}

/** A wrong `--lang` is told in the language that would have been spoken without it. */
export function chooseLanguage(argv: readonly string[], env: NodeJS.ProcessEnv): Spoken {
  const rest: string[] = [];
  let wish: string | undefined;
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? '';
    if (word === '--') {
      rest.push(...argv.slice(i));
      break;
    }
    if (word === FLAG) wish = argv[++i] ?? '';
    else if (word.startsWith(`${FLAG}=`)) wish = word.slice(FLAG.length + 1);
    else rest.push(word);
  }
  if (wish === undefined) return { locale: systemLocale(env), rest };
  if (isLocale(wish)) return { locale: wish, rest };
  return fail(messages(systemLocale(env)).terminal.bad.language(wish, LOCALES.join(', ')));
}
