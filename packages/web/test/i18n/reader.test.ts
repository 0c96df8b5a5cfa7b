import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../fakeBrowser.ts';

async function open(languages: readonly string[], kept = {}) {
  fakeStorage(kept);
  const root = { lang: '' };
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('document', { documentElement: root });
  const [{ followReader }, { needTexts, t }, { prefer }] = await Promise.all([
    import('../../src/i18n/reader.ts'),
    import('../../src/i18n/texts.ts'),
    import('../../src/preferences/store.ts'),
  ]);
  await Promise.all([followReader(), needTexts('frame')]);
  return { prefer, root, t };
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the browser’s language, if it is available', async () => {
  const { root, t } = await open(['pt-BR', 'es-MX', 'en']);
  expect(root.lang).toBe('es');
  expect(t.app.close).toBe('Cerrar');
});

test('English, if none of them is available', async () => {
  expect((await open(['fi'])).root.lang).toBe('en');
});

test('the one that was chosen before', async () => {
  const kept = { 'kairo.preferences': '{"language":"fr"}' };
  expect((await open(['de'], kept)).root.lang).toBe('fr');
});

test('another one at any time, without loading the page again', async () => {
  const { prefer, root, t } = await open(['de']);
  prefer({ language: 'fr' });
  await vi.waitFor(() => expect(root.lang).toBe('fr'));
  expect(t.app.close).toBe('Fermer');
});
