/** Who is asking: a program by its key, a person by the cookie of their browser, or neither. */
import type { KnownDevice, NewDevice, PeopleStore } from '../storage/storage.ts';
import { cookieName, readCookie, setCookie } from './cookie.ts';
import { digestOf, drawDeviceKey, drawPersonId, isDeviceKey, isKey } from './keys.ts';
import { SignOuts } from './signOuts.ts';

export type Asker =
  | { readonly kind: 'program'; readonly holder: `k:${string}` }
  | {
      readonly kind: 'person';
      readonly holder: `p:${string}`;
      readonly known: KnownDevice;
      /** To be sent along, so that the browser keeps the cookie. */
      readonly cookie?: string;
    }
  | { readonly kind: 'stranger' }
  /** It came with something that cannot be a key. */
  | { readonly kind: 'unknown' };

/** What is looked at in a request. */
export interface Credentials {
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
  readonly isHttps: boolean;
}

/** A cookie is renewed when it has not been seen for so long. */
const RENEWAL = 24 * 60 * 60 * 1000;
const BEARER = /^Bearer +(\S+) *$/i;

export function holderOfKey(key: string): `k:${string}` {
  return `k:${digestOf(key)}`;
}

export class People {
  /** Of devices that were signed out, or whose person was removed. */
  readonly signOuts = new SignOuts();
  private readonly store: PeopleStore;
  private readonly now: () => number;

  constructor(store: PeopleStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async whoIsAsking({ authorization, cookie, isHttps }: Credentials): Promise<Asker> {
    if (authorization !== undefined) {
      const key = BEARER.exec(authorization)?.[1];
      return key !== undefined && isKey(key)
        ? { kind: 'program', holder: holderOfKey(key) }
        : { kind: 'unknown' };
    }
    const key = readCookie(cookie, cookieName(isHttps));
    if (key === undefined || !isDeviceKey(key)) return { kind: 'stranger' };
    const known = await this.store.byDevice(digestOf(key));
    if (known === undefined) return { kind: 'stranger' };
    const holder = `p:${known.person.id}` as const;
    const now = this.now();
    if (now - known.device.seenAt < RENEWAL) return { kind: 'person', holder, known };
    await this.store.touch(known.device.id, now);
    return { kind: 'person', holder, known, cookie: setCookie(key, isHttps) };
  }

  /** Someone who is here for the first time. */
  async welcome(credentials: Credentials): Promise<Extract<Asker, { kind: 'person' }>> {
    for (;;) {
      const person = { id: drawPersonId(), name: '', createdAt: this.now() };
      const { device, cookie } = this.newDevice(credentials);
      const created = await this.store.create(person, device);
      if (created === 'created') {
        return { kind: 'person', holder: `p:${person.id}`, known: { person, device }, cookie };
      }
    }
  }

  /** Makes the browser one of a person's devices, and returns its cookie; undefined if there is no such person. */
  async addDevice(person: string, credentials: Credentials): Promise<string | undefined> {
    for (;;) {
      const { device, cookie } = this.newDevice(credentials);
      const added = await this.store.addDevice(person, device);
      if (added === 'gone') return undefined;
      if (added === 'added') return cookie;
    }
  }

  /** False if the person has no such device. */
  async signOut(person: string, device: string): Promise<boolean> {
    const isDone = await this.store.signOut(person, device);
    if (isDone) this.signOuts.tell(device);
    return isDone;
  }

  private newDevice({ userAgent, isHttps }: Credentials): {
    readonly device: NewDevice;
    readonly cookie: string;
  } {
    const key = drawDeviceKey();
    const now = this.now();
    return {
      device: {
        id: drawPersonId(),
        label: deviceLabel(userAgent),
        createdAt: now,
        seenAt: now,
        keyHash: digestOf(key),
      },
      cookie: setCookie(key, isHttps),
    };
  }
}

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** What a person recognises a device by: nothing but these words is kept of what the browser says about itself. */
function deviceLabel(userAgent = ''): string {
  const nameIn = (names: readonly (readonly [string, string])[]): string | undefined =>
    names.find(([part]) => userAgent.includes(part))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
