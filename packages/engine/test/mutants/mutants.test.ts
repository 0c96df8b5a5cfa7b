/** Every mutant must apply to the current source. `npm run mutants` checks that tests detect it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTANTS, mutate } from './mutants.ts';

test.each(MUTANTS)('the mutant of $rule fits the source: $breaks', (mutant) => {
  const source = readFileSync(new URL(`../../${mutant.file}`, import.meta.url), 'utf8');
  const changed = mutate(source, mutant);
  expect(changed).toBeDefined();
  expect(changed).not.toBe(source);
});
