/** `npm run balance -- presets`: searches for fair starts and stores them; --write puts them into the editions. */
import { commitAtHand, programDigest } from '@kairo/arena';
import { EDITIONS } from '@kairo/engine';
import { complain, readOptions, wholeNumber } from '../../../scripts/commandLine.ts';
import { today } from '../../../scripts/provenance.ts';
import { LEVEL } from '../collect/settings.ts';
import { readLevel } from '../play.ts';
import { percentWithError } from '../statistics.ts';
import {
  keepFinalists,
  keepFinding,
  readFinalists,
  readFindings,
  WANTED,
  weightsDigest,
} from './findings.ts';
import type { Round } from './halving.ts';
import { findPreset, isEven, judgePreset, randomPool } from './search.ts';
import { EDITIONS_FOLDER, writeEditions } from './write.ts';

/** `40:10,120:4`: 40 games each, keep the best 10; 120 more games each, keep the best 4. */
function readRounds(text: string): Round[] {
  return text.split(',').map((round) => {
    const [, trials, left] = /^([1-9]\d*):([1-9]\d*)$/.exec(round) ?? [];
    if (trials === undefined) return complain(`--rounds ${text}: expected rounds, like 40:10,120:4`);
    return { trials: Number(trials), keep: Number(left) };
  });
}

interface Wanted {
  readonly name: string;
  readonly edition: string;
  readonly players: number;
}

/** `cairo-2,alley-2`. */
function readWanted(text: string): Wanted[] {
  const known = [...EDITIONS.keys()].flatMap((edition) =>
    [2, 3, 4].map((players) => ({ name: `${edition}-${players}`, edition, players })),
  );
  return text.split(',').map((name) => {
    const names = known.map((table) => table.name).join(', ');
    return (
      known.find((table) => table.name === name) ??
      complain(`--only ${text}: expected some of these, separated by commas: ${names}`)
    );
  });
}

export async function presetsCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(
    {
      only: { type: 'string', default: WANTED.join(',') },
      seed: { type: 'string', default: '1' },
      candidates: { type: 'string', default: '32' },
      generations: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '48:10,120:4,300:3' },
      games: { type: 'string', default: '4000' },
      jobs: { type: 'string', default: '1' },
      /** Starts from the finalists of the last search that found nothing. */
      further: { type: 'boolean', default: false },
      /** Judges the start that was found before, with the bot's current weights and on other deals. */
      again: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
    args,
  );
  if (options.write) {
    if (args.length > 1) complain('--write writes what was found before and takes no other options');
    writeEditions(readFindings(), EDITIONS_FOLDER);
    // Records hold the hash of their edition.
    console.log('now: npm run playthroughs -- --record');
    console.log('and: KAIRO_WRITE_DOCS=1 npm run vitest -- run packages/cli/test/botProtocol.test.ts');
    return;
  }
  const level = readLevel(LEVEL);
  const candidates = wholeNumber('candidates', options.candidates, 1);
  const generations = wholeNumber('generations', options.generations, 0);
  const games = wholeNumber('games', options.games, 1);
  const rounds = readRounds(options.rounds);
  const wanted = readWanted(options.only);
  const jobs = wholeNumber('jobs', options.jobs, 1);
  const commit = commitAtHand();
  for (const { name, edition, players } of wanted) {
    const { seed, further } = options;
    const origin = {
      date: today(),
      ...(commit === undefined ? {} : { commit }),
      program: programDigest(),
      weights: weightsDigest(edition, players),
      seed,
    };
    const left = readFinalists(name);
    if (further && left === undefined) {
      complain(`--further: no search left finalists for ${name}; search without it`);
    }
    const pool = further && left ? left.presets : randomPool(edition, players, seed, candidates);
    const search = {
      edition,
      players,
      level: LEVEL,
      seed,
      pool,
      generations,
      rounds,
      games,
      jobs,
      say: console.log,
    };
    console.log(`${edition}, ${players} players, ${LEVEL}`);
    if (options.again) {
      const known = readFindings().find((other) => other.edition === edition && other.players === players);
      if (known === undefined) complain(`--again: nothing was found for ${name} yet; search without it`);
      const fairness = await judgePreset(known.preset, { ...search, seed: `again ${seed}` });
      keepFinding({ ...known, again: { ...origin, fairness } });
      if (!isEven(fairness, games)) {
        console.log('  no longer even: search again');
        process.exitCode = 1;
      }
      continue;
    }
    const found = await findPreset(search);
    if (!('fairness' in found)) {
      keepFinalists(name, { failed: (left?.failed ?? 0) + found.length, presets: found });
      console.log('  none of the best passed: search --further from them, with another --seed');
      process.exitCode = 1;
      continue;
    }
    const began = {
      candidates: pool.length,
      ...(further ? { from: `finalists/${name}.json` } : {}),
      ...(left === undefined ? {} : { failedBefore: left.failed }),
    };
    keepFinding({
      edition,
      players,
      level: level.name,
      iterations: level.iterations,
      ...origin,
      ...began,
      generations,
      rounds: options.rounds,
      ...found,
    });
    console.log(`  seats ${found.fairness.shares.map(percentWithError).join(', ')}`);
    console.log(`  first turn, second … ${found.fairness.byTurn.map(percentWithError).join(', ')}`);
  }
}
