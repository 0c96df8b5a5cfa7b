/** What is wrong with a field of a message. */
import type { Fields } from '@kairo/arena';
import type { BotError } from '@kairo/bots';
import type { Expectation } from '@kairo/engine';

export function malformed(field: string, expected: Expectation): BotError {
  return { code: 'bot/malformed', field, expected };
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

export function isWhole(value: unknown, { min, max }: Range): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
