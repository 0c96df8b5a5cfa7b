/** Games to be reviewed, played by bots of unequal levels, so that there is something to find. */
import {
  BotGame,
  type BotName,
  budgetOf,
  decide,
  effortOf,
  makeBot,
} from '../../../packages/bots/src/index.ts';
import { EDITIONS, formatRecord, makeGame, Recorder } from '../../../packages/engine/src/index.ts';
import { type FinishedGame, finishedFromRecord } from '../../../packages/table/src/index.ts';

/** The bots sit down in turn. */
const LEVELS: readonly BotName[] = ['merchant', 'trader'];

export function playedGame(edition: string, players: number, number: number): FinishedGame {
  const board = EDITIONS.get(edition);
  if (board === undefined) throw new Error(`no edition ${edition}`);
  const game = makeGame(board, players, { start: 'preset', openMoney: false });
  const seats = Array.from(
    { length: players },
    (_, seat) => LEVELS[(seat + number) % LEVELS.length] ?? 'trader',
  );
  const bots = seats.map((name) => ({ bot: makeBot(name, game), effort: effortOf({ name }) }));
  const seed = number.toString(16).padStart(32, '5eed0fa11cafe000');
  const played = new BotGame(game, seed);
  const recorder = new Recorder(game, seed, seats, played.opening);
  for (let seat = played.acting; seat !== undefined; seat = played.acting) {
    const { bot, effort } = bots[seat]!;
    const { action } = decide(
      bot,
      played.situation(seat),
      budgetOf(effort, () => 0),
    );
    recorder.add(seat, action, played.play(action));
  }
  const finished = finishedFromRecord(seed, formatRecord(recorder.tableRecord()));
  if (!finished.ok) throw new Error(finished.error);
  return finished.value;
}
