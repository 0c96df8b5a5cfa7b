/** What one client knows of a game. */
import type { Viewer } from '@kairo/engine';
import type { ShownStep, Version } from '@kairo/protocol';

export interface Witness {
  readonly name: string;
  readonly viewer: Viewer;
  readonly version: Version;
  /** The number of the first step that the client has, counted from 0. */
  readonly firstStep: number;
  /** The same objects from one time to the next. */
  readonly steps: readonly ShownStep[];
  /** With the draft, without the legal actions. */
  readonly view: object;
}

/** The same text for the same step, wherever it comes from. */
export function textOf({ seat, events, note }: ShownStep): string {
  return JSON.stringify([seat ?? null, events, note === undefined ? null : sorted(note)]);
}

/** The fields in which two views differ: what was found, and what was expected. Clients put views together from parts. */
export function difference(found: object, expected: object): string | undefined {
  const texts = (view: object): Map<string, string> =>
    new Map(
      sorted(view)
        .filter(([field, value]) => field !== 'legal' && value !== undefined)
        .map(([field, value]) => [field, JSON.stringify(value)]),
    );
  const [some, others] = [texts(found), texts(expected)];
  const fields = new Set([...some.keys(), ...others.keys()]);
  const different = [...fields].filter((field) => some.get(field) !== others.get(field));
  if (different.length === 0) return undefined;
  return different.map((field) => `${field}: ${some.get(field)} instead of ${others.get(field)}`).join('; ');
}

function sorted(object: object): [string, unknown][] {
  return Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
}
