import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { apply, EDITIONS, type GameState, newGame, viewFor } from '@kairo/engine';
import type { Match } from '@kairo/table';
import { expect, test } from 'vitest';
import { parseSave } from '../src/play/saveFile.ts';
import { kairo, newFolder } from './harness.ts';
import { randomPerson } from './person.ts';

const NAMES = ['Amina', 'Bruno', 'Chloé'];
const ARGS = [
  'play',
  '--seats',
  NAMES.map((name) => `human:${name}`).join(','),
  '--edition',
  'alley',
  '--seed',
  'secret',
];

function matchIn(cwd: string): Match {
  const [file = ''] = readdirSync(cwd);
  const seated = parseSave(readFileSync(join(cwd, file), 'utf8'), EDITIONS);
  if (!seated.ok) throw new Error(JSON.stringify(seated.error));
  return seated.value.match;
}

/** After each action; a match forgets those that nobody needs. */
function statesOf({ game, seed, steps }: Match): GameState[] {
  const states = [newGame(game, seed).state];
  for (const { by } of steps) {
    const step = by && apply(states.at(-1) as GameState, by.action);
    if (step?.ok) states.push(step.value.state);
  }
  return states;
}

/** Every hand that a seat had in the course of the game, as the screen shows it. */
function handsOf(states: readonly GameState[], seat: number): Set<string> {
  return new Set(states.map((state) => (viewFor(state, seat).seats[seat]?.hand ?? []).join(' ')));
}

function shownHands(text: string): string[] {
  return [...text.matchAll(/Your hand: (.*?) {3}\d+ barker/g)].map(([, cards = '']) =>
    cards.replaceAll(/:\d+/g, '').replaceAll('–', '').split(/\s+/).join(' '),
  );
}

test('after the curtain only the seat’s own hand and cards are told', async () => {
  const cwd = newFolder();
  const { out } = await kairo(ARGS, { cwd, person: randomPerson('hot seat') });
  const states = statesOf(matchIn(cwd));
  const hands = NAMES.map((_, seat) => handsOf(states, seat));
  const parts = out.split(/Pass the terminal to /).slice(1);
  expect(parts.length).toBeGreaterThan(20);
  const shown = new Set<string>();
  let receipts = 0;
  for (const part of parts) {
    const name = NAMES.find((known) => part.startsWith(`${known}.`)) ?? '';
    const own = hands[NAMES.indexOf(name)];
    for (const hand of shownHands(part)) {
      expect(own).toContain(hand);
      shown.add(hand);
    }
    for (const [, told] of part.matchAll(/New cards? for (\S+):/g)) {
      expect(told).toBe(name);
      receipts++;
    }
  }
  expect(shown.size).toBeGreaterThan(20);
  expect(receipts).toBeGreaterThan(5);
  expect(new Set(parts.map((part) => part.slice(0, 3)))).toEqual(new Set(['Ami', 'Bru', 'Chl']));
}, 60_000);

test('on a terminal the screen and its scrollback are wiped before and after the curtain', async () => {
  const person = randomPerson('wipe');
  let turns = 0;
  const { out } = await kairo([...ARGS, '--start', 'preset'], {
    cwd: newFolder(),
    terminal: { columns: 80, rows: 40 },
    env: { NO_COLOR: '1' },
    // Draw from the pile, over and over: the hands change all the time.
    person: (said) => {
      const text = stripVTControlCharacters(said.slice(-6000));
      if (text.endsWith('is looking. ')) return ++turns > 9 ? '\u0003' : '\r';
      if (/(takes it back|ends it)\.\n> $/.test(text)) return '\r';
      if (/Which card do you discard\?[^>]*> $/.test(text)) return '1\r';
      if (/Which card do you take\?[^>]*> $/.test(text)) return 'pile\r';
      return /what do you do\?[^>]*> $/.test(text) ? 'take pile\r' : person(said)?.replace('\n', '\r');
    },
  });
  const WIPE = '\u001b[H\u001b[2J\u001b[3J';
  const curtains = [...out.matchAll(/Pass the terminal to/g)].map(({ index }) => index);
  expect(curtains.length).toBeGreaterThan(5);
  for (const index of curtains) {
    const wiped = out.lastIndexOf(WIPE, index);
    expect(out.slice(wiped, index)).not.toContain('Your hand');
    const lifted = out.indexOf(WIPE, index);
    if (lifted >= 0) expect(out.slice(index, lifted)).not.toContain('Your hand');
  }
});

test('a person alone among bots needs no curtain', async () => {
  const { out } = await kairo(
    ['play', '--seats', 'human:Amina,random,random', '--edition', 'alley', '--seed', '1'],
    {
      cwd: newFolder(),
      person: randomPerson('alone'),
    },
  );
  expect(out).not.toContain('Pass the terminal');
}, 60_000);
