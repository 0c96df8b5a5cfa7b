/** A person's turn at the terminal: what can be taken back, what is held until the turn is ended, and what is kept. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, legalActions } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { parseSave } from '../src/play/saveFile.ts';
import type { SeatedMatch } from '../src/play/seating.ts';
import { kairo, newFolder, typing } from './harness.ts';

const FILE = 'game.kairo';
const HELD = 'Enter ends your turn and shows what comes, u takes it back.';
const SETTLED = 'Your turn is played. Enter ends it.';
const NEW_CARD = /New\s+in\s+the\s+display,\s+place\s+\d/g;
/** Both cards from the display, and one of five discarded: the curtain comes first. */
const DRAW = ['', 'take 1', 'take 2', '1'];

interface Evening {
  readonly cwd: string;
  /** What is said to these lines in a new game of two people. */
  readonly begin: (lines: readonly string[], more?: readonly string[]) => Promise<string>;
  readonly resume: (lines: readonly string[]) => Promise<string>;
  readonly save: () => string;
}

function evening(seats = 'human:Amina,human:Bruno'): Evening {
  const cwd = newFolder();
  const play = async (args: readonly string[], lines: readonly string[]): Promise<string> =>
    (await kairo(['play', ...args], { cwd, person: typing(lines) })).out;
  return {
    cwd,
    begin: (lines, more = ['--start', 'preset']) =>
      play(['--seats', seats, '--seed', '5', '--save', FILE, ...more], lines),
    resume: (lines) => play(['--resume', FILE], lines),
    save: () => readFileSync(join(cwd, FILE), 'utf8'),
  };
}

function parsed(save: string): SeatedMatch {
  const seated = parseSave(save, EDITIONS);
  if (!seated.ok) throw new Error(JSON.stringify(seated.error));
  return seated.value;
}

function turnsIn(save: string): string[] {
  return save.split('\n').filter((line) => /^\d/.test(line));
}

function draftIn(save: string): string | undefined {
  return /^# draft (.*)$/m.exec(save)?.[1];
}

/** Behind the last time that this was said. */
function after(out: string, words: string): string {
  expect(out).toContain(words);
  return out.slice(out.lastIndexOf(words) + words.length);
}

function handIn(out: string): string | undefined {
  return [...out.matchAll(/Your hand: (.*)/g)].at(-1)?.[1];
}

describe('a draw', () => {
  test('from the display is taken back card by card, and nothing has come to light', async () => {
    const { begin, save } = evening();
    const before = handIn(await evening().begin(['']));
    const out = await begin([...DRAW, 'u', 'u', 'u', 'u']);
    expect(out.match(/Taken back\./g)).toHaveLength(3);
    expect(out).toContain('There is nothing to take back');
    expect(handIn(out)).toBe(before);
    expect(out.match(NEW_CARD)).toBeNull();
    expect([turnsIn(save()), draftIn(save())]).toEqual([[], undefined]);
  });

  test('is held with its last action, until the turn is ended', async () => {
    const { begin, save } = evening();
    const held = after(await begin(DRAW), '> 1\n');
    expect(held).toMatch(/Chosen: discard a card, \S+\./);
    expect(held).toContain(HELD);
    expect(held).not.toMatch(/discards a card|New in the display/);
    expect(turnsIn(save())).toEqual([]);
    expect(draftIn(save())).toMatch(/^take 1 \/ take 2 \/ discard \S+$/);
  });

  test('that is held waits for Enter, whatever else is typed', async () => {
    const { begin, save } = evening();
    const out = await begin([...DRAW, 'take pile', '? R9.2', 'l']);
    expect(out).toContain('This turn is played. Press Enter to end it, or type u to take it back.');
    expect(out).toMatch(/R9\.2 \S/);
    expect(draftIn(save())).toMatch(/^take 1 \/ take 2 \/ discard \S+$/);
    expect(after(out, '> l\n')).toMatch(/takes a card from the display/);
  });

  test('from the pile is settled, with what came before it', async () => {
    const { begin, save } = evening();
    const out = await begin(['', 'take 1', 'take pile', 'u']);
    expect(out).toContain('There is nothing to take back');
    expect(turnsIn(save())).toEqual([expect.stringMatching(/^1 \w take 1 \/ take pile$/)]);
    expect(draftIn(save())).toBeUndefined();
  });
});

describe('the end of a turn', () => {
  test('tells everybody what became of an action that was held', async () => {
    const { begin, save } = evening();
    const told = after(await begin([...DRAW, '']), HELD);
    expect(told.match(NEW_CARD)).toHaveLength(2);
    expect(told).toMatch(/discards a card[\s\S]*New[\s\S]*Pass the terminal to/);
    expect(turnsIn(save())).toHaveLength(1);
    expect(draftIn(save())).toBeUndefined();
  });

  test('is told to a person among bots before what these did', async () => {
    const { begin } = evening('human:Amina,random,random');
    const told = after(await begin([...DRAW.slice(1), '']), HELD);
    expect(told).toMatch(/Amina discards a card[\s\S]*New\s+in[\s\S]*Amina, what do you do\?/);
    expect(told).not.toContain('Pass the terminal');
  });

  test('is asked for when nothing can be taken back', async () => {
    const { begin, resume, save } = evening();
    const out = await begin(['', 'take barker', 'take pile', 'stall', 'u']);
    expect(out.match(/Your turn is played\. Enter ends it\./g)?.length).toBeGreaterThan(2);
    expect(save()).toContain('\n# turn not ended\n');
    const [, name] = /Pass the terminal to (\w+)\./.exec(out) ?? [];

    const resumed = await resume(['', '', '']);
    expect(resumed).toContain(`Pass the terminal to ${name}.`);
    expect(after(resumed, SETTLED)).toMatch(/Pass the terminal to [\s\S]* what do you do\?/);
    expect(save()).not.toContain('# turn not ended');
  });

  test('draws the next neutral stall, and not before', async () => {
    const { begin } = evening();
    const places = ['yellow c6-c7', 'red g3-g4', 'green j6-j7', 'blue e9-e10', 'white h10-h9'];
    const lines = [...places.flatMap((place) => ['', place, '']), '', 'white c11-c10'];
    const held = after(await begin(lines, []), '> white c11-c10\n');
    expect(held).toContain('Chosen: place a stall, W white, c11-c10.');
    expect(held).toMatch(/10│░░░ {2}· {2}\[ \]/);
    expect(held).not.toContain('draws the neutral');
    const ended = after(await evening().begin([...lines, ''], []), HELD);
    expect(ended).toMatch(/places a white stall at c11, entry c10\. \w+ draws the neutral/);
  });
});

test('whoever has played is told nothing about the next hand', async () => {
  const { begin } = evening();
  const cards = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9'];
  const asked = [...cards, 'expand red c5', 'take 1'].map((topic) => `? ${topic}`);
  const out = await begin(['', 'take barker', 'take barker', ...asked, '? c5', '? red']);
  const answers = asked.map((line) => out.slice(out.indexOf(`> ${line}\n`)).split('\n')[1]);
  expect(new Set(answers)).toEqual(
    new Set(['This turn is played. Press Enter to end it, or type u to take it back.']),
  );
  expect(out).toMatch(/> \? c5\nc5, segment 4, market area: .*\n/);
  expect(out).toMatch(/> \? red\nThe red customer /);
});

describe('a game that is left', () => {
  test('in a turn with a held action goes on there', async () => {
    const { begin, resume, save, cwd } = evening();
    await begin(DRAW);
    const left = save();
    expect((await kairo(['verify', FILE], { cwd })).code).toBe(0);
    expect((await kairo(['show', FILE], { cwd })).out).toContain('main phase');
    expect((await kairo(['replay', FILE], { cwd })).code).toBe(0);

    const looked = await resume(['']);
    expect(looked).toMatch(/Chosen: discard a card, \S+\./);
    expect(looked).toContain(HELD);
    expect(save()).toBe(left);
    await resume(['', 'u']);
    expect(draftIn(save())).toBe('take 1 / take 2');
    await resume(['', '1', '']);
    expect(turnsIn(save())).toEqual([expect.stringMatching(/^1 \w take 1 \/ take 2 \/ discard \S+$/)]);
    expect((await kairo(['verify', FILE], { cwd })).code).toBe(0);
  });

  test('in the middle of a draw tells what was taken', async () => {
    const { begin, resume, save } = evening();
    await begin(['', 'take 1']);
    expect(draftIn(save())).toBe('take 1');
    const resumed = await resume(['', 'u']);
    expect(resumed).toMatch(/takes a card from the display[\s\S]*Which card do you take\?/);
    expect(resumed).toContain('Taken back.');
    expect(draftIn(save())).toBeUndefined();
  });

  test('by an older program, with its draft in the record', async () => {
    const { begin, resume, save, cwd } = evening();
    await begin(['', 'take 1', 'take barker', '', '', 'take 2', 'take 3']);
    const [first = ''] = turnsIn(save());
    const seat = first.includes(' A ') ? 'B' : 'A';
    const old = save()
      .replace(/^# draft .*$/m, '# open 2')
      .replace(first, `${first}\n2 ${seat} take 2 / take 3`);
    writeFileSync(join(cwd, FILE), old);
    const { match } = parsed(old);
    expect([match.steps.length, match.draft.length, match.canUndo]).toEqual([3, 2, true]);
    await resume(['', 'u']);
    expect([turnsIn(save()), draftIn(save())]).toEqual([[first], 'take 2']);
    // No more than the last turn was ever open.
    expect(parsed(old.replace('# open 2', '# open 99')).match.steps).toHaveLength(3);
    expect(parsed(old.replace('# open 2', '# open 0')).match.steps).toHaveLength(5);
  });

  test('with comments that somebody has changed', async () => {
    const { begin, save } = evening();
    await begin(DRAW);
    const drafted = (draft: string): number => {
      const { match } = parsed(save().replace(/^# draft .*$/m, `# draft ${draft}`));
      return match.draft.length + (match.held === undefined ? 0 : 1);
    };
    expect(drafted('take 1 / dance / take 2')).toBe(1);
    expect(drafted('take 1 / take 1')).toBe(1);
    expect(drafted('drop out')).toBe(0);
    expect(drafted('take barker / take barker / take barker')).toBe(2);
    // A bot that sits in begins the turn anew, and has none to end.
    const byBots = save().replace('# players human,human', '# players random,random\n# turn not ended');
    const { match } = parsed(byBots);
    expect([match.canUndo, match.isTurnComplete, match.steps.length]).toEqual([false, false, 1]);
    expect(parsed(save().replace('# draft', '# turn not ended\n# draft')).match.isAwaitingEnd).toBe(false);
  });
});

test('cards may be typed in any order; the record has them in theirs', async () => {
  const looking = evening();
  await looking.begin(['']);
  const build = legalActions(parsed(looking.save()).match.draftState).find(
    (action) => action.type === 'stall' && new Set(action.cards).size === 3,
  );
  if (build?.type !== 'stall') throw new Error('no stall for three cards');
  const { colour, stall, entry, cards } = build;
  const stallFor = (list: readonly string[]): string =>
    `stall ${colour} ${stall}-${entry} with ${list.join(' ')}`;
  const { begin, save } = evening();
  await begin(['', stallFor(cards.toReversed()), '']);
  expect(turnsIn(save())).toEqual([expect.stringMatching(`^1 \\w ${stallFor(cards)}$`)]);
});
