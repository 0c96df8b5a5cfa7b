/** Programs of the user's on the command line: `run:python3 bot.py`. */
import { parseOutsideSpec } from '@kairo/arena';
import type { Effort } from '@kairo/bots';
import type { Messages } from '@kairo/texts';
import { fail } from './failure.ts';

/** Undefined if the text does not name a program. */
export function readOutsideSpec(
  t: Messages,
  text: string,
): { readonly command: string; readonly effort: Effort | undefined } | undefined {
  const outside = parseOutsideSpec(text);
  if (outside === undefined) return undefined;
  if (outside.ok) return outside.value;
  const { error } = outside;
  switch (error.code) {
    case 'budget':
      return fail(t.error({ code: 'bot/budget', found: error.found }));
    case 'command':
      return fail('A command is missing after “run:”, like “run:python3 bot.py”.');
    case 'quote':
      return fail(`A quotation mark is not closed: ${text}`);
    default:
      return error satisfies never;
  }
}
