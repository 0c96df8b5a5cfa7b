import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeDevice, fakeStorage } from '../fakeBrowser.ts';

async function open() {
  const [{ motion, theme }, { prefer }] = await Promise.all([
    import('../../src/preferences/effective.ts'),
    import('../../src/preferences/store.ts'),
  ]);
  return { motion, theme, prefer };
}

beforeEach(() => {
  vi.resetModules();
  fakeStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the theme', () => {
  test('follows the device until one is chosen', async () => {
    const change = fakeDevice();
    const { theme, prefer } = await open();
    expect(theme.value).toBe('day');
    change('prefers-color-scheme: dark');
    expect(theme.value).toBe('night');
    prefer({ theme: 'day' });
    expect(theme.value).toBe('day');
  });
});

describe('motion', () => {
  test('is what was chosen', async () => {
    fakeDevice();
    const { motion, prefer } = await open();
    prefer({ motion: 'fast' });
    expect(motion.value).toBe('fast');
  });

  test('is none on a device with reduced motion', async () => {
    const change = fakeDevice('prefers-reduced-motion');
    const { motion } = await open();
    expect(motion.value).toBe('none');
    change();
    expect(motion.value).toBe('normal');
  });
});
