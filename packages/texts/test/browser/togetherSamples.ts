/** Samples for the texts of online tables. */
import type { TogetherMessages } from '../../src/browser.ts';
import type { Refused } from '../../src/messages/together.ts';
import type { RefusedCode } from '../../src/refusedWords.ts';
import type { Calls } from './samples.ts';

const of = <Code extends string>(code: Code, facts: { readonly [fact: string]: unknown } = {}) => ({
  ...facts,
  code,
});

/** Every code, and one of another release. */
export const refusedSamples: { readonly [code in RefusedCode | 'room/novel']: Refused } = {
  'room/unknown': of('room/unknown'),
  'room/no-such-seat': of('room/no-such-seat', { seat: 4, seats: 3 }),
  'room/not-waiting': of('room/not-waiting', { state: 'playing' }),
  'room/not-begun': of('room/not-begun', { state: 'waiting' }),
  'room/not-over': of('room/not-over', { state: 'playing' }),
  'room/not-host': of('room/not-host'),
  'room/not-seated': of('room/not-seated'),
  'room/no-spectators': of('room/no-spectators'),
  'room/locked': of('room/locked'),
  'room/seat-taken': of('room/seat-taken', { seat: 1 }),
  'room/seat-free': of('room/seat-free', { seat: 1 }),
  'room/seat-of-bot': of('room/seat-of-bot', { seat: 1 }),
  'room/already-seated': of('room/already-seated', { seat: 1 }),
  'room/not-a-person': of('room/not-a-person', { seat: 1 }),
  'room/name-taken': of('room/name-taken', { name: 'Noor' }),
  'room/icon-taken': of('room/icon-taken', { icon: 'eye' }),
  'room/seats-free': of('room/seats-free', { seats: [1, 2] }),
  'room/has-next': of('room/has-next', { next: 'abc' }),
  'room/no-offer': of('room/no-offer'),
  'identity/wrong-code': of('identity/wrong-code'),
  'identity/has-games': of('identity/has-games', { games: 2 }),
  'identity/unknown-device': of('identity/unknown-device'),
  'identity/missing': of('identity/missing'),
  'identity/unknown-key': of('identity/unknown-key'),
  'identity/key-used': of('identity/key-used'),
  'identity/other-site': of('identity/other-site'),
  'server/creation-code': of('server/creation-code'),
  'server/no-such-address': of('server/no-such-address'),
  'server/too-large': of('server/too-large', { limit: 16_384 }),
  'server/too-many-requests': of('server/too-many-requests', { retryAfter: 3 }),
  'server/too-many-tables': of('server/too-many-tables', { limit: 20, retryAfter: 60 }),
  'server/too-many-connections': of('server/too-many-connections', { limit: 100, retryAfter: 60 }),
  'server/unavailable': of('server/unavailable'),
  'server/closing': of('server/closing'),
  'page/unreachable': of('page/unreachable'),
  'page/no-server': of('page/no-server'),
  'page/unreadable': of('page/unreadable', { field: 'seats.0' }),
  'room/novel': of('room/novel'),
};

export const togetherCalls: Calls<TogetherMessages> = {
  seat: { kind: [[2]], level: [[2]] },
  boardFile: { notABoard: [['oase.json']], tooLarge: [['oase.json', 64]] },
  lists: {
    waiting: [[0], [1], [3]],
    ago: [[0], [6], [180]],
    free: [[1], [2]],
    sitWith: [['Amina']],
  },
  join: { invites: [['Amina']], justTaken: [['Scarab', 'Lotus']], sitAs: [['Noor']] },
  waiting: {
    tableOf: [['Amina'], ['Noor']],
    sealed: [['9f3a 61c2']],
    more: [['Noor']],
    foot: {
      startWithBots: [[1], [2]],
      waitingFor: [[['Noor']]],
      notReady: [[['Noor']], [['Jonas', 'Noor']]],
      freeLeft: [[1], [2]],
      botsTake: [
        [1, 'Merchant'],
        [2, 'Merchant'],
      ],
      hostStarts: [['Amina']],
      hostStartsNow: [['Amina']],
    },
    news: {
      satDown: [['Noor']],
      left: [['Noor']],
      ready: [['Noor']],
      notReady: [['Noor']],
      host: [['Noor']],
    },
    guest: { note: [['Noor']] },
  },
  invite: { waysWithCode: [['HBK 4TW']] },
  table: { watching: [[1], [4]] },
  trouble: { noCode: { heading: [['HBK 4TW']] } },
  refused: [[of('room/locked')]],
};
