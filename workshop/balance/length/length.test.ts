import { ICONS, PERSON, type SeatSetup } from '@kairo/protocol';
import { describe, expect, it, test } from 'vitest';
import { expectedMinutes, SECONDS } from '../../../packages/web/src/home/expectedMinutes.ts';
import { readLengths } from './lengths.ts';
import { countTurns } from './task.ts';

/** At most this much more or less than measured. */
const TOLERANCE = 0.25;

describe('what the start page says', () => {
  const { lengths } = readLengths();

  it('covers both boards and starts, two to four players, three levels', () => {
    const names = lengths.map(({ edition, start, players, rivals }) =>
      [edition, start, players, rivals].join(' '),
    );
    expect(new Set(names).size).toBe(2 * 2 * 3 * 3);
  });

  for (const { edition, start, players, rivals, turns } of lengths) {
    const people = Array.from({ length: players }, (_, i) => i + 1);
    test.each(people)(`${edition}, ${start}, ${players} players, ${rivals}; people: %i`, (persons) => {
      const seats = Array.from(
        { length: players },
        (_, seat): SeatSetup => ({
          ...{ name: '', icon: ICONS[seat] ?? 'ankh', player: seat < persons ? PERSON : 'trader' },
        }),
      );
      const seconds = persons * SECONDS.person + (players - persons) * SECONDS.bot;
      const measured = (turns * seconds) / players / 60;
      const ratio = expectedMinutes({ edition, start, seats }) / measured;
      expect(ratio).toBeGreaterThan(1 - TOLERANCE);
      expect(ratio).toBeLessThan(1 + TOLERANCE);
    });
  }
});

describe('turns', () => {
  const count = (setting: string): number =>
    countTurns({ setting, rivals: 'apprentice', seeds: ['a'] })[0] ?? 0;

  it('include the stalls that are placed', () => {
    expect(count('alley 4 variable')).toBeGreaterThan(3 * 4 + 20);
  });

  it('are the same for the same seed', () => {
    expect(count('alley 2 preset')).toBe(count('alley 2 preset'));
  });
});
