import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS } from '@kairo/engine';
import { messages } from '@kairo/texts';
import { describe, expect, test } from 'vitest';
import { parseSave } from '../src/play/saveFile.ts';
import { kairo, newFolder, typing } from './harness.ts';
import { expectToFit, pagesOf, TERMINAL } from './pages.ts';

function actionsIn(cwd: string, file: string): string[] {
  const lines = readFileSync(join(cwd, file), 'utf8').split('\n');
  return lines.filter((line) => /^\d/.test(line));
}

function draftIn(cwd: string, file: string): string | undefined {
  return /^# draft (.*)$/m.exec(readFileSync(join(cwd, file), 'utf8'))?.[1];
}

test('rules can be asked for without accents', async () => {
  const args = ['play', '--seats', 'human,random', '--edition', 'alley', '--lang', 'fr'];
  const { out } = await kairo(args, { cwd: newFolder(), person: typing(['? regles']) });
  expect(out).toContain(`R1 ${messages('fr').rules.group.R1}`);
});

describe('leaving and going on', () => {
  const args = ['play', '--seats', 'human:Amina,human:Bruno', '--seed', '5', '--save', 'game.kairo'];
  /** The curtain, then a placement; the turn is not ended. */
  const opening = ['', 'yellow c6-c7'];

  test('the end of input is a goodbye, and the game is where it was', async () => {
    const cwd = newFolder();
    const left = await kairo(args, { cwd, person: typing(opening) });
    expect(left.code).toBe(0);
    expect(left.out).toContain('Goodbye. Nothing is lost.');
    expect(left.out).toContain(`Go on with: kairo play --resume ${join(cwd, 'game.kairo')}`);
    expect(actionsIn(cwd, 'game.kairo')).toEqual([]);
    expect(draftIn(cwd, 'game.kairo')).toBe('place yellow c6-c7');

    // A turn that was not ended can still be taken back, by the one who played it.
    const resumed = await kairo(['play', '--resume', 'game.kairo'], { cwd, person: typing(['', 'u', 'l']) });
    expect(resumed.out).toContain('Enter ends your turn, u takes it back.');
    expect(resumed.out).toContain('Taken back.');
    expect(draftIn(cwd, 'game.kairo')).toBeUndefined();
  });

  test('--resume alone finds the game that was left last', async () => {
    const cwd = newFolder();
    expect((await kairo(['play', '--resume'], { cwd })).code).toBe(2);
    await kairo(args, { cwd, person: typing([...opening, '']) });
    const { out } = await kairo(['play', '--resume'], { cwd, person: typing(['']) });
    expect(out).toContain('place a stall: Which colour?');

    // Some editors put a mark in front.
    const save = join(cwd, 'game.kairo');
    writeFileSync(save, `\ufeff${readFileSync(save, 'utf8')}`);
    const marked = await kairo(['play', '--resume'], { cwd, person: typing(['']) });
    expect(marked.out).toContain('place a stall: Which colour?');
  });

  test('who plays is kept, by today’s names', async () => {
    const cwd = newFolder();
    const seats = 'human:Amina,apprentice,merchant@7';
    await kairo(['play', '--seats', seats, '--save', 'game.kairo'], { cwd, person: typing([]) });
    const text = readFileSync(join(cwd, 'game.kairo'), 'utf8');
    expect(text).toContain('\n# players human,apprentice,merchant@7\n');
    const players = (save: string) => {
      const seated = parseSave(save, EDITIONS);
      return seated.ok && seated.value.seats.map(({ player }) => player);
    };
    const kept = players(text);
    expect(kept).toMatchObject([
      'human',
      { name: 'apprentice' },
      { name: 'merchant', effort: { iterations: 7 } },
    ]);
    // What was said is kept, even if it is the usual.
    const told = text.replace('merchant@7', 'vizier@1000').replace('apprentice', 'vizier');
    expect(players(told)).toEqual([
      'human',
      { name: 'vizier' },
      { name: 'vizier', effort: { iterations: 1000 } },
    ]);
    // An older program called it otherwise.
    expect(players(text.replace('apprentice,', 'greedy,'))).toEqual(kept);
    // And another one let whoever needs no time have some.
    expect(players(text.replace('apprentice,', 'apprentice@50,'))).toEqual(kept);
  });

  test('q leaves, and all is well', async () => {
    const { code, out } = await kairo(args, { cwd: newFolder(), person: typing(['', 'q']) });
    expect({ code, bye: out.includes('Goodbye. Nothing is lost.') }).toEqual({ code: 0, bye: true });
  });

  test('Ctrl-C on a terminal leaves the other screen, says goodbye, and 130', async () => {
    const cwd = newFolder();
    const keys = ['\r', 'yellow c6-c7\r', '\u0003'];
    const { code, out } = await kairo(args, { cwd, terminal: TERMINAL, person: () => keys.shift() });
    expect(code).toBe(130);
    const after = out.slice(out.lastIndexOf('\u001b[?1049l'));
    expect(after).toContain('Goodbye. Nothing is lost.');
    expect(after).not.toContain('Your hand');
    expect(draftIn(cwd, 'game.kairo')).toBe('place yellow c6-c7');
  });
});

describe('on a terminal', () => {
  test.each([
    [80, 24],
    [80, 40],
    [120, 50],
  ])('questions and answers fit %i × %i', async (columns, rows) => {
    const keys = ['yellow', 'c6', '1', '? c5', '', 'u', '?', '', '', 'll', ''].map((line) => `${line}\r`);
    const { out } = await kairo(
      ['play', '--seats', 'human:Amina,apprentice,apprentice,random', '--seed', '6'],
      {
        cwd: newFolder(),
        terminal: { columns, rows },
        env: { NO_COLOR: '1' },
        person: () => keys.shift() ?? '\u0003',
      },
    );
    expectToFit(out, { columns, rows });
  });

  const look = async (columns: number, ...lines: string[]): Promise<string[]> => {
    const keys = lines.map((line) => `${line}\r`);
    const { out } = await kairo(['play', '--seats', 'human,random', '--seed', '5'], {
      cwd: newFolder(),
      terminal: { columns, rows: 24 },
      env: { NO_COLOR: '1' },
      person: () => keys.shift() ?? '\u0003',
    });
    return pagesOf(out).map((page) => page.join('\n'));
  };

  test('numbers that are not shown choose nothing', async () => {
    for (const number of ['7', '70', '999']) {
      const page = (await look(80, 'red', number)).at(-1);
      expect(page).toContain('108 sites are marked with [ ] on the board');
      expect(page).toContain('There are no numbers to choose from here; type a site, like a1.');
    }
    expect((await look(80, 'red', '999', 'k7')).at(-1)).toContain('Which entry?');
  });

  test('a terminal that is too narrow for the board says so, and the game goes on', async () => {
    const page = (await look(50, 'red', '7')).at(-1);
    expect(page).toContain('The board needs 51 columns');
    expect(page).toContain('\na1 b1 c1 ');
    expect(page).toContain('There are no numbers to choose from here');
    expect((await look(50, 'red', 'k7')).at(-1)).toContain('Which entry?');
  });

  test('what is typed where Enter would go on is the next answer', async () => {
    const pages = await look(80, '? rules', '? R5.5', '');
    const asked = pages.findIndex((page) => page.endsWith('Press Enter to go on. ? R5.5'));
    expect(asked).toBeGreaterThan(0);
    const answers = pages.slice(asked + 1).filter((page) => page.includes('Your hand:'));
    expect(answers.some((page) => page.includes('\nR5.5 '))).toBe(true);
  });

  test('NO_COLOR is honoured, and colours are there without it', async () => {
    const look = async (env: NodeJS.ProcessEnv): Promise<string> => {
      const args = ['play', '--seats', 'human:Amina,apprentice', '--seed', '5'];
      return (await kairo(args, { cwd: newFolder(), terminal: TERMINAL, env, person: () => '\u0003' })).out;
    };
    const sgr = (codes: string): string => `\u001b[${codes}`;
    expect(await look({ NO_COLOR: '1', TERM: 'xterm-256color' })).not.toContain(sgr('1;38'));
    expect(await look({ TERM: 'xterm-256color' })).toContain(sgr('1;38;5;'));
    expect(await look({ TERM: 'xterm', COLORTERM: 'truecolor' })).toContain(sgr('1;38;2;'));
  });
});

describe('asking', () => {
  const ask = async (question: string, lang = 'en'): Promise<string> => {
    const args = [
      'play',
      '--seats',
      'human:Amina,apprentice',
      '--seed',
      '5',
      '--start',
      'preset',
      '--lang',
      lang,
    ];
    const { out } = await kairo(args, { cwd: newFolder(), person: typing([question]) });
    return out.slice(out.indexOf(`> ${question}`));
  };

  test.each([
    ['?', /Choose by number, or type what you mean/],
    ['? rules', /R5 /],
    ['? R5.5', /R5\.5 /],
    ['? r8', /R8\.6 /],
    ['? a12', /a12, segment 7, restaurant area: empty\./],
    ['? z9', /means nothing here/],
    ['? J9', /card|joker/i],
    ['? lure red c3', /\(R8\.1\)\./],
    ['expand red a1', /\(R\d+\.\d+\)\./],
    ['discard S1', /\(R9\.2\)\./],
    ['drop out', /\(R11\.2\)\./],
    ['99', /There is no choice 99/],
    ['u', /There is nothing to take back/],
    ['gibberish', /“gibberish” means nothing here/],
  ])('%s', async (question, told) => expect(await ask(question)).toMatch(told));

  test('every colour of customer gets an answer', async () => {
    for (const colour of ['red', 'yellow', 'green', 'blue', 'white', 'purple']) {
      expect(await ask(`? ${colour}`)).toMatch(/customer (stands at|waits beside)/);
    }
  });

  test.each(['de', 'es', 'fr'])('in %s', async (lang) => {
    expect(await ask('? R5.5', lang)).toMatch(/R5\.5 \S/);
    expect(await ask('expand red a1', lang)).toMatch(/\(R\d+\.\d+\)\./);
  });
});
