/** What viewers share is computed once, and none of them sees anything else than with a view of their own. */
import {
  CAIRO,
  FastRandom,
  legalActions,
  makeGame,
  newGame,
  stepBy,
  type Viewer,
  viewFor,
} from '@kairo/engine';
import { expect, test } from 'vitest';
import { Sight } from '../src/match/sight.ts';
import { choose } from './fakeBots.ts';
import { there } from './sitting.ts';

const VIEWERS: readonly Viewer[] = [2, 'spectator', 0, 1];

test.each([
  ['hidden', false],
  ['open', true],
])('views and changes of a whole game with %s money', (name, openMoney) => {
  const random = new FastRandom(`sight ${name}`);
  let { state } = newGame(makeGame(CAIRO, 3, { start: 'variable', openMoney }), `sight ${name}`);
  for (let legal = legalActions(state); legal.length > 0; legal = legalActions(state)) {
    const before = state;
    ({ state } = there(stepBy(before, choose(legal, random))));
    const sight = new Sight();
    for (const viewer of VIEWERS) {
      const { legal: _, ...view } = viewFor(state, viewer);
      expect(sight.view(state, viewer)).toEqual(view);
      const { legal: __, ...earlier } = viewFor(before, viewer);
      const change = sight.change(before, state, viewer);
      expect({ ...earlier, ...change }).toEqual(view);
      const same = Object.entries(change).filter(
        ([field, value]) => JSON.stringify(value) === JSON.stringify(Object(earlier)[field]),
      );
      expect(same).toEqual([]);
      expect(sight.change(state, state, viewer)).toEqual({});
    }
  }
});
