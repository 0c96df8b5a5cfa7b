/** Counts the turns of games between a stand-in for a person and its rivals. */
import { BotGame, decide, iterationBudget, makeBot } from '@kairo/bots';
import { type GameEvent, makeGame } from '@kairo/engine';
import { settings } from '../collect/settings.ts';
import { readLevel } from '../play.ts';

/** Plays in place of a person. */
const STAND_IN = 'trader';

export interface LengthTask {
  readonly setting: string;
  /** Who plays all seats but one. */
  readonly rivals: string;
  readonly seeds: readonly string[];
}

/** The turns of each game, of all seats together; placing a stall during set-up is a turn, too. */
export function countTurns({ setting: name, rivals, seeds }: LengthTask): number[] {
  const setting = settings().find((other) => other.name === name);
  if (setting === undefined) throw new Error(`no setting ${name}`);
  const { edition, players, start } = setting;
  const game = makeGame(edition, players, { start, openMoney: false });
  const [own, others] = [readLevel(STAND_IN), readLevel(rivals)];
  const bots = { own: makeBot(own.name, game), others: makeBot(others.name, game) };
  return seeds.map((seed, i) => {
    const botGame = new BotGame(game, seed);
    let turns = begunIn(botGame.opening);
    for (let seat = botGame.acting; seat !== undefined; seat = botGame.acting) {
      const who = seat === i % players ? 'own' : 'others';
      const { iterations } = who === 'own' ? own : others;
      const { action } = decide(bots[who], botGame.situation(seat), iterationBudget(iterations));
      turns += begunIn(botGame.play(action));
    }
    return turns;
  });
}

function begunIn(events: readonly GameEvent[]): number {
  return events.filter(({ type }) => type === 'turnBegan').length;
}
