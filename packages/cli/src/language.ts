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

/** What `--lang` says, if it is there, and the arguments without it. */
function findWish(argv: readonly string[]): {
  readonly wish: string | undefined;
  readonly rest: readonly string[];
} {
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
  return { wish, rest };
}

/** For what has to be said in any case: a wrong `--lang` is left to others. */
export function spokenLocale(argv: readonly string[], env: NodeJS.ProcessEnv): Locale {
  const { wish } = findWish(argv);
  return wish !== undefined && isLocale(wish) ? wish : systemLocale(env);
}

/** A wrong `--lang` is told in the language that would have been spoken without it. */
export function chooseLanguage(argv: readonly string[], env: NodeJS.ProcessEnv): Spoken {
  const { wish, rest } = findWish(argv);
  if (wish === undefined) return { locale: systemLocale(env), rest };
  if (isLocale(wish)) return { locale: wish, rest };
  return fail(messages(systemLocale(env)).terminal.bad.language(wish, LOCALES.join(', ')));
}
