/** Goes on with a game that an earlier release saved as a record. The record stays as it is. */
import { existsSync } from 'node:fs';
import type { Edition } from '@kairo/engine';
import { MAX_NAME, type SeatSetup } from '@kairo/protocol';
import { GameLog, MemoryStore, MIGRATIONS, type MigratedGame } from '@kairo/table';
import { LOCALES, messages } from '@kairo/texts';
import type { Context } from '../context.ts';
import { describeRecordError } from '../describeRecordError.ts';
import { describeTableError } from '../describeTableError.ts';
import { fail } from '../failure.ts';
import type { GamePlace } from './folder.ts';
import { namesIn } from './seating.ts';

interface OldSave {
  readonly path: string;
  readonly text: string;
  readonly editions: ReadonlyMap<string, Edition>;
}

/** Migrates the record to a game at this place, unless that has been done before. */
export async function migrateRecord(context: Context, save: OldSave, place: GamePlace): Promise<void> {
  const { t } = context;
  const { bad } = t.terminal;
  const migrated = MIGRATIONS.terminalSave1(save.text, save.editions, { id: place.id, now: Date.now() });
  if (!migrated.ok) {
    const { error, record } = migrated.error;
    return fail(bad.inFile(save.path, describeRecordError(t, error, save.editions, record)));
  }
  const game = withoutDefaultNames(migrated.value);
  if (existsSync(place.path)) {
    const isSame = (await seedAt(place)) === game.header.seed;
    return isSame ? undefined : fail(bad.fileExists(place.path));
  }
  const trial = new MemoryStore();
  await trial.create(game.header, game.first);
  const loaded = await GameLog.load(trial, place.id);
  if (!loaded?.ok) return fail(bad.inFile(save.path, describeTableError(t, loaded?.error)));
  try {
    await place.store.create(game.header, game.first);
  } catch {
    return fail(bad.cannotSave(place.path));
  }
}

/** Undefined if there is no readable game. */
async function seedAt({ store, id }: GamePlace): Promise<unknown> {
  try {
    return ((await store.load(id, 0))?.header as { readonly seed?: unknown } | undefined)?.seed;
  } catch {
    return undefined;
  }
}

/** Records have a name for every seat. Default names become empty again, so that they follow the user's language. */
function withoutDefaultNames({ header, first }: MigratedGame): MigratedGame {
  const { setup } = header;
  const unnamed = {
    ...header,
    setup: { ...setup, seats: setup.seats.map((seat) => ({ ...seat, name: '' })) },
  };
  const defaults = LOCALES.map((locale) => namesIn(messages(locale), unnamed).map(shortened));
  const isDefault = ({ name }: SeatSetup, seat: number): boolean =>
    defaults.some((names) => names[seat] === name);
  const seats = setup.seats.map((seat, i) => (isDefault(seat, i) ? { ...seat, name: '' } : seat));
  return { header: { ...header, setup: { ...setup, seats } }, first };
}

/** As names are in a set-up. */
function shortened(name: string): string {
  return [...name].slice(0, MAX_NAME).join('');
}
