/** Queries about a stand: its income is public, what can be done with it is for the seat whose turn it is. */
import type { Action } from '@kairo/engine';
import { PERSON, type Query } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { Sitting, setupOf, there } from './sitting.ts';

async function openTurn() {
  const sitting = await Sitting.open('stands', setupOf([PERSON, PERSON]));
  const seat = there(await sitting.untilPerson());
  await sitting.sit(seat);
  const { stands } = sitting.known.view;
  const own = there(stands.find(({ owner }) => owner === seat));
  const rival = there(stands.find(({ owner }) => owner === 1 - seat));
  const about = ({ owner, colour }: typeof own): Query => ({ about: 'stand', owner, colour });
  return { sitting, seat, own, rival, about };
}

test('the seat whose turn it is learns what it can do, with what is certain to happen', async () => {
  const { sitting, seat, own, about } = await openTurn();
  const answer = await sitting.ask(about(own));
  if (answer.about !== 'stand') throw new Error(JSON.stringify(answer));
  const { income, offers } = answer;
  expect(income).toEqual([{ seat, amount: 1 }]);
  expect(Object.keys(there(offers))).toEqual(['expand', 'move', 'lure']);
  for (const offer of Object.values(there(offers))) {
    if (offer.refusal === undefined) {
      expect(sitting.known.view.legal).toContainEqual(offer.action);
      expect(there(offer.events).length).toBeGreaterThan(0);
    } else expect(offer.refusal).toHaveProperty('rule');
  }
});

test('what a lure would bring is among the events of its offer', async () => {
  const { sitting, seat } = await openTurn();
  const { legal, stands } = sitting.known.view;
  const lure = there(
    legal.find((action): action is Extract<Action, { type: 'lure' }> => action.type === 'lure'),
  );
  const { owner, colour } = there(stands.find(({ entry }) => entry === lure.entry));
  const answer = await sitting.ask({ about: 'stand', owner, colour });
  expect(answer).toMatchObject({
    offers: {
      lure: {
        action: lure,
        events: expect.arrayContaining([expect.objectContaining({ type: 'earned', seat })]),
      },
    },
  });
});

test('a rival’s stand cannot be expanded or moved', async () => {
  const { sitting, seat, rival, about } = await openTurn();
  const answer = await sitting.ask(about(rival));
  expect(answer).toMatchObject({
    income: [
      { seat, amount: 1 },
      { seat: 1 - seat, amount: 1 },
    ],
  });
  expect(Object.keys(answer.about === 'stand' ? there(answer.offers) : {})).toEqual(['lure']);
});

test('spectators and the seats that wait learn only what it earns', async () => {
  const { sitting, seat, own, about } = await openTurn();
  await sitting.sit(1 - seat);
  expect(await sitting.ask(about(own))).toEqual({
    about: 'stand',
    income: [
      { seat: 1 - seat, amount: 1 },
      { seat, amount: 1 },
    ],
  });
  await sitting.sit('spectator');
  expect(await sitting.ask(about(own))).toEqual({ about: 'stand', income: [{ seat, amount: 1 }] });
});

test('a stand that is not on the board earns nothing', async () => {
  const { sitting, seat } = await openTurn();
  const { stands } = sitting.known.view;
  const missing = (['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const).find(
    (colour) => !stands.some((stand) => stand.owner === seat && stand.colour === colour),
  );
  const answer = await sitting.ask({ about: 'stand', owner: seat, colour: there(missing) });
  expect(answer).toMatchObject({ income: [], offers: { expand: { refusal: { code: 'build/no-stand' } } } });
});
