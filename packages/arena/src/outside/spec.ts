/** How a program from outside is named: `run:python3 bot.py`; `run@200ms:…` and `run@500:…` tell how long to think. */
import { type Effort, parseEffort } from '@kairo/bots';
import { err, ok, type Result } from '@kairo/engine';
import { splitCommand } from './program.ts';

interface OutsideSpec {
  readonly command: string;
  /** Whatever it likes, unless somebody said how long. */
  readonly effort: Effort | undefined;
}

type OutsideSpecError =
  | { readonly code: 'budget'; readonly found: string }
  /** Nothing that could be started. */
  | { readonly code: 'command' }
  /** One that is opened and not closed. */
  | { readonly code: 'quote' };

const SPEC = /^run(?=[@:])(?:@([^:]*))?:?\s*(.*)$/;

/** Undefined if the text means somebody else. */
export function parseOutsideSpec(text: string): Result<OutsideSpec, OutsideSpecError> | undefined {
  const [, budget, command] = SPEC.exec(text) ?? [];
  if (command === undefined) return undefined;
  const effort = budget === undefined ? undefined : parseEffort(budget);
  if (budget !== undefined && effort === undefined) {
    return err({ code: 'budget', found: budget });
  }
  const words = splitCommand(command);
  if (words === undefined) return err({ code: 'quote' });
  if (!words[0]) return err({ code: 'command' });
  return ok({ command, effort });
}

/** Of a name that has been checked. */
export function isOutside(name: string): boolean {
  return parseOutsideSpec(name) !== undefined;
}
