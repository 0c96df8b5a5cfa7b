/** `npm run balance -- length`: how many turns a game takes, by board, start, number and level of players. */
import { commitAtHand } from '@kairo/arena';
import { readOptions, wholeNumber } from '../../../scripts/commandLine.ts';
import { today } from '../../../scripts/provenance.ts';
import { settings } from '../collect/settings.ts';
import { sumOf } from '../statistics.ts';
import { workThrough } from '../work.ts';
import { keepLengths, type Length } from './lengths.ts';
import { countTurns } from './task.ts';

/** The last one simulates, so that its games take much longer. */
const RIVALS = ['apprentice', 'trader', 'merchant@64'] as const;
const GAMES_PER_TASK = 12;

export async function lengthCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(
    {
      games: { type: 'string', default: '240' },
      /** Against rivals that simulate. */
      'games-simulating': { type: 'string', default: '36' },
      seed: { type: 'string', default: 'length' },
      jobs: { type: 'string', default: '1' },
    },
    args,
  );
  const { seed } = options;
  const games = wholeNumber('games', options.games, 1);
  const simulating = wholeNumber('games-simulating', options['games-simulating'], 1);
  const jobs = wholeNumber('jobs', options.jobs, 1);
  const program = new URL('worker.ts', import.meta.url);
  const commit = commitAtHand();
  const lengths: Length[] = [];
  for (const { name, edition, start, players, changed } of settings()) {
    if (changed !== undefined) continue;
    for (const rivals of RIVALS) {
      const count = rivals.includes('@') ? simulating : games;
      const seeds = Array.from({ length: count }, (_, i) => `${seed} ${name} ${i}`);
      const tasks = [];
      // Whole tables of seats, so that the stand-in plays every seat equally often.
      for (let i = 0; i < count; i += GAMES_PER_TASK) {
        tasks.push({ setting: name, rivals, seeds: seeds.slice(i, i + GAMES_PER_TASK) });
      }
      const turns = (await workThrough({ tasks, perform: countTurns, program, jobs })).flat();
      turns.sort((a, b) => a - b);
      const at = (share: number): number => turns[Math.floor(share * (turns.length - 1))] ?? 0;
      const mean = Number((sumOf(turns) / turns.length).toFixed(1));
      const { id } = edition;
      lengths.push({
        ...{ edition: id, start, players, rivals, games: count },
        ...{ turns: mean, low: at(0.1), high: at(0.9) },
      });
      console.log(`${name}, ${rivals}: ${mean} turns`);
    }
  }
  keepLengths({ seed, date: today(), ...(commit === undefined ? {} : { commit }), lengths });
}
