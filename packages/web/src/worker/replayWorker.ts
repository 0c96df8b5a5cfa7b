/** The program of the worker that replays a finished game: rules are never run in the page itself. */
import { err, ok, type Result } from '@kairo/engine';
import {
  type FinishedGame,
  finishedFromLog,
  finishedFromRecord,
  GameLog,
  ReplayTable,
  watchedTurns,
} from '@kairo/table';
import { openGames } from './browserStore.ts';
import { IndexedDbStore } from './indexedDbStore.ts';
import type { FromReplayWorker, OpenError, ReplaySource, ToReplayWorker } from './replayControl.ts';

const say = (message: FromReplayWorker): void => self.postMessage(message);

async function gameFrom(source: ReplaySource): Promise<Result<FinishedGame, OpenError>> {
  if (source.from === 'record') return finishedFromRecord(source.id, source.text, source.seats);
  const store = new IndexedDbStore(openGames);
  const loaded = await GameLog.load(store, source.id);
  if (loaded === undefined) return err('replay/no-game');
  return loaded.ok ? finishedFromLog(loaded.value) : err('replay/unreadable');
}

let game: FinishedGame | undefined;
let table: ReplayTable | undefined;

async function open(source: ReplaySource): Promise<Result<FinishedGame, OpenError>> {
  const found = await gameFrom(source).catch((): Result<FinishedGame, OpenError> => err('replay/crashed'));
  if (!found.ok) return found;
  game = found.value;
  table = new ReplayTable(game, (message) => say({ type: 'table', message }));
  return found;
}

self.addEventListener('message', ({ data }) => {
  const message = data as ToReplayWorker;
  switch (message.type) {
    case 'open':
      void open(message.source).then((found) =>
        say({ type: 'opened', opened: found.ok ? ok(watchedTurns(found.value, 'all')) : found }),
      );
      return;
    case 'show':
      table?.show(message.turn);
      return;
    case 'watch': {
      const { eyes } = message;
      if (game !== undefined) say({ type: 'watched', eyes, turns: watchedTurns(game, eyes) });
      return;
    }
    case 'table':
      table?.receive(message.message);
  }
});
