/** The program of the worker behind the list of games. It asks one thing after the other, so that files do not mix. */
import { err, ok, type Result } from '@kairo/engine/vocabulary';
import { openGames } from './browserStore.ts';
import { GameShelf } from './gameShelf.ts';
import type { FromGamesWorker, StoreTrouble, ToGamesWorker } from './gamesControl.ts';
import { IndexedDbStore } from './indexedDbStore.ts';
import { NotesStore } from './notesStore.ts';

const say = (message: FromGamesWorker): void => self.postMessage(message);

/** 128 bits, as hexadecimal digits. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const store = new IndexedDbStore(openGames);
const shelf = new GameShelf(store, new NotesStore(), newId);

async function answerTo(message: ToGamesWorker): Promise<unknown> {
  switch (message.type) {
    case 'list':
      return shelf.list();
    case 'position':
      return shelf.position(message.game, message.updatedAt);
    case 'tablePosition':
      return shelf.tablePosition(message.game, message.record);
    case 'shownPosition':
      return shelf.shownPosition(message.game, message.updatedAt, message.shown);
    case 'note':
      return shelf.note(message.game, message.note);
    case 'remove':
      return shelf.remove(message.game);
    case 'restore':
      return shelf.restore();
    case 'write': {
      const { games, records, form } = message;
      const type = form === 'json' ? 'application/json' : 'text/plain';
      return new Blob([await shelf.write(games, records, form)], { type });
    }
    case 'read': {
      const { failure, ...imported } = await shelf.read(message.file, (done) =>
        say({ call: message.call, done }),
      );
      return failure === undefined ? imported : { ...imported, trouble: troubleOf(failure, true) };
    }
  }
}

function troubleOf(failure: unknown, isOpen: boolean): StoreTrouble {
  if (!isOpen) return 'none';
  const name = failure instanceof DOMException ? failure.name : '';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}

async function answered(message: ToGamesWorker): Promise<Result<unknown, StoreTrouble>> {
  try {
    return ok(await answerTo(message));
  } catch (failure) {
    const isOpen = await store.connect().then(
      () => true,
      () => false,
    );
    return err(troubleOf(failure, isOpen));
  }
}

let before: Promise<unknown> = Promise.resolve();
self.addEventListener('message', ({ data }) => {
  const message = data as ToGamesWorker;
  before = before.then(async () => say({ call: message.call, answer: await answered(message) }));
});
