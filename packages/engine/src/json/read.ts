/** Readers of untrusted JSON. Call them inside `reading`, which returns the first misfit as an error value. */
import type { Expectation, Misfit } from '../expectation.ts';
import { err, ok, type Result } from '../result.ts';

/** Thrown and caught in this file only: an exception keeps long sequences of checks readable. */
class Unfit extends Error {
  readonly misfit: Misfit;
  constructor(misfit: Misfit) {
    super(misfit.field);
    this.misfit = misfit;
  }
}

export function reading<T>(read: () => T): Result<T, Misfit> {
  try {
    return ok(read());
  } catch (failure) {
    if (failure instanceof Unfit) return err(failure.misfit);
    throw failure;
  }
}

/** Rejects a value, for checks that the readers below do not cover. */
export function unfit(field: string, expected: Expectation): never {
  throw new Unfit({ field, expected });
}

export type Fields = { readonly [field: string]: unknown };

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function object(value: unknown, field: string): Fields {
  return isObject(value) ? value : unfit(field, { kind: 'object' });
}

/** A list, of exactly this length if one is given. */
export function list(value: unknown, field: string, length?: number): readonly unknown[] {
  if (Array.isArray(value) && (length === undefined || value.length === length)) return value;
  unfit(field, length === undefined ? { kind: 'list' } : { kind: 'list', min: length, max: length });
}

export function text(value: unknown, field: string): string {
  return typeof value === 'string' ? value : unfit(field, { kind: 'text' });
}

export function boolean(value: unknown, field: string): boolean {
  return typeof value === 'boolean' ? value : unfit(field, { kind: 'boolean' });
}

export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

export function whole(value: unknown, field: string, min: number, max: number): number {
  return isWhole(value, min, max) ? value : unfit(field, { kind: 'whole', min, max });
}

export function oneOf<T extends string>(value: unknown, field: string, values: readonly T[]): T {
  return values.find((known) => known === value) ?? unfit(field, { kind: 'one-of', values });
}

export function matching(value: unknown, field: string, pattern: RegExp, expected: Expectation): string {
  return typeof value === 'string' && pattern.test(value) ? value : unfit(field, expected);
}
