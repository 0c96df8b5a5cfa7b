import { FastRandom } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { choose } from './fakeBots.ts';
import { Sitting, setupOf, there } from './sitting.ts';

test('a whole game', async () => {
  const s = await Sitting.open('smoke', setupOf([PERSON, 'trader'], { start: 'variable' }));
  const random = new FastRandom('smoke');
  let n = 0;
  for (let seat = await s.untilPerson(); seat !== undefined; seat = await s.untilPerson()) {
    const { draft, view } = s.known;
    if (draft?.isComplete) await s.endTurn();
    else await s.act(choose(view.legal, random));
    n++;
  }
  expect(s.known.view.outcome).toBeDefined();
  expect(s.known.firstStep).toBe(0);
  const sizes = s.received.map((m) => JSON.stringify(m).length).sort((a, b) => a - b);
  console.log(n, s.known.version, sizes.length, sizes[sizes.length >> 1], sizes.at(-1));
});
