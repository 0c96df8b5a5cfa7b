/** What every storage has to do with talk. */
import { expect, test } from 'vitest';
import type { MakeStorage } from './samples.ts';

const words = (text: string, holder = 'p:a') => ({ holder, at: 5, phrase: null, words: text });

export function describeTalk(makeStorage: MakeStorage): void {
  test('messages are numbered for each room, and only the latest are kept', async () => {
    const { talk } = await makeStorage();
    for (const text of ['a', 'b', 'c']) await talk.add('t', words(text), 2);
    expect(await talk.add('other', { holder: 'k:b', at: 6, phrase: 'hello', words: null }, 2)).toEqual({
      number: 1,
      holder: 'k:b',
      at: 6,
      phrase: 'hello',
      words: null,
    });
    expect(await talk.of('t')).toEqual([
      { number: 2, ...words('b') },
      { number: 3, ...words('c') },
    ]);
    expect(await talk.of('none')).toEqual([]);
  });

  test('what someone said can be emptied everywhere', async () => {
    const { talk } = await makeStorage();
    await talk.add('t', words('a', 'p:a'), 9);
    await talk.add('t', words('b', 'p:b'), 9);
    await talk.add('u', words('c', 'p:b'), 9);
    await talk.forget('p:b');
    const empty = { holder: null, at: 5, phrase: null, words: null };
    expect(await talk.of('t')).toEqual([
      { number: 1, ...words('a') },
      { number: 2, ...empty },
    ]);
    expect(await talk.of('u')).toEqual([{ number: 1, ...empty }]);
    expect((await talk.add('t', words('c'), 9)).number).toBe(3);
  });

  test('what someone said can become another’s', async () => {
    const { talk } = await makeStorage();
    await talk.add('t', words('a', 'p:a'), 9);
    await talk.add('t', words('b', 'p:b'), 9);
    await talk.passOn('p:a', 'p:c');
    expect(await talk.of('t')).toEqual([
      { number: 1, ...words('a', 'p:c') },
      { number: 2, ...words('b', 'p:b') },
    ]);
  });

  test('it goes with its room', async () => {
    const { talk, rooms } = await makeStorage();
    await talk.add('t', words('a'), 9);
    await talk.add('u', words('b'), 9);
    await rooms.remove('t');
    expect(await talk.of('t')).toEqual([]);
    expect(await talk.of('u')).toHaveLength(1);
  });
}
