/** Compares the engine with the naive twin at every decision of a game: the legal list and the next state. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  actionOf,
  apply,
  FastRandom,
  type GameEvent,
  legalMoves,
  newGame,
  payments,
  type StateJson,
  stateToJson,
  traceHeader,
  whoActs,
} from '../../src/index.ts';
import { type Header, makeTwin, type Shuffle, type State, type Twin } from '../twin/index.ts';
import { gameOf, nameOf, type Policy, type Setup, there, unwrap } from './setups.ts';

export interface Comparison extends Setup {
  readonly policyName: string;
  readonly policy: Policy;
  readonly seed: string;
  /** Compares only every `every`-th decision from `from` on; all by default. */
  readonly every?: { readonly step: number; readonly first: number };
}

class Difference extends Error {}

/**
 * R9.4: the twin asks for the new pile when it shuffles; the engine has already shuffled. Its new pile is what was
 * drawn from it since, then what is left of it.
 */
function shuffleOf(events: readonly GameEvent[], after: StateJson): Shuffle {
  const piles: string[][] = [];
  for (const event of events) {
    if (event.type === 'reshuffled') piles.push([]);
    else if (event.type === 'refilled') piles.at(-1)?.push(event.card);
  }
  piles.at(-1)?.push(...after.pile);
  return (cards) => {
    const pile = piles.shift();
    if (pile === undefined) throw new Difference('only the twin shuffles');
    if (!isDeepStrictEqual([...pile].sort(), [...cards].sort()))
      throw new Difference('other cards are shuffled');
    return pile;
  };
}

/** The first difference between two values, as text. */
function firstDifference(engine: object, twin: object): string {
  const keys = new Set([...Object.keys(engine), ...Object.keys(twin)]);
  for (const key of keys) {
    const [ours, theirs] = [Reflect.get(engine, key), Reflect.get(twin, key)];
    if (!isDeepStrictEqual(ours, theirs)) {
      return `${key}: engine ${JSON.stringify(ours)}, twin ${JSON.stringify(theirs)}`;
    }
  }
  return 'none';
}

function expectSame(what: string, engine: object, twin: object): void {
  if (!isDeepStrictEqual(engine, twin)) throw new Difference(`${what}: ${firstDifference(engine, twin)}`);
}

function comparePly(
  twin: Twin,
  before: State,
  legal: readonly Action[],
  action: Action,
  step: { after: StateJson; events: readonly GameEvent[] },
): void {
  expectSame('legal list', legal, twin.legal(before));
  const successor = twin.successor(before, action as never, shuffleOf(step.events, step.after));
  expectSame('successor', step.after, successor);
}

/** Plays a game to its end; returns the number of decisions that were compared. */
export function compareGame(wish: Comparison, onDecision?: (action: Action) => boolean): number {
  const { policy, seed, every = { step: 1, first: 0 } } = wish;
  const game = gameOf(wish);
  const twin = makeTwin(structuredClone(traceHeader(game, seed)) as unknown as Header);
  const random = new FastRandom(`compare ${seed}`);
  let { state } = newGame(game, seed);
  let before = stateToJson(state);
  let compared = 0;
  for (let ply = 0; whoActs(state) !== undefined; ply++) {
    const moves = legalMoves(state);
    const listed = actionOf(state, policy(moves, random));
    const ways = 'cards' in listed ? payments(state, listed) : [listed];
    const action = there(ways[random.below(ways.length)]);
    const step = unwrap(apply(state, action));
    const after = stateToJson(step.state);
    if (ply % every.step === every.first) {
      const legal = moves.map((move) => actionOf(state, move));
      try {
        comparePly(twin, before as unknown as State, legal, action, { after, events: step.events });
      } catch (failure) {
        if (failure instanceof Error) {
          failure.message = `${nameOf(wish)} ${wish.policyName} seed ${seed} ply ${ply}: ${failure.message}`;
        }
        throw failure;
      }
      compared++;
      if (onDecision?.(action) === false) return compared;
    }
    state = step.state;
    before = after;
  }
  return compared;
}
