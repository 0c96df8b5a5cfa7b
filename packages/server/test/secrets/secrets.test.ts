/** What a client is sent does not depend on what it may not know. Whole games are in `secrets.slow.test.ts`. */
import { PERSON } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { compared, setupOf } from './pair.ts';

describe('a few turns on two deals', () => {
  test.each([0, 1, 'spectator'] as const)('are the same to viewer %s', async (viewer) => {
    const setup = setupOf([PERSON, PERSON]);
    const { differences, exposed, exchanged } = await compared({ setup, viewer, seed: 'short', turns: 12 });
    expect(exchanged).toBeGreaterThan(20);
    expect(differences).toEqual([]);
    expect(exposed).toEqual([]);
  });
});
