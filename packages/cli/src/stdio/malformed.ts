/** Errors about fields of messages. */
import type { BotError } from '@kairo/bots';
import type { Expectation } from '@kairo/engine';

export function malformed(field: string, expected: Expectation): BotError {
  return { code: 'bot/malformed', field, expected };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

export function isWhole(value: unknown, { min, max }: Range): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
