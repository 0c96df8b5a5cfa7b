import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** `expect(actual).toEqual(expected)` for hot loops: calls vitest only if there is a difference. */
export function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
