/** What people say at their tables. */
import type { NewTalk, StoredTalk } from '../storage.ts';
import { all, first, query, run, type Work } from './work.ts';

export const talk = {
  *addTalk(room: string, said: NewTalk, kept: number): Work<StoredTalk> {
    const last = yield* first(
      query.selectFrom('talk').select('number').where('room', '=', room).orderBy('number', 'desc').limit(1),
    );
    const number = (last?.number ?? 0) + 1;
    const { at, ...rest } = said;
    const earlier = yield* first(
      query
        .selectFrom('talk')
        .select('author')
        .where('room', '=', room)
        .where('holder', '=', said.holder)
        .limit(1),
    );
    const author = earlier?.author ?? number;
    yield* run(query.insertInto('talk').values({ room, number, author, said_at: at, ...rest }));
    yield* run(
      query
        .deleteFrom('talk')
        .where('room', '=', room)
        .where('number', '<=', number - kept),
    );
    return { number, author, ...said };
  },

  *talkOf(room: string): Work<StoredTalk[]> {
    const wanted = query.selectFrom('talk').selectAll().where('room', '=', room).orderBy('number');
    return (yield* all(wanted)).map(({ room: _, said_at, ...said }) => ({ ...said, at: said_at }));
  },

  /** Emptied messages keep their place, so that no number is given twice. */
  *forgetTalk(holder: string): Work<string[]> {
    const wanted = query.selectFrom('talk').select('room').distinct().where('holder', '=', holder);
    const rooms = (yield* all(wanted)).map(({ room }) => room);
    const empty = { holder: null, author: null, name: null, phrase: null, words: null };
    yield* run(query.updateTable('talk').set(empty).where('holder', '=', holder));
    return rooms;
  },

  *passTalkOn(from: string, to: string): Work<void> {
    yield* run(query.updateTable('talk').set({ holder: to }).where('holder', '=', from));
  },
};
