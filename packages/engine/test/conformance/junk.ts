/** Invalid input: any JSON, and valid JSON with changes. */
import fc from 'fast-check';
import { there } from './setups.ts';

/**
 * The same runs every time. To hunt for more: `KAIRO_FUZZ=50 npm run vitest -- run fuzz` takes fifty times as many, and
 * other ones; what it finds becomes a named test in `regressions.test.ts`.
 */
export function runs(seed: number, numRuns: number): { readonly seed: number; readonly numRuns: number } {
  const factor = Number(process.env['KAIRO_FUZZ'] ?? 1);
  return { seed: seed + 1000 * (factor - 1), numRuns: numRuns * factor };
}

/** Values that often cause errors, including some that JSON cannot represent (NaN, undefined). */
const NASTY: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -0,
  -1,
  1.5,
  15,
  255,
  4096,
  2 ** 31,
  2 ** 53,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  '0',
  'c4',
  'S1',
  'J9',
  'red',
  'neutral',
  'setup',
  'play',
  'final',
  'over',
  { picksLeft: 1 },
  { discardsLeft: 2 },
  { neutral: 'green' },
  'constructor',
  '__proto__',
  'toString',
  'a'.repeat(5000),
  '\u0000',
  '\ud800',
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 300 }, () => 0),
  JSON.parse('{"__proto__":{"type":"lure"}}'),
  JSON.parse('{"constructor":1,"hasOwnProperty":2,"length":3}'),
  JSON.parse('{"toString":null,"valueOf":null,"toJSON":null}'),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
];

export const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) },
);

type Container = { [key: string | number]: unknown };
type Place = { readonly holder: Container; readonly key: string | number };

/** The paths of all values inside a value. */
function placesOf(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push({ holder: value as Container, key });
    placesOf((value as Container)[key], found);
  }
  return found;
}

interface Change {
  readonly kind: 'replace' | 'remove' | 'add' | 'copy' | 'nudge' | 'repeat';
  readonly at: number;
  readonly from: number;
  readonly value: unknown;
}

function nudged(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value + (by % 3) - 1;
  if (typeof value === 'string') return by % 2 === 0 ? `${value}1` : value.slice(1);
  return typeof value === 'boolean' ? !value : value;
}

function apply(value: unknown, { kind, at, from, value: given }: Change): void {
  const places = placesOf(value);
  if (places.length === 0) return;
  const { holder, key } = there(places[at % places.length]);
  const source = there(places[from % places.length]);
  switch (kind) {
    case 'replace':
      holder[key] = structuredClone(given);
      break;
    case 'remove':
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 'add':
      holder[Array.isArray(holder) ? holder.length : `extra${from % 7}`] = structuredClone(given);
      break;
    case 'copy':
      holder[key] = structuredClone(source.holder[source.key]);
      break;
    case 'nudge':
      holder[key] = nudged(holder[key], from);
      break;
    case 'repeat':
      if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
      break;
  }
}

/** The value with one to three changes. */
export function changed(valid: unknown): fc.Arbitrary<unknown> {
  const kinds = fc.constantFrom<Change['kind']>(
    'replace',
    'replace',
    'remove',
    'add',
    'copy',
    'nudge',
    'nudge',
    'repeat',
  );
  const change = fc.record({ kind: kinds, at: fc.nat(), from: fc.nat(), value: junk });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const copy = structuredClone(valid);
    for (const one of changes) apply(copy, one);
    return copy;
  });
}

/** A coded error that can be sent: a code with its family, and facts that are plain JSON. */
export function expectCoded(error: unknown, families: RegExp): void {
  const { code } = error as { readonly code: unknown };
  if (typeof code !== 'string' || !families.test(code)) throw new Error(`no code: ${JSON.stringify(error)}`);
  JSON.stringify(error);
}
