import { describe, expect, test } from 'vitest';
import type { OwnGame } from '../../src/client/online/tables.ts';
import {
  gameHere,
  gameOnline,
  inOrder,
  type ListedGame,
  matching,
  passing,
} from '../../src/games/gameList.ts';
import type { KeptGame } from '../../src/worker/gamesControl.ts';

const kept = (part: Partial<KeptGame> = {}): KeptGame => ({
  id: 'g',
  seats: [
    { name: 'Amina', icon: 'ankh', player: 'person' },
    { name: '', icon: 'eye', player: 'merchant' },
    { name: '', icon: 'scarab', player: 'trader' },
  ],
  board: 'cairo',
  points: [49, 50, 44],
  isOver: true,
  round: 20,
  acting: undefined,
  updatedAt: 1,
  ...part,
});

const seat = (name: string, isYou: boolean): OwnGame['seats'][number] => ({
  name,
  icon: isYou ? 'ankh' : 'eye',
  player: 'person',
  isYou,
  isTaken: true,
  isOpen: false,
  isHost: isYou,
  isReady: true,
  presence: 'here',
  standIn: null,
});

const own = (part: Partial<OwnGame> = {}): OwnGame => ({
  table: 't',
  state: 'playing',
  seats: [seat('Amina', true), seat('Basim', false)],
  yourTurn: false,
  acting: 1,
  round: 3,
  isHost: true,
  points: [10, 12],
  updatedAt: 1,
  ...part,
});

const here = (part: Partial<KeptGame> = {}): ListedGame => gameHere(kept(part), {}, new Map());
const online = (part: Partial<OwnGame> = {}): ListedGame => gameOnline(own(part), {}, new Map());

describe('how a game stands', () => {
  test('a tie is a shared victory (R11.5)', () => {
    expect(here().standing).toBe('lost');
    expect(here({ points: [51, 50, 44] }).standing).toBe('won');
    expect(here({ points: [50, 50, 44] })).toMatchObject({ standing: 'shared', winners: [0, 1] });
  });

  test('among several people at one screen, or bots, nobody is the reader', () => {
    const person = { name: 'Basim', icon: 'eye', player: 'person' } as const;
    const [first, , bot] = kept().seats;
    if (first === undefined || bot === undefined) throw new Error('no seats');
    expect(here({ seats: [first, person, bot] })).toMatchObject({ standing: 'over', winners: [1] });
    expect(here({ seats: [bot, bot] }).standing).toBe('over');
  });

  test('what is known of its end counts more than points', () => {
    const known = new Map([['g', [0]]]);
    expect(gameHere(kept(), {}, known).standing).toBe('won');
    expect(gameOnline(own({ state: 'over' }), {}, new Map([['t', []]]))).toMatchObject({
      standing: 'over',
      winners: [],
    });
  });

  test('online', () => {
    expect(online().standing).toBe('running');
    expect(online({ yourTurn: true }).standing).toBe('turn');
    expect(online({ state: 'waiting' }).standing).toBe('waiting');
    expect(online({ state: 'over' }).standing).toBe('lost');
  });

  test('one that cannot be read is damaged', () => {
    expect(here({ seats: [] }).standing).toBe('damaged');
  });
});

test('what waits for the reader comes first, then what is under way, then the latest', () => {
  const ids = inOrder([
    here({ id: 'over, old', updatedAt: 1 }),
    here({ id: 'over, new', updatedAt: 9 }),
    here({ id: 'running', isOver: false, updatedAt: 2 }),
    online({ table: 'turn, new', yourTurn: true, updatedAt: 5 }),
    online({ table: 'turn, old', yourTurn: true, updatedAt: 4 }),
  ]).map(({ id }) => id);
  expect(ids).toEqual(['turn, old', 'turn, new', 'running', 'over, new', 'over, old']);
});

test('filters', () => {
  const starred = gameHere(kept({ points: [60, 1, 1] }), { g: { isStarred: true } }, new Map());
  const games = [starred, here(), here({ isOver: false }), online()];
  const counts = (['all', 'running', 'over', 'won', 'lost', 'shared', 'starred'] as const).map(
    (filter) => passing(games, filter).length,
  );
  expect(counts).toEqual([4, 2, 2, 1, 1, 0, 1]);
});

test('the search wants every word, without case and accents', () => {
  const said = ({ title, seats }: ListedGame): string =>
    `${title} ${seats.map(({ name }) => name).join(' ')}`;
  const games = [gameHere(kept(), { g: { title: 'Béla’s Sunday' } }, new Map()), online()];
  const found = (query: string): number => matching(games, query, said).length;
  expect(['', ' ', 'amina', 'bela', 'sunday AMINA', 'sunday basim'].map(found)).toEqual([2, 2, 2, 1, 1, 0]);
});
