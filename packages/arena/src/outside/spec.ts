/** How a program from outside is named: `run:python3 bot.py`; `run@200ms:…` and `run@500:…` tell how long to think. */
import type { Result } from '@kairo/engine';
import { splitCommand } from './program.ts';
import type { Effort } from './protocol.ts';

interface OutsideSpec {
  readonly command: string;
  readonly effort: Effort;
}

type OutsideSpecError =
  | { readonly code: 'budget'; readonly found: string }
  /** Nothing that could be started. */
  | { readonly code: 'command' };

const SPEC = /^run(?=[@:])(?:@([^:]*))?:?\s*(.*)$/;
const BUDGET = /^([1-9]\d{0,8})(ms)?$/;

function parseEffort(budget: string | undefined): Effort | undefined {
  if (budget === undefined) return {};
  const [, amount, unit] = BUDGET.exec(budget) ?? [];
  if (amount === undefined) return undefined;
  return unit === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) };
}

/** Undefined if the text means somebody else. */
export function parseOutsideSpec(text: string): Result<OutsideSpec, OutsideSpecError> | undefined {
  const [, budget, command] = SPEC.exec(text) ?? [];
  if (command === undefined) return undefined;
  const effort = parseEffort(budget);
  if (effort === undefined) return { ok: false, error: { code: 'budget', found: budget ?? '' } };
  if (!splitCommand(command)[0]) return { ok: false, error: { code: 'command' } };
  return { ok: true, value: { command, effort } };
}

/** Of a name that has been checked. */
export function isOutside(name: string): boolean {
  return parseOutsideSpec(name) !== undefined;
}
