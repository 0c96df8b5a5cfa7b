/** A game at the terminal: leaving and resuming, pages, questions. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLEY, editionToJson } from '@kairo/engine';
import { messages } from '@kairo/texts';
import { describe, expect, test } from 'vitest';
import { kairo, newFolder, typing } from './harness.ts';
import { expectToFit, pagesOf, TERMINAL } from './pages.ts';
import { draftIn, savedGame, turnsIn } from './savedGames.ts';

test('words can be typed without accents', async () => {
  const args = ['play', '--seats', 'person,random', '--edition', 'alley', '--lang', 'fr'];
  const { out } = await kairo(args, { cwd: newFolder(), person: typing(['? regles']) });
  expect(out).toContain(`R1 ${messages('fr').rules.group.R1}`);
});

describe('leaving and resuming', () => {
  const args = ['play', '--seats', 'person:Amina,person:Bruno', '--seed', '5', '--save', 'game.kairo'];
  /** The curtain, then a placement in a turn that is not ended. */
  const opening = ['', 'yellow c6-c7'];

  test('the end of input leaves the game, which can be resumed in the same turn', async () => {
    const cwd = newFolder();
    const left = await kairo(args, { cwd, person: typing(opening) });
    expect(left.code).toBe(0);
    expect(left.out).toContain('Goodbye.');
    expect(left.out).toContain(`To continue: kairo play --resume ${join(cwd, 'game.kairo')}`);
    expect(await turnsIn(join(cwd, 'game.kairo'))).toEqual([]);
    expect(await draftIn(join(cwd, 'game.kairo'))).toBe('place yellow c6-c7');

    // Its player can still undo a turn that was not ended.
    const resumed = await kairo(['play', '--resume', 'game.kairo'], { cwd, person: typing(['', 'u', 'l']) });
    expect(resumed.out).toContain('Press Enter to end your turn, or type u to undo.');
    expect(resumed.out).toContain('Undone.');
    expect(await draftIn(join(cwd, 'game.kairo'))).toBe('');
  });

  test('--resume without a file finds the latest unfinished game', async () => {
    const cwd = newFolder();
    expect((await kairo(['play', '--resume'], { cwd })).code).toBe(2);
    await kairo(args, { cwd, person: typing([...opening, '']) });
    const { out } = await kairo(['play', '--resume'], { cwd, person: typing(['']) });
    expect(out).toContain('place a stall: Which colour?');

    // Editors may add a byte order mark.
    const save = join(cwd, 'game.kairo');
    writeFileSync(save, `\ufeff${readFileSync(save, 'utf8')}`);
    const marked = await kairo(['play', '--resume'], { cwd, person: typing(['']) });
    expect(marked.out).toContain('place a stall: Which colour?');
  });

  test('bots, budgets and names are saved', async () => {
    const cwd = newFolder();
    const seats = 'person:Amina,apprentice,merchant@7,random';
    await kairo(['play', '--seats', seats, '--save', 'game.kairo'], { cwd, person: typing([]) });
    const { header } = await savedGame(join(cwd, 'game.kairo'));
    expect(header.setup.seats).toEqual([
      { name: 'Amina', icon: 'ankh', player: 'person' },
      { name: '', icon: 'eye', player: 'apprentice' },
      { name: '', icon: 'scarab', player: 'merchant' },
      { name: '', icon: 'lotus', player: 'apprentice' },
    ]);
    expect(header.bots).toEqual([null, null, 'merchant@7', 'random']);
    const resumed = await kairo(['play', '--resume', 'game.kairo', '--lang', 'de'], {
      cwd,
      terminal: { columns: 120, rows: 40 },
      env: { NO_COLOR: '1' },
      person: () => '\u0003',
    });
    expect(resumed.out).toMatch(/Skarabäus \(Kauf[\s\S]*Lotus \(Zuf/);
  });

  test('the edition is saved with the game', async () => {
    const cwd = newFolder();
    const edition = { ...editionToJson(ALLEY), id: 'mine' };
    writeFileSync(join(cwd, 'mine.json'), JSON.stringify(edition));
    const seats = ['--seats', 'person,random', '--start', 'preset'];
    await kairo(['play', '--edition', 'mine.json', '--save', 'game.kairo', ...seats], {
      cwd,
      person: typing(['take 1']),
    });
    const { out } = await kairo(['play', '--resume', 'game.kairo'], { cwd, person: typing(['u']) });
    expect(out).toContain('Undone.');
    for (const command of ['verify', 'show', 'replay'])
      expect(await kairo([command, 'game.kairo'], { cwd })).toMatchObject({ code: 0, err: '' });
  });

  test('--save leaves the resumed file as it was and refuses one that exists', async () => {
    const cwd = newFolder();
    await kairo(args, { cwd, person: typing(opening) });
    const original = readFileSync(join(cwd, 'game.kairo'));
    const copy = ['play', '--resume', 'game.kairo', '--save', 'copies/copy.kairo'];
    await kairo(copy, { cwd, person: typing(['', '']) });
    expect(readFileSync(join(cwd, 'game.kairo'))).toEqual(original);
    expect(await turnsIn(join(cwd, 'copies/copy.kairo'))).toHaveLength(1);
    expect((await kairo(copy, { cwd })).err).toMatch(/copy\.kairo already exists/);
  });

  test.skipIf(process.platform === 'win32')('only the owner can read a saved game', async () => {
    const cwd = newFolder();
    await kairo(args, { cwd, person: typing([]) });
    expect(statSync(join(cwd, 'game.kairo')).mode & 0o777).toBe(0o600);
  });

  test('a damaged game is refused with a reason, and stays as it is', async () => {
    const cwd = newFolder();
    await kairo(args, { cwd, person: typing(opening) });
    const path = join(cwd, 'game.kairo');
    const text = readFileSync(path, 'utf8');
    const refused = async (changed: string, detail: string): Promise<void> => {
      writeFileSync(path, changed);
      for (const command of [['play', '--resume'], ['verify']]) {
        const { code, err } = await kairo([...command, 'game.kairo'], { cwd });
        expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(detail) });
      }
      expect(readFileSync(path, 'utf8')).toBe(changed);
    };
    await refused(text.replace('{"entries"', '{"entries'), 'line 2: not JSON');
    await refused(text.replace('kairo-game/2', 'kairo-game/99'), 'format: expected kairo-game/2');
    await refused(text.replace('"rulesVersion":1', '"rulesVersion":9'), 'version 9 of the rules');
    await refused(text.replace('"type":"deal"', '"type":"gift"'), 'entry 1: type: expected one of');
  });

  test('q leaves the game', async () => {
    const { code, out } = await kairo(args, { cwd: newFolder(), person: typing(['', 'q']) });
    expect({ code, bye: out.includes('Goodbye.') }).toEqual({ code: 0, bye: true });
  });

  test('Ctrl-C on a terminal restores the screen and exits with 130', async () => {
    const cwd = newFolder();
    const keys = ['\r', 'yellow c6-c7\r', '\u0003'];
    const { code, out } = await kairo(args, { cwd, terminal: TERMINAL, person: () => keys.shift() });
    expect(code).toBe(130);
    const after = out.slice(out.lastIndexOf('\u001b[?1049l'));
    expect(after).toContain('Goodbye.');
    expect(after).not.toContain('Your hand');
    expect(await draftIn(join(cwd, 'game.kairo'))).toBe('place yellow c6-c7');
  });
});

describe('on a terminal', () => {
  test.each([
    [80, 24],
    [80, 40],
    [120, 50],
  ])('all pages fit %i × %i', async (columns, rows) => {
    const keys = ['yellow', 'c6', '1', '? c5', '', 'u', '?', '', '', 'll', ''].map((line) => `${line}\r`);
    const { out } = await kairo(
      ['play', '--seats', 'person:Amina,apprentice,apprentice,random', '--seed', '6'],
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
    const { out } = await kairo(['play', '--seats', 'person,random', '--seed', '5'], {
      cwd: newFolder(),
      terminal: { columns, rows: 24 },
      env: { NO_COLOR: '1' },
      person: () => keys.shift() ?? '\u0003',
    });
    return pagesOf(out).map((page) => page.join('\n'));
  };

  test('numbers cannot be typed where none are shown', async () => {
    for (const number of ['7', '70', '999']) {
      const page = (await look(80, 'red', number)).at(-1);
      expect(page).toContain('108 sites are marked with [ ] on the board');
      expect(page).toContain('There are no numbers to choose from here; type a site, like a1.');
    }
    expect((await look(80, 'red', '999', 'k7')).at(-1)).toContain('Which entry?');
  });

  test('a terminal too narrow for the board shows the game without it', async () => {
    const page = (await look(50, 'red', '7')).at(-1);
    expect(page).toContain('The board needs 51 columns');
    expect(page).toContain('\na1 b1 c1 ');
    expect(page).toContain('There are no numbers to choose from here');
    expect((await look(50, 'red', 'k7')).at(-1)).toContain('Which entry?');
  });

  test('a line typed instead of Enter is the next input', async () => {
    const pages = await look(80, '? rules', '? R5.5', '');
    const asked = pages.findIndex((page) => page.endsWith('Press Enter to continue. ? R5.5'));
    expect(asked).toBeGreaterThan(0);
    const answers = pages.slice(asked + 1).filter((page) => page.includes('Your hand:'));
    expect(answers.some((page) => page.includes('\nR5.5 '))).toBe(true);
  });

  test('there are colours unless NO_COLOR is set', async () => {
    const look = async (env: NodeJS.ProcessEnv): Promise<string> => {
      const args = ['play', '--seats', 'person:Amina,apprentice', '--seed', '5'];
      return (await kairo(args, { cwd: newFolder(), terminal: TERMINAL, env, person: () => '\u0003' })).out;
    };
    const sgr = (codes: string): string => `\u001b[${codes}`;
    expect(await look({ NO_COLOR: '1', TERM: 'xterm-256color' })).not.toContain(sgr('1;38'));
    expect(await look({ TERM: 'xterm-256color' })).toContain(sgr('1;38;5;'));
    expect(await look({ TERM: 'xterm', COLORTERM: 'truecolor' })).toContain(sgr('1;38;2;'));
  });
});

describe('questions', () => {
  const ask = async (question: string, lang = 'en'): Promise<string> => {
    const args = [
      'play',
      '--seats',
      'person:Amina,apprentice',
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
    ['?', /Choose by number, or type a move/],
    ['? rules', /R5 /],
    ['? R5.5', /R5\.5 /],
    ['? r8', /R8\.6 /],
    ['? a12', /a12, segment 7, restaurant area: empty\./],
    ['? z9', /is not understood here/],
    ['? J9', /card|joker/i],
    ['? lure red c3', /\(R8\.1\)\./],
    ['expand red a1', /\(R\d+\.\d+\)\./],
    ['discard S1', /\(R9\.2\)\./],
    ['drop out', /\(R11\.2\)\./],
    ['99', /There is no option 99/],
    ['u', /There is nothing to undo/],
    ['gibberish', /“gibberish” is not understood here/],
  ])('%s', async (question, told) => expect(await ask(question)).toMatch(told));

  test('about customers of all colours are answered', async () => {
    for (const colour of ['red', 'yellow', 'green', 'blue', 'white', 'purple']) {
      expect(await ask(`? ${colour}`)).toMatch(/customer (stands at|waits beside)/);
    }
  });

  test.each(['de', 'es', 'fr'])('in %s', async (lang) => {
    expect(await ask('? R5.5', lang)).toMatch(/R5\.5 \S/);
    expect(await ask('expand red a1', lang)).toMatch(/\(R\d+\.\d+\)\./);
  });
});
