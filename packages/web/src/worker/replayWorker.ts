/** The program of the worker that replays a finished game: rules are never run in the page itself. */
import { ok, type Result } from '@kairo/engine';
import { type FinishedGame, ReplayTable, watchedTurns } from '@kairo/table';
import { finishedGame } from './finishedGames.ts';
import type { FromReplayWorker, OpenError, ReplaySource, ToReplayWorker } from './replayControl.ts';

const say = (message: FromReplayWorker): void => self.postMessage(message);

let game: FinishedGame | undefined;
let table: ReplayTable | undefined;

async function open(source: ReplaySource): Promise<Result<FinishedGame, OpenError>> {
  const found = await finishedGame(source);
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
