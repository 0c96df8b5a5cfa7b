/** What a game in the list is called, and what is said of it. */
import { PERSON } from '@kairo/protocol';
import { boardName } from '../home/boardName.ts';
import { t } from '../i18n/texts.ts';
import type { ListedGame, ListedSeat } from './gameList.ts';

export function seatCalled({ name, icon }: ListedSeat): string {
  return name || t.terms.icon[icon];
}

export function levelOf({ player }: ListedSeat): string | undefined {
  return player === PERSON ? undefined : t.terms.bot[player];
}

/** Its title, or who plays. */
export function gameCalled({ title, seats }: ListedGame): string {
  if (title !== '') return title;
  return seats.length === 0 ? t.games.damaged : t.terms.and(seats.map(seatCalled));
}

export function standingOf({ standing, winners, seats, isOnline, acting }: ListedGame): string {
  const words = t.games;
  switch (standing) {
    case 'turn':
      return words.yourTurn;
    case 'over': {
      const names = winners.flatMap((seat) => seats[seat] ?? []).map(seatCalled);
      const [first] = names;
      if (first === undefined) return words.noWinner;
      return names.length > 1 ? words.result.shared : words.wins(first);
    }
    case 'running': {
      const actor = isOnline && acting !== undefined ? seats[acting] : undefined;
      return actor === undefined ? words.running : t.own.games.turnOf(seatCalled(actor));
    }
    case 'won':
    case 'lost':
    case 'shared':
      return words.result[standing];
    default:
      return words[standing];
  }
}

export function placeOf({ board, isOnline }: ListedGame): string {
  return isOnline ? t.games.online : board === '' ? '' : boardName(board);
}

/** All of it, for the search. */
export function saidOf(game: ListedGame): string {
  const { title, seats } = game;
  const players = seats.flatMap((seat) => [seatCalled(seat), levelOf(seat) ?? '']);
  return [title, ...players, standingOf(game), placeOf(game)].join(' ');
}
