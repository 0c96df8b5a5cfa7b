/**
 * Games that the terminal saved at commit 374f671, as records with comments. The fixtures were made by that program,
 * with input from a pipe.
 */
import { copyFileSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLEY, editionToJson } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { kairo, newFolder, typing } from '../harness.ts';
import { draftIn, savedGame, turnsIn } from '../savedGames.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/saves-374f671');
const HELD = 'Press Enter to end your turn and reveal the result, or type u to undo.';

/** A folder with a copy of a fixture. */
function folderWith(fixture: string): string {
  const cwd = newFolder();
  copyFileSync(join(FIXTURES, fixture), join(cwd, 'game.kairo'));
  return cwd;
}

function turnsOfRecord(cwd: string): string[] {
  const lines = readFileSync(join(cwd, 'game.kairo'), 'utf8').split('\n');
  return lines.filter((line) => /^\d/.test(line));
}

interface Expected {
  readonly draft: string;
  readonly isAwaitingEnd?: true;
  readonly players: readonly string[];
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
  /** Input that plays on for at least one turn. */
  readonly lines: readonly string[];
  readonly shown: RegExp;
}

const SAVES: { readonly [fixture: string]: Expected } = {
  'two-persons-held.kairo': {
    draft: 'take 1 / take 2 / discard S2',
    players: ['person', 'person'],
    bots: [null, null],
    names: ['Amina', 'Bruno'],
    lines: ['', '', '', 'take 1'],
    shown: /Chosen: discard a card, S2\.[\s\S]*discards a card[\s\S]*takes a card from the display/,
  },
  'two-persons-not-ended.kairo': {
    draft: '',
    isAwaitingEnd: true,
    players: ['person', 'person'],
    bots: [null, null],
    names: ['Amina', 'Bruno'],
    lines: ['', '', '', 'take barker', 'take barker', ''],
    shown: /You have made your move\. Press Enter to end your turn\.[\s\S]*Pass the terminal to Amina/,
  },
  'two-persons-placement.kairo': {
    draft: 'place yellow c6-c7',
    players: ['person', 'person'],
    bots: [null, null],
    names: ['Amina', 'Bruno'],
    lines: ['', '', '', 'red g3-g4'],
    shown: /Press Enter to end your turn, or type u to undo\.[\s\S]*places a red stall at g3/,
  },
  'bots-german.kairo': {
    draft: '',
    players: ['person', 'merchant', 'apprentice'],
    bots: [null, 'merchant@2', 'random'],
    names: ['', '', ''],
    lines: ['take 1', 'take 2', '1', '1', ''],
    shown: /Ankh takes a card from the display[\s\S]*Eye \(Merchant@2\)[\s\S]*Ankh, what will you do\?/,
  },
  'vizier-draft.kairo': {
    draft: 'take 1',
    players: ['person', 'vizier'],
    bots: [null, 'vizier@20ms'],
    names: ['Amina', ''],
    lines: ['take barker', '1', ''],
    shown: /Amina takes a barker[\s\S]*Eye \(Vizier@20ms\)[\s\S]*Amina, what will you do\?/,
  },
  'own-edition.kairo': {
    draft: 'take 1 / take 2 / discard S1',
    players: ['person', 'apprentice', 'trader'],
    bots: [null, null, null],
    names: ['Amina', '', ''],
    lines: ['', 'take 1'],
    shown: /Amina discards a card[\s\S]*Amina takes a card from the display/,
  },
};

test('every fixture is tested', () => {
  expect(readdirSync(FIXTURES).sort()).toEqual(Object.keys(SAVES).sort());
});

describe.each(Object.entries(SAVES))('%s', (fixture, expected) => {
  /** Only the record of a custom edition needs it; the migrated game has it inside. */
  function options(cwd: string): string[] {
    if (fixture !== 'own-edition.kairo') return [];
    writeFileSync(join(cwd, 'my.json'), JSON.stringify({ ...editionToJson(ALLEY), id: 'my-alley' }));
    return ['--edition', 'my.json'];
  }

  test('goes on where it was left, in a new file', async () => {
    const cwd = folderWith(fixture);
    const { code, err } = await kairo(['play', '--resume', 'game.kairo', ...options(cwd)], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const migrated = join(cwd, 'game-migrated.kairo');
    const { header, match } = await savedGame(migrated);
    expect(await turnsIn(migrated)).toEqual(turnsOfRecord(cwd));
    expect(await draftIn(migrated)).toBe(expected.draft);
    expect(match.isAwaitingEnd).toBe(expected.isAwaitingEnd === true);
    expect(header.setup.seats.map(({ player }) => player)).toEqual(expected.players);
    expect(header.setup.seats.map(({ name }) => name)).toEqual(expected.names);
    expect(header.bots).toEqual(expected.bots);

    const played = await kairo(['play', '--resume', 'game-migrated.kairo'], {
      cwd,
      person: typing(expected.lines),
    });
    expect(played.err).toBe('');
    expect(played.out).toMatch(expected.shown);
    expect((await savedGame(migrated)).match.version.seq).toBeGreaterThan(match.version.seq);
    expect(readFileSync(join(cwd, 'game.kairo'))).toEqual(readFileSync(join(FIXTURES, fixture)));
    expect((await kairo(['verify', 'game-migrated.kairo'], { cwd })).code).toBe(0);
  });

  test('is played on in one go', async () => {
    const cwd = folderWith(fixture);
    const args = ['play', '--resume', 'game.kairo', '--save', 'new.kairo', ...options(cwd)];
    const { code, out, err } = await kairo(args, { cwd, person: typing(expected.lines) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(expected.shown);
    expect(readdirSync(cwd).filter((name) => name.endsWith('.kairo'))).toEqual(['game.kairo', 'new.kairo']);
    expect((await turnsIn(join(cwd, 'new.kairo'))).length).toBeGreaterThanOrEqual(turnsOfRecord(cwd).length);
  });
});

describe('a record', () => {
  test('is found by --resume until it is migrated, then its game is', async () => {
    const cwd = folderWith('two-persons-held.kairo');
    expect((await kairo(['play', '--resume'], { cwd, person: typing(['']) })).out).toContain(HELD);
    const again = await kairo(['play', '--resume'], { cwd, person: typing(['', 'u']) });
    expect(again.out).toContain('Undone.');
    expect(await draftIn(join(cwd, 'game-migrated.kairo'))).toBe('take 1 / take 2');
    // Also by the name of the record.
    await kairo(['play', '--resume', 'game.kairo'], { cwd, person: typing(['', 'u']) });
    expect(await draftIn(join(cwd, 'game-migrated.kairo'))).toBe('take 1');
    expect(readdirSync(cwd).sort()).toEqual(['game-migrated.kairo', 'game.kairo']);
  });

  test('does not hide later games, nor they it', async () => {
    const cwd = folderWith('two-persons-held.kairo');
    const game = [
      'play',
      '--seats',
      'person:Chloé,person:Dagmar',
      '--start',
      'preset',
      '--save',
      'later.kairo',
    ];
    await kairo(game, { cwd });
    const resume = async (): Promise<string> => (await kairo(['play', '--resume'], { cwd })).out;
    const later = Date.now() / 1000 + 60;
    utimesSync(join(cwd, 'game.kairo'), 1, 1);
    expect(await resume()).toMatch(/Pass the terminal to (Chloé|Dagmar)/);
    utimesSync(join(cwd, 'game.kairo'), later, later);
    expect(await resume()).toMatch(/Pass the terminal to (Amina|Bruno)/);
  });

  test('never replaces another game', async () => {
    const cwd = folderWith('two-persons-held.kairo');
    await kairo(['play', '--seats', 'person,random', '--save', 'game-migrated.kairo'], { cwd });
    const other = readFileSync(join(cwd, 'game-migrated.kairo'));
    const { code, err } = await kairo(['play', '--resume', 'game.kairo'], { cwd });
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining('game-migrated.kairo already exists'),
    });
    expect(readFileSync(join(cwd, 'game-migrated.kairo'))).toEqual(other);
  });

  test.each([
    ['a draft that cannot be played', /^# draft .*$/m, '# draft take 1 / take 1', 'draft.actions.1'],
    ['a draft of a bot', /^# players .*$/m, '# players random,random', 'only a person has one'],
  ])('with %s is refused, and no file is written', async (_, from, to, reason) => {
    const cwd = folderWith('two-persons-held.kairo');
    const changed = readFileSync(join(cwd, 'game.kairo'), 'utf8').replace(from, to);
    writeFileSync(join(cwd, 'game.kairo'), changed);
    const { code, err } = await kairo(['play', '--resume', 'game.kairo'], { cwd });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(reason) });
    expect(readdirSync(cwd)).toEqual(['game.kairo']);
  });
});
