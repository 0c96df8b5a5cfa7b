/** The subjects of the comparison. Each runs one slice of its work at a time and returns how much it did. */
import type { Action, Game, GameState, Move } from '../../../packages/engine/src/index.ts';

type Engine = typeof import('../../../packages/engine/src/index.ts');

// The other files of the bundle (see bundle.ts). The rivals' packages are installed only for the bench, so their
// types are not available when the project is type-checked.
const ENGINE: string = './engine.mjs';
const RIVALS: string = './rivals.mjs';
const CHESS: string = './chess.mjs';

export interface Subject {
  readonly name: string;
  /** Works for a short time; returns the number of plies, moves or copies. */
  slice(): number;
}

const PLAYERS = 4;
const GAMES = 40;

/** What all subjects of one run share. */
export interface Table {
  readonly engine: Engine;
  readonly game: Game;
  readonly starts: readonly GameState[];
}

export async function layTable(): Promise<Table> {
  const engine = (await import(ENGINE)) as Engine;
  const game = engine.makeGame(engine.CAIRO, PLAYERS, { start: 'variable', openMoney: false });
  const starts = Array.from({ length: GAMES }, (_, i) => engine.newGame(game, `bench ${i}`).state);
  return { engine, game, starts };
}

/** Random games on the fast path: each decision drawn uniformly from the complete legal list, applied in place. */
export function playouts({ engine, starts }: Table): Subject {
  const { applyMove, FastRandom, sampleMove, whoActs } = engine;
  const random = new FastRandom('playouts');
  const state = starts[0]!.copy();
  let next = 0;
  return {
    name: 'Kairo, random playouts',
    slice() {
      let plies = 0;
      for (let i = 0; i < 300; i++) {
        state.become(starts[next++ % GAMES]!);
        while (whoActs(state) !== undefined) {
          applyMove(state, sampleMove(state, random));
          plies++;
        }
      }
      return plies;
    },
  };
}

interface Recorded {
  readonly state: GameState;
  readonly action: Action;
}

function recordGames({ engine, starts }: Table, count: number): Recorded[] {
  const { apply, FastRandom, legalActions, outcomeOf } = engine;
  const random = new FastRandom('recorded');
  const steps: Recorded[] = [];
  for (let i = 0; i < count; i++) {
    let state = starts[i % GAMES]!;
    while (outcomeOf(state) === undefined) {
      const legal = legalActions(state);
      const action = legal[random.below(legal.length)]!;
      steps.push({ state, action });
      const step = apply(state, action);
      if (!step.ok) throw new Error(`a listed action was refused: ${JSON.stringify(step.error)}`);
      state = step.value.state;
    }
  }
  return steps;
}

/** Actions of random games, each applied to its state through the public, checked `apply`. */
export function checkedApply(table: Table): Subject {
  const { apply } = table.engine;
  const steps = recordGames(table, 20);
  return {
    name: 'Kairo, checked apply',
    slice() {
      for (let round = 0; round < 10; round++) {
        for (const { state, action } of steps) if (!apply(state, action).ok) throw new Error('refused');
      }
      return steps.length * 10;
    },
  };
}

export function stateCopies({ starts }: Table): Subject {
  const state = starts[0]!.copy();
  return {
    name: 'Kairo, state copies into a kept state',
    slice() {
      for (let i = 0; i < 100_000; i++) state.become(starts[i % GAMES]!);
      return 100_000;
    },
  };
}

/** The exports of the comparison. */
interface Rivals {
  makeReducerSubject(
    edition: unknown,
    options: { players: number },
  ): {
    initial(): unknown;
    legal(state: unknown): unknown[];
    apply(state: unknown, action: unknown): unknown;
    isOver(state: unknown): boolean;
  };
  makeOpaqueSubject<Act>(rules: {
    readonly players: number;
    apply(encoded: string, action: Act): string | undefined;
    seat(encoded: string): number;
  }): {
    initial(encoded: string): OpaqueState;
    apply(state: OpaqueState, action: Act): OpaqueState;
  };
}

interface OpaqueState {
  readonly G: string;
  readonly ctx: { readonly gameover?: unknown };
}

export async function boardgameIoSubjects({ engine, game, starts }: Table): Promise<Subject[]> {
  const { applyMove, FastRandom, isLegalMove, sampleMove, traceHeader } = engine;
  const { makeReducerSubject, makeOpaqueSubject } = (await import(RIVALS)) as Rivals;
  const header = traceHeader(game, 'bench');
  const reducer = makeReducerSubject(header.edition, { players: PLAYERS });
  const random = new FastRandom('boardgame.io');

  const recorded: { readonly state: unknown; readonly action: unknown }[] = [];
  for (let i = 0; i < 3; i++) {
    for (let state = reducer.initial(); !reducer.isOver(state); ) {
      const legal = reducer.legal(state);
      const action = legal[random.below(legal.length)];
      recorded.push({ state, action });
      state = reducer.apply(state, action);
    }
  }

  const bytesOf = ({ cells }: GameState): Buffer =>
    Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength);
  const toText = (state: GameState): string => bytesOf(state).toString('latin1');
  const fromText = (text: string, into: GameState): GameState => {
    bytesOf(into).write(text, 'latin1');
    into.revision++;
    return into;
  };
  const working = starts[0]!.copy();
  const opaque = makeOpaqueSubject<Move>({
    players: PLAYERS,
    seat: (text) => (text.charCodeAt(0) === 3 ? -1 : text.charCodeAt(4)), // phase and seat, see state/layout.ts
    apply(text, move) {
      if (!isLegalMove(fromText(text, working), move)) return undefined;
      applyMove(working, move);
      return toText(working);
    },
  });

  return [
    {
      name: 'boardgame.io, random playouts',
      slice() {
        let plies = 0;
        for (let i = 0; i < 3; i++) {
          for (let state = reducer.initial(); !reducer.isOver(state); plies++) {
            const legal = reducer.legal(state);
            state = reducer.apply(state, legal[random.below(legal.length)]);
          }
        }
        return plies;
      },
    },
    {
      name: 'boardgame.io, reducer',
      slice() {
        for (const { state, action } of recorded) reducer.apply(state, action);
        return recorded.length;
      },
    },
    {
      name: 'boardgame.io, opaque state, random playouts',
      slice() {
        let plies = 0;
        for (let i = 0; i < 20; i++) {
          let state = opaque.initial(toText(starts[i]!));
          while (state.ctx.gameover === undefined) {
            const decoded = fromText(state.G, working);
            state = opaque.apply(state, sampleMove(decoded, random));
            plies++;
          }
        }
        return plies;
      },
    },
  ];
}

/** Random games of chess by chessops, drawn uniformly from all legal moves, promotions to a queen only. */
export async function chessPlayouts({ engine }: Table): Promise<Subject> {
  const { Chess } = await import(CHESS);
  const random = new engine.FastRandom('chess');
  return {
    name: 'chessops, random playouts',
    slice() {
      let plies = 0;
      for (let i = 0; i < 10; i++) {
        const position = Chess.default();
        while (!position.isEnd() && position.halfmoves < 100) {
          const moves: number[] = [];
          for (const [from, targets] of position.allDests())
            for (const to of targets) moves.push(from * 64 + to);
          const move = moves[random.below(moves.length)]!;
          const [from, to] = [move >> 6, move & 63];
          const promotes = position.board.get(from)?.role === 'pawn' && (to >= 56 || to < 8);
          position.play(promotes ? { from, to, promotion: 'queen' } : { from, to });
          plies++;
        }
      }
      return plies;
    },
  };
}
