/** Games that have just begun, for the tests of R3. */
import { CAIRO, type GameState, legalActions, makeGame, newGame, type Start } from '../../src/index.ts';
import { look, play } from './check.ts';

export const PLAYERS = [2, 3, 4] as const;
export const SEEDS: readonly string[] = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

export function start(players: number, seed: string, how: Start = 'variable'): GameState {
  return newGame(makeGame(CAIRO, players, { start: how, openMoney: false }), seed).state;
}

export interface Placed {
  readonly seat: number;
  readonly colour: string;
  readonly neutral: boolean;
}

/** Places the first stall that may be placed until the set-up is over. */
export function playSetup(from: GameState): {
  readonly placed: readonly Placed[];
  readonly state: GameState;
} {
  const placed: Placed[] = [];
  let state = from;
  while (look(state).phase === 'setup') {
    const [action] = legalActions(state);
    if (action?.type !== 'place') throw new Error('nothing to place');
    placed.push({ seat: look(state).seat, colour: action.colour, neutral: look(state).pending !== null });
    state = play(state, `place ${action.colour} ${action.stall}-${action.entry}`);
  }
  return { placed, state };
}
