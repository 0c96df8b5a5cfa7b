import { describe, expect, it } from 'vitest';
import { addUp, count, emptyTally, note } from './tally.ts';
import { collectGames } from './task.ts';

describe('a tally', () => {
  it('counts in lists that grow as needed', () => {
    const list: number[] = [];
    count(list, 2);
    count(list, 2, 0.5);
    expect(list).toEqual([0, 0, 1.5]);
  });

  it('is added up part by part', () => {
    const [a, b] = [emptyTally(), emptyTally()];
    a.games = 1;
    count(a.turns, 1);
    note(a.byTurn, 0, 1);
    b.games = 2;
    count(b.turns, 3);
    note(b.byTurn, 1, 0.5);
    const sum = addUp(a, b);
    expect(sum).toMatchObject({ games: 3, turns: [0, 1, 0, 1], byTurn: { seen: [1, 1], won: [1, 0.5] } });
  });

  it('refuses what has another shape', () => {
    expect(() => addUp<unknown>(1, 'a')).toThrow('same shape');
  });
});

describe('collecting', () => {
  const task = { setting: 'alley 2 variable', level: 'apprentice' };
  const whole = collectGames({ ...task, seeds: ['a', 'b'] });

  it('gives the same for the whole and for its parts', () => {
    const parts = ['a', 'b'].map((seed) => collectGames({ ...task, seeds: [seed] }));
    expect(parts.reduce(addUp)).toEqual(whole);
  });

  it('counts every victory once, and every point', () => {
    const total = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);
    expect(whole.games).toBe(2);
    for (const { won } of [whole.byTurn, whole.goldsHeld]) expect(total(won)).toBeCloseTo(2, 6);
    const scored = total(Object.values(whole.sources.all));
    const held = total(whole.points.map((seats, points) => seats * points));
    expect(scored).toBe(held);
    const turns = total(Object.values(whole.turnKinds).flat());
    expect(turns).toBe(total(whole.turns.map((games, length) => games * length)));
  });
});
