import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@kairo/texts';
import { beforeAll, describe, expect, test } from 'vitest';
import { kairo, newFolder, type Ran } from './harness.ts';

const ARGS = [
  'arena',
  'apprentice',
  'random',
  '--games',
  '8',
  '--edition',
  'alley',
  '--seed',
  'x',
  '--jobs',
  '1',
];

async function arena(args: readonly string[], cwd = newFolder()): Promise<Ran> {
  const ran = await kairo(args, { cwd });
  expect(ran.err).toBe('');
  expect(ran.code).toBe(0);
  return ran;
}

function linesOf(cwd: string, file: string): string[] {
  return readFileSync(join(cwd, file), 'utf8').split('\n');
}

/** Replaces times and dates, which differ between runs. */
function withoutTimes(text: string): string {
  return text
    .replaceAll(/"ms":\[[^\]]*\]/g, '"ms":[]')
    .replaceAll(/"msPerDecision":[\d.e-]+/g, '"msPerDecision":0')
    .replaceAll(/"date":"[^"]*"/g, '"date":""');
}

describe('a duel', () => {
  test('plays every deal from both seats', async () => {
    const cwd = newFolder();
    const { out } = await arena([...ARGS, '--out', 'match.jsonl'], cwd);
    expect(out).toContain('apprentice against random: 8 games on alley with 2 players');
    expect(out).toContain('4 deals, each played from every seat');
    expect(out).toMatch(/win rate +[\d.]+% +[\d.]+% +[\d.]+%/);
    const [header = '', ...groups] = linesOf(cwd, 'match.jsonl').slice(0, -1);
    expect(JSON.parse(header)).toMatchObject({
      format: 'kairo-arena/1',
      contenders: ['apprentice', 'random'],
      simulations: {},
      players: 2,
      edition: { id: 'alley', hash: expect.stringMatching(/^[\da-f]{64}$/) },
      start: 'variable',
      seed: 'x',
      rulesVersion: 1,
    });
    expect(groups).toHaveLength(4);
    groups.forEach((line, i) => {
      const { group, games } = JSON.parse(line);
      expect(group).toBe(i + 1);
      expect(games.map(({ seats }: { seats: number[] }) => seats)).toEqual([
        [0, 1],
        [1, 0],
      ]);
      for (const { points, winners, plies, decisions, ms } of games) {
        expect(points[winners[0]]).toBe(Math.max(...points));
        expect(decisions[0] + decisions[1]).toBe(plies);
        expect(ms).toHaveLength(2);
      }
    });
  });

  test('does not depend on the number of jobs, except for times', async () => {
    const played = await Promise.all(
      ['1', '2', '3'].map(async (jobs) => {
        const cwd = newFolder();
        const { out } = await arena([...ARGS, '--jobs', jobs, '--json', '--out', 'match.jsonl'], cwd);
        return withoutTimes(out + linesOf(cwd, 'match.jsonl').join('\n'));
      }),
    );
    expect(new Set(played).size).toBe(1);
  });

  test('of a bot against itself is even, and writes no file without --out', async () => {
    const cwd = newFolder();
    const { out } = await arena(
      [...ARGS, '--json'].map((word) => word.replace('apprentice', 'random')),
      cwd,
    );
    expect(JSON.parse(out).duel.winShare.mean).toBe(0.5);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('with three players is one against two, from every seat', async () => {
    const cwd = newFolder();
    const args = ['arena', 'apprentice', 'random', '--players', '3', '--games', '4', '--edition', 'alley'];
    const { out } = await arena([...args, '--out', 'match.jsonl'], cwd);
    expect(out).toContain('apprentice against 2 × random: 6 games on alley with 3 players');
    expect(out).toMatch(/if equally strong +33\.3%/);
    expect(out).toMatch(/Elo difference +/);
    const [, group = ''] = linesOf(cwd, 'match.jsonl');
    expect(JSON.parse(group).games.map(({ seats }: { seats: number[] }) => seats)).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });

  test('with a sequential test stops at the same group, whatever the number of jobs', async () => {
    const args = [...ARGS, '--games', '400', '--sprt', '0,200', '--json'];
    const alone = JSON.parse((await arena([...args, '--jobs', '1'])).out);
    expect(alone).toMatchObject({ finished: true, sprt: { accepted: 'H1', elo0: 0, elo1: 200 } });
    expect(alone.sprt.llr).toBeGreaterThan(alone.sprt.bound);
    expect(alone.games).toBeLessThan(100);
    const cwd = newFolder();
    const both = JSON.parse((await arena([...args, '--jobs', '2', '--out', 'match.jsonl'], cwd)).out);
    expect(both.games).toBe(alone.games);
    // Groups that were played beyond the decision are dropped.
    expect(linesOf(cwd, 'match.jsonl')).toHaveLength(1 + alone.games / 2 + 1);
    const words = args.filter((word) => word !== '--json');
    expect((await arena([...words, '--out', 'match.jsonl'], cwd)).out).toContain('The test accepts +200.');
  });
});

test('a round robin with three players has each pair in both orders', async () => {
  const args = ['arena', 'random', 'apprentice', 'hand-greedy', '--games', '3', '--edition', 'alley'];
  const { out } = await arena([...args, '--players', '3', '--json']);
  const { pairs } = JSON.parse(out).roundRobin;
  expect(pairs.map(({ pair }: { pair: number[] }) => pair.join(':'))).toEqual([
    '0:1',
    '0:2',
    '1:0',
    '1:2',
    '2:0',
    '2:1',
  ]);
});

test('three or more bots play a round robin', async () => {
  const cwd = newFolder();
  const bots = ['random', 'apprentice', 'random'];
  const args = ['arena', ...bots, '--games', '4', '--edition', 'alley', '--out', 'match.jsonl'];
  const { out } = await arena(args, cwd);
  expect(out).toContain('3 bots, round robin: 4 games per pair on alley');
  expect(out).toMatch(/apprentice +\+(\d+|∞) /);
  const { roundRobin } = JSON.parse((await arena([...args, '--json'], cwd)).out);
  expect(
    roundRobin.pairs.map(({ pair, games }: { pair: number[]; games: number }) => [...pair, games]),
  ).toEqual([
    [0, 1, 4],
    [0, 2, 4],
    [1, 2, 4],
  ]);
  expect(roundRobin.ratings[0].contender).toBe(1);
});

test('games per pair count both orders', async () => {
  const { out } = await arena(
    ['arena', 'random', 'apprentice', 'random', '--games', '3', '--players', '3', '--edition', 'alley'],
    newFolder(),
  );
  expect(out).toContain('3 bots, round robin: 6 games per pair on alley');
});

describe('the report is complete', () => {
  const cwd = newFolder();
  const duel = [...ARGS, '--sprt', '0,10', '--out', 'duel.jsonl'];
  const table = ['arena', 'random', 'random', 'random', '--games', '2', '--edition', 'alley'];
  const many = [...table, '--out', 'many.jsonl'];
  beforeAll(async () => {
    await arena(duel, cwd);
    await arena(many, cwd);
  });

  test('and the same in every locale', async () => {
    const report = async (args: readonly string[], ...more: string[]): Promise<string> =>
      (await arena([...args, ...more], cwd)).out;
    expect(await report(duel)).toMatch(/LLR/);
    expect(await report(many)).toMatch(/Elo/);
    for (const args of [duel, many]) {
      const english = await report(args);
      expect(english).not.toMatch(/undefined|NaN|\[object/);
      for (const lang of LOCALES) expect(await report(args, '--lang', lang)).toBe(english);
    }
  });
});

describe('a result file', () => {
  const args = [...ARGS, '--out', 'match.jsonl', '--json'];

  /** Of a complete match. */
  let lines: readonly string[] = [];
  let out = '';
  beforeAll(async () => {
    const cwd = newFolder();
    ({ out } = await arena(args, cwd));
    lines = linesOf(cwd, 'match.jsonl');
  });

  function folderWith(text: string): string {
    const cwd = newFolder();
    writeFileSync(join(cwd, 'match.jsonl'), text);
    return cwd;
  }

  test('can be continued, with the same result as without interruption', async () => {
    for (const left of [
      `${lines.slice(0, 3).join('\n')}\n`,
      `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 40)}`, // a partial last line
      `${[lines[0], lines[4], lines[2]].join('\n')}\n`, // not sorted
      lines[0]?.slice(0, 50) ?? '', // a partial header
      '',
    ]) {
      const cwd = folderWith(left);
      const again = await arena(args, cwd);
      expect(withoutTimes(again.out)).toBe(withoutTimes(out));
      expect(withoutTimes(linesOf(cwd, 'match.jsonl').join('\n'))).toBe(withoutTimes(lines.join('\n')));
      expect(readdirSync(cwd)).toEqual(['match.jsonl']); // no temporary files
    }
  });

  test('of a complete match is only reported', async () => {
    const cwd = folderWith(lines.join('\n'));
    expect((await arena(args, cwd)).out).toBe(out);
    expect(linesOf(cwd, 'match.jsonl')).toEqual(lines);
  });

  test('can be extended with more games', async () => {
    const cwd = folderWith(lines.join('\n'));
    const more = await arena([...args, '--games', '12'], cwd);
    expect(JSON.parse(more.out).games).toBe(12);
    expect(linesOf(cwd, 'match.jsonl').slice(0, 5)).toEqual(lines.slice(0, 5));
    // Asking for fewer games reports fewer, but keeps all.
    expect(JSON.parse((await arena(args, cwd)).out).games).toBe(8);
    expect(linesOf(cwd, 'match.jsonl')).toHaveLength(1 + 6 + 1);
  });

  test.each([
    [
      'another seed',
      ['--seed', 'y'],
      /^kairo: match\.jsonl contains results of another command \(seed "x", not "y"\)/,
    ],
    ['another edition', ['--edition', 'cairo'], /another command \(edition /],
    ['another number of players', ['--players', '3'], /another command \(players 2, not 3\)/],
  ])('of %s is refused', async (_, more, message) => {
    const cwd = folderWith(lines.join('\n'));
    const { code, err } = await kairo([...args, ...more], { cwd });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(message) });
    expect(linesOf(cwd, 'match.jsonl')).toEqual(lines);
  });

  test('of other bots, of another program version, or with invalid content is refused', async () => {
    const refusal = async (text: string): Promise<string> => {
      const cwd = folderWith(text);
      const { code, err } = await kairo(args, { cwd });
      expect(code).toBe(2);
      expect(readFileSync(join(cwd, 'match.jsonl'), 'utf8')).toBe(text);
      return err;
    };
    const text = lines.join('\n');
    expect(await refusal(text.replace('"apprentice"', '"vizier@7"'))).toContain(
      'another command (contenders',
    );
    expect(await refusal(text.replace(/"program":"\w+"/, '"program":"0"'))).toContain(
      'another version of the program',
    );
    expect(await refusal(text.replace('"group":2', '"group":0'))).toContain(
      'match.jsonl: line 3 cannot be read.',
    );
    expect(await refusal(text.replace('"winners":[0]', '"winners":[5]'))).toContain('cannot be read.');
    expect(await refusal('Dear diary')).toContain('contains no arena results');
    expect(await refusal('{"format":"kairo-edition/1"}\n')).toContain('contains no arena results');
  });

  test('that another running process has locked is refused, and a stale lock is taken over', async () => {
    const cwd = folderWith(lines.join('\n'));
    const lock = join(cwd, 'match.jsonl.lock');
    writeFileSync(lock, String(process.ppid));
    const { code, err } = await kairo(args, { cwd });
    expect(code).toBe(2);
    expect(err).toContain(`Process ${process.ppid} is writing results to match.jsonl`);
    expect(readdirSync(cwd)).toEqual(['match.jsonl', 'match.jsonl.lock']);
    for (const stale of ['4194304', 'not a number', '']) {
      writeFileSync(lock, stale);
      expect((await arena(args, cwd)).out).toBe(out);
      expect(readdirSync(cwd)).toEqual(['match.jsonl']);
    }
  });

  test('that cannot be created is refused before the match', async () => {
    const cwd = newFolder();
    const { code, err } = await kairo([...ARGS, '--out', 'no/such/folder.jsonl'], { cwd });
    expect({ code, err }).toEqual({
      code: 2,
      err: 'kairo: The results cannot be written to no/such/folder.jsonl.\n',
    });
  });
});

describe('a match with an outside program', () => {
  test('draws a strong seed unless one is given, and keeps it when continued', async () => {
    const cwd = newFolder();
    const bot = [process.execPath, join(import.meta.dirname, '../src/main.ts'), 'bot', '--stdio'];
    const outside = `run:${bot.map((word) => `"${word}"`).join(' ')} --bot random`;
    const args = ['arena', outside, 'random', '--edition', 'alley', '--jobs', '1', '--json'];
    const play = async (...more: string[]) => JSON.parse((await arena([...args, ...more], cwd)).out);
    const first = await play('--games', '2', '--out', 'match.jsonl');
    expect(first.seed).toMatch(/^[\da-f]{32}$/);
    expect(JSON.parse(linesOf(cwd, 'match.jsonl')[0] ?? '').seed).toBe(first.seed);
    const more = await play('--games', '4', '--out', 'match.jsonl');
    expect(more).toMatchObject({ seed: first.seed, games: 4, finished: true });
    expect((await play('--games', '2', '--seed', 'x')).seed).toBe('x');
  });

  test('reports games that the program forfeited', async () => {
    const cwd = newFolder();
    const hello = JSON.stringify({ kairo: 1, type: 'hello', name: 'exits' });
    const code = `console.log('${hello}'); process.stdin.on('data', (chunk) => {
      if (String(chunk).includes('"newGame"')) process.exit(3);
    });\n`;
    writeFileSync(join(cwd, 'exits.mjs'), code);
    const program = `run:"${process.execPath}" "${join(cwd, 'exits.mjs')}"`;
    const { out } = await arena(
      ['arena', 'random', program, '--games', '2', '--edition', 'alley', '--jobs', '1'],
      cwd,
    );
    expect(out).toContain('forfeited 2 games:');
    expect(out).toContain('exited mid-game (3). [outside/exited]');
    expect(out).toMatch(/win rate +100\.0%/);
  });
});
