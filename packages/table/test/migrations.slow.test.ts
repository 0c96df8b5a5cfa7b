import { EDITIONS } from '@kairo/engine';
import { expect, test } from 'vitest';
import { MIGRATIONS, type MigratedGame } from '../src/index.ts';
import { CASES, fixtures, playOn, storeWith, TARGET } from './migratedGames.ts';

function migrate(name: string, text: string): MigratedGame {
  const migrated = name.startsWith(CASES.browserSave1)
    ? MIGRATIONS.browserSave1(JSON.parse(text).save, TARGET)
    : MIGRATIONS.terminalSave1(text, EDITIONS, TARGET);
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
  return migrated.value;
}

test.each(Object.values(CASES).flatMap(fixtures))('%s is played on to its end', async (name, text) => {
  const store = await storeWith(migrate(name, text));
  const sitting = await playOn(store);
  expect(sitting.known.view.outcome).toBeDefined();
  expect((await store.list())[0]?.summary).toMatchObject({ isOver: true });
});
