/**
 * An exhaustive search to the end of the game: the worth of an action is the acting seat's expected share of the
 * victory. All actions with all payments are tried, and the cards of the pile are averaged.
 *
 * A worth is a range, which is a single number if all lines end before the horizon; lines beyond it may have any
 * result. A rival maximises its own share. If several of its actions are equally good, the range covers all of them;
 * with two seats that is not necessary, because the game is zero-sum. An action is proved best if the low end of its
 * range is above the high ends of all others. Hands are open in the search, because in these positions card counting
 * reveals them.
 */
import {
  type Action,
  actionOf,
  applyMove,
  COLOURS,
  type GameState,
  legalMoves,
  outcomeOf,
  type Seat,
} from '@kairo/engine';
import {
  allPayments,
  at,
  costsFee,
  DISCARD,
  EXPAND,
  getCard,
  MOVE,
  type Move,
  moveColour,
  moveDetail,
  moveType,
  type Payment,
  PICK,
  PICK_PILE,
  STALL,
  setCard,
  sizeOf,
} from '@kairo/engine/search';

export interface Range {
  readonly low: number;
  readonly high: number;
}

export interface Verdict {
  readonly action: Action;
  readonly worth: Range;
}

/** The worth of a state, by seat. */
type Worths = readonly Range[];

/** The horizon, in turns of the play phase. */
const HORIZON = 3;
const ANYTHING: Range = { low: 0, high: 1 };

interface Choice {
  readonly move: Move;
  readonly payment: Payment | undefined;
}

/** Cells of a state that are in range by construction. */
function cell(state: GameState, index: number): number {
  return state.cells[index] ?? 0;
}

/** Expansions first: a winning action is usually one of them, and then the others need not be tried. */
function choicesOf(state: GameState): Choice[] {
  const seat = cell(state, at.SEAT);
  const moves = legalMoves(state);
  const isExpansion = (move: Move): boolean => moveType(move) === EXPAND;
  const ordered = [...moves.filter(isExpansion), ...moves.filter((move) => !isExpansion(move))];
  return ordered.flatMap((move): Choice[] => {
    const type = moveType(move);
    if (type !== STALL && type !== EXPAND && type !== MOVE) return [{ move, payment: undefined }];
    const colour = moveColour(move);
    const size = type === EXPAND ? sizeOf(state, seat, colour) + 1 : 0;
    const paying = allPayments(state, seat, colour, size, costsFee(moveDetail(move)));
    return paying.map((payment) => ({ move, payment }));
  });
}

/** The choices of the acting seat that are not dominated by another one. */
function reasonable(options: readonly Worths[], seat: Seat): Worths {
  const sure = Math.max(...options.map((worths) => worths[seat]?.low ?? 0));
  const kept = options.filter((worths) => (worths[seat]?.high ?? 0) >= sure);
  return (kept[0] ?? []).map((_, other) => {
    const lows = kept.map((worths) => worths[other]?.low ?? 0);
    const highs = kept.map((worths) => worths[other]?.high ?? 0);
    return { low: other === seat ? sure : Math.min(...lows), high: Math.max(...highs) };
  });
}

class Search {
  private readonly known = new Map<string, Worths>();

  after(state: GameState, { move, payment }: Choice, turns: number): Worths {
    const next = state.copy();
    applyMove(next, move, undefined, payment);
    const type = moveType(move);
    if (type !== PICK && type !== DISCARD) return this.worthOf(next, turns + 1);
    const later = cell(next, at.SEAT) === cell(state, at.SEAT) ? turns : turns + 1;
    // There are no draws in the final phase, so the refilled display does not matter then.
    const picked = type === PICK && moveDetail(move) === PICK_PILE ? 1 : 0;
    const drawn = cell(state, at.PILE_COUNT) - cell(next, at.PILE_COUNT);
    const open = cell(next, at.PHASE) === at.PHASE_PLAY ? drawn : picked;
    return this.averageOf(state, open, 0, (dealt) => {
      const dealtNext = dealt.copy();
      applyMove(dealtNext, move);
      return this.worthOf(dealtNext, later);
    });
  }

  /** R9: averages over the kinds of the top `count` cards of the pile, by probability. */
  private averageOf(
    state: GameState,
    count: number,
    settled: number,
    worthOf: (dealt: GameState) => Worths,
  ): Worths {
    if (settled >= count) return worthOf(state);
    const left = cell(state, at.PILE_COUNT) - settled;
    const top = left - 1;
    const copies = new Map<number, number>();
    const place = new Map<number, number>();
    for (let n = 0; n < left; n++) {
      const kind = getCard(state.cells, at.PILE, n);
      copies.set(kind, (copies.get(kind) ?? 0) + 1);
      place.set(kind, n);
    }
    const sums = Array.from({ length: state.game.players }, () => ({ low: 0, high: 0 }));
    for (const [kind, where] of place) {
      const dealt = state.copy();
      setCard(dealt.cells, at.PILE, where, getCard(state.cells, at.PILE, top));
      setCard(dealt.cells, at.PILE, top, kind);
      const chance = (copies.get(kind) ?? 0) / left;
      this.averageOf(dealt, count, settled + 1, worthOf).forEach(({ low, high }, seat) => {
        const sum = sums[seat];
        if (sum === undefined) return;
        sum.low += chance * low;
        sum.high += chance * high;
      });
    }
    return sums;
  }

  private worthOf(state: GameState, turns: number): Worths {
    const outcome = outcomeOf(state);
    if (outcome !== undefined) {
      const share = 1 / outcome.winners.length;
      return outcome.points.map((_, seat) => {
        const own = outcome.winners.includes(seat) ? share : 0;
        return { low: own, high: own };
      });
    }
    if (cell(state, at.PHASE) === at.PHASE_PLAY && turns >= HORIZON) {
      return Array.from({ length: state.game.players }, () => ANYTHING);
    }
    const key = keyOf(state, turns);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const worths = state.game.players === 2 ? this.duel(state, turns) : this.manySeats(state, turns);
    this.known.set(key, worths);
    return worths;
  }

  /** Two seats: the game is zero-sum, so the rival's preferences are known. */
  private duel(state: GameState, turns: number): Worths {
    const seat = cell(state, at.SEAT);
    let low = 0;
    let high = 0;
    for (const choice of choicesOf(state)) {
      const worth = this.after(state, choice, turns)[seat] ?? ANYTHING;
      low = Math.max(low, worth.low);
      high = Math.max(high, worth.high);
      if (low === 1) break;
    }
    const own = { low, high };
    const rival = { low: 1 - high, high: 1 - low };
    return seat === 0 ? [own, rival] : [rival, own];
  }

  private manySeats(state: GameState, turns: number): Worths {
    const options = choicesOf(state).map((choice) => this.after(state, choice, turns));
    return reasonable(options, cell(state, at.SEAT));
  }
}

/** R9.4: the order of the pile is hidden, so states are equal in any order. */
function sortPile(cells: Int32Array): void {
  const count = cells[at.PILE_COUNT] ?? 0;
  const kinds = Array.from({ length: count }, (_, n) => getCard(cells, at.PILE, n)).sort((a, b) => a - b);
  kinds.forEach((kind, n) => {
    setCard(cells, at.PILE, n, kind);
  });
}

/** States that differ only in irrelevant parts have the same key: in the final phase there are no draws. */
function keyOf(state: GameState, turns: number): string {
  const { cells } = state.copy();
  const final = cells[at.PHASE] === at.PHASE_FINAL;
  if (final) {
    cells.fill(0, at.PILE, at.colourTiles(state.game.board.words, 0));
    cells.fill(0, at.DISPLAY, at.BAG);
    cells.fill(0, at.PILE_COUNT, at.BAG_COUNT);
    cells[at.QUIET_TURNS] = 0;
  } else sortPile(cells);
  const text = Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength).toString('latin1');
  return final ? text : `${turns} ${text}`;
}

/** The worth of every action for the acting seat, with every payment. */
export function solve(state: GameState): Verdict[] {
  const seat = cell(state, at.SEAT);
  const search = new Search();
  return choicesOf(state).map((choice) => ({
    action: withCoins(state, choice),
    worth: search.after(state, choice, 0)[seat] ?? ANYTHING,
  }));
}

function withCoins(state: GameState, { move, payment }: Choice): Action {
  const action = actionOf(state, move);
  if (payment === undefined || !('fee' in action)) return action;
  const fee = COLOURS[payment.fee] ?? null;
  if (action.type !== 'expand') return { ...action, fee };
  const coins = COLOURS.map((name, colour) => [name, payment.coins[colour] ?? 0] as const);
  return { ...action, fee, payment: Object.fromEntries(coins.filter(([, count]) => count > 0)) };
}
