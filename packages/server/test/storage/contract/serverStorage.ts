/** What every `ServerStorage` has to do, whatever database it stores in; its games pass packages/table's suite as well. */
import { describe } from 'vitest';
import { describeStore } from '../../../../table/test/storeContract.ts';
import { describeNodes } from './nodes.ts';
import { describePeople } from './people.ts';
import { describeRooms } from './rooms.ts';
import type { MakeStorage } from './samples.ts';
import { describeTalk } from './talk.ts';
import { describeTimes } from './times.ts';

export function describeServerStorage(name: string, makeStorage: MakeStorage): void {
  describe(name, () => {
    describeStore('games', async () => (await makeStorage()).games);
    describe('rooms', () => describeRooms(makeStorage));
    describe('people', () => describePeople(makeStorage));
    describe('talk', () => describeTalk(makeStorage));
    describe('times', () => describeTimes(makeStorage));
    describe('nodes', () => describeNodes(makeStorage));
  });
}
