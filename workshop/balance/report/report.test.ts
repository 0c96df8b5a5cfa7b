import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { insertTables } from '../../shared/insertTables.ts';
import type { Collected } from '../collect/results.ts';
import { emptyTally, note } from '../collect/tally.ts';
import { sharesWithIntervals, ticks } from './charts.ts';
import { reportFiles } from './command.ts';
import { element, page, text } from './svg.ts';
import { tables } from './tables.ts';

describe('the writer of SVG', () => {
  it('writes elements with rounded numbers and escaped words', () => {
    expect(element('rect', { x: 1.26, y: 2 })).toBe('<rect x="1.3" y="2"/>');
    expect(text(0, 0, 'a < b & "c"')).toContain('>a &lt; b &amp; &quot;c&quot;</text>');
  });

  it('makes pages with a title, and colours for light and dark ground', () => {
    const made = page(10, 20, { title: 'A & B', note: '400 games' }, []);
    expect(made).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 10 20"/);
    expect(made).toContain('<title>A &amp; B</title>');
    expect(made).toContain('>400 games</text>');
    expect(made).toContain('prefers-color-scheme: dark');
  });
});

describe('charts', () => {
  it('have round numbers at their axes', () => {
    expect(ticks(0, 1, 4)).toEqual([0, 0.5, 1]);
    expect(ticks(0.15, 0.4, 4)).toEqual([0.2, 0.3, 0.4]);
    expect(ticks(35, 120, 10)).toEqual([40, 50, 60, 70, 80, 90, 100, 110, 120]);
  });

  it('say their numbers to whoever points at them', () => {
    const points = [{ name: 'first', share: { mean: 0.5, low: 0.45, high: 0.56 } }];
    const chart = sharesWithIntervals(
      { title: 'Start', note: '' },
      [{ name: '2 players', even: 0.5, points }],
      {
        axis: 'share',
        label: 'turn',
      },
    );
    expect(chart).toContain('<title>2 players, first: 50.0 % (45.0–56.0)</title>');
  });
});

describe('tables in a text', () => {
  const place = 'before\n<!-- a -->\nold\n<!-- /a -->\nafter';

  it('replace the old ones and leave the rest', () => {
    expect(insertTables(place, { a: 'new' })).toBe('before\n<!-- a -->\nnew\n<!-- /a -->\nafter');
  });

  it('need a place', () => {
    expect(() => insertTables(place, { b: 'new' })).toThrow('no place for b');
  });
});

it('says what was collected and found (npm run balance -- report)', () => {
  const files = reportFiles();
  expect(files.size).toBe(10);
  for (const [file, text] of files) expect(text, file.pathname).toBe(readFileSync(file, 'utf8'));
});

describe('the tables', () => {
  it('say who wins with the gold and with the silver of each colour', () => {
    const tally = emptyTally();
    tally.games = 1;
    note(tally.goldHolders, 0, 1);
    note(tally.silverHolders, 0, 0);
    const collected: Collected = {
      ...{ name: 'cairo 2 variable', edition: 'cairo', players: 2, start: 'variable', level: 'trader' },
      ...{ iterations: 0, seed: '', date: '', program: '', tally },
    };
    const { holders = '' } = tables([collected], []);
    const [head, , red] = holders.split('\n');
    expect(head).toContain('wins with its gold | with its silver |');
    expect(red).toContain('| 100.0 % (20.7–100.0) | 0.0 % (0.0–79.3) |');
  });
});
