/** Positions, views and a session for tests. */
import {
  type Action,
  applyMove,
  CAIRO,
  FastRandom,
  type GameState,
  makeGame,
  newGame,
  sampleMove,
  type View,
  viewFor,
  whoActs,
} from '@kairo/engine';
import {
  DEFAULT_SETUP,
  type Draft,
  ICONS,
  type KnownStep,
  PERSON,
  type SeatSetup,
  type StoreState,
  type TableRefusal,
} from '@kairo/protocol';
import { signal } from '@preact/signals';
import { vi } from 'vitest';
import type { Session } from '../src/client/session.ts';
import type { Scene } from '../src/client/stage.ts';

const MOST_MOVES = 400;

/** Positions of a random game of three, about one in `every`. */
export function* positions(seed: string, every = 1): Generator<GameState> {
  const random = new FastRandom(seed);
  const { state } = newGame(makeGame(CAIRO, 3, { start: 'variable', openMoney: false }), seed);
  for (let move = 0; whoActs(state) !== undefined && move < MOST_MOVES; move++) {
    if (random.below(every) === 0) yield state.copy();
    applyMove(state, sampleMove(state, random));
  }
}

/** What the acting seat sees. */
export function actorsView(state: GameState): View {
  return viewFor(state, whoActs(state) ?? 0);
}

/** The acting seat's view of the first position of a random game that passes. */
export function findView(passes: (view: View) => boolean, seed = 'views'): View {
  for (const state of positions(seed)) {
    const view = actorsView(state);
    if (passes(view)) return view;
  }
  throw new Error('no such position');
}

export function hasLegal(view: View, ...types: readonly Action['type'][]): boolean {
  return types.every((type) => view.legal.some((action) => action.type === type));
}

/** The first legal action of a type. */
export function legal<T extends Action['type']>(view: View, type: T): Extract<Action, { type: T }> {
  const found = view.legal.find((action): action is Extract<Action, { type: T }> => action.type === type);
  if (found === undefined) throw new Error(`no legal ${type}`);
  return found;
}

export const draftWith = (part: Partial<Draft> = {}): Draft => ({
  steps: [],
  isComplete: false,
  canUndo: false,
  change: {},
  ...part,
});

/** `person` or the name of a level for each seat. */
export const seatsOf = (...players: readonly SeatSetup['player'][]): readonly SeatSetup[] =>
  players.map((player, seat) => ({ name: `player ${seat}`, icon: ICONS[seat] ?? 'ankh', player }));

/** As much of a session as a model reads, as signals to set, and spies for what it sends. */
export function fakeSession(view: View, seats = seatsOf(PERSON, 'merchant', 'merchant')) {
  const steps = signal<readonly KnownStep[]>([]);
  const state = {
    stage: {
      view: signal(view),
      isIdle: signal(true),
      scene: signal<Scene | undefined>(undefined),
    },
    setup: signal({ ...DEFAULT_SETUP, seats, help: { routes: true, hints: true } }),
    edition: signal(CAIRO),
    seats: signal(seats.flatMap(({ player }, seat) => (player === PERSON ? [seat] : []))),
    viewer: signal(view.viewer),
    acting: signal<number | undefined>(view.seat),
    steps,
    shownSteps: steps,
    draft: signal<Draft | undefined>(draftWith()),
    isBusy: signal(false),
    isStoodIn: signal(false),
    refusal: signal<TableRefusal | undefined>(undefined),
    storage: signal<StoreState>('durable'),
    lookAs: vi.fn(),
    act: vi.fn(),
    endTurn: vi.fn(),
    ask: vi.fn(() => new Promise<never>(() => undefined)),
  };
  return { ...state, session: state as unknown as Session };
}
