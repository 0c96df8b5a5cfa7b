import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/browser.ts';
import { loadBoardTexts } from '../../src/refusedBoards.ts';
import { errorSamples } from '../errorSamples.ts';

const problems = Object.values(errorSamples)
  .flat()
  .filter(({ code }) => /^(edition|setup)\//.test(code));

describe.each(LOCALES)('%s', async (locale) => {
  const boards = await loadBoardTexts(locale);

  test.each(problems)('a board is refused with a reason: $code', (error) => {
    expect(boards.problem({ ...error })).toMatch(/^[\p{Lu}¿“„«].*[.?]$/u);
  });

  test('other codes, and facts of another release, are left to others', () => {
    expect(boards.problem({ code: 'room/locked' })).toBeUndefined();
    expect(boards.problem({ code: 'edition/novel' })).toBeUndefined();
    expect(boards.problem({ code: 'record/after-end', turn: 3 })).toBeUndefined();
    expect(boards.problem({ code: 'edition/not-connected' })).toBeUndefined();
  });
});
