/**
 * A minimal history that leads to a position: every card in a hand was taken from the display, and money was earned
 * and paid. So card counting gives the whole position, except the order of the pile.
 */
import {
  type CardName,
  COLOURS,
  type GameEvent,
  type GameState,
  type Seat,
  stateToJson,
} from '@kairo/engine';

function taken(seat: Seat, card: CardName): GameEvent[] {
  const place = { to: 'all', index: 0, card } as const;
  return [
    { type: 'refilled', ...place },
    { type: 'picked', seat, from: 'display', ...place },
  ];
}

export function historyOf(state: GameState): GameEvent[] {
  const { players, customers, display, discards, pile, startSeat, seat } = stateToJson(state);
  const inMarket = COLOURS.flatMap((colour) => {
    const site = customers[colour];
    return site === null ? [] : [[colour, site] as const];
  });
  const started: GameEvent = {
    type: 'started',
    to: 'all',
    players: players.length,
    startSeat,
    customers: Object.fromEntries(inMarket),
    waiting: COLOURS.find((colour) => customers[colour] === null) ?? 'red',
    display: display.filter((card) => card !== null),
    pile: pile.length,
  };
  const played = discards.flatMap((card): GameEvent[] => [
    ...taken(0, card),
    { type: 'cardsPlayed', to: 'all', seat: 0, cards: [card] },
  ]);
  const seats = players.flatMap(({ hand, money, barkers }, number): GameEvent[] => [
    ...hand.flatMap((card) => taken(number, card)),
    ...Array.from({ length: barkers }, (): GameEvent => {
      return { type: 'picked', to: 'all', seat: number, from: 'barkers' };
    }),
    // R3.3: everybody began with one of each.
    ...COLOURS.flatMap((colour): GameEvent[] => {
      const change = money[colour] - 1;
      if (change === 0) return [];
      if (change > 0) return [{ type: 'earned', to: 'all', seat: number, colour, amount: change }];
      return [{ type: 'paid', to: 'all', seat: number, coins: { [colour]: -change } }];
    }),
  ]);
  return [started, ...played, ...seats, { type: 'turnBegan', to: 'all', seat }];
}
