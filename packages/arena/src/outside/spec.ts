/** Names of outside programs: `run:python3 bot.py`, or with a thinking time: `run@200ms:…`, `run@500:…`. */
import { type Effort, parseEffort } from '@kairo/bots';
import { err, ok, type Result } from '@kairo/engine';
import { splitCommand } from './program.ts';

interface OutsideSpec {
  readonly command: string;
  /** Undefined leaves the thinking time to the program. */
  readonly effort: Effort | undefined;
}

type OutsideSpecError =
  | { readonly code: 'budget'; readonly found: string }
  /** The command is missing. */
  | { readonly code: 'command' }
  /** A quote is not closed. */
  | { readonly code: 'quote' };

const SPEC = /^run(?=[@:])(?:@([^:]*))?:?\s*(.*)$/;

/** Undefined if the text does not name an outside program. */
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

/** Expects a name that has been checked. */
export function isOutside(name: string): boolean {
  return parseOutsideSpec(name) !== undefined;
}
