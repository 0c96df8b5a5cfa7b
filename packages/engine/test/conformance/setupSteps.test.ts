/** R3.5: a set-up on a board so small that players are skipped continues in the same way from JSON and from a deal. */
import { expect, test } from 'vitest';
import {
  applyMove,
  determinize,
  FastRandom,
  legalMoves,
  loadEdition,
  newGame,
  redactEvents,
  stateFromJson,
  stateToJson,
  viewFor,
} from '../../src/index.ts';
import { setupStep } from '../../src/state/turn.ts';
import { editionJson, gameOf, there, uniform, unwrap } from './setups.ts';

const SMALL = unwrap(
  loadEdition({
    ...editionJson('cairo'),
    id: 'small',
    segments: ['11233', '11233', '44566', '77899', '77899'],
    areas: ['R...R', 'R...R', 'R...R', 'R...R', 'RRRRR'],
    starts: ['c1', 'c2', 'c3', 'b2', 'd2'],
    presets: {},
  }),
);

test.each([2, 3, 4])('R3.5 the step of the set-up is known: %i players', (players) => {
  const game = gameOf({ edition: SMALL, players, start: 'variable' });
  let passedOver = 0;
  for (let n = 0; n < 30; n++) {
    const random = new FastRandom(`setup ${n}`);
    const { state, events } = newGame(game, `setup ${n}`);
    const history = [...events];
    for (let json = stateToJson(state); json.phase === 'setup'; json = stateToJson(state)) {
      const told = redactEvents(history, json.seat);
      const dealt = determinize(game, viewFor(state, json.seat), told, random);
      const steps = [state, unwrap(stateFromJson(game, json)), dealt].map(setupStep);
      expect(new Set(steps).size).toBe(1);
      const placed = json.stands.filter(({ owner }) => owner !== 'neutral').length;
      if (json.pending === null && there(steps[0]) > placed + 1) passedOver++;
      applyMove(state, uniform(legalMoves(state), random), (event) => history.push(event));
    }
  }
  expect(passedOver).toBeGreaterThan(0);
});
