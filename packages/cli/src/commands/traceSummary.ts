/** Counts rare events in random games, to show which rules a set of traces exercises. */
import {
  type Action,
  type Game,
  type GameEvent,
  type TraceDecision,
  type TraceLine,
  traceGame,
} from '@kairo/engine';

export const RARE_EVENTS = [
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
export type RareEvent = (typeof RARE_EVENTS)[number];

/** How often each event happened, and in how many of the games. */
export type RareEventCounts = {
  readonly [event in RareEvent]: { readonly times: number; readonly games: number };
};

type LineCounts = { readonly [event in RareEvent]?: number };

function countDecision(line: TraceDecision): LineCounts {
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

function countAction(action: Action, line: TraceDecision): LineCounts {
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
      // Entries that need the same number of barkers are equally far away.
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

function countLine(line: TraceLine): LineCounts {
  if ('n' in line) return countDecision(line);
  return 'result' in line ? { sharedVictories: line.result.winners.length > 1 ? 1 : 0 } : {};
}

/** Plays `games` random games, cycling through the kinds of game. */
export function countRareEvents(kinds: readonly Game[], games: number, seed: string): RareEventCounts {
  const total = Object.fromEntries(RARE_EVENTS.map((event) => [event, { times: 0, games: 0 }])) as {
    [event in RareEvent]: { times: number; games: number };
  };
  for (let i = 0; i < games; i++) {
    const kind = kinds[i % kinds.length];
    if (kind === undefined) break;
    const seen = new Set<RareEvent>();
    for (const line of traceGame(kind, `${seed}-${i + 1}`)) {
      for (const [event, times] of Object.entries(countLine(line)) as [RareEvent, number][]) {
        total[event].times += times;
        if (times > 0) seen.add(event);
      }
    }
    for (const event of seen) total[event].games++;
  }
  return total;
}
