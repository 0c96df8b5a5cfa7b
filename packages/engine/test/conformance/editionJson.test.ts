import { expect, test } from 'vitest';
import { EDITIONS, editionToJson, loadEdition } from '../../src/index.ts';

test('R10 an edition as JSON is read as the same edition', () => {
  for (const edition of EDITIONS.values()) {
    expect(loadEdition(structuredClone(editionToJson(edition)))).toEqual({ ok: true, value: edition });
  }
});
