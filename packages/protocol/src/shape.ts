/**
 * Readers for untrusted JSON. A shape returns the value, without fields that it does not know, or throws a `Misfit` that
 * names the field and what is expected there. They are few and small on purpose: they are part of every page, where a
 * library for schemas took 5 kB.
 */

export class Misfit extends Error {
  readonly field: string;
  readonly expected: string;

  constructor(field: string, expected: string) {
    super(`${field}: expected ${expected}`);
    this.field = field;
    this.expected = expected;
  }
}

export type Shape<T> = (value: unknown, field: string) => T;
export type Shaped<S> = S extends Shape<infer T> ? T : never;

type Fields = { readonly [key: string]: unknown };
type Shapes = { readonly [key: string]: Shape<unknown> };
type ShapedFields<S extends Shapes> = { readonly [key in keyof S]: Shaped<S[key]> };

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of which a test says whether it fits. */
export function matching<T>(fits: (value: unknown) => boolean, expected: string): Shape<T> {
  return (value, field) => {
    if (!fits(value)) throw new Misfit(field, expected);
    return value as T;
  };
}

export function oneOf<const T extends string>(values: readonly T[]): Shape<T> {
  return matching((value) => values.some((known) => known === value), `one of ${values.join(', ')}`);
}

export function whole(min: number, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  return matching(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
    max === Number.MAX_SAFE_INTEGER ? `a whole number from ${min} on` : `a whole number, ${min}–${max}`,
  );
}

export const flag: Shape<boolean> = matching((value) => typeof value === 'boolean', 'true or false');

export function listOf<T>(
  item: Shape<T>,
  expected: string,
  min = 0,
  max = Number.POSITIVE_INFINITY,
): Shape<readonly T[]> {
  return (value, field) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) throw new Misfit(field, expected);
    return value.map((inner, i) => item(inner, within(field, String(i))));
  };
}

/** The field may be missing. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value, field) => (value === undefined ? undefined : shape(value, field));
}

/** The value may be null. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, field) => (value === null ? null : shape(value, field));
}

export function object<S extends Shapes>(shapes: S): Shape<ShapedFields<S>> {
  return (value, field) => {
    if (!isObject(value)) throw new Misfit(field, 'an object');
    const entries = Object.entries(shapes).map(([key, shape]) => [
      key,
      shape(value[key], within(field, key)),
    ]);
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  };
}

type Varied<Key extends string, V extends { readonly [name: string]: Shapes }> = {
  readonly [name in keyof V]: { readonly [key in Key]: name } & ShapedFields<V[name]>;
}[keyof V];

/** Objects of several kinds, told apart by the field `key`. */
export function variant<const Key extends string, V extends { readonly [name: string]: Shapes }>(
  key: Key,
  variants: V,
): Shape<Varied<Key, V>> {
  const name = oneOf(Object.keys(variants));
  return (value, field) => {
    if (!isObject(value)) throw new Misfit(field, 'an object');
    const found = name(value[key], within(field, key));
    return { [key]: found, ...object(variants[found] ?? {})(value, field) } as Varied<Key, V>;
  };
}

/** The path of the root is empty. */
function within(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`;
}
