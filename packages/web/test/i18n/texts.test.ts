import { beforeEach, describe, expect, test, vi } from 'vitest';

const open = () => import('../../src/i18n/texts.ts');

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('@kairo/texts/browser');
});

describe('texts', () => {
  test('are available once they were requested', async () => {
    const { needTexts, t } = await open();
    expect(() => t.home).toThrow('home');
    await needTexts('frame', 'home');
    expect(t.home.start).toBe('Start');
    expect(t.terms.icon.eye).toBe('Eye');
    expect(() => t.table).toThrow('play');
  });

  test('all parts change their language together', async () => {
    const { locale, needTexts, switchLocale, t } = await open();
    await needTexts('frame', 'play');
    expect(locale.value).toBe('en');
    await switchLocale('de');
    expect(locale.value).toBe('de');
    expect(t.table.actions.build).toBe('Bauen');
    expect(t.app.close).toBe('Schließen');
  });

  test('the last choice wins', async () => {
    const { locale, needTexts, switchLocale } = await open();
    await needTexts('frame');
    await Promise.all([switchLocale('de'), switchLocale('fr'), needTexts('home')]);
    expect(locale.value).toBe('fr');
  });

  test('a language that cannot be loaded leaves the old one', async () => {
    vi.doMock('@kairo/texts/browser', async (original) => {
      const texts = await original<typeof import('@kairo/texts/browser')>();
      return {
        ...texts,
        loadBrowserTexts: (...args: Parameters<typeof texts.loadBrowserTexts>) =>
          args[0] === 'es' ? Promise.reject(new Error('offline')) : texts.loadBrowserTexts(...args),
      };
    });
    const { locale, needTexts, switchLocale, t } = await open();
    await needTexts('frame');
    await expect(switchLocale('es')).rejects.toThrow('offline');
    expect(locale.value).toBe('en');
    await needTexts('home');
    expect(t.home.start).toBe('Start');
  });
});
