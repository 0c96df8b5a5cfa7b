/** Keys: what programs and browsers are known by. Only their digests are kept, and compared in constant time. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** At least 128 bits, in base64url; chosen by the program. */
const KEY_FORM = /^[A-Za-z0-9_-]{22,128}$/;
const DEVICE_KEY_BYTES = 32;
const DEVICE_KEY_FORM = /^[A-Za-z0-9_-]{43}$/;
const ID_BYTES = 16;

export function isKey(text: string): boolean {
  return KEY_FORM.test(text);
}

export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** For the cookie of a browser. */
export function drawDeviceKey(): string {
  return randomBytes(DEVICE_KEY_BYTES).toString('base64url');
}

export function isDeviceKey(text: string): boolean {
  return DEVICE_KEY_FORM.test(text);
}

export function drawPersonId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/** Takes the same time wherever two texts differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
