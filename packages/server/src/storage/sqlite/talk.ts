/** What people say at their tables, inside the thread. */
import type { NewTalk, StoredTalk } from '../storage.ts';
import { type Connection, query } from './connection.ts';

export function makeTalk(connection: Connection) {
  return {
    addTalk(room: string, said: NewTalk, kept: number): StoredTalk {
      const last = connection.first(
        query.selectFrom('talk').select('number').where('room', '=', room).orderBy('number', 'desc').limit(1),
      );
      const number = (last?.number ?? 0) + 1;
      const { at, ...rest } = said;
      const earlier = connection.first(
        query
          .selectFrom('talk')
          .select('author')
          .where('room', '=', room)
          .where('holder', '=', said.holder)
          .limit(1),
      );
      const author = earlier?.author ?? number;
      connection.run(query.insertInto('talk').values({ room, number, author, said_at: at, ...rest }));
      connection.run(
        query
          .deleteFrom('talk')
          .where('room', '=', room)
          .where('number', '<=', number - kept),
      );
      return { number, author, ...said };
    },

    talkOf(room: string): StoredTalk[] {
      const wanted = query.selectFrom('talk').selectAll().where('room', '=', room).orderBy('number');
      return connection.all(wanted).map(({ room: _, said_at, ...said }) => ({ ...said, at: said_at }));
    },

    /** Emptied messages keep their place, so that no number is given twice. */
    forgetTalk(holder: string): string[] {
      const wanted = query.selectFrom('talk').select('room').distinct().where('holder', '=', holder);
      const rooms = connection.all(wanted).map(({ room }) => room);
      const empty = { holder: null, author: null, name: null, phrase: null, words: null };
      connection.run(query.updateTable('talk').set(empty).where('holder', '=', holder));
      return rooms;
    },

    passTalkOn(from: string, to: string): void {
      connection.run(query.updateTable('talk').set({ holder: to }).where('holder', '=', from));
    },

    removeTalk(room: string): void {
      connection.run(query.deleteFrom('talk').where('room', '=', room));
    },
  };
}
