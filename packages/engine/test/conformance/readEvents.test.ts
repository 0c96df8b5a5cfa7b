/** Reading events: those of the engine are accepted, changed ones are refused with the path of the field. */
import { describe, expect, test } from 'vitest';
import { eventsFromJson, type GameEvent, recordFromJson, recordToJson } from '../../src/index.ts';
import { record } from './recordings.ts';
import { POLICIES, SETUPS, there } from './setups.ts';

const SOME = [2, 6, 11].map((index) => there(SETUPS[index]));
const games = SOME.flatMap((setup) =>
  Object.values(POLICIES).map((policy) => record({ ...setup, policy, seed: 'events' })),
);

/** One event of every type that occurred, with its record. */
const samples = new Map<GameEvent['type'], { readonly event: GameEvent; readonly json: object }>();
for (const { recorder } of games) {
  const seen = recorder.recordFor(0);
  const told = [...(seen.opening ?? []), ...seen.turns.flatMap(({ revealed }) => revealed?.flat() ?? [])];
  for (const event of told) samples.set(event.type, { event, json: recordToJson(seen) });
}
const cases = [...samples].map(([type, sample]) => [type, sample] as const);

test('nearly all types of events occurred', () => expect(samples.size).toBeGreaterThan(18));

describe.each(cases)('%s', (_, { event, json }) => {
  const errorWith = (changed: object): unknown => {
    const read = recordFromJson({ ...json, opening: [changed] });
    return read.ok ? undefined : read.error;
  };

  test('is accepted', () => expect(errorWith(event)).toBeUndefined());

  test('is refused with an unknown field', () => {
    expect(errorWith({ ...event, colr: 'red' })).toMatchObject({
      code: 'record/malformed',
      field: 'opening.0.colr',
    });
  });

  test('is refused with an invalid value of any field', () => {
    for (const fact of Object.keys(event)) {
      for (const nonsense of ['\u001b[2J', -1, 0.5, null, { x: 1 }, [[]]]) {
        expect(errorWith({ ...event, [fact]: nonsense })).toMatchObject({
          code: 'record/malformed',
          field: expect.stringMatching(new RegExp(`^opening\\.0\\.${fact}(\\.|$)`)),
        });
      }
    }
  });
});

test('a list of events is read as a result', () => {
  const events = there(games[0]).recorder.recordFor('spectator').opening;
  expect(eventsFromJson(JSON.parse(JSON.stringify(events)), 4)).toEqual({ ok: true, value: events });
  expect(eventsFromJson([{ type: 'turnBegan', to: 'all', seat: 2 }], 2, 'entries.3.events')).toEqual({
    ok: false,
    error: { field: 'entries.3.events.0.seat', expected: { kind: 'whole', min: 0, max: 1 } },
  });
  expect(eventsFromJson({}, 4)).toMatchObject({ ok: false, error: { field: 'events' } });
});
