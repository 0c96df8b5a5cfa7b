/**
 * Recovery codes: with one, a person takes everything to another browser. A code has a part by which it is looked up and a
 * secret of 60 bits, of which only a slow hash is stored. A person has at most one.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PeopleStore, StoredPerson } from '../storage/storage.ts';
import { drawCharacters, readCharacters } from './characters.ts';

const LOOKUP_LENGTH = 4;
const SECRET_LENGTH = 12;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Memory in KiB. As OWASP recommends for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const HASH_FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const hashed = promisify(argon2);

type Cost = { readonly [parameter in keyof typeof COST]: number };

function digest(secret: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> {
  return hashed('argon2id', { message: secret, nonce: salt, tagLength: length, ...cost });
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** In the usual form, which names the cost: it can be raised without ending older codes. */
async function hashOf(secret: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const bytes = await digest(secret, salt, COST, HASH_BYTES);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(bytes)}`;
}

async function isHashOf(hash: string, secret: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', bytes = ''] = HASH_FORM.exec(hash) ?? [];
  const stored = Buffer.from(bytes, 'base64');
  if (stored.length === 0) return false;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(await digest(secret, Buffer.from(salt, 'base64'), cost, stored.length), stored);
}

/** Compared with where no code was found, so that the answer takes as long. */
let noHash: Promise<string> | undefined;

export class RecoveryCodes {
  private readonly store: PeopleStore;
  private readonly now: () => number;

  constructor(store: PeopleStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** A new code, which ends the one before; undefined if there is no such person. */
  async make(person: string): Promise<string | undefined> {
    const secret = drawCharacters(SECRET_LENGTH);
    const hash = await hashOf(secret);
    for (;;) {
      const lookup = drawCharacters(LOOKUP_LENGTH);
      const set = await this.store.setRecovery(person, { lookup, hash, createdAt: this.now() });
      if (set === 'gone') return undefined;
      if (set === 'set') return lookup + secret;
    }
  }

  /** Whose code it is, as it was typed. */
  async find(text: string): Promise<StoredPerson | undefined> {
    const code = readCharacters(text, LOOKUP_LENGTH + SECRET_LENGTH);
    if (code === undefined) return undefined;
    const [lookup, secret] = [code.slice(0, LOOKUP_LENGTH), code.slice(LOOKUP_LENGTH)];
    const found = await this.store.byRecovery(lookup);
    noHash ??= hashOf(drawCharacters(SECRET_LENGTH));
    const isRight = await isHashOf(found?.recovery.hash ?? (await noHash), secret);
    return isRight ? found?.person : undefined;
  }
}
