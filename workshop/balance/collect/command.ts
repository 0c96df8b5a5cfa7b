/** `npm run balance -- collect --games N`: plays games and counts what happens in them. */
import { commitAtHand, programDigest } from '@kairo/arena';
import { complain, readOptions, wholeNumber } from '../../../scripts/commandLine.ts';
import { today } from '../../../scripts/provenance.ts';
import { readLevel } from '../play.ts';
import { workThrough } from '../work.ts';
import { type Collected, keepCollected } from './results.ts';
import { LEVEL, settings } from './settings.ts';
import { addUp } from './tally.ts';
import { collectGames } from './task.ts';

const GAMES_PER_TASK = 25;

export async function collectCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(
    {
      games: { type: 'string', default: '1000' },
      /** For the settings with a changed value. */
      'games-changed': { type: 'string', default: '400' },
      only: { type: 'string', default: '' },
      level: { type: 'string', default: LEVEL },
      seed: { type: 'string', default: 'balance' },
      jobs: { type: 'string', default: '1' },
    },
    args,
  );
  const { level, seed } = options;
  const { name: levelName, iterations } = readLevel(level);
  const commit = commitAtHand();
  const origin = { date: today(), ...(commit === undefined ? {} : { commit }), program: programDigest() };
  const ofEach = wholeNumber('games', options.games, 1);
  const ofChanged = wholeNumber('games-changed', options['games-changed'], 1);
  const jobs = wholeNumber('jobs', options.jobs, 1);
  const all = settings();
  const wanted = all.filter(({ name }) => name.includes(options.only));
  if (wanted.length === 0) {
    const names = all.map(({ name }) => name).join(', ');
    complain(`--only ${options.only}: expected part of one of these names: ${names}`);
  }
  for (const { name, edition, players, start, changed } of wanted) {
    const games = changed === undefined ? ofEach : ofChanged;
    const seeds = Array.from({ length: games }, (_, i) => `${seed} ${name} ${i}`);
    const tasks = [];
    for (let i = 0; i < games; i += GAMES_PER_TASK) {
      tasks.push({ setting: name, level, seeds: seeds.slice(i, i + GAMES_PER_TASK) });
    }
    const begin = performance.now();
    const program = new URL('worker.ts', import.meta.url);
    const tallies = await workThrough({ tasks, perform: collectGames, program, jobs });
    const collected: Collected = {
      name,
      edition: edition.id,
      players,
      start,
      ...(changed === undefined ? {} : { changed }),
      level: levelName,
      iterations,
      seed,
      ...origin,
      tally: tallies.reduce(addUp),
    };
    const order = all.map((setting) => setting.name);
    keepCollected(collected, order);
    console.log(`${name}: ${games} games in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  }
}
