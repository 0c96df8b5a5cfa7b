/** Earlier steps of a running game, as a viewer knew them then. */
import { FastRandom, plainViewFor } from '@kairo/engine';
import { type Answer, PERSON } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { dealtAnew } from '../../engine/test/hidden.ts';
import type { SettledStep } from '../src/index.ts';
import { pastFor } from '../src/match/past.ts';
import { choose } from './fakeBots.ts';
import { Sitting, setupOf, there } from './sitting.ts';

type Past = Extract<Answer, { readonly about: 'past' }>;

async function played(): Promise<Sitting> {
  const sitting = await Sitting.open('t', setupOf([PERSON, 'trader'], { start: 'variable' }));
  const random = new FastRandom('past');
  for (let turn = 0; turn < 9 && (await sitting.untilPerson()) !== undefined; turn++) {
    while (!sitting.known.draft?.isComplete) await sitting.act(choose(sitting.known.view.legal, random));
    await sitting.endTurn();
  }
  await sitting.untilPerson();
  return sitting;
}

async function pastOf(sitting: Sitting, before: number): Promise<Past> {
  const answer = await sitting.ask({ about: 'past', before });
  if (answer.about !== 'past') throw new Error(answer.about);
  return answer;
}

test('every earlier view is the one that the viewer had', async () => {
  const sitting = await played();
  const table = await sitting.house.table('t');
  const { seq } = table.match.version;
  const { from, base, steps } = await pastOf(sitting, seq);
  expect(from).toBe(0);
  expect(steps).toHaveLength(seq);
  const states = await table.past(seq);
  let view = base;
  for (const [i, { change }] of steps.entries()) {
    view = { ...view, ...change };
    expect(view).toEqual(plainViewFor(there(states[i]).state, 0));
  }
});

test('a part of it, and never more than there is', async () => {
  const sitting = await played();
  const { seq } = sitting.known.version;
  const { steps } = await pastOf(sitting, 5);
  expect(steps).toEqual((await pastOf(sitting, seq)).steps.slice(0, 5));
  expect((await pastOf(sitting, seq + 50)).steps).toHaveLength(seq);
});

test('says nothing that was hidden from the viewer', async () => {
  const sitting = await played();
  const table = await sitting.house.table('t');
  const steps = await table.past(table.match.version.seq);
  const random = new FastRandom('anew');
  for (const viewer of [0, 1, 'spectator'] as const) {
    const anew = steps.map(
      ({ entry, state }): SettledStep => ({
        entry:
          'events' in entry
            ? {
                ...entry,
                events: entry.events.map((event) =>
                  event.type === 'received' && event.to !== viewer
                    ? { ...event, cards: event.cards.map(() => 'S9' as const) }
                    : event,
                ),
              }
            : entry,
        state: dealtAnew(state, viewer, random),
      }),
    );
    expect(pastFor(anew, viewer)).toEqual(pastFor(steps, viewer));
  }
});

test('while someone drafts a turn, the draft is not part of it', async () => {
  const sitting = await played();
  const before = await pastOf(sitting, 999);
  await sitting.act(there(sitting.known.view.legal[0]));
  expect(await pastOf(sitting, 999)).toEqual(before);
});
