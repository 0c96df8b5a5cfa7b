/** A person's turn at the terminal: what can be undone, what is held until the end of the turn, and what is saved. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalActions } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { kairo, newFolder, typing } from './harness.ts';
import { draftIn, savedGame, turnsIn } from './savedGames.ts';

const FILE = 'game.kairo';
const HELD = 'Press Enter to end your turn and reveal the result, or type u to undo.';
const SETTLED = 'You have made your move. Press Enter to end your turn.';
const NEW_CARD = /New\s+on\s+display,\s+place\s+\d/g;
/** After the curtain: two cards from the display, and the discard of one of five. */
const DRAW = ['', 'take 1', 'take 2', '1'];

interface TestGame {
  readonly cwd: string;
  readonly path: string;
  /** The output for these lines of input, in a new game. */
  readonly begin: (lines: readonly string[], more?: readonly string[]) => Promise<string>;
  readonly resume: (lines: readonly string[]) => Promise<string>;
}

function testGame(seats = 'person:Amina,person:Bruno'): TestGame {
  const cwd = newFolder();
  const play = async (args: readonly string[], lines: readonly string[]): Promise<string> =>
    (await kairo(['play', ...args], { cwd, person: typing(lines) })).out;
  return {
    cwd,
    begin: (lines, more = ['--start', 'preset']) =>
      play(['--seats', seats, '--seed', '5', '--save', FILE, ...more], lines),
    resume: (lines) => play(['--resume', FILE], lines),
    path: join(cwd, FILE),
  };
}

/** The output after the last occurrence of these words. */
function after(out: string, words: string): string {
  expect(out).toContain(words);
  return out.slice(out.lastIndexOf(words) + words.length);
}

function handIn(out: string): string | undefined {
  return [...out.matchAll(/Your hand: (.*)/g)].at(-1)?.[1];
}

describe('a draw', () => {
  test('from the display is undone card by card, and nothing has been revealed', async () => {
    const { begin, path } = testGame();
    const before = handIn(await testGame().begin(['']));
    const out = await begin([...DRAW, 'u', 'u', 'u', 'u']);
    expect(out.match(/Undone\./g)).toHaveLength(3);
    expect(out).toContain('There is nothing to undo');
    expect(handIn(out)).toBe(before);
    expect(out.match(NEW_CARD)).toBeNull();
    expect([await turnsIn(path), await draftIn(path)]).toEqual([[], '']);
  });

  test('is held at its last action until the turn is ended', async () => {
    const { begin, path } = testGame();
    const held = after(await begin(DRAW), '> 1\n');
    expect(held).toMatch(/Chosen: discard a card, \S+\./);
    expect(held).toContain(HELD);
    expect(held).not.toMatch(/discards a card|New on display/);
    expect(await turnsIn(path)).toEqual([]);
    expect(await draftIn(path)).toMatch(/^take 1 \/ take 2 \/ discard \S+$/);
  });

  test('that is held is only ended by Enter', async () => {
    const { begin, path } = testGame();
    const out = await begin([...DRAW, 'take pile', '? R9.2', 'l']);
    expect(out).toContain('You have made your move. Press Enter to end your turn, or type u to undo.');
    expect(out).toMatch(/R9\.2 \S/);
    expect(await draftIn(path)).toMatch(/^take 1 \/ take 2 \/ discard \S+$/);
    expect(after(out, '> l\n')).toMatch(/takes a card from the display/);
  });

  test('from the pile is settled at once, with the actions before it', async () => {
    const { begin, path } = testGame();
    const out = await begin(['', 'take 1', 'take pile', 'u']);
    expect(out).toContain('There is nothing to undo');
    expect(await turnsIn(path)).toEqual([expect.stringMatching(/^1 \w take 1 \/ take pile$/)]);
    expect(await draftIn(path)).toBe('');
  });
});

describe('the end of a turn', () => {
  test('publishes the result of a held action', async () => {
    const { begin, path } = testGame();
    const told = after(await begin([...DRAW, '']), HELD);
    expect(told.match(NEW_CARD)).toHaveLength(2);
    expect(told).toMatch(/discards a card[\s\S]*New[\s\S]*Pass the terminal to/);
    expect(await turnsIn(path)).toHaveLength(1);
    expect(await draftIn(path)).toBe('');
  });

  test('is shown to a person among bots before the moves of the bots', async () => {
    const { begin } = testGame('person:Amina,random,random');
    const told = after(await begin([...DRAW.slice(1), '']), HELD);
    expect(told).toMatch(/Amina discards a card[\s\S]*New\s+on[\s\S]*Amina, what will you do\?/);
    expect(told).not.toContain('Pass the terminal');
  });

  test('is required even if nothing can be undone', async () => {
    const { begin, resume, path } = testGame();
    const out = await begin(['', 'take barker', 'take pile', 'stall', 'u']);
    expect(out.match(/You have made your move\. Press Enter to end your turn\./g)?.length).toBeGreaterThan(2);
    expect((await savedGame(path)).match.isAwaitingEnd).toBe(true);
    const [, name] = /Pass the terminal to (\w+)\./.exec(out) ?? [];

    const resumed = await resume(['', '', '']);
    expect(resumed).toContain(`Pass the terminal to ${name}.`);
    expect(after(resumed, SETTLED)).toMatch(/Pass the terminal to [\s\S]* what will you do\?/);
    expect((await savedGame(path)).match.isAwaitingEnd).toBe(false);
  });

  test('draws the next neutral stall, which is hidden until then', async () => {
    const { begin } = testGame();
    const places = ['yellow c6-c7', 'red g3-g4', 'green j6-j7', 'blue e9-e10', 'white h10-h9'];
    const lines = [...places.flatMap((place) => ['', place, '']), '', 'white c11-c10'];
    const held = after(await begin(lines, []), '> white c11-c10\n');
    expect(held).toContain('Chosen: place a stall, W white, c11-c10.');
    expect(held).toMatch(/10│░░░ {2}· {2}\[ \]/);
    expect(held).not.toContain('draws the neutral');
    const ended = after(await testGame().begin([...lines, ''], []), HELD);
    expect(ended).toMatch(/places a white stall at c11, entry c10\. \w+ draws the neutral/);
  });
});

test('questions after a turn reveal nothing about the next hand', async () => {
  const { begin } = testGame();
  const cards = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9'];
  const asked = [...cards, 'expand red c5', 'take 1'].map((topic) => `? ${topic}`);
  const out = await begin(['', 'take barker', 'take barker', ...asked, '? c5', '? red']);
  const answers = asked.map((line) => out.slice(out.indexOf(`> ${line}\n`)).split('\n')[1]);
  expect(new Set(answers)).toEqual(
    new Set(['You have made your move. Press Enter to end your turn, or type u to undo.']),
  );
  expect(out).toMatch(/> \? c5\nc5, segment 4, market area: .*\n/);
  expect(out).toMatch(/> \? red\nThe red customer /);
});

describe('a game is resumed', () => {
  test('in a turn with a held action', async () => {
    const { begin, resume, path, cwd } = testGame();
    await begin(DRAW);
    const left = readFileSync(path, 'utf8');
    expect((await kairo(['verify', FILE], { cwd })).code).toBe(0);
    expect((await kairo(['show', FILE], { cwd })).out).toContain('main phase');
    expect((await kairo(['replay', FILE], { cwd })).code).toBe(0);

    const looked = await resume(['']);
    expect(looked).toMatch(/Chosen: discard a card, \S+\./);
    expect(looked).toContain(HELD);
    expect(readFileSync(path, 'utf8')).toBe(left);
    await resume(['', 'u']);
    expect(await draftIn(path)).toBe('take 1 / take 2');
    await resume(['', '1', '']);
    expect(await turnsIn(path)).toEqual([expect.stringMatching(/^1 \w take 1 \/ take 2 \/ discard \S+$/)]);
    expect((await kairo(['verify', FILE], { cwd })).code).toBe(0);
  });

  test('in the middle of a draw, with the cards that were taken', async () => {
    const { begin, resume, path } = testGame();
    await begin(['', 'take 1']);
    expect(await draftIn(path)).toBe('take 1');
    const resumed = await resume(['', 'u']);
    expect(resumed).toMatch(/takes a card from the display[\s\S]*Which card will you take\?/);
    expect(resumed).toContain('Undone.');
    expect(await draftIn(path)).toBe('');
  });
});

test('cards can be typed in any order and are recorded in a fixed one', async () => {
  const looking = testGame();
  await looking.begin(['']);
  const build = legalActions((await savedGame(looking.path)).match.draftState).find(
    (action) => action.type === 'stall' && new Set(action.cards).size === 3,
  );
  if (build?.type !== 'stall') throw new Error('no stall for three cards');
  const { colour, stall, entry, cards } = build;
  const stallFor = (list: readonly string[]): string =>
    `stall ${colour} ${stall}-${entry} with ${list.join(' ')}`;
  const { begin, path } = testGame();
  await begin(['', stallFor(cards.toReversed()), '']);
  expect(await turnsIn(path)).toEqual([expect.stringMatching(`^1 \\w ${stallFor(cards)}$`)]);
});

test('a command for a turn that another process has changed shows the change instead', async () => {
  const { begin, path } = testGame('person:Amina,random');
  await begin([]);
  const main = join(import.meta.dirname, '../src/main.ts');
  let prompts = 0;
  const { code, out } = await kairo(['play', '--resume', path], {
    person: () => {
      if (++prompts > 2) return undefined;
      if (prompts === 1) spawnSync(process.execPath, [main, 'play', '--resume', path], { input: 'take 1\n' });
      return 'take 2\n';
    },
  });
  expect(code).toBe(0);
  expect(out).toMatch(
    /what will you do\?[^>]*> take 2\n[\s\S]*takes a card from the display[\s\S]*> take 2\n/,
  );
  expect(await draftIn(path)).toBe('take 1 / take 2');
});
