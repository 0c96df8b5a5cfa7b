/** Counts what rarely happens: a random game that never meets a rule says nothing about it. */
import {
  type Action,
  type Game,
  type GameEvent,
  type TraceDecision,
  type TraceLine,
  traceGame,
} from '@kairo/engine';

export const OCCASIONS = [
  'moves',
  'reshuffles',
  'finalPhases',
  'standstills',
  'doubledPayments',
  'jokers',
  'threeCards',
  'barkers',
  'distanceTies',
  'medalTies',
  'sharedVictories',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** How often, and in how many of the games. */
export type Tally = { readonly [occasion in Occasion]: { readonly times: number; readonly games: number } };

function countOf(line: TraceDecision): { readonly [occasion in Occasion]?: number } {
  const action = line.legal[line.chosen];
  const events = (type: GameEvent['type']): number =>
    line.events.filter((event) => event.type === type).length;
  return {
    reshuffles: events('reshuffled'),
    finalPhases: events('finalPhase'),
    standstills: line.events.filter((event) => event.type === 'finalPhase' && event.reason === 'standstill')
      .length,
    ...(action === undefined ? {} : countAction(action, line)),
  };
}

function countAction(action: Action, line: TraceDecision): { readonly [occasion in Occasion]?: number } {
  switch (action.type) {
    case 'stall':
      return countCards(action.cards.length, action.fee);
    case 'move':
      return { moves: 1, ...countCards(action.cards.length, action.fee) };
    case 'expand': {
      const doubled = Object.keys(action.payment).some((colour) => colour !== action.colour);
      const grown = line.events.find((event) => event.type === 'expanded');
      const rivals = line.state.stands.filter(
        (stand) => stand.colour === action.colour && stand.owner !== line.state.seat,
      );
      const largest = Math.max(0, ...rivals.map(({ expansions }) => 1 + expansions.length));
      return {
        doubledPayments: doubled ? 1 : 0,
        medalTies: grown?.size === largest ? 1 : 0,
        ...countCards(action.cards.length, action.fee),
      };
    }
    case 'lure': {
      // Entries that take equally many barkers are equally far.
      const equal = line.legal.filter(
        (other) =>
          other.type === 'lure' && other.colour === action.colour && other.barkers === action.barkers,
      );
      return { barkers: action.barkers > 0 ? 1 : 0, distanceTies: equal.length > 1 ? 1 : 0 };
    }
    default:
      return {};
  }
}

function countCards(
  cards: number,
  fee: string | null,
): { readonly jokers: number; readonly threeCards: number } {
  return { jokers: fee === null ? 0 : 1, threeCards: cards === 3 ? 1 : 0 };
}

function countLine(line: TraceLine): { readonly [occasion in Occasion]?: number } {
  if ('n' in line) return countOf(line);
  return 'result' in line ? { sharedVictories: line.result.winners.length > 1 ? 1 : 0 } : {};
}

/** Plays `games` traces, taking the kinds of game in turn. */
export function tallyTraces(kinds: readonly Game[], games: number, seed: string): Tally {
  const total = Object.fromEntries(OCCASIONS.map((occasion) => [occasion, { times: 0, games: 0 }])) as {
    [occasion in Occasion]: { times: number; games: number };
  };
  for (let i = 0; i < games; i++) {
    const kind = kinds[i % kinds.length];
    if (kind === undefined) break;
    const met = new Set<Occasion>();
    for (const line of traceGame(kind, `${seed}-${i + 1}`)) {
      for (const [occasion, times] of Object.entries(countLine(line)) as [Occasion, number][]) {
        total[occasion].times += times;
        if (times > 0) met.add(occasion);
      }
    }
    for (const occasion of met) total[occasion].games++;
  }
  return total;
}
