import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ALLEY, CAIRO, COLOURS, EDITIONS, gridOf, loadEdition, type PresetStall } from '@kairo/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { candidate, isToTaste, tasteFor, variant } from './candidates.ts';
import { editionWith, fairnessOf, playDeals } from './fairness.ts';
import { readFindings, WANTED, weightsDigest } from './findings.ts';
import { halve } from './halving.ts';
import { withoutTwins } from './search.ts';
import { EDITIONS_FOLDER, editionFiles, writeEditions } from './write.ts';

describe('successive halving', () => {
  it('gives more trials to the better ones, and never the same trial twice', async () => {
    const asked: string[] = [];
    const best = await halve(
      [5, 1, 4, 2],
      [
        { trials: 2, keep: 2 },
        { trials: 3, keep: 1 },
      ],
      async (value, from, count) => {
        asked.push(`${value}: ${from}+${count}`);
        return Array.from({ length: count }, () => value);
      },
      (trials) => Math.max(...trials),
    );
    expect(best).toEqual([{ candidate: 1, trials: [1, 1, 1, 1, 1] }]);
    expect(asked).toEqual(['5: 0+2', '1: 0+2', '4: 0+2', '2: 0+2', '1: 2+3', '2: 2+3']);
  });
});

/** The distance of the closest two, as a sum of rows and columns. */
function closest(stalls: readonly PresetStall[]): number {
  const places = stalls.map(({ stall }) => gridOf(stall));
  const distances = places.flatMap(([x, y], i) =>
    places.slice(i + 1).map(([otherX, otherY]) => Math.abs(x - otherX) + Math.abs(y - otherY)),
  );
  return Math.min(...distances);
}

describe('random starts', () => {
  const cases = [
    [CAIRO, 2],
    [CAIRO, 3],
    [CAIRO, 4],
    [ALLEY, 2],
  ] as const;
  it.each(cases)('on $id for %d players are legal and spread out', (edition, players) => {
    const preset = candidate(edition, players, 'test');
    expect(() => editionWith(edition, players, preset)).not.toThrow();
    expect(candidate(edition, players, 'test')).toEqual(preset);
    const segment = (site: string): number | undefined => {
      const [column, row] = gridOf(site);
      return edition.segments[row]?.[column];
    };
    for (const stalls of preset.seats) {
      expect(new Set(stalls.map(({ colour }) => colour)).size).toBe(3);
      expect(new Set(stalls.map(({ stall }) => segment(stall))).size).toBe(3);
    }
    expect(preset.neutral.map(({ colour }) => colour).sort()).toEqual(
      players === 2 ? [...COLOURS].sort() : [],
    );
    expect(new Set(preset.seats.flat().map(({ colour }) => colour)).size).toBe(COLOURS.length);
    const all = [...preset.seats.flat(), ...preset.neutral];
    const segments = all.map(({ stall }) => segment(stall));
    for (let number = 1; number <= 9; number++) {
      const stalls = segments.filter((other) => other === number).length;
      expect(stalls).toBeGreaterThan(0);
      expect(stalls).toBeLessThanOrEqual(2); // R3.5
    }
    const { apart, ownApart } = tasteFor(edition);
    expect(closest(all)).toBeGreaterThanOrEqual(apart);
    for (const stalls of preset.seats) expect(closest(stalls)).toBeGreaterThanOrEqual(ownApart);
  });
});

describe('the presets that were found', () => {
  it.each(WANTED)('%s is to the taste', (name) => {
    const [id = '', players = ''] = name.split('-');
    const edition = EDITIONS.get(id);
    const preset = edition?.presets[players as unknown as 2];
    if (edition === undefined || preset === undefined) throw new Error(`there is no ${name}`);
    expect(isToTaste(edition, preset)).toBe(true);
  });

  it('a start with two stalls side by side is not', () => {
    const { seats, neutral } = candidate(CAIRO, 3, 'test');
    const [[first, ...rest] = [], ...others] = seats;
    const crowded = others.map((stalls) => stalls.slice());
    if (first === undefined || crowded[0]?.[0] === undefined) throw new Error('no stalls');
    crowded[0][0] = { ...first, colour: crowded[0][0].colour };
    expect(isToTaste(CAIRO, { seats: [[first, ...rest], ...crowded], neutral })).toBe(false);
  });
});

describe('variants of a start', () => {
  it.each([
    [CAIRO, 3],
    [ALLEY, 2],
  ] as const)('on $id for %d players lay one stall of one player anew', (edition, players) => {
    const preset = candidate(edition, players, 'test');
    const changed = variant(edition, preset, 1, 'other');
    const texts = (stalls: readonly object[] = []): string[] =>
      stalls.map((one) => JSON.stringify(one)).sort();
    expect(texts(changed?.seats[0])).toEqual(texts(preset.seats[0]));
    expect(texts(changed?.neutral)).toEqual(texts(preset.neutral));
    const kept = texts(changed?.seats[1]).filter((stall) => texts(preset.seats[1]).includes(stall));
    expect(kept.length).toBeGreaterThanOrEqual(2);
    expect(changed !== undefined && isToTaste(edition, changed)).toBe(true);
  });
});

it('a start that is there twice is tried once, in its first place', () => {
  const [one, two] = [candidate(ALLEY, 3, 'one'), candidate(ALLEY, 3, 'two')];
  const again = { ...one, seats: one.seats.map((stalls) => stalls.toReversed()) };
  expect(withoutTwins([one, two, again])).toEqual([one, two]);
});

describe('fairness', () => {
  it('turns the stalls around the table, so that everybody has the first turn equally often', () => {
    const preset = EDITIONS.get('alley')?.presets[2];
    if (preset === undefined) throw new Error('alley has no preset for two');
    const task = { edition: 'alley', players: 2, level: 'apprentice', seeds: ['a', 'b', 'c'] };
    const deals = playDeals({ ...task, preset });
    const fairness = fairnessOf(deals, 2);
    expect(fairness.games).toBe(6);
    expect(fairness.shares[0]?.mean).toBeCloseTo(1 - (fairness.shares[1]?.mean ?? 0), 9);
    const swapped = playDeals({ ...task, preset: { ...preset, seats: preset.seats.toReversed() } });
    expect(swapped.map(({ wins }) => wins.toReversed())).toEqual(deals.map(({ wins }) => wins));
  });
});

it('the presets that ship are even for the level as it plays now (balance -- presets --again)', () => {
  const findings = readFindings();
  expect(findings.map(({ edition, players }) => `${edition}-${players}`)).toEqual(WANTED);
  for (const { edition, players, again, ...found } of findings) {
    const latest = again ?? found;
    expect(latest.weights, `${edition}-${players}`).toBe(weightsDigest(edition, players));
    expect(latest.fairness.worst, `${edition}-${players}`).toBeLessThanOrEqual(0.02);
    expect(latest.fairness.games, `${edition}-${players}`).toBeGreaterThanOrEqual(4000);
    expect(EDITIONS.get(edition)?.presets[players], `${edition}-${players}`).toEqual(found.preset);
  }
});

describe('writing into the editions', () => {
  it('has been done (npm run balance -- presets --write)', () => {
    for (const [file, text] of editionFiles(readFindings(), EDITIONS_FOLDER)) {
      expect(readFileSync(new URL(file, EDITIONS_FOLDER), 'utf8'), file).toBe(text);
    }
  });

  const folder = mkdtempSync(join(tmpdir(), 'kairo-editions-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('changes the preset and the notes, and nothing else', () => {
    cpSync(EDITIONS_FOLDER, folder, { recursive: true });
    const read = (): { [field: string]: unknown } =>
      JSON.parse(readFileSync(join(folder, 'alley.json'), 'utf8'));
    const before = read();
    const preset = candidate(ALLEY, 2, 'written');
    const even = { mean: 0.5, error: 0.01 };
    const fairness = {
      games: 4000,
      shares: [even, even],
      points: [even, even],
      byTurn: [even, even],
      worst: 0,
    };
    const origin = { date: '2026-01-01', program: '', weights: '', seed: '1' };
    const how = { ...origin, level: 'trader', iterations: 0, rounds: '', failedBefore: 3 };
    const finding = {
      edition: 'alley',
      players: 2,
      ...how,
      candidates: 9,
      generations: 1,
      searched: 99,
      judged: 1,
      preset,
      fairness,
    };
    writeEditions([finding], pathToFileURL(`${folder}/`));
    const { presets, notes, ...rest } = read();
    const { presets: oldPresets, notes: _, ...oldRest } = before;
    expect(rest).toEqual(oldRest);
    expect(loadEdition({ presets, ...rest })).toMatchObject({ ok: true, value: { presets: { 2: preset } } });
    expect(presets).toMatchObject({ 3: (oldPresets as { 3: unknown })[3] });
    expect(String(notes)).toContain('4000 games');
    expect(String(notes)).toContain('3 of an earlier search had not passed');
    expect(String(notes)).toContain('3 and 4 players are legal, not judged');
  });
});
