/** What people say at their tables, inside the thread. */
import type { StoredTalk } from '../storage.ts';
import { type Connection, query } from './connection.ts';

export function makeTalk(connection: Connection) {
  return {
    addTalk(room: string, said: Omit<StoredTalk, 'number'>, kept: number): StoredTalk {
      const last = connection.first(
        query.selectFrom('talk').select('number').where('room', '=', room).orderBy('number', 'desc').limit(1),
      );
      const number = (last?.number ?? 0) + 1;
      const { holder, at, phrase, words } = said;
      connection.run(query.insertInto('talk').values({ room, number, holder, said_at: at, phrase, words }));
      connection.run(
        query
          .deleteFrom('talk')
          .where('room', '=', room)
          .where('number', '<=', number - kept),
      );
      return { number, ...said };
    },

    talkOf(room: string): StoredTalk[] {
      const wanted = query.selectFrom('talk').selectAll().where('room', '=', room).orderBy('number');
      return connection.all(wanted).map(({ number, holder, said_at, phrase, words }) => ({
        number,
        holder,
        at: said_at,
        phrase,
        words,
      }));
    },

    /** Emptied messages keep their place, so that no number is given twice. */
    forgetTalk(holder: string): void {
      const empty = { holder: null, phrase: null, words: null };
      connection.run(query.updateTable('talk').set(empty).where('holder', '=', holder));
    },

    passTalkOn(from: string, to: string): void {
      connection.run(query.updateTable('talk').set({ holder: to }).where('holder', '=', from));
    },

    removeTalk(room: string): void {
      connection.run(query.deleteFrom('talk').where('room', '=', room));
    },
  };
}
