/** The commitment to a deal, which is published before a game and verified after it. */
import { describe, expect, test } from 'vitest';
import { commitmentOf, type Edition, loadEdition, RULES_VERSION } from '../../src/index.ts';
import { sha256Hex } from '../../src/random/sha256.ts';
import { CAUSEWAY, editionJson, gameOf, type Setup, unwrap } from './setups.ts';

const SEED = '00112233445566778899aabbccddeeff';
const setup: Setup = { edition: CAUSEWAY, players: 3, start: 'preset', openMoney: false };

function changed(change: Readonly<Record<string, unknown>>): Edition {
  return unwrap(loadEdition({ ...editionJson('causeway'), ...change }));
}

describe('the commitment', () => {
  test('is the digest of everything that determines the deal, so that anybody can compute it', () => {
    const text = `kairo deal ${RULES_VERSION} ${CAUSEWAY.hash} 3 preset false ${SEED}`;
    expect(commitmentOf(gameOf(setup), SEED)).toBe(sha256Hex(text));
    expect(commitmentOf(gameOf(setup), SEED)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('changes with the seed and with every part of the set-up', () => {
    const flipped = [...SEED].map(
      (digit, i) => SEED.slice(0, i) + (digit === '0' ? '1' : '0') + SEED.slice(i + 1),
    );
    const promises = [
      commitmentOf(gameOf(setup), SEED),
      ...flipped.map((seed) => commitmentOf(gameOf(setup), seed)),
      commitmentOf(gameOf({ ...setup, start: 'variable' }), SEED),
      commitmentOf(gameOf({ ...setup, start: 'variable', players: 4 }), SEED),
      commitmentOf(gameOf({ ...setup, openMoney: true }), SEED),
      ...[
        { barkers: 4 },
        { starts: ['d3', 'e2', 'h5', 'k2', 'm4'] },
        { jokers: ['123', '159', '357', '258', '469'] },
      ].map((change) => commitmentOf(gameOf({ ...setup, edition: changed(change) }), SEED)),
    ];
    expect(new Set(promises).size).toBe(promises.length);
  });

  test('does not depend on anything else', () => {
    const edition = changed({ notes: 'other words', id: 'other' });
    expect(edition.hash).toBe(CAUSEWAY.hash);
    expect(commitmentOf(gameOf({ ...setup, edition }), SEED)).toBe(commitmentOf(gameOf(setup), SEED));
  });
});
