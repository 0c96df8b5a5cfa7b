/** What every storage has to do with talk. */
import { expect, test } from 'vitest';
import type { MakeStorage } from './samples.ts';

const words = (text: string, holder = 'p:a') => ({
  holder,
  name: holder.toUpperCase(),
  at: 5,
  phrase: null,
  words: text,
});

export function describeTalk(makeStorage: MakeStorage): void {
  test('messages are numbered for each room, and only the latest are kept', async () => {
    const { talk } = await makeStorage();
    for (const text of ['a', 'b', 'c']) await talk.add('t', words(text), 2);
    const hello = { holder: 'k:b', name: 'B', at: 6, phrase: 'hello', words: null };
    expect(await talk.add('other', hello, 2)).toEqual({ number: 1, author: 1, ...hello });
    expect(await talk.of('t')).toEqual([
      { number: 2, author: 1, ...words('b') },
      { number: 3, author: 1, ...words('c') },
    ]);
    expect(await talk.of('none')).toEqual([]);
  });

  test('what someone said can be emptied everywhere', async () => {
    const { talk } = await makeStorage();
    await talk.add('t', words('a', 'p:a'), 9);
    await talk.add('t', words('b', 'p:b'), 9);
    await talk.add('u', words('c', 'p:b'), 9);
    await talk.add('t', words('d', 'p:b'), 9);
    expect([...(await talk.forget('p:b'))].sort()).toEqual(['t', 'u']);
    expect(await talk.forget('p:b')).toEqual([]);
    const empty = { holder: null, author: null, name: null, at: 5, phrase: null, words: null };
    expect(await talk.of('t')).toEqual([
      { number: 1, author: 1, ...words('a') },
      { number: 2, ...empty },
      { number: 3, ...empty },
    ]);
    expect(await talk.of('u')).toEqual([{ number: 1, ...empty }]);
    expect(await talk.add('t', words('c'), 9)).toMatchObject({ number: 4, author: 1 });
  });

  test('what someone said can become another’s', async () => {
    const { talk } = await makeStorage();
    await talk.add('t', words('a', 'p:a'), 9);
    await talk.add('t', words('b', 'p:b'), 9);
    await talk.passOn('p:a', 'p:c');
    expect(await talk.of('t')).toEqual([
      { number: 1, author: 1, ...words('a'), holder: 'p:c' },
      { number: 2, author: 2, ...words('b', 'p:b') },
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
