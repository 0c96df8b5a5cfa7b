/** Several persons at one terminal: no output shows a hand to another person. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { apply, type GameState, newGame, viewFor } from '@kairo/engine';
import { type LogEntry, readHeader } from '@kairo/table';
import { expect, test } from 'vitest';
import { placeOf } from '../src/games/folder.ts';
import { kairo, newFolder } from './harness.ts';
import { randomPerson } from './person.ts';

const NAMES = ['Amina', 'Bruno', 'Chloé'];
const ARGS = [
  'play',
  '--seats',
  NAMES.map((name) => `person:${name}`).join(','),
  '--edition',
  'alley',
  '--seed',
  'secret',
];

/** The states after each step of the only game in the folder. */
async function statesIn(folder: string): Promise<GameState[]> {
  const [file = ''] = readdirSync(folder);
  const { store, id } = placeOf(join(folder, file));
  const header = readHeader((await store.load(id, 0))?.header);
  if (!header.ok) throw new Error(JSON.stringify(header.error));
  const states = [newGame(header.value.game, header.value.header.seed).state];
  for (const entry of (await store.read(id, 0, Number.MAX_SAFE_INTEGER)) as LogEntry[]) {
    const step = entry.type === 'step' ? apply(states.at(-1) as GameState, entry.action) : undefined;
    if (step?.ok) states.push(step.value.state);
  }
  return states;
}

/** All hands of a seat during the game, as the screen shows them. */
function handsOf(states: readonly GameState[], seat: number): Set<string> {
  return new Set(states.map((state) => (viewFor(state, seat).seats[seat]?.hand ?? []).join(' ')));
}

function shownHands(text: string): string[] {
  return [...text.matchAll(/Your hand: (.*?) {3}\d+ barker/g)].map(([, cards = '']) =>
    cards.replaceAll(/:\d+/g, '').replaceAll('–', '').split(/\s+/).join(' '),
  );
}

test('after the curtain, only the seat’s own hand and new cards are shown', async () => {
  const cwd = newFolder();
  const { out } = await kairo(ARGS, { cwd, person: randomPerson('hot seat') });
  const states = await statesIn(cwd);
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

test('on a terminal, screen and scrollback are cleared before and after the curtain', async () => {
  const person = randomPerson('wipe');
  let turns = 0;
  const { out } = await kairo([...ARGS, '--start', 'preset'], {
    cwd: newFolder(),
    terminal: { columns: 80, rows: 40 },
    env: { NO_COLOR: '1' },
    // Draws from the pile in every turn, so that the hands change.
    person: (said) => {
      const text = stripVTControlCharacters(said.slice(-6000));
      if (text.endsWith('is looking. ')) return ++turns > 9 ? '\u0003' : '\r';
      if (/(to undo|end your turn)\.\n> $/.test(text)) return '\r';
      if (/Which card will you discard\?[^>]*> $/.test(text)) return '1\r';
      if (/Which card will you take\?[^>]*> $/.test(text)) return 'pile\r';
      return /what will you do\?[^>]*> $/.test(text) ? 'take pile\r' : person(said)?.replace('\n', '\r');
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

test('there is no curtain for a single person', async () => {
  const { out } = await kairo(
    ['play', '--seats', 'person:Amina,random,random', '--edition', 'alley', '--seed', '1'],
    {
      cwd: newFolder(),
      person: randomPerson('alone'),
    },
  );
  expect(out).not.toContain('Pass the terminal');
}, 60_000);
