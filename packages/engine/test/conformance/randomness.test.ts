/** Published test vectors for random numbers and digests, and comparisons with Node's crypto. */
import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FastRandom } from '../../src/index.ts';
import { chacha20Block } from '../../src/random/chacha20.ts';
import { hexOfWords, sha256Hex, sha256Words, utf8 } from '../../src/random/sha256.ts';

/** The words as bytes, low byte first. */
function littleEndian(words: Int32Array): string {
  return Array.from(words, (word) => {
    const hex = (word >>> 0).toString(16).padStart(8, '0');
    return (hex.match(/../g) ?? []).reverse().join('');
  }).join('');
}

/** The inverse. */
function wordsOf(hex: string): number[] {
  return (hex.match(/.{8}/g) ?? []).map((word) =>
    Number.parseInt((word.match(/../g) ?? []).reverse().join(''), 16),
  );
}

const ZEROS = '00'.repeat(32);
const COUNTING = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

describe('ChaCha20', () => {
  test.each([
    [
      'RFC 8439, 2.3.2',
      COUNTING,
      1,
      '000000090000004a00000000',
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ],
    [
      'RFC 8439, A.1 #1',
      ZEROS,
      0,
      '000000000000000000000000',
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'RFC 8439, A.1 #2',
      ZEROS,
      1,
      '000000000000000000000000',
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'RFC 8439, A.1 #3',
      `${'00'.repeat(31)}01`,
      1,
      '000000000000000000000000',
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      'RFC 8439, A.1 #4',
      `00ff${'00'.repeat(30)}`,
      2,
      '000000000000000000000000',
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
    [
      'RFC 8439, A.1 #5',
      ZEROS,
      0,
      '000000000000000000000002',
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ])('%s', (_, key, counter, nonce, stream) => {
    const words = wordsOf(nonce) as [number, number, number];
    expect(littleEndian(chacha20Block(wordsOf(key), 0, counter, words))).toBe(stream);
    // The key may start at any index.
    expect(littleEndian(chacha20Block([7, 7, 7, ...wordsOf(key)], 3, counter, words))).toBe(stream);
  });

  test('agrees with OpenSSL on other keys, counters and nonces', () => {
    for (let i = 0; i < 50; i++) {
      const bytes = createHash('sha512').update(`chacha ${i}`).digest();
      const [key, iv] = [bytes.subarray(0, 32), bytes.subarray(32, 48)];
      const [counter = 0, ...nonce] = wordsOf(iv.toString('hex'));
      const stream = createCipheriv('chacha20', key, iv).update(Buffer.alloc(64)).toString('hex');
      const block = chacha20Block(
        wordsOf(key.toString('hex')),
        0,
        counter,
        nonce as [number, number, number],
      );
      expect(littleEndian(block)).toBe(stream);
    }
  });
});

describe('SHA-256', () => {
  test.each([
    ['nothing', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['24 bits', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      '448 bits',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      '896 bits',
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('FIPS 180-4: %s', (_, text, digest) => {
    expect(sha256Hex(text)).toBe(digest);
  });

  test('agrees with OpenSSL on every length over three blocks', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = createHash('shake256', { outputLength: length || 1 })
        .update(`${length}`)
        .digest();
      const text = bytes.subarray(0, length);
      expect(hexOfWords(sha256Words(text))).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  test('texts are digested as UTF-8', () => {
    for (const text of ['Kairo', 'Käse', 'Маркет', '市場', '𝄞 clef', 'a\u0000b']) {
      expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')]);
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe('xoshiro128**', () => {
  test.each([
    [
      'version 1.1 from 1, 2, 3, 4, as in rand_xoshiro',
      [1, 2, 3, 4],
      [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804],
    ],
    [
      'the C reference from a random state, as in xoshiro-6502',
      [0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0],
      [0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70],
    ],
  ])('%s', (_, state, values) => {
    const random = new FastRandom(Int32Array.from(state));
    expect(values.map(() => random.nextWord() >>> 0)).toEqual(values);
  });

  test('a state of zeros, which would stay zero, is not used', () => {
    const random = new FastRandom(new Int32Array(4));
    expect(new Set(Array.from({ length: 20 }, () => random.nextWord())).size).toBeGreaterThan(15);
  });

  test('the same seed gives the same numbers, another seed others', () => {
    const numbers = (seed: string): number[] => {
      const random = new FastRandom(seed);
      return Array.from({ length: 10 }, () => random.below(1000));
    };
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
  });
});
